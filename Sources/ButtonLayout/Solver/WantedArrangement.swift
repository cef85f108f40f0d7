/// How somebody wants image and title to stand: what the solver turns into insets.
///
/// The block of the two parts is aligned in the content rectangle as the button aligns its content: both parts one
/// after the other along the axis of the position, each on its own across it. `fill` counts as the middle, since
/// nobody wants an image stretched by it.
@frozen
public struct WantedArrangement: Equatable, Sendable {
  /// Where the image stands to the title.
  public var imagePosition: ImagePosition
  /// The points between image and title; counted only where both are there, and not under `center`.
  public var spacing: Double
  /// The size that the image is to be shown in, in points; `nil` for its own.
  ///
  /// A smaller one is reached by insets that leave no more room, with `scaleAspectFit` inside: the image itself is never
  /// resampled.
  public var imageSize: Size?
  /// Whether the content insets grow so that the natural size counts position and spacing.
  ///
  /// UIKit does not count image and title insets (model §3). What the content insets take, the others give back,
  /// so that no part moves.
  public var adjustsContentEdgeInsets = true

  /// Creates an arrangement with the image in its own size.
  @inlinable
  public init(imagePosition: ImagePosition, spacing: Double = 0, imageSize: Size? = nil) {
    self.imagePosition = imagePosition
    self.spacing = spacing
    self.imageSize = imageSize
  }
}
