import ButtonLayout

/// A title in any font, as UILabel sets it: one line or several, wrapped or truncated.
public struct TypesetTitle: TitleMeasuring, Sendable {
  /// How far a line may pass its room and still fit: binary noise, in points.
  static let noise = 1e-6

  /// The part of its natural width that a title may be tightened to before it is truncated.
  ///
  /// Seen on one system (Catalyst 26): a title of 309.16 points filled every room from 287 on (model §6).
  static let tightestShare = 287 / 309.16

  /// The most lines; 0 for as many as needed.
  public let numberOfLines: Int
  /// How the title gives way.
  public let lineBreakMode: LineBreakMode
  /// Whether a title that nearly fits is tightened.
  public let tightens: Bool
  /// The title's natural size: as many lines as line feeds make, in points, unrounded.
  public let naturalSize: Size
  /// The fonts that answered, by name, in the order of their first character.
  public var fonts: [String] { text.fonts }
  /// The rules without a recorded number that the natural size rests on.
  public let unverified: UnverifiedRules
  /// The height of one line of the first run's font: that of a line without a character.
  private let emptyLineHeight: Double

  let text: MeasuredText
  private let source: StyledText
  private let ellipsis: Double

  /// Measures a title.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - measurer: Who measures it.
  ///   - numberOfLines: The most lines; 0 for as many as needed.
  ///   - lineBreakMode: How the title gives way to too little width.
  ///   - tightens: Whether a title of one line that nearly fits is tightened first.
  /// - Throws: `MeasuringError` for a character that no font has.
  public init(
    _ source: StyledText, measurer: TextMeasurer, numberOfLines: Int = 1,
    lineBreakMode: LineBreakMode = .byTruncatingMiddle, tightens: Bool = false
  ) throws(MeasuringError) {
    let text = try measurer.measure(source)
    self.text = text
    self.source = source
    self.numberOfLines = numberOfLines
    self.lineBreakMode = lineBreakMode
    self.tightens = tightens
    emptyLineHeight = source.runs.first?.typeface.lineHeight ?? 0
    ellipsis = source.runs.last?.typeface.ellipsisAdvance ?? 0
    var unverified = text.unverified
    let paragraphs = text.paragraphs
    if paragraphs.count > 1 { unverified.insert(.wrappedTitle) }
    self.unverified = unverified
    let shown = numberOfLines == 0 ? paragraphs.count : min(numberOfLines, paragraphs.count)
    let lines = paragraphs.prefix(shown).map { SetLine($0, of: text) }
    naturalSize = TypesetTitle.size(of: lines, text, source, emptyLineHeight)
  }

  /// Whether there is a character.
  public var isPresent: Bool { !text.clusters.isEmpty }
  /// A label rounds what it measures.
  public var isFinal: Bool { false }

  /// The title in a width.
  public func fitted(to width: Double) -> FittedTitle {
    let lines = lines(in: width)
    var size = TypesetTitle.size(of: lines.set, text, source, emptyLineHeight)
    if lines.isTightened { size.width = width }
    return FittedTitle(
      size: size, isTruncated: lines.set.contains(where: \.isTruncated),
      unverified: unverified.union(lines.unverified))
  }

  /// What is drawn in a width: the lines in logical order, with line feeds between them.
  public func drawnTitle(in width: Double) -> String {
    lines(in: width).set.map { $0.string(of: text) }.joined(separator: "\n")
  }

  private struct Lines {
    var set: [SetLine]
    var isTightened = false
    var unverified: UnverifiedRules = []
  }

  private func lines(in room: Double) -> Lines {
    let paragraphs = text.paragraphs
    if numberOfLines == 1 {
      return oneLine(paragraphs[0], in: room, leavesMore: paragraphs.count > 1)
    }
    guard room > TypesetTitle.noise else {
      return Lines(set: [.empty(at: 0)], unverified: [.truncatedTitle])
    }
    let isBetweenCharacters = lineBreakMode == .byCharWrapping
    let limit = numberOfLines == 0 ? Int.max : numberOfLines
    var lines: [SetLine] = []
    var isWrapped = false
    for (number, paragraph) in paragraphs.enumerated() where lines.count < limit {
      let ranges = text.lines(
        of: paragraph, in: room, betweenCharacters: isBetweenCharacters, limit: limit - lines.count)
      isWrapped = isWrapped || ranges.count > 1
      for range in ranges {
        lines.append(
          SetLine(range, of: text, isBroken: range.upperBound < paragraph.upperBound))
      }
      guard lines.count == limit, let last = ranges.last else { continue }
      let leavesMore = number + 1 < paragraphs.count
      lines[limit - 1] = text.truncated(
        last, to: room, mode: lineBreakMode, ellipsis: ellipsis, leavesMore: leavesMore)
    }
    var unverified: UnverifiedRules = isWrapped ? .wrappedTitle : []
    if lines.contains(where: \.isTruncated) { unverified.insert(.truncatedTitle) }
    return Lines(set: lines, unverified: unverified)
  }

  private func oneLine(_ paragraph: Range<Int>, in room: Double, leavesMore: Bool) -> Lines {
    let whole = SetLine(paragraph, of: text)
    if !leavesMore && whole.width <= room + TypesetTitle.noise { return Lines(set: [whole]) }
    if tightens && lineBreakMode.truncates && !leavesMore
      && room >= whole.width * TypesetTitle.tightestShare
    {
      return Lines(set: [whole], isTightened: true, unverified: .tightenedTitle)
    }
    let line = text.truncated(
      paragraph, to: room, mode: lineBreakMode, ellipsis: ellipsis, leavesMore: leavesMore)
    return Lines(set: [line], unverified: .truncatedTitle)
  }

  /// The size of lines below one another: the widest, and each as high as the highest run on it.
  private static func size(
    of lines: [SetLine], _ text: MeasuredText, _ source: StyledText, _ emptyLineHeight: Double
  ) -> Size {
    var size = Size.zero
    for (number, line) in lines.enumerated() {
      size.width = max(size.width, line.width)
      let runs = Set((Array(line.head) + Array(line.tail)).map { text.clusters[$0].run })
      let highest = runs.map { source.runs[$0].typeface.lineHeight }.max() ?? emptyLineHeight
      size.height += source.lineSpacing.height(of: highest)
      if number > 0 { size.height += source.lineSpacing.lineSpacing }
    }
    return size
  }
}
