import DisplayList

/// The colours of what stands for something unknown, in a light or a dark appearance.
public struct Palette: Equatable, Sendable {
  /// The edge of the bounds.
  public var bounds: Color
  /// The edge of the content rectangle.
  public var contentRect: Color
  /// The lines of a box that stands for an image.
  public var placeholder: Color
  /// The inside of that box.
  public var placeholderFill: Color
  /// A bar that stands for a title.
  public var bar: Color

  /// For a white ground.
  public static let light = Palette(ink: 0, ground: 1)
  /// For a black ground.
  public static let dark = Palette(ink: 1, ground: 0)

  /// Greys between the colour of ink and that of the ground, both from 0, black, to 1, white.
  private init(ink: Double, ground: Double) {
    func grey(_ share: Double) -> Color {
      let level = ground + (ink - ground) * share
      return Color(red: level, green: level, blue: level)
    }
    bounds = grey(0.4)
    contentRect = grey(0.3)
    placeholder = grey(0.5)
    placeholderFill = grey(0.08)
    bar = grey(0.35)
  }
}
