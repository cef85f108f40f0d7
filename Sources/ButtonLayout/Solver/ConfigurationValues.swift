/// The values of a `UIButton.Configuration` that bring image and title where somebody wants them (model §4, §8).
///
/// A configuration depends on no part's size: it stays right when title or image change.
@frozen
public struct ConfigurationValues: Equatable, Sendable {
  /// `imagePlacement`: leading, trailing, top or bottom.
  public var imagePlacement: ImagePosition
  /// `imagePadding`, in points.
  public var imagePadding: Double
  /// `contentInsets`, in points, read from left to right: left is leading, right is trailing.
  public var contentInsets: EdgeInsets
  /// Whether the values are right for the button's reading direction only, since a configuration knows no left and right.
  public var isForOneDirection: Bool
}

extension LegacyButton {
  /// The values of a configuration that bring image and title where somebody wants them.
  ///
  /// The button's content insets become the configuration's: they replace its own.
  ///
  /// - Parameter wanted: The arrangement.
  /// - Returns: The values.
  /// - Throws: Why a configuration does not reach the arrangement.
  public func configurationValues(
    for wanted: WantedArrangement
  ) throws(UnreachableArrangement) -> ConfigurationValues {
    let isReversed = layoutDirection == .rightToLeft
    let placement: ImagePosition
    switch wanted.imagePosition {
    case .center: throw .configurationHasNoCenter
    case .left: placement = isReversed ? .trailing : .leading
    case .right: placement = isReversed ? .leading : .trailing
    case .leading, .trailing, .top, .bottom: placement = wanted.imagePosition
    }
    guard wanted.spacing >= 0 else { throw .configurationHasNoOverlap }
    if let size = wanted.imageSize, size != imageSize { throw .configurationKeepsImageSize }
    // Across its placement a configuration centres image and title on each other (model §4.3).
    if wanted.imagePosition.axis == .vertical {
      guard contentHorizontalAlignment == .center else { throw .configurationCenters(.horizontal) }
    } else {
      guard contentVerticalAlignment == .center else { throw .configurationCenters(.vertical) }
    }
    return ConfigurationValues(
      imagePlacement: placement, imagePadding: wanted.spacing,
      contentInsets: isReversed ? contentEdgeInsets.mirrored : contentEdgeInsets,
      isForOneDirection: placement != wanted.imagePosition)
  }
}
