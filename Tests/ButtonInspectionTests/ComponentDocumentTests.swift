import ButtonInspection
import ButtonLayout
import InterfaceBuilder
import Testing

/// An `ImageTitleButton` in a document, by its class and its runtime attributes.
@Suite struct ComponentDocumentTests {
  static func component(
    _ attributes: String, of name: String = "ImageTitleButton", children: String = frame
  ) throws -> InspectedButton {
    try inspected(
      #"customClass="\#(name)" customModule="Keycap""#,
      children: children
        + "<userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>",
      state: #"title="Cart" image="cart""#)
  }

  static func number(_ keyPath: String, _ value: String) -> String {
    """
    <userDefinedRuntimeAttribute type="number" keyPath="\(keyPath)">
    <real key="value" value="\(value)"/></userDefinedRuntimeAttribute>
    """
  }

  @Test(arguments: ["imagePosition", "imagePositionValue"])
  func `is laid out by the component's rules`(keyPath: String) throws {
    let button = try Self.component(
      Self.number(keyPath, "4") + Self.number("spacing", "5.5")
        + #"<userDefinedRuntimeAttribute type="size" keyPath="imageSize">"#
        + #"<size key="value" width="12" height="10"/></userDefinedRuntimeAttribute>"#
        + #"<userDefinedRuntimeAttribute type="boolean" keyPath="reservesImageSpace" value="NO"/>"#)
    let component = try #require(button.question).component
    #expect(component.imagePosition == .top)
    #expect(component.spacing == 5.5)
    #expect(component.imageSize == Size(width: 12, height: 10))
    #expect(button.source.issues.isEmpty)
    let arrangement = try button.answer.get().arrangement
    // 10 and 5.5 above a line of 22, in 40.
    #expect(arrangement.imageRect == Rect(x: 44, y: 1, width: 12, height: 10))
    #expect(arrangement.titleRect?.minY == 16.5)
  }

  @Test func `stands as it is born where no attribute says more`() throws {
    let button = try Self.component("")
    #expect(try #require(button.question).component.imagePosition == .leading)
    #expect(try button.answer.get().issues.isEmpty)
  }

  @Test func `of another class is UIKit's`() throws {
    let button = try Self.component(Self.number("imagePosition", "4"), of: "OtherButton")
    #expect(try #require(button.question).component == ComponentQuestion())
  }

  @Test(
    arguments: [
      (number("corner", "4"), "'corner' of button 'b' at line 2 is none that ImageTitleButton has"),
      (
        number("imagePosition", "7"),
        "'imagePosition' of button 'b' at line 2 expects a whole number from 0 to 6"
      ),
      (
        number("contentBias", "2"),
        "'contentBias' of button 'b' at line 2 expects a number from 0 to 1"
      ),
      (
        number("reservesImageSpace", "1"),
        "'reservesImageSpace' of button 'b' at line 2 expects YES or NO"
      ),
      (
        number("imageSize", "1"),
        "'imageSize' of button 'b' at line 2 expects a size of 0 points or more"
      ),
    ])
  func `has an issue for each attribute that says nothing to it`(
    attributes: String, message: String
  ) throws {
    let button = try Self.component(attributes)
    #expect(button.source.issues.map(\.message) == ["runtime attribute \(message)"])
    #expect(button.findings.contains { $0.message == "runtime attribute \(message)." })
  }

  @Test func `leaves key paths of other objects alone`() throws {
    #expect(try Self.component(Self.number("layer.cornerRadius", "4")).source.issues.isEmpty)
  }

  @Test func `keeps the place of a hidden image`() throws {
    let hidden =
      #"<userDefinedRuntimeAttribute type="boolean" keyPath="isImageHidden" value="YES"/>"#
    let reserved =
      #"<userDefinedRuntimeAttribute type="boolean" keyPath="reservesImageSpace" value="YES"/>"#
    let shown = try Self.component("").answer.get().arrangement
    let kept = try Self.component(hidden + reserved).answer.get().arrangement
    #expect(kept.imageRect == nil)
    #expect(kept.titleRect == shown.titleRect)
    let closed = try Self.component(hidden).answer.get().arrangement
    #expect(closed.titleRect != shown.titleRect)
  }
}
