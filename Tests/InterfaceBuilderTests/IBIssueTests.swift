import ButtonLayout
import InterfaceBuilder
import Testing

@Suite struct IBIssueTests {
  /// What stands in the button `b`, on line 1, and what is said about it.
  @Test(arguments: [
    (
      "", "<inset key=\"titleEdgeInsets\" minX=\"1\" minY=\"2\" maxY=\"3\"/>",
      "inset 'titleEdgeInsets' of button 'b' at line 1 lacks 'maxX'"
    ),
    (
      "", "<inset key=\"imageEdgeInsets\" minX=\"1,5\" minY=\"2\" maxX=\"3\" maxY=\"3\"/>",
      "inset 'imageEdgeInsets' of button 'b' at line 1 has minX=\"1,5\", "
        + "where a finite number was expected"
    ),
    (
      "", "<inset key=\"contentEdgeInsets\" minX=\"1e999\" minY=\"2\" maxX=\"3\" maxY=\"3\"/>",
      "inset 'contentEdgeInsets' of button 'b' at line 1 has minX=\"1e999\", "
        + "where a finite number was expected"
    ),
    (
      "", "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"abc\" height=\"1\"/>",
      "rect 'frame' of button 'b' at line 1 has width=\"abc\", "
        + "where a finite number of at least 0 was expected"
    ),
    (
      "", "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"-1\"/>",
      "rect 'frame' of button 'b' at line 1 has height=\"-1\", "
        + "where a finite number of at least 0 was expected"
    ),
    (
      "", "<rect key=\"frame\" x=\"nan\" y=\"0\" width=\"1\" height=\"1\"/>",
      "rect 'frame' of button 'b' at line 1 has x=\"nan\", where a finite number was expected"
    ),
    (
      "", "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"big\"/>",
      "fontDescription 'fontDescription' of button 'b' at line 1 has pointSize=\"big\", "
        + "where a finite number of at least 0 was expected"
    ),
    (
      "", "<buttonConfiguration key=\"configuration\" style=\"plain\" imagePadding=\"wide\"/>",
      "buttonConfiguration 'configuration' of button 'b' at line 1 has imagePadding=\"wide\", "
        + "where a finite number was expected"
    ),
    (
      "",
      "<buttonConfiguration key=\"configuration\">"
        + "<directionalEdgeInsets key=\"contentInsets\" top=\"1\" leading=\"1\" bottom=\"1\"/>"
        + "</buttonConfiguration>",
      "directionalEdgeInsets 'contentInsets' of button 'b' at line 1 lacks 'trailing'"
    ),
    (
      "", "<constraints><constraint firstAttribute=\"width\" constant=\"x\"/></constraints>",
      "constraint of button 'b' at line 1 has constant=\"x\", where a finite number was expected"
    ),
    (
      "", "<state key=\"normal\"><string key=\"title\" base64-UTF8=\"YES\">*</string></state>",
      "string of button 'b' at line 1 is not readable, where Base64 was expected"
    ),
    (
      "",
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"nil\"/>"
        + "</userDefinedRuntimeAttributes>",
      "userDefinedRuntimeAttribute '' of button 'b' at line 1 lacks 'keyPath'"
    ),
    (
      "hidden=\"maybe\"", "",
      "button 'b' at line 1 has hidden=\"maybe\", where YES or NO was expected"
    ),
    (
      "contentHorizontalAlignment=\"middle\"", "",
      "contentHorizontalAlignment 'middle' of button 'b' at line 1 is no alignment; center is taken"
    ),
    (
      "contentVerticalAlignment=\"left\"", "",
      "contentVerticalAlignment 'left' of button 'b' at line 1 is no alignment; center is taken"
    ),
    (
      "tag=\"1.5\"", "",
      "button 'b' at line 1 has tag=\"1.5\", where a whole number was expected"
    ),
  ])
  func `what cannot be read is said in one sentence`(
    attributes: String, children: String, sentence: String
  ) throws {
    let button = try button(attributes, children)
    #expect(button.issues == [IBIssue(line: 1, message: sentence)])
  }

  @Test func `an issue takes nothing from the rest of its button, nor from other buttons`() throws {
    let document = try document(
      """
      <button id="a">
      <inset key="titleEdgeInsets" minX="1"/>
      <inset key="imageEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
      </button><button id="c"><state key="normal" title="C"/></button>
      """)
    #expect(
      document.buttons[0].issues.map(\.description) == [
        "inset 'titleEdgeInsets' of button 'a' at line 2 lacks 'minY'",
        "inset 'titleEdgeInsets' of button 'a' at line 2 lacks 'maxX'",
        "inset 'titleEdgeInsets' of button 'a' at line 2 lacks 'maxY'",
      ])
    #expect(document.buttons[0].titleInset == nil)
    #expect(document.buttons[0].imageEdgeInsets?.right == 3)
    #expect(document.buttons[1].issues.isEmpty)
    #expect(document.buttons[1].state("normal")?.title == "C")
  }

  @Test func `an alignment that is none leaves the other one, and the default`() throws {
    let button = try button("contentHorizontalAlignment=\"\" contentVerticalAlignment=\"top\"")
    #expect(button.contentHorizontalAlignment == .center)
    #expect(button.contentVerticalAlignment == .top)
    #expect(button.issues.count == 1)
  }

  @Test func `the first of two equal insets counts`() throws {
    let button = try button(
      "",
      """
      <inset key="titleEdgeInsets" minX="1" minY="1" maxX="1" maxY="1"/>
      <inset key="titleEdgeInsets" minX="2" minY="2" maxX="2" maxY="2"/>
      """)
    #expect(button.titleEdgeInsets?.top == 1)
    #expect(
      button.issues.map(\.message) == [
        "inset 'titleEdgeInsets' of button 'b' at line 2 is the second one; the first one counts"
      ])
  }

  @Test func `a button without an id is read and named by its line`() throws {
    let button = try #require(try document("\n<button buttonType=\"system\"/>").buttons.first)
    #expect(button.issues.map(\.message) == ["button at line 2 lacks 'id'"])
    #expect(button.buttonType == .system)
  }

  @Test func `a very long value is quoted by its beginning`() throws {
    let long = String(repeating: "7x", count: 1_000_000)
    let message = try #require(try button("tag=\"\(long)\"").issues.first?.message)
    #expect(message.utf8.count < 200)
    #expect(message.hasPrefix("button 'b' at line 1 has tag=\"7x7x7x"))
  }
}
