/// Insets that bring image and title where somebody wants them, and what is known of them.
@frozen
public struct InsetSolution: Equatable, Sendable {
  /// The button with the three insets; with `scaleAspectFit` where it shows its image smaller.
  public var button: LegacyButton
  /// How the insets are written.
  public var recipe: InsetRecipe
  /// The bounds that the answer was laid out in: those asked for, or the natural ones of the arrangement.
  public var bounds: Rect
  /// Where the image is wanted in the bounds, on whole pixels; `nil` without an image.
  public var wantedImageRect: Rect?
  /// Where the title is wanted in the bounds, on whole pixels; `nil` without a title.
  public var wantedTitleRect: Rect?
  /// Where UIKit puts everything: at most a pixel from what is wanted, since it rounds each part by itself.
  public var arrangement: ButtonArrangement
  /// The natural size with the content insets alone.
  public var measurementBefore: ButtonMeasurement
  /// The natural size with the answer.
  public var measurementAfter: ButtonMeasurement
  /// For which other buttons the insets are right.
  public var scope: SolutionScope
}

extension InsetSolution {
  /// Whether each part has its size and stands no further than a pixel from its place.
  ///
  /// UIKit rounds the image's half pixel down and the title's to the nearest. A title that is cut may be rounded up to
  /// more than its room, and is then a point off at most.
  var isLaidOutAsWanted: Bool {
    let pixel = 1 / button.displayScale
    let tolerance = arrangement.titleIsTruncated ? max(1, pixel) : pixel
    return isClose(arrangement.imageRect, wantedImageRect, within: tolerance)
      && isClose(arrangement.titleRect, wantedTitleRect, within: tolerance)
  }

  private func isClose(_ rect: Rect?, _ wanted: Rect?, within tolerance: Double) -> Bool {
    guard let rect, let wanted else { return rect == nil && wanted == nil }
    let noise = PixelGrid.noise
    return abs(rect.minX - wanted.minX) <= tolerance + noise
      && abs(rect.minY - wanted.minY) <= tolerance + noise
      && abs(rect.width - wanted.width) <= noise && abs(rect.height - wanted.height) <= noise
  }
}
