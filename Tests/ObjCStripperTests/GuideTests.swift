import Foundation
import Testing
import UIKit

@testable import ObjectiveCScreens

/// The guide's example is the one that is built here.
@MainActor struct GuideTests {
  @Test func `the guide shows a file that is built`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let guide = try String(
      contentsOf: root.appending(path: "Documentation/objc.md"), encoding: .utf8)
    let file = try String(
      contentsOf: root.appending(path: "Tests/ObjectiveCScreens/Screens/StepperButton.swift"),
      encoding: .utf8)
    #expect(guide.contains("```swift\n\(file)```"))
  }

  @Test func `the guide's button counts`() {
    let button = StepperButton(frame: .zero)
    button.sendActions(for: .touchUpInside)
    #expect(button.value == 1)
  }
}
