import ButtonLayout
import Typesetting

/// A button that can be asked again with other values, so that rules find their numbers and guess none.
struct ButtonProbe {
  /// The button as it was asked about, with the rules that decide.
  private let ruled: RuledButton
  /// Its title.
  let title: AnyTitle
  /// The answer about it.
  let arrangement: ButtonArrangement

  private init(_ ruled: RuledButton, title: AnyTitle, arrangement: ButtonArrangement) {
    self.ruled = ruled
    self.title = title
    self.arrangement = arrangement
  }

  /// The button without the rules.
  var button: LegacyButton { ruled.button }

  /// The button of a question that was answered; `nil` where its title cannot be measured.
  init?(
    _ question: ButtonQuestion, _ arrangement: ButtonArrangement,
    measuringWith measurer: TextMeasurer
  ) {
    do throws(QuestionError) {
      title = try question.resolvedTitle(with: measurer)
    } catch {
      return nil
    }
    ruled = question.ruledButton
    self.arrangement = arrangement
  }

  /// Where the parts would stand if the button were another, or in other bounds.
  func arrangement(
    in size: Size? = nil, _ change: (inout LegacyButton) -> Void = { _ in }
  ) -> ButtonArrangement {
    var other = ruled
    change(&other.button)
    let bounds = size.map { Rect(origin: .zero, size: $0) } ?? arrangement.bounds
    return other.arrangement(forBounds: bounds, title: title)
  }

  /// The least size, growing by whole points from the one there is, in which something holds along each axis.
  ///
  /// - Returns: The size; `nil` where a thousand more points do not help.
  func leastSize(
    inWhich holds: (ButtonArrangement, Step.Axis) -> Bool
  ) -> Size? {
    var least = arrangement.bounds.size
    for axis in Step.Axis.allCases where !holds(arrangement, axis) {
      let start = least
      func size(_ more: Int) -> Size {
        axis == .horizontal
          ? Size(width: start.width + Double(more), height: start.height)
          : Size(width: start.width, height: start.height + Double(more))
      }
      guard let more = Self.fewest(upTo: 1000, { holds(arrangement(in: size($0)), axis) })
      else { return nil }
      least = size(more)
    }
    return least
  }

  /// The same button on a screen whose pixels are too small to hide a move, for the exact place where one begins.
  var onFinestGrid: ButtonProbe {
    var fine = ruled
    fine.button.displayScale = 1000
    return ButtonProbe(
      fine, title: title,
      arrangement: fine.arrangement(forBounds: arrangement.bounds, title: title))
  }

  /// The fewest steps with which something holds, if it goes on holding with more; `nil` where it never does.
  ///
  /// - Complexity: O(log n) questions, for n steps.
  static func fewest(upTo limit: Int, _ holds: (Int) -> Bool) -> Int? {
    var high = 1
    while !holds(min(high, limit)) {
      if high >= limit { return nil }
      high *= 2
    }
    var low = high / 2
    high = min(high, limit)
    while low + 1 < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle }
    }
    return high
  }
}

extension ButtonProbe {
  /// Whether there is something that the insets of an owner could move.
  func has(_ owner: InsetOwner) -> Bool {
    switch owner {
    case .content: return true
    case .image: return button.imageSize != nil
    case .title: return title.isPresent
    }
  }

  /// Whether nothing would change, the natural size included, if an owner's insets at some edges were 0.
  func isSame(without edges: [InsetEdge], of owner: InsetOwner) -> Bool {
    var bare = ruled
    for edge in edges { bare.button[owner][edge] = 0 }
    // Image and title insets are never counted in the natural size; content insets always may be.
    guard owner != .content || bare.measurement(title: title) == ruled.measurement(title: title)
    else { return false }
    return bare.arrangement(forBounds: arrangement.bounds, title: title).looksLike(arrangement)
  }
}

extension ButtonArrangement {
  /// Whether image and title stand alike, but for binary noise, so that nobody could tell two buttons apart.
  func looksLike(_ other: ButtonArrangement, within noise: Double = 1e-6) -> Bool {
    titleIsTruncated == other.titleIsTruncated
      && Self.areAlike(imageRect, other.imageRect, noise)
      && Self.areAlike(titleRect, other.titleRect, noise)
      && Self.areAlike(imageDrawnRect, other.imageDrawnRect, noise)
  }

  private static func areAlike(_ one: Rect?, _ other: Rect?, _ noise: Double) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return abs(one.minX - other.minX) <= noise && abs(one.minY - other.minY) <= noise
      && abs(one.width - other.width) <= noise && abs(one.height - other.height) <= noise
  }
}
