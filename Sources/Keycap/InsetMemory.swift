import ButtonLayout

#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The three insets of a button.
struct ButtonInsets: Equatable {
  var content: UIEdgeInsets
  var image: UIEdgeInsets
  var title: UIEdgeInsets

  @MainActor
  init(of button: UIButton) {
    content = button.contentEdgeInsets
    image = button.imageEdgeInsets
    title = button.titleEdgeInsets
  }

  init(of button: LegacyButton) {
    content = UIEdgeInsets(button.contentEdgeInsets)
    image = UIEdgeInsets(button.imageEdgeInsets)
    title = UIEdgeInsets(button.titleEdgeInsets)
  }

  /// Sets those that differ, so that nothing is laid out for nothing.
  @MainActor
  func write(to button: UIButton) {
    if button.contentEdgeInsets != content { button.contentEdgeInsets = content }
    if button.imageEdgeInsets != image { button.imageEdgeInsets = image }
    if button.titleEdgeInsets != title { button.titleEdgeInsets = title }
  }
}

/// What a plain button was asked for and had before, so that a call replaces the last one and can be taken back.
final class InsetMemory {
  /// The button's own insets, as they were or as somebody has set them since.
  private(set) var own: ButtonInsets
  /// The insets that were written last.
  var written: ButtonInsets
  /// What is wanted, by state.
  var wanted: [UInt: WantedArrangement] = [:]

  init(_ own: ButtonInsets) {
    self.own = own
    written = own
  }

  /// Takes insets that are not those written for somebody else's, who set them since.
  func adopt(_ current: ButtonInsets) {
    if current.content != written.content { own.content = current.content }
    if current.image != written.image { own.image = current.image }
    if current.title != written.title { own.title = current.title }
  }

  /// The states that may be shown: those asked for, and every combination of UIKit's own.
  var states: [UIControl.State] {
    let named = UIControl.State.normal.rawValue...0b1111
    return Set(named).union(wanted.keys).sorted().map { UIControl.State(rawValue: $0) }
  }

  /// What is wanted in a state: its own, else that of the normal one, else UIKit's arrangement.
  func wanted(for state: UIControl.State) -> WantedArrangement {
    wanted[state.rawValue] ?? wanted[UIControl.State.normal.rawValue]
      ?? WantedArrangement(imagePosition: .leading)
  }
}

@MainActor private var insetMemoryKey: UInt8 = 0

extension UIButton {
  /// What the button remembers of its insets; `nil` where they are all its own.
  var insetMemory: InsetMemory? {
    get { objc_getAssociatedObject(self, &insetMemoryKey) as? InsetMemory }
    set {
      objc_setAssociatedObject(
        self, &insetMemoryKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}
