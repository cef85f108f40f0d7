import InterfaceBuilder
import Testing

@Suite struct IBAttributedStringTests {
  /// The fragments of a normal state's attributed title.
  private func fragments(_ fragments: String) throws -> [IBAttributedString.Fragment] {
    let button = try button(
      "",
      "<state key=\"normal\"><attributedString key=\"attributedTitle\">\(fragments)"
        + "</attributedString></state>")
    try #require(button.issues.isEmpty)
    return try #require(button.state("normal")?.attributedTitleString).fragments
  }

  /// The attributes of a fragment that has one child.
  private func attributes(_ attribute: String) throws -> IBAttributedString.Fragment {
    let fragments = try fragments(
      "<fragment content=\"t\"><attributes>\(attribute)</attributes></fragment>")
    try #require(fragments.count == 1)
    return fragments[0]
  }

  @Test(
    arguments: [
      ("<fragment content=\"Log in\"/>", ["Log in"]),
      ("<fragment content=\"Log \"></fragment>\n   <fragment content=\"in\"/>\n", ["Log ", "in"]),
      ("<fragment content=\"two&#10;lines\"/>", ["two\nlines"]),
      (
        "<fragment content=\"Log \"/><fragment><string key=\"content\">in\r\nnow</string></fragment>",
        ["Log ", "in\nnow"]
      ),
      ("<fragment><mutableString key=\"content\">m</mutableString></fragment>", ["m"]),
      (
        "<fragment>\n<string key=\"content\" base64-UTF8=\"YES\">\nR3LDvMOfZQ0KDA\n</string>\n</fragment>",
        ["Grüße\r\n\u{0C}"]
      ),
      ("<fragment/>", [""]),
      ("<fragment><string key=\"comment\">no</string></fragment>", [""]),
      ("<piece content=\"no\"/>", []),
    ] as [(String, [String])])
  func `fragments arrive with their texts`(source: String, texts: [String]) throws {
    #expect(try fragments(source).map(\.text) == texts)
  }

  @Test(
    arguments: [
      ("metaFont=\"system\" size=\"15\"", "system", nil, 15),
      ("metaFont=\"systemThin\" size=\"12.5\"", "systemThin", nil, 12.5),
      ("metaFont=\"cellTitle\"", "cellTitle", nil, nil),
      ("size=\"15\" name=\"HelveticaNeue-Light\"", nil, "HelveticaNeue-Light", 15),
    ] as [(String, String?, String?, Double?)])
  func `fonts arrive as written`(
    attributes: String, metaFont: String?, name: String?, size: Double?
  ) throws {
    let fragment = try self.attributes("<font key=\"NSFont\" \(attributes)/>")
    let font = try #require(fragment.font)
    #expect(font.metaFont == metaFont && font.name == name && font.pointSize == size)
    #expect(font.type == nil && font.style == nil && font.line == 1)
    #expect(fragment.otherKeys.isEmpty)
  }

  @Test func `a text style arrives as written`() throws {
    let fragment = try attributes(
      "<fontDescription key=\"NSFont\" style=\"UICTFontTextStyleBody\"/>")
    #expect(fragment.font?.style == "UICTFontTextStyleBody" && fragment.font?.metaFont == nil)
  }

  @Test func `a paragraph style arrives with all that decides sizes`() throws {
    let fragment = try attributes(
      """
      <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" \
      baseWritingDirection="natural" lineSpacing="1.5" paragraphSpacing="2" \
      paragraphSpacingBefore="3" firstLineHeadIndent="4" headIndent="5" tailIndent="-6" \
      lineHeightMultiple="1.25" minimumLineHeight="20" maximumLineHeight="30"/>
      """)
    let style = try #require(fragment.paragraphStyle)
    #expect(style.alignment == "center" && style.lineBreakMode == "wordWrapping")
    #expect(style.lineSpacing == 1.5 && style.lineHeightMultiple == 1.25)
    #expect(style.minimumLineHeight == 20 && style.maximumLineHeight == 30)
    #expect(style.paragraphSpacing == 2 && style.paragraphSpacingBefore == 3)
    #expect(style.firstLineHeadIndent == 4 && style.headIndent == 5 && style.tailIndent == -6)
  }

  @Test(
    arguments: [
      ("<real key=\"NSKern\" value=\"-0.29999999999999999\"/>", -0.3),
      ("<integer key=\"NSKern\" value=\"2\"/>", 2),
      ("<real key=\"NSKern\" value=\"0.0\"/>", 0),
      ("<real key=\"NSExpansion\" value=\"1\"/>", nil),
      ("<color key=\"NSKern\" white=\"1\"/>", nil),
    ] as [(String, Double?)])
  func `kerning is a number`(attribute: String, kern: Double?) throws {
    #expect(try attributes(attribute).kern == kern)
  }

