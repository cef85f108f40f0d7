import Testing
import UIKit

@testable import ObjectiveCScreens

/// The rewritten screen does what it does on a phone.
@MainActor @Suite(.serialized) struct SelectorTests {
  @Test(
    arguments: [
      (UIControl.Event.touchUpInside, "checkOut"), (.touchDown, "touched true"),
      (.touchDragInside, "moved false"), (.touchUpOutside, "outside"),
    ])
  func `a selector calls its method`(event: UIControl.Event, line: String) {
    let screen = CartScreen(frame: .zero)
    screen.press(event)
    #expect(screen.log == [line])
  }

  @Test func `a selector's target may be a superclass's`() {
    final class Special: CartScreen {}
    let screen = Special(frame: .zero)
    screen.press(.touchUpInside)
    #expect(screen.log == ["checkOut"])
  }

  @Test func `the name is Objective-C's as well`() {
    let screen = CartScreen(frame: .zero)
    screen.press("checkOut")
    screen.press("touched:")
    #expect(screen.log == ["checkOut", "touched true"])
  }

  @Test func `a key path is its text`() {
    #expect(CartScreen(frame: .zero).keyPath == "itemCount")
  }

  @Test func `what is in strings stays`() {
    #expect(
      CartScreen(frame: .zero).names == [
        "@objc", "#selector(checkOut)", #"#keyPath(a) "@IBOutlet""#,
      ])
  }

  @Test func `a method that is not registered is reported by its name`() {
    HeadlessReport.removeAll()
    defer { HeadlessReport.removeAll() }
    CartScreen(frame: .zero).press("unknown(_:)")
    #expect(
      HeadlessReport.issues.map(\.description) == [
        "#selector(unknown(_:)): CartScreen has no method registered under this name, "
          + "so it was not called."
      ])
  }
}
