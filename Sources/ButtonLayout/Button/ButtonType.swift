/// The button's type, as far as layout asks: `UIButton.ButtonType`.
public enum ButtonType: UInt8, Equatable, Sendable, CaseIterable {
  /// A button without a look of its own; its title is 18 points high unless a font is set.
  case custom
  /// A button in the system's look; its title is 15 points high unless a font is set.
  case system
}