  @Test func `every other attribute is named`() throws {
    let fragment = try attributes(
      """
      <color key="NSColor" white="1"/><font key="NSFont" size="9" name="A"/>\
      <integer key="NSUnderline" value="1"/><odd/><font key="NSOriginalFont" size="9" name="A"/>
      """)
    #expect(fragment.otherKeys == ["NSUnderline", "NSOriginalFont"])
    #expect(fragment.font?.name == "A")
  }

  @Test func `a state says its attributed title and its text`() throws {
    let button = try button(
      "",
      """
      <state key="normal" title="plain"><attributedString key="attributedTitle">
      <fragment content="Log "/><fragment content="in"/>
      </attributedString></state>
      <state key="disabled"><attributedString key="attributedTitle"/></state>
      <state key="selected" title="plain"/>
      """)
    let normal = try #require(button.state("normal"))
    #expect(normal.hasAttributedTitle && normal.attributedTitle == "Log in")
    #expect(normal.title == "plain" && normal.attributedTitleString?.line == 1)
    #expect(normal.attributedTitleString?.fragments.map(\.line) == [2, 2])
    let disabled = try #require(button.state("disabled"))
    #expect(disabled.hasAttributedTitle && disabled.attributedTitle == nil)
    #expect(disabled.attributedTitleString?.text == "")
    #expect(button.state("selected")?.hasAttributedTitle == false)
  }

  @Test func `a configuration's title and subtitle are told apart`() throws {
    let configuration = try #require(
      try button(
        "",
        """
        <buttonConfiguration key="configuration" style="plain">
        <attributedString key="attributedTitle"><fragment content="T"><attributes>
        <font key="NSFont" metaFont="system" size="20"/></attributes></fragment></attributedString>
        <attributedString key="attributedSubtitle"><fragment content="S"><attributes>
        <font key="NSFont" metaFont="system" size="10"/></attributes></fragment></attributedString>
        </buttonConfiguration>
        """
      ).configuration)
    #expect(configuration.hasAttributedTitle && configuration.attributedTitle == "T")
    #expect(configuration.hasAttributedSubtitle && configuration.attributedSubtitle == "S")
    #expect(configuration.attributedTitleString?.fragments.first?.font?.pointSize == 20)
    #expect(configuration.attributedSubtitleString?.fragments.first?.font?.pointSize == 10)
  }

  /// What stands in a fragment's attributes, on line 1 of the button `b`, and what is said about it.
  @Test(arguments: [
    (
      "<font key=\"NSFont\" metaFont=\"system\" size=\"-1\"/>",
      "font 'NSFont' of button 'b' at line 1 has size=\"-1\", "
        + "where a finite number of at least 0 was expected"
    ),
    (
      "<paragraphStyle key=\"NSParagraphStyle\" lineHeightMultiple=\"big\"/>",
      "paragraphStyle 'NSParagraphStyle' of button 'b' at line 1 has lineHeightMultiple=\"big\", "
        + "where a finite number of at least 0 was expected"
    ),
    (
      "<real key=\"NSKern\"/>", "real 'NSKern' of button 'b' at line 1 lacks 'value'"
    ),
    (
      "<real key=\"NSKern\" value=\"nan\"/>",
      "real 'NSKern' of button 'b' at line 1 has value=\"nan\", where a finite number was expected"
    ),
  ])
  func `what cannot be read is said, and the text stays`(attribute: String, sentence: String) throws
  {
    let button = try button(
      "",
      "<state key=\"normal\"><attributedString key=\"attributedTitle\"><fragment content=\"t\">"
        + "<attributes>\(attribute)</attributes></fragment></attributedString></state>")
    #expect(button.issues.map(\.message) == [sentence])
    #expect(button.state("normal")?.attributedTitle == "t")
  }

  @Test func `the first of two attributed titles counts`() throws {
    let button = try button(
      "",
      """
      <state key="normal"><attributedString key="attributedTitle"><fragment content="a"/>\
      </attributedString>
      <attributedString key="attributedTitle"><fragment content="b"/></attributedString></state>
      """)
    #expect(button.state("normal")?.attributedTitle == "a")
    #expect(
      button.issues.map(\.message) == [
        "attributedString 'attributedTitle' of button 'b' at line 2 is the second one; "
          + "the first one counts"
      ])
  }
}
