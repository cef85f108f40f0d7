import ButtonInspection
import ButtonLayout
import InterfaceBuilder
import Testing
import Typesetting

/// What cannot be answered about a button, and what somebody should know of it.
@Suite struct InspectedButtonTests {
  @Test(
    arguments: [
      (
        "", #"image="star.fill" catalog="system""#,
        "'image': The document's resources record no size for the SF Symbol 'star.fill'."
      ),
      (
        "", #"image="far""#,
        "'image': Image 'far' was not found beside the document, whose resources record no size for it."
      ),
      (
        "", #"backgroundImage="far""#,
        "'backgroundImage': Image 'far' was not found beside the document, whose resources record no size for it."
      ), ("buttonType=\"round\"", "", "'buttonType': 'round' is no button type that is known."),
      (
        "buttonType=\"contactAdd\"", "",
        "'buttonType': The size of the picture that a button of type 'contactAdd' brings is not recorded."
      ),
      (
        "buttonType=\"close\"", "",
        "'buttonType': The size of the picture that a button of type 'close' brings is not recorded."
      ),
      (
        "", "title=\"\u{F0000}\"",
        "'title': '\u{F0000}' (U+F0000) is in none of the fonts here; "
          + "install the Noto font of its script, or give a font with --font."
      ),
    ])
  func `what is not known is a sentence at the key's path`(
    attributes: String, state: String, error: String
  ) throws {
    #expect(try inspected(attributes, children: frame, state: state).error == error)
  }

  @Test func `a question that cannot be put is absent, one without an answer is kept`() throws {
    #expect(try inspected(state: #"image="far""#).question == nil)
    #expect(try inspected(state: "title=\"\u{F0000}\"").question?.title == .string("\u{F0000}"))
  }

  @Test func `a truncated title is found, with what it lacks`() throws {
    let narrow = #"<rect key="frame" x="0" y="0" width="30" height="40"/>"#
    let button = try inspected(children: narrow)
    let answer = try button.answer.get()
    let needed = answer.intrinsicContentSize.width
    #expect(answer.arrangement.titleIsTruncated && needed > 30)
    #expect(button.findings.map(\.rule) == [.titleTruncated, .smallTapTarget])
    #expect(
      button.findings.first?.message.hasPrefix("The title has 30 points of width and lacks ")
        == true)
  }

  @Test func `a title that fits is no finding`() throws {
    #expect(try inspected(children: frame(100, 44)).findings.isEmpty)
    #expect(try !inspected().findings.contains { $0.rule == .titleTruncated })
  }

  @Test func `what the document says and nobody understands is a finding, and takes nothing else`()
    throws
  {
    let button = try inspected(
      "tag=\"x\"",
      children: frame(100, 44)
        + #"<inset key="imageEdgeInsets" minX="1" minY="y" maxX="0" maxY="0"/>"#)
    #expect(
      button.findings.map(\.message) == [
        "button 'b' at line 2 has tag=\"x\", where a whole number was expected.",
        "inset 'imageEdgeInsets' of button 'b' at line 2 has minY=\"y\", "
          + "where a finite number was expected.",
      ])
    #expect(button.findings.allSatisfy { $0.rule == .documentIssue })
    #expect(try button.answer.get().size.width == 100)
  }

  @Test func `buttons keep the document's order, and one without an answer takes no other's`()
    throws
  {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <button id="1"/><button id="2" buttonType="close"/><view><button id="3"/></view></document>
      """
    let buttons = try IBDocument(reading: Array(text.utf8), path: "Own.xib").inspectedButtons(
      measuringWith: TextMeasurer())
    #expect(buttons.map(\.source.objectID) == ["1", "2", "3"])
    #expect(buttons.map { $0.error == nil } == [true, false, true])
  }
}
