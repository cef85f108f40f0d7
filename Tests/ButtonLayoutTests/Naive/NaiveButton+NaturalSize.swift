import ButtonLayout
import TestSupport

/// Model §3.
extension NaiveButton {
  /// The natural size before less than nothing counts as nothing.
  var rawNaturalSize: Size {
    let image = button.imageSize ?? Size(width: 0, height: 0)
    let text = Size(
      width: one.titleSize.map { labelLength($0.width) } ?? 0,
      height: labelLength(one.titleSize?.height ?? ButtonCase.emptyLine))
    let insets = button.contentEdgeInsets
    var width = wholePoints(insets.left + image.width + text.width + insets.right)
    var height = wholePoints(insets.top + max(image.height, text.height) + insets.bottom)
    if isPlain {
      width = max(width, 30)
      height += 12
    }
    if let background = button.backgroundImageSize {
      width = max(width, background.width)
      height = max(height, background.height)
    }
    return Size(width: width, height: height)
  }

  var naturalSize: Size {
    Size(width: max(0, rawNaturalSize.width), height: max(0, rawNaturalSize.height))
  }

  private func wholePoints(_ value: Double) -> Double { (value - 1e-6).rounded(.up) }
}
