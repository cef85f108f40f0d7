import DisplayList

/// The colours of a button of which nobody said any, in a light or a dark appearance.
public struct Palette: Equatable, Sendable {
  /// What the button stands on.
  public var ground: Color
  /// The title, and a template image, of a system button: UIKit's blue.
  public var tint: Color
  /// The title of a custom button: UIKit's label colour, since its white would not be seen on a white ground.
  public var label: Color
  /// The title of a disabled system button (model §1.3).
  public var disabled: Color
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
  public static let light = Palette(
    ink: 0, ground: 1, tint: Color(red: 0, green: 122 / 255, blue: 1), disabledAlpha: 0.45)
  /// For a black ground.
  public static let dark = Palette(
    ink: 1, ground: 0, tint: Color(red: 10 / 255, green: 132 / 255, blue: 1),
    disabledAlpha: 0.55)

  /// Greys between the colour of ink and that of the ground, both from 0, black, to 1, white.
  private init(ink: Double, ground: Double, tint: Color, disabledAlpha: Double) {
    func grey(_ share: Double) -> Color {
      let level = ground + (ink - ground) * share
      return Color(red: level, green: level, blue: level)
    }
    self.ground = grey(0)
    self.tint = tint
    label = grey(1)
    disabled = Color(red: 0.52, green: 0.52, blue: 0.52, alpha: disabledAlpha)
    bounds = grey(0.4)
    contentRect = grey(0.3)
    placeholder = grey(0.5)
    placeholderFill = grey(0.08)
    bar = grey(0.35)
  }
}
