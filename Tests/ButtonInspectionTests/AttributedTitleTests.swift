import ButtonInspection
import ButtonLayout
import InterfaceBuilder
import SystemFont
import Testing
import Typesetting

/// What a document's attributed title becomes in the question about its button.
@Suite struct AttributedTitleTests {
  /// The only button of a document whose normal state holds this.
  private func button(_ state: String, attributes: String = "") throws -> InspectedButton {
    let document = try IBDocument(
      reading: Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" \
        targetRuntime="iOS.CocoaTouch"><button id="b" \(attributes)>\
        <rect key="frame" x="0" y="0" width="200" height="40"/>\
        <state key="normal" \(state)</state></button></document>
        """.utf8), path: "Own.xib")
    let buttons = document.inspectedButtons(measuringWith: TextMeasurer(fonts: FontLibrary()))
    try #require(buttons.count == 1)
    return buttons[0]
  }

  private func attributed(_ fragments: String) throws -> InspectedButton {
    try button("><attributedString key=\"attributedTitle\">\(fragments)</attributedString>")
  }

  private func run(_ attributes: String) throws -> AttributedTitle.Run {
    let fragment = "<fragment content=\"t\"><attributes>\(attributes)</attributes></fragment>"
    guard case .attributed(let title)? = try attributed(fragment).question?.title else {
      throw QuestionError(path: "title", message: "No attributed title.")
    }
    try #require(title.runs.count == 1 && title.runs[0].string == "t")
    return title.runs[0]
  }

  private func refusal(_ fragments: String) throws -> String? {
    let button = try attributed(fragments)
    guard button.question == nil, case .failure(let error) = button.answer else { return nil }
    return error.description
  }

  @Test(
    arguments: [
      ("system", .regular), ("systemUltraLight", .ultraLight), ("systemThin", .thin),
      ("systemLight", .light), ("systemMedium", .medium), ("systemSemibold", .semibold),
      ("systemBold", .bold), ("systemHeavy", .heavy), ("systemBlack", .black),
      ("smallSystem", .regular), ("smallSystemBold", .bold), ("cellTitle", .regular),
    ] as [(String, SanFrancisco.Weight)])
  func `a kind of system font is its weight`(kind: String, weight: SanFrancisco.Weight) throws {
    let run = try run("<font key=\"NSFont\" metaFont=\"\(kind)\" size=\"15\"/>")
    #expect(run.font?.weight == weight && run.font?.size == 15 && run.font?.family == nil)
  }

  @Test func `other fonts are asked for by name or style, and none is the button's`() throws {
    let named = try attributed(
      "<fragment content=\"t\"><attributes>"
        + "<font key=\"NSFont\" size=\"15\" name=\"NoSuch-Light\"/></attributes></fragment>")
    guard case .attributed(let title)? = named.question?.title else {
      Issue.record("no attributed title")
      return
    }
    #expect(title.runs[0].font?.family == "NoSuch-Light")
    if case .failure(let error) = named.answer {
      #expect(error.path == "title.runs[0].font.family")
    } else {
      Issue.record("a font that is not here was measured")
    }
    let styled = try run("<fontDescription key=\"NSFont\" style=\"UICTFontTextStyleBody\"/>")
    #expect(styled.font?.textStyle == .body && styled.font?.size == nil)
    #expect(try run("<color key=\"NSColor\" white=\"1\"/>").font == nil)
    #expect(try run("<real key=\"NSKern\" value=\"-0.5\"/>").kern == -0.5)
  }

  @Test func `a paragraph style is the spacing of all lines`() throws {
    let style =
      "<paragraphStyle key=\"NSParagraphStyle\" lineHeightMultiple=\"1.5\" "
      + "minimumLineHeight=\"20\" maximumLineHeight=\"30\" lineSpacing=\"4\"/>"
    let fragment = "<fragment content=\"t\"><attributes>\(style)</attributes></fragment>"
    let button = try attributed(fragment + "<fragment content=\"\"/>" + fragment)
    guard case .attributed(let title)? = button.question?.title else {
      Issue.record("no attributed title")
      return
    }
    #expect(title.runs.count == 2)
    #expect(title.lineSpacing.lineHeightMultiple == 1.5 && title.lineSpacing.lineSpacing == 4)
    #expect(
      title.lineSpacing.minimumLineHeight == 20 && title.lineSpacing.maximumLineHeight == 30)
  }

  /// Attributes of a fragment that cannot be measured, and what is said.
  @Test(arguments: [
    (
      "<font key=\"NSFont\" metaFont=\"system\"/>",
      "'title.runs[0].font.size': The document says no size for font 'system', "
        + "and none is recorded for it."
    ),
    (
      "<font key=\"NSFont\" name=\"Futura\"/>",
      "'title.runs[0].font.size': The document says no size for font 'Futura', "
        + "and none is recorded for it."
    ),
    (
      "<font key=\"NSFont\" metaFont=\"userFixedPitch\" size=\"12\"/>",
      "'title.runs[0].font': Fonts of kind 'userFixedPitch' are not measured yet."
    ),
    (
      "<font key=\"NSFont\" metaFont=\"systembold\" size=\"12\"/>",
      "'title.runs[0].font': Fonts of kind 'systembold' are not measured yet."
    ),
    (
      "<fontDescription key=\"NSFont\" type=\"italicSystem\" pointSize=\"12\"/>",
      "'title.runs[0].font': Fonts of type 'italicSystem' are not measured yet."
    ),
    (
      "<real key=\"NSBaselineOffset\" value=\"2\"/>",
      "'title.runs[0]': Not measured yet: the attribute 'NSBaselineOffset'."
    ),
    (
      "<paragraphStyle key=\"NSParagraphStyle\" headIndent=\"2\"/>",
      "'title': Not measured yet: a title with headIndent."
    ),
  ])
  func `what is not measured is said`(attributes: String, sentence: String) throws {
    #expect(
      try refusal(
        "<fragment content=\"t\"><attributes>\(attributes)</attributes></fragment>") == sentence)
  }

  @Test func `lines spaced differently, and paragraphs apart, are not measured`() throws {
    let multiple = "<paragraphStyle key=\"NSParagraphStyle\" lineHeightMultiple=\"2\"/>"
    #expect(
      try refusal(
        "<fragment content=\"a\"/><fragment content=\"b\"><attributes>\(multiple)</attributes>"
          + "</fragment>")
        == "'title': Not measured yet: fragments whose lines are spaced differently.")
    let apart = "<paragraphStyle key=\"NSParagraphStyle\" paragraphSpacing=\"2\"/>"
    func fragment(_ text: String) -> String {
      "<fragment content=\"\(text)\"><attributes>\(apart)</attributes></fragment>"
    }
    #expect(
      try refusal(fragment("a&#10;b"))
        == "'title': Not measured yet: a title with paragraphSpacing.")
    #expect(try refusal(fragment("a b")) == nil)
  }

  @Test func `an attributed title comes before a plain one, an empty one alone is none`() throws {
    let string =
      "<attributedString key=\"attributedTitle\"><fragment content=\"a\"/></attributedString>"
    #expect(
      try button("title=\"plain\">\(string)").question?.title
        == .attributed(AttributedTitle(runs: [.init("a")])))
    #expect(try button("title=\"plain\">").question?.title == .string("plain"))
    #expect(
      try button("title=\"plain\">", attributes: "hasAttributedTitle=\"YES\"").question?.title
        == .string("plain"))
    let empty = "<attributedString key=\"attributedTitle\"/>"
    #expect(try button(">\(empty)").question?.title == nil)
    #expect(try button("title=\"plain\">\(empty)").question == nil)
  }

  @Test func `an attributed title in the button's own font is as wide as a plain one`() throws {
    let plain = try button("title=\"Log in\">").answer.get()
    let own = try attributed("<fragment content=\"Log \"/><fragment content=\"in\"/>").answer.get()
    #expect(own.arrangement.titleRect == plain.arrangement.titleRect)
    let wide = try attributed(
      "<fragment content=\"Log in\"><attributes><real key=\"NSKern\" value=\"3\"/></attributes>"
        + "</fragment>"
    ).answer.get()
    let widths = try [own, wide].map { try #require($0.arrangement.titleRect?.width) }
    #expect(widths[1] > widths[0] + 10)
  }

  @Test func `an alignment that is none is a finding, not an error`() throws {
    let button = try button("title=\"t\">", attributes: "contentHorizontalAlignment=\"middle\"")
    #expect(button.question?.contentHorizontalAlignment == .center)
    #expect(button.findings.map(\.rule).first == .documentIssue)
    #expect(throws: Never.self) { try button.answer.get() }
  }
}
