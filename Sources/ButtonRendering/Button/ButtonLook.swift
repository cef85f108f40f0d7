import ButtonLayout
import DisplayList

/// What a button looks like in one of its states, as far as its type decides (model §1.2, §1.3).
public struct ButtonLook: Equatable, Sendable {
  /// A state that is seen.
  public enum State: String, Sendable, CaseIterable {
    /// As it stands.
    case normal
    /// While a finger is on it.
    case highlighted
    /// While it does nothing.
    case disabled
    /// While it is chosen; looks as normal unless an app says otherwise.
    case selected
  }

  /// The button's type: a system button's parts have its tint.
  public var type: ButtonType
  /// The state.
  public var state: State
  /// The colours.
  public var palette: Palette

  /// Creates a look.
  public init(type: ButtonType = .custom, state: State = .normal, palette: Palette = .light) {
    self.type = type
    self.state = state
    self.palette = palette
  }

  /// The title's colour.
  public var titleColor: Color {
    guard type == .system else { return palette.label }
    return state == .disabled ? palette.disabled : palette.tint
  }

  /// The colour for which the image is a stencil; `nil` where it has colours of its own.
  public var imageTint: Color? {
    type == .system ? titleColor : nil
  }

  /// How opaque image and title are: a system button fades while it is highlighted.
  public var partOpacity: Double { type == .system && state == .highlighted ? 0.2 : 1 }

  /// How opaque the image is besides: a disabled custom button's is faded.
  ///
  /// By how much is not recorded; half is what is seen.
  public var imageOpacity: Double { type == .custom && state == .disabled ? 0.5 : 1 }

  /// The shade over the image: a highlighted custom button's is darkened.
  ///
  /// By how much is not recorded.
  public var imageShade: Color? {
    type == .custom && state == .highlighted
      ? Color(red: 0, green: 0, blue: 0, alpha: 0.4) : nil
  }
}
