import ButtonLayout
import Testing

/// The edges of predicates that random buttons seldom stand on exactly.
@Suite struct `At its edge` {
  static let bounds = Rect(x: 0, y: 0, width: 100, height: 40)

  @Test(arguments: ContentVerticalAlignment.allCases)
  func `a title as high as its room is not tall, and half a point more is`(
    alignment: ContentVerticalAlignment
  ) {
    var button = LegacyButton()
    button.contentVerticalAlignment = alignment
    func rules(_ height: Double) -> UnverifiedRules {
      let title = GivenTitle(Size(width: 40, height: height))
      return button.arrangement(forBounds: Self.bounds, title: title).unverified
    }
    #expect(rules(40) == [])
    #expect(rules(40.5) == (alignment == .top || alignment == .bottom ? .tallTitle : []))
  }

  /// The insets of one rectangle.
  enum Inset: CaseIterable {
    case content, image, title

    var path: WritableKeyPath<LegacyButton, EdgeInsets> {
      switch self {
      case .content: \.contentEdgeInsets
      case .image: \.imageEdgeInsets
      case .title: \.titleEdgeInsets
      }
    }
  }

  @Test(arguments: Inset.allCases, LayoutDirection.allCases)
  func `insets as large as their rectangle leave no room, and half a point more less than none`(
    inset: Inset, direction: LayoutDirection
  ) {
    func rules(_ insets: EdgeInsets) -> UnverifiedRules {
      var button = LegacyButton(imageSize: Size(width: 10, height: 10))
      button.layoutDirection = direction
      button[keyPath: inset.path] = insets
      return button.arrangement(forBounds: Self.bounds, title: GivenTitle(.zero)).unverified
    }
    #expect(!rules(EdgeInsets(left: 60, right: 40)).contains(.negativeRoom))
    #expect(rules(EdgeInsets(left: 60.5, right: 40)).contains(.negativeRoom))
    #expect(!rules(EdgeInsets(top: 15, bottom: 25)).contains(.negativeRoom))
    #expect(rules(EdgeInsets(top: 15, bottom: 25.5)).contains(.negativeRoom))
  }

  @Test func `the hidden padding of a button lower than 12 leaves less than no room`() {
    var button = LegacyButton()
    button.hasBeenSizedToFit = true
    func rules(_ height: Double) -> UnverifiedRules {
      button.arrangement(
        forBounds: Rect(x: 0, y: 0, width: 100, height: height),
        title: GivenTitle(Size(width: 40, height: 20))
      ).unverified
    }
    #expect(rules(12) == [])
    #expect(rules(11.5) == .negativeRoom)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `horizontal fill is told of in both directions`(direction: LayoutDirection) {
    var button = LegacyButton(imageSize: Size(width: 10, height: 10))
    button.layoutDirection = direction
    button.contentHorizontalAlignment = .fill
    let title = GivenTitle(Size(width: 40, height: 20))
    let beside = button.arrangement(forBounds: Self.bounds, title: title)
    #expect(beside.unverified == .horizontalFill)
    let alone = button.arrangement(forBounds: Self.bounds, title: NoTitle(emptyLineHeight: 20))
    #expect(alone.unverified == [])
  }

  /// At three pixels a point an exact fit is often a hair too narrow.
  @Test(arguments: [ContentHorizontalAlignment.center, .trailing])
  func `an exact fit is no clamp and cuts nothing, whatever the binary noise`(
    alignment: ContentHorizontalAlignment
  ) {
    var button = LegacyButton()
    button.displayScale = 3
    button.layoutDirection = .rightToLeft
    button.contentHorizontalAlignment = alignment
    for image in 0..<40 {
      button.imageSize = Size(width: Double(image) / 3, height: 10)
      for title in 0..<40 {
        for inset in [0, 1, 2, 7] {
          button.contentEdgeInsets.left = Double(inset) / 3
          let answer = button.arrangement(
            forBounds: Rect(x: 0, y: 0, width: Double(image + title + inset) / 3, height: 20),
            title: GivenTitle(Size(width: Double(title) / 3, height: 20)))
          #expect(!answer.titleIsTruncated, "\(image) + \(title) + \(inset)")
          #expect(!answer.unverified.contains(.rtlClamp), "\(image) + \(title) + \(inset)")
        }
      }
    }
  }
}
