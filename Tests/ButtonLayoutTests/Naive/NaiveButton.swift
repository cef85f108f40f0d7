import ButtonLayout
import TestSupport

/// The layout model's formulas written down line by line, slow and plain, to hold the engine against.
///
/// It works in *reading* coordinates, in which every interface reads from left to right, and turns its
/// rectangles round at the end. It measures titles itself and shares no rule with the engine.
struct NaiveButton {
  let one: ButtonCase

  struct Answer {
    var contentRect: Rect
    var imageRect: Rect?
    var imageDrawnRect: Rect?
    var imageArea: Rect?
    var titleRect: Rect?
    var titleArea: Rect?
    var titleRoom: Double?
    var titleIsTruncated = false
  }

  var button: LegacyButton { one.button }
  var isReversed: Bool { button.layoutDirection == .rightToLeft }

  var answer: Answer {
    var answer = Answer(contentRect: physical(content))
    if let image = button.imageSize {
      let rect = physical(imageRect)
      answer.imageRect = rect
      answer.imageDrawnRect = naiveDrawnRect(of: image, in: rect, by: button.imageContentMode)
      // What the title takes is taken from the end where reading stops, and may be more than there is.
      answer.imageArea = physical(
        Rect(
          x: imageRoom.minX, y: imageRoom.minY, width: imageRoom.width - titleWidth,
          height: imageRoom.height))
    }
    if one.titleSize != nil {
      answer.titleRect = physical(titleRect)
      answer.titleArea = physical(
        Rect(
          x: titleRoom.minX + imageWidth, y: titleRoom.minY, width: titleRoom.width - imageWidth,
          height: titleRoom.height))
      answer.titleRoom = titleAvailableWidth
      answer.titleIsTruncated = titleIsTruncated
    }
    return answer
  }

  /// A rectangle in the coordinates of the screen.
  func physical(_ rect: Rect) -> Rect { isReversed ? rect.mirrored(in: one.bounds) : rect }

  /// The pixel below, but for a millionth of it.
  func down(_ value: Double) -> Double {
    (value * button.displayScale + 1e-6).rounded(.down) / button.displayScale
  }

  /// The nearest pixel, half of one away from zero.
  func nearest(_ value: Double) -> Double {
    (value * button.displayScale).rounded(.toNearestOrAwayFromZero) / button.displayScale
  }
}
