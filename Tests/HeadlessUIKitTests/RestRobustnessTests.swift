import Foundation
import HeadlessUIKit
import Testing

/// What an app may hand over by mistake, and calls that come from other threads.
@MainActor @Suite(.serialized) struct RestRobustnessTests {
  final class Listener: NSObject {
    var heard = 0
  }

  @Test func `an announcement from another thread reaches its observer on the main one`() async {
    let listener = Listener()
    let selector = Selector("heard(_:)")
    selector.register(in: Listener.self) { listener, _ in
      MainActor.assertIsolated()
      listener.heard += 1
    }
    let name = Notification.Name("robustness")
    NotificationCenter.default.addObserver(
      listener, selector: selector, name: name, object: nil)
    await Task.detached { NotificationCenter.default.post(name: name, object: nil) }.value
    for _ in 0..<100 where listener.heard == 0 { await Task.yield() }
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(listener.heard == 1)
  }

  @Test func `lengths that are no numbers count as 0, and are reported`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setTitle("Cart", for: .normal)
    button.imageEdgeInsets.left = .nan
    button.titleEdgeInsets.top = .nan
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.midY == 20)
    #expect(HeadlessReport.issues.contains { $0.name == "UIEdgeInsets.top" })
  }

  @Test(arguments: [-3, 0, CGFloat.nan, .infinity])
  func `a font of any size has a size`(size: CGFloat) {
    let font = UIFont.systemFont(ofSize: size)
    #expect(font.pointSize >= 0 && font.lineHeight.isFinite)
  }

  @Test func `a symbol's settings are a value`() throws {
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    let settings = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
    let dark = settings.withTraitCollection(traits)
    #expect(settings.traitCollection == nil)
    #expect(dark.traitCollection == traits && dark.isEqual(to: settings))
    let copy = try #require(dark.copy() as? UIImage.SymbolConfiguration)
    #expect(copy !== dark && copy.isEqual(to: dark))
  }

  @Test func `only the call with the same value is taken back`() async {
    let listener = Listener()
    let selector = Selector("later(_:)")
    selector.register(in: Listener.self) { listener, _ in listener.heard += 1 }
    listener.perform(selector, with: "a" as NSString, afterDelay: 0)
    listener.perform(selector, with: "b" as NSString, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(
      withTarget: listener, selector: selector, object: "a" as NSString)
    await withCheckedContinuation { done in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { done.resume() }
    }
    #expect(listener.heard == 1)
  }
}
