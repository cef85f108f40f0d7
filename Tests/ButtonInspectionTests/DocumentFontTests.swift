import ButtonInspection
import SystemFont
import Testing

/// The font that a document's description means.
@Suite struct DocumentFontTests {
  private func font(_ attributes: String) throws -> FontQuestion? {
    try inspected(children: "<fontDescription key=\"fontDescription\" \(attributes)/>")
      .question?.font
  }

  @Test(
    arguments: [
      (#"type="system" pointSize="15""#, 15, nil),
      (#"type="boldSystem" pointSize="14""#, 14, .bold),
      (#"type="system" weight="semibold" pointSize="17""#, 17, .semibold),
      (#"type="system" weight="ultraLight" pointSize="9.5""#, 9.5, .ultraLight),
      (#"pointSize="12""#, 12, nil), (#"type="system" pointSize="0""#, 0, nil),
    ] as [(String, Double, SanFrancisco.Weight?)])
  func `a system font has a size and a weight`(
    attributes: String, size: Double, weight: SanFrancisco.Weight?
  ) throws {
    let font = try #require(try font(attributes))
    #expect(font.size == size)
    #expect(font.weight == weight)
    #expect(font.textStyle == nil && font.family == nil && font.file == nil)
  }

  @Test(arguments: SanFrancisco.Weight.allCases)
  func `every weight is understood`(weight: SanFrancisco.Weight) throws {
    let font = try font("type=\"system\" weight=\"\(weight)\" pointSize=\"15\"")
    #expect(font?.weight == weight)
  }

  // The names that UIFont.TextStyle's raw values have.
  @Test(
    arguments: [
      ("Title0", .largeTitle), ("Title1", .title1), ("Title2", .title2), ("Title3", .title3),
      ("Headline", .headline), ("Subhead", .subheadline), ("Body", .body), ("Callout", .callout),
      ("Footnote", .footnote), ("Caption1", .caption1), ("Caption2", .caption2),
    ] as [(String, TextStyle)])
  func `every text style is understood`(name: String, style: TextStyle) throws {
    let font = try #require(try font("style=\"UICTFontTextStyle\(name)\""))
    #expect(font.textStyle == style)
    #expect(font.size == nil && font.weight == nil)
  }

  @Test func `no description is no font`() throws {
    #expect(try inspected().question?.font == nil)
  }

  @Test(
    arguments: [
      (
        #"name="Futura-Medium" family="Futura" pointSize="17""#,
        "'font.family': Font 'Futura': there is no such family here; give its file with --font, or its metrics "
          + "with --font-metrics."
      ),
      (
        #"name="Own-Bold" pointSize="17""#,
        "'font.family': Font 'Own-Bold': there is no such family here; give its file with --font, or its "
          + "metrics with --font-metrics."
      ),
      (
        #"type="italicSystem" pointSize="17""#,
        "'font': Fonts of type 'italicSystem' are not measured yet."
      ),
      (
        #"type="system" weight="bolder" pointSize="17""#,
        "'font.weight': 'bolder' is no weight that is known."
      ),
      (
        #"style="UICTFontTextStyleTitle9""#,
        "'font.textStyle': 'UICTFontTextStyleTitle9' is no text style that is known."
      ), (#"style="Body""#, "'font.textStyle': 'Body' is no text style that is known."),
    ])
  func `a font that is not measured is an error`(attributes: String, error: String) throws {
    let button = try inspected(
      children: frame + "<fontDescription key=\"fontDescription\" \(attributes)/>")
    #expect(button.error == error)
  }
}
