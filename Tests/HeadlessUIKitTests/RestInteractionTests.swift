import HeadlessUIKit
import Testing

@MainActor private final class Counter: NSObject {
  var calls = 0
  func count() { calls += 1 }
}

/// Gestures, menus, focus, accessibility.
@MainActor @Suite struct RestInteractionTests {
  private let selector = Selector("count(_:)")

  @Test func `a recognizer calls its target when its state is an event, and keeps it not`() {
    selector.register(in: Counter.self) { counter, _ in counter.count() }
    var counter: Counter? = Counter()
    weak let gone = counter
    let pan = UIPanGestureRecognizer(target: counter, action: selector)
    for state in [UIGestureRecognizer.State.began, .changed, .ended, .failed, .possible] {
      pan.state = state
    }
    #expect(counter?.calls == 3)
    pan.removeTarget(counter, action: nil)
    pan.state = .began
    #expect(counter?.calls == 3)
    counter = nil
    #expect(gone == nil)
  }

  @Test func `a tap on a view is seen, and takes the touch from a control`() {
    selector.register(in: Counter.self) { counter, _ in counter.count() }
    let counter = Counter()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    window.addSubview(view)
    let tap = UITapGestureRecognizer(target: counter, action: selector)
    view.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [tap] && tap.view === view)
    let touch = UITouch(headlessPoint: CGPoint(x: 20, y: 20))
    let event = UIEvent(headlessTouches: [touch])
    window.sendEvent(event)
    #expect(touch.view === view && touch.location(in: view) == CGPoint(x: 10, y: 10))
    #expect(touch.location(in: nil) == CGPoint(x: 20, y: 20))
    touch.headlessMove(to: CGPoint(x: 12, y: 12), phase: .ended)
    window.sendEvent(event)
    #expect(counter.calls == 1)
    view.removeGestureRecognizer(tap)
    #expect(view.gestureRecognizers == nil)
  }

  @Test func `there is one first responder`() {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let first = Field()
    let second = Field()
    #expect(first.becomeFirstResponder() && first.isFirstResponder)
    #expect(second.becomeFirstResponder() && !first.isFirstResponder)
    #expect(!UIView().becomeFirstResponder())
    second.resignFirstResponder()
    #expect(!second.isFirstResponder)
  }

  @Test func `an action without a target finds the responder that has it`() {
    final class Screen: UIView {
      var calls = 0
    }
    let name = Selector("addToCart(_:)")
    name.register(in: Screen.self) { screen, _ in screen.calls += 1 }
    let screen = Screen()
    let button = UIButton()
    screen.addSubview(button)
    #expect(UIApplication.shared.sendAction(name, to: nil, from: button, for: nil))
    #expect(screen.calls == 1 && screen.responds(to: name) && !button.responds(to: name))
  }

  @Test func `a menu has its elements`() {
    let on = UIAction(title: "On", state: .on) { _ in }
    let off = UIAction(title: "Off") { _ in }
    let menu = UIMenu(title: "Sort", options: [.singleSelection], children: [off, on])
    #expect(menu.selectedElements == [on])
    let other = menu.replacingChildren([off])
    #expect(other.children == [off] && other.identifier == menu.identifier)
    off.title = "None"
    #expect(other.children.first?.title == "None")
    let key = UIKeyCommand(input: "s", modifierFlags: [.command], action: Selector("save"))
    #expect(key.input == "s" && key.modifierFlags == .command && key.title.isEmpty)
  }

  @Test func `a button is called by its title, and a subclass may say otherwise`() {
    final class Named: UIButton {
      override var accessibilityLabel: String? {
        get { "Cart, 3 items" }
        set { super.accessibilityLabel = newValue }
      }
    }
    let button = UIButton()
    button.setTitle("Cart", for: .normal)
    #expect(button.accessibilityLabel == "Cart" && button.isAccessibilityElement)
    #expect(button.accessibilityTraits == .button)
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    button.accessibilityLabel = "Basket"
    button.accessibilityIdentifier = "cart"
    #expect(button.accessibilityLabel == "Basket" && button.accessibilityIdentifier == "cart")
    #expect(Named().accessibilityLabel == "Cart, 3 items")
    #expect(!UIView().isAccessibilityElement)
  }

  @Test func `what cannot be felt or begun is reported`() {
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    let view = UIView()
    let pointer = UIPointerInteraction()
    view.addInteraction(pointer)
    #expect(pointer.view === view && view.interactions.count == 1)
    view.removeInteraction(pointer)
    #expect(pointer.view == nil && view.interactions.isEmpty)
    let names = HeadlessReport.issues.map(\.name)
    #expect(names.contains("UIImpactFeedbackGenerator.impactOccurred()"))
    #expect(names.contains("UIView.addInteraction(_:)"))
  }
}
