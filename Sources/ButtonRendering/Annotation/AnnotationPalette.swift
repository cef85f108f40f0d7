import DisplayList

/// The colours of an annotated picture.
public struct AnnotationPalette: Equatable, Sendable {
  /// The button's edge.
  public var bounds: Color
  /// What belongs to the image.
  public var image: Color
  /// What belongs to the title.
  public var title: Color
  /// Insets.
  public var inset: Color
  /// What lies behind everything; `nil` lets the page shine through.
  public var ground: Color?
  /// How strongly a room is tinted, 0 to 1.
  public var tint: Double

  /// For a white ground; each colour stands out from it by 4.5 to 1 or more.
  public static let light = AnnotationPalette(
    bounds: Color(hex: 0x1C1C1E), image: Color(hex: 0xC62828), title: Color(hex: 0x1558B0),
    inset: Color(hex: 0x8A5A00), tint: 0.12)
  /// For a black or nearly black ground; each colour stands out from it by 4.5 to 1 or more.
  public static let dark = AnnotationPalette(
    bounds: Color(hex: 0xF2F2F7), image: Color(hex: 0xFF8A80), title: Color(hex: 0x82B1FF),
    inset: Color(hex: 0xFFC65C), tint: 0.2)

  private init(bounds: Color, image: Color, title: Color, inset: Color, tint: Double) {
    self.bounds = bounds
    self.image = image
    self.title = title
    self.inset = inset
    self.tint = tint
  }
}

extension Color {
  /// A colour written as on the web, without an alpha.
  init(hex: UInt32) {
    func part(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }

  /// The colour seen through.
  package func faded(to alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}
