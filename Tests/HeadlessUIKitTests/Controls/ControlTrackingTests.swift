import HeadlessUIKit
import Testing

/// What a finger does to a control, as a log of events.
@MainActor @Suite struct ControlTrackingTests {
  final class Log { var events: [String] = [] }

  let log = Log()
  let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  nonisolated static let names: [(String, UIControl.Event)] = [
    ("down", .touchDown), ("drag inside", .touchDragInside), ("drag outside", .touchDragOutside),
    ("enter", .touchDragEnter), ("exit", .touchDragExit), ("up inside", .touchUpInside),
    ("up outside", .touchUpOutside), ("cancel", .touchCancel),
    ("primary", .primaryActionTriggered),
  ]

  init() { listen(to: button) }

  func listen(to control: UIControl) {
    for (name, event) in ControlTrackingTests.names {
      control.addAction(UIAction { [log] _ in log.events.append(name) }, for: event)
    }
  }

  /// A finger inside the bounds, and one farther away than any slip.
  func touch(inside: Bool) -> Set<UITouch> {
    [UITouch(headlessPoint: CGPoint(x: inside ? 50 : 500, y: 20))]
  }

  @Test func `a tap ends inside (order of the last two unverified)`() {
    button.touchesBegan(touch(inside: true), with: nil)
    #expect(button.isHighlighted)
    #expect(button.isTracking)
    #expect(button.isTouchInside)
    button.touchesEnded(touch(inside: true), with: nil)
    #expect(log.events == ["down", "up inside", "primary"])
    #expect(!button.isHighlighted)
    #expect(!button.isTracking)
    #expect(!button.isTouchInside)
  }

  @Test func `a finger that leaves ends outside`() {
    button.touchesBegan(touch(inside: true), with: nil)
    button.touchesMoved(touch(inside: false), with: nil)
    #expect(!button.isHighlighted)
    #expect(button.isTracking)
    button.touchesMoved(touch(inside: false), with: nil)
    button.touchesEnded(touch(inside: false), with: nil)
    #expect(log.events == ["down", "drag outside", "exit", "drag outside", "up outside"])
  }

  @Test func `a finger that comes back ends inside`() {
    button.touchesBegan(touch(inside: true), with: nil)
    button.touchesMoved(touch(inside: true), with: nil)
    button.touchesMoved(touch(inside: false), with: nil)
    button.touchesMoved(touch(inside: true), with: nil)
    #expect(button.isHighlighted)
    button.touchesEnded(touch(inside: true), with: nil)
    #expect(
      log.events == [
        "down", "drag inside", "drag outside", "exit", "drag inside", "enter", "up inside",
        "primary",
      ])
  }

  @Test func `a finger that slips by less than 70 points is still inside (unverified)`() {
    button.touchesBegan(touch(inside: true), with: nil)
    button.touchesEnded([UITouch(headlessPoint: CGPoint(x: 50, y: 109))], with: nil)
    button.touchesBegan(touch(inside: true), with: nil)
    button.touchesEnded([UITouch(headlessPoint: CGPoint(x: 50, y: 111))], with: nil)
    #expect(log.events == ["down", "up inside", "primary", "down", "up outside"])
  }

  @Test func `a touch that is taken away cancels`() {
    button.touchesBegan(touch(inside: true), with: nil)
    button.touchesCancelled(touch(inside: true), with: nil)
    #expect(log.events == ["down", "cancel"])
    #expect(!button.isHighlighted)
  }

  @Test func `a disabled control hears nothing`() {
    button.isEnabled = false
    button.touchesBegan(touch(inside: true), with: nil)
    button.touchesEnded(touch(inside: true), with: nil)
    #expect(log.events.isEmpty)
    #expect(!button.isHighlighted)
  }

  @Test func `a control that is disabled under the finger ends the touch (unverified)`() {
    button.touchesBegan(touch(inside: true), with: nil)
    button.isEnabled = false
    #expect(!button.isHighlighted)
    button.touchesEnded(touch(inside: true), with: nil)
    #expect(log.events == ["down"])
  }

  @Test func `a plain control triggers no primary action by itself`() {
    let control = UIControl(frame: button.frame)
    listen(to: control)
    control.touchesBegan(touch(inside: true), with: nil)
    control.touchesEnded(touch(inside: true), with: nil)
    #expect(log.events == ["down", "up inside"])
  }

  final class Tracking: UIControl {
    var goesOn = true
    var log: [String] = []
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log.append("begin")
      return goesOn
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log.append("continue")
      return goesOn
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end") }
    override func cancelTracking(with event: UIEvent?) { log.append("cancel") }
  }

  @Test func `a subclass follows the touch`() {
    let control = Tracking(frame: button.frame)
    control.touchesBegan(touch(inside: true), with: nil)
    control.touchesMoved(touch(inside: true), with: nil)
    control.touchesEnded(touch(inside: true), with: nil)
    control.touchesBegan(touch(inside: true), with: nil)
    control.touchesCancelled(touch(inside: true), with: nil)
    #expect(control.log == ["begin", "continue", "end", "begin", "cancel"])
  }

  @Test func `a subclass that refuses is not tracked`() {
    let control = Tracking(frame: button.frame)
    control.goesOn = false
    control.touchesBegan(touch(inside: true), with: nil)
    control.touchesEnded(touch(inside: true), with: nil)
    #expect(control.log == ["begin"])
    #expect(!control.isTracking)
  }

  @Test func `a subclass that gives up while the finger moves ends the touch`() {
    let control = Tracking(frame: button.frame)
    listen(to: control)
    control.touchesBegan(touch(inside: true), with: nil)
    control.goesOn = false
    control.touchesMoved(touch(inside: true), with: nil)
    control.touchesEnded(touch(inside: true), with: nil)
    #expect(control.log == ["begin", "continue"])
    #expect(log.events == ["down"])
    #expect(!control.isHighlighted)
  }
}
