import ButtonLayout
import ImageAssets

/// Who finds the image that a document names; nil where there is none to be found.
public typealias ImageFinding = (ImageRequest) -> FoundImage?

/// An image that is looked for.
public struct ImageRequest: Equatable, Sendable {
  /// The name that the document uses.
  public var name: String
  /// Pixels a point of the screen.
  public var scale: Double
  /// The kind of device.
  public var idiom: Idiom
  /// The way that the interface reads.
  public var direction: LayoutDirection
}
