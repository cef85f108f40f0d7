import HeadlessUIKit
import Testing

/// Who is told of a control's events, and how often.
@MainActor @Suite struct ControlActionTests {
  let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  final class Target: NSObject {
    var calls = 0
    static let called = Selector("called(_:)")
    static func register() {
      called.register(in: Target.self) { target, _ in target.calls += 1 }
    }
  }

  init() { Target.register() }

  final class Count { var calls = 0 }

  @Test func `an action is done for its events alone`() {
    let count = Count()
    control.addAction(UIAction { _ in count.calls += 1 }, for: [.touchDown, .valueChanged])
    control.sendActions(for: .touchDown)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchUpInside)
    #expect(count.calls == 2)
  }

  @Test func `an action is done once for events that come together`() {
    let count = Count()
    control.addAction(UIAction { _ in count.calls += 1 }, for: [.touchDown, .valueChanged])
    control.sendActions(for: [.touchDown, .valueChanged])
    #expect(count.calls == 1)
  }

  @Test func `an action knows who sent it`() {
    var sender: AnyObject?
    control.addAction(UIAction { sender = $0.sender as AnyObject? }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(sender === control)
  }

  @Test func `an action of the same identifier replaces the old one`() {
    var log: [Int] = []
    let name = UIAction.Identifier("tap")
    control.addAction(UIAction(identifier: name) { _ in log.append(1) }, for: .touchDown)
    control.addAction(UIAction(identifier: name) { _ in log.append(2) }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log == [2])
    control.removeAction(identifiedBy: name, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log == [2])
  }

  @Test func `an action is removed from some of its events`() {
    let count = Count()
    let action = UIAction { _ in count.calls += 1 }
    control.addAction(action, for: [.touchDown, .touchUpInside])
    control.removeAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(count.calls == 1)
  }

  @Test func `a disabled action is not done`() {
    let count = Count()
    control.addAction(
      UIAction(attributes: .disabled) { _ in count.calls += 1 }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(count.calls == 0)
  }

  @Test func `a target is called once for a pair that was added twice`() {
    let target = Target()
    control.addTarget(target, action: Target.called, for: .touchDown)
    control.addTarget(target, action: Target.called, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.calls == 1)
  }

  @Test func `a target is removed by target, by action, or with all others`() {
    let removals: [@MainActor (UIControl, Target) -> Void] = [
      { control, target in
        control.removeTarget(target, action: Target.called, for: .touchDown)
      },
      { control, target in control.removeTarget(target, action: nil, for: .allEvents) },
      { control, _ in control.removeTarget(nil, action: nil, for: .allTouchEvents) },
      { control, _ in control.removeTarget(nil, action: Target.called, for: .touchDown) },
    ]
    for remove in removals {
      let target = Target()
      control.addTarget(target, action: Target.called, for: .touchDown)
      remove(control, target)
      control.sendActions(for: .touchDown)
      #expect(target.calls == 0)
      #expect(control.allTargets.isEmpty)
    }
  }

  @Test func `a target is told apart from another`() {
    let (a, b) = (Target(), Target())
    control.addTarget(a, action: Target.called, for: .touchDown)
    control.addTarget(b, action: Target.called, for: .touchDown)
    control.removeTarget(a, action: nil, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(a.calls == 0)
    #expect(b.calls == 1)
  }

  @Test func `a control does not keep its targets alive`() {
    weak var gone: Target?
    do {
      let target = Target()
      gone = target
      control.addTarget(target, action: Target.called, for: .touchDown)
    }
    let isGone = gone == nil
    #expect(isGone)
    control.sendActions(for: .touchDown)
  }

  @Test func `a control names its methods and events`() {
    let target = Target()
    control.addTarget(target, action: Target.called, for: [.touchDown, .touchUpInside])
    #expect(control.allControlEvents == [.touchDown, .touchUpInside])
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["called(_:)"])
    #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == nil)
  }

  @Test func `a method that nobody registered is reported by its name`() {
    HeadlessReport.removeAll()
    let target = Target()
    control.addTarget(target, action: Selector("missing(_:)"), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(HeadlessReport.issues.map(\.name) == ["#selector(missing(_:))"])
    HeadlessReport.removeAll()
  }
}
