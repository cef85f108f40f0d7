import ButtonLayout
import ButtonRendering
import DisplayList

/// Colours by name, for pictures of a few rectangles.
extension Color {
  static let white = Color(red: 1, green: 1, blue: 1)
  static let red = Color(red: 1, green: 0, blue: 0)
  static let green = Color(red: 0, green: 1, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 1)
}

/// A rectangle of one colour.
func fill(_ rect: Rect, _ color: Color) -> DisplayItem {
  DisplayItem(.fill(Path(rect), .color(color), .winding))
}

func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

/// The pixels of items, one a point.
func pixels(_ items: [DisplayItem], width: Double = 20, height: Double = 20) throws -> Raster {
  try PictureDrawing().raster(
    of: Picture(bounds: box(0, 0, width, height), scale: 1, items: items))
}

extension Raster {
  /// Red, green, blue and opacity of a pixel, 0 to 255.
  func at(_ x: Int, _ y: Int) -> [Int] {
    (0..<4).map { Int(pixels[(y * width + x) * 4 + $0]) }
  }
}
