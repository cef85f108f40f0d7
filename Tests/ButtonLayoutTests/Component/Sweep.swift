import ButtonLayout
import TestSupport

/// Every combination of what a component can be asked, at widths from roomy to hopeless.
struct Sweep {
  /// One component with its title.
  struct Case: CustomStringConvertible {
    var layout: ImageTitleLayout
    let title: Title
    let bounds: Rect
  }

  /// A title that wraps, or one that does not: no box, so that a sweep takes seconds.
  enum Title: TitleMeasuring {
    case given(GivenTitle)
    case line(LineTitle)
    case words(WordsTitle)

    var isPresent: Bool { true }
    var isFinal: Bool { if case .line = self { false } else { true } }
    var unverified: UnverifiedRules { [] }
    var naturalSize: Size {
      switch self {
      case .given(let title): title.naturalSize
      case .line(let title): title.naturalSize
      case .words(let title): title.naturalSize
      }
    }
    func fitted(to width: Double) -> FittedTitle {
      switch self {
      case .given(let title): title.fitted(to: width)
      case .line(let title): title.fitted(to: width)
      case .words(let title): title.fitted(to: width)
      }
    }
  }

  static let titles: [Title] = [
    .given(GivenTitle(Size(width: 57, height: 20.5))),
    .line(LineTitle(width: 101.3, lineHeight: 21.48)),
    .words(WordsTitle(5, word: Size(width: 23, height: 17))),
  ]
  static let images: [Size] = [
    Size(width: 30, height: 30), Size(width: 12.5, height: 24), Size(width: 64, height: 9),
  ]
  /// Content insets, then image and title insets.
  static let insets: [(content: EdgeInsets, image: EdgeInsets, title: EdgeInsets)] = [
    (.zero, .zero, .zero),
    (EdgeInsets(top: 5, left: 10, bottom: 7.5, right: 4), .zero, .zero),
    (
      EdgeInsets(top: -2, left: 3, bottom: 0, right: 6),
      EdgeInsets(top: 3, left: -4, bottom: 1, right: 2),
      EdgeInsets(top: -6, left: 8, bottom: 0, right: 5)
    ),
  ]
  /// What is added to the natural size: nothing, an odd pixel, much, and less than nothing.
  static let spare: [Size] = [
    .zero, Size(width: 7.5, height: 3.5), Size(width: 140, height: 90),
    Size(width: -30, height: -12),
  ]

  /// Calls the body with every case; the number of them.
  static func forEach(_ body: (Case) -> Void) -> Int {
    var count = 0
    for position in ImagePosition.allCases {
      for distribution in ImageTitleLayout.Distribution.allCases {
        for (spacing, givesWayFirst) in [(0.0, ImageTitleLayout.Part.title), (6.5, .image)] {
          var layout = ImageTitleLayout()
          layout.imagePosition = position
          layout.distribution = distribution
          layout.spacing = spacing
          layout.givesWayFirst = givesWayFirst
          count += forEachButton(layout, body)
        }
      }
    }
    return count
  }

  private static func forEachButton(_ layout: ImageTitleLayout, _ body: (Case) -> Void) -> Int {
    var count = 0
    var layout = layout
    for insets in insets {
      layout.button.contentEdgeInsets = insets.content
      layout.button.imageEdgeInsets = insets.image
      layout.button.titleEdgeInsets = insets.title
      for image in images {
        layout.button.imageSize = image
        for title in titles {
          // The natural size does not depend on direction and alignment, but where a pinned title is not centred.
          for direction in LayoutDirection.allCases {
            layout.button.layoutDirection = direction
            for horizontal in ContentHorizontalAlignment.allCases {
              layout.button.contentHorizontalAlignment = horizontal
              for vertical in ContentVerticalAlignment.allCases {
                layout.button.contentVerticalAlignment = vertical
                let natural = layout.measurement(title: title).intrinsicContentSize
                for spare in spare {
                  body(
                    Case(
                      layout: layout, title: title,
                      bounds: Rect(
                        x: 0, y: 0, width: max(0, natural.width + spare.width),
                        height: max(0, natural.height + spare.height))))
                  count += 1
                }
              }
            }
          }
        }
      }
    }
    return count
  }
}

extension Sweep.Case {
  var arrangement: ButtonArrangement { layout.arrangement(forBounds: bounds, title: title) }

  var natural: Size { layout.measurement(title: title).intrinsicContentSize }

  /// Whether the bounds hold all that there is.
  var isRoomy: Bool { bounds.width >= natural.width && bounds.height >= natural.height }

  /// The same in the other direction, with left and right exchanged.
  var mirrored: Sweep.Case {
    var other = layout
    let button = layout.button
    other.button.layoutDirection =
      button.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
    other.button.contentEdgeInsets = button.contentEdgeInsets.mirrored
    other.button.imageEdgeInsets = button.imageEdgeInsets.mirrored
    other.button.titleEdgeInsets = button.titleEdgeInsets.mirrored
    switch button.contentHorizontalAlignment {
    case .left: other.button.contentHorizontalAlignment = .right
    case .right: other.button.contentHorizontalAlignment = .left
    default: break
    }
    switch layout.imagePosition {
    case .left: other.imagePosition = .right
    case .right: other.imagePosition = .left
    default: break
    }
    return Sweep.Case(layout: other, title: title, bounds: bounds)
  }

  /// Whether insets move a part.
  var isMoved: Bool {
    !layout.button.imageEdgeInsets.isZero || !layout.button.titleEdgeInsets.isZero
  }
}

extension Sweep.Case {
  var description: String {
    var plain = ButtonCase(button: layout.button, titleSize: title.naturalSize, bounds: bounds)
    plain.isTitleFinal = title.isFinal
    return """
      \(layout.imagePosition) \(layout.distribution) spacing \(layout.spacing), \
      \(layout.givesWayFirst) first: \(plain)
      """
  }
}
