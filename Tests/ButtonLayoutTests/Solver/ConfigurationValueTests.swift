import ButtonLayout
import Testing

/// The same arrangements as values of a `UIButton.Configuration`.
@Suite struct `A configuration` {
  private static let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

  private static func values(
    _ position: ImagePosition, _ direction: LayoutDirection = .leftToRight, spacing: Double = 6,
    _ change: (inout LegacyButton) -> Void = { _ in }
  ) throws(UnreachableArrangement) -> ConfigurationValues {
    var button = LegacyButton(imageSize: Size(width: 30, height: 30))
    button.contentEdgeInsets = insets
    button.layoutDirection = direction
    change(&button)
    return try button.configurationValues(
      for: WantedArrangement(imagePosition: position, spacing: spacing))
  }

  @Test(
    arguments: [
      (.leading, .leading, .leading), (.trailing, .trailing, .trailing), (.top, .top, .top),
      (.bottom, .bottom, .bottom), (.left, .leading, .trailing), (.right, .trailing, .leading),
    ] as [(ImagePosition, ImagePosition, ImagePosition)])
  func `places the image by reading direction`(
    position: ImagePosition, inLeftToRight: ImagePosition, inRightToLeft: ImagePosition
  ) throws {
    let plain = try Self.values(position)
    let mirrored = try Self.values(position, .rightToLeft)
    #expect(plain.imagePlacement == inLeftToRight && mirrored.imagePlacement == inRightToLeft)
    #expect(plain.imagePadding == 6 && mirrored.imagePadding == 6)
    // Left is leading, or trailing.
    #expect(plain.contentInsets == Self.insets && mirrored.contentInsets == Self.insets.mirrored)
    #expect(plain.isForOneDirection == (position == .left || position == .right))
  }

  @Test func `has no place over the image, no overlap and no edge across its placement`() {
    #expect(throws: UnreachableArrangement.configurationHasNoCenter) { try Self.values(.center) }
    #expect(throws: UnreachableArrangement.configurationHasNoOverlap) {
      try Self.values(.top, spacing: -1)
    }
    #expect(throws: UnreachableArrangement.configurationCenters(.horizontal)) {
      try Self.values(.top) { $0.contentHorizontalAlignment = .left }
    }
    #expect(throws: UnreachableArrangement.configurationCenters(.vertical)) {
      try Self.values(.leading) { $0.contentVerticalAlignment = .top }
    }
    #expect(throws: Never.self) {
      try Self.values(.leading) { $0.contentHorizontalAlignment = .right }
    }
  }
}
