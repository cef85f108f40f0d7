import ButtonLayout
import Testing

@testable import Typesetting

/// A text in a font file, as it is put to Pango.
struct OracleCase: Sendable, CustomTestStringConvertible {
  let font: TestFont
  let family: String
  let text: String

  init(_ font: TestFont, _ family: String, _ text: String) {
    self.font = font
    self.family = family
    self.text = text
  }

  var testDescription: String { "'\(text)' in \(family)" }
}

@Suite(.serialized) struct `Agreement with Pango` {
  /// Titles, in each of the fonts.
  static let titles: [OracleCase] = [
    OracleCase(.notoSans, "Noto Sans", "Button"),
    OracleCase(.notoSans, "Noto Sans", "AVAST Wavy To. LT"),
    OracleCase(.notoSans, "Noto Sans", "office ffi fl fi"),
    OracleCase(.notoSans, "Noto Sans", "Überraschung, Ångström"),
    OracleCase(.notoSans, "Noto Sans", "U\u{308}berraschung, A\u{30A}ngstro\u{308}m"),
    OracleCase(.notoSans, "Noto Sans", "Привет, мир (да)"),
    OracleCase(.notoSans, "Noto Sans", "Αθήνα and Київ 2024"),
    OracleCase(.notoSans, "Noto Sans", "Việt Nam: đặt hàng"),
    OracleCase(.notoSansArabic, "Noto Sans Arabic", "مرحبا"),
    OracleCase(.notoSansArabic, "Noto Sans Arabic", "مرحبا بالعالم"),
    OracleCase(.notoSansArabic, "Noto Sans Arabic", "لا إله سلام"),
    OracleCase(.notoSansArabic, "Noto Sans Arabic", "تسجيل الدخول ١٢٣٫٤٥"),
    OracleCase(.notoSansArabic, "Noto Sans Arabic", "مَرْحَبًا"),
    OracleCase(.notoSansArabic, "Noto Sans Arabic", "می\u{200C}خواهم"),
    OracleCase(.notoSansCJK, "Noto Sans CJK SC", "登录"),
    OracleCase(.notoSansCJK, "Noto Sans CJK SC", "登录 Login 按钮"),
    OracleCase(.notoSansCJK, "Noto Sans CJK SC", "ログインしてください。"),
    OracleCase(.notoSansCJK, "Noto Sans CJK SC", "로그인 버튼"),
    OracleCase(.notoSansCJK, "Noto Sans CJK SC", "AVAST Wavy (登录) To."),
    OracleCase(.notoSansDevanagari, "Noto Sans Devanagari", "नमस्ते"),
    OracleCase(.notoSansDevanagari, "Noto Sans Devanagari", "लॉग इन करें"),
    OracleCase(.notoSansDevanagari, "Noto Sans Devanagari", "क्षत्रिय ज्ञान श्री"),
    OracleCase(.liberationSans, "Liberation Sans", "AVAST Wavy To. LT"),
    OracleCase(.liberationSans, "Liberation Sans", "office ffi fl fi"),
    OracleCase(.liberationSans, "Liberation Sans", "שלום עולם 123.45 (כן)"),
    OracleCase(.liberationSans, "Liberation Sans", "Hello שלום Привет"),
    OracleCase(.inter, "Inter", "AVAST Wavy To. LT"),
    OracleCase(.inter, "Inter", "office ffi -> 3x4 10:30"),
    OracleCase(.inter, "Inter", "The quick brown fox jumps over the lazy dog"),
  ]

  @Test(arguments: titles, [15.0, 18.0])
  func `a title is as wide`(title: OracleCase, size: Double) throws {
    let oracle = PangoOracle(font: title.font, family: title.family, pointSize: size)
    let expected = oracle.width(of: title.text)
    try #require(oracle.unknownGlyphs(in: title.text) == 0)
    let text = StyledText(title.text, typeface: try title.font.typeface(size))
    let measured = try TypesetTitle(text, measurer: Measurers.withoutFonts)
    #expect(abs(measured.naturalSize.width - expected) < 0.01)
    #expect(measured.unverified.isEmpty)
  }

  @Test(arguments: titles)
  func `a title without pair kerning is as wide`(title: OracleCase) throws {
    let oracle = PangoOracle(font: title.font, family: title.family, pointSize: 15)
    let expected = oracle.width(of: title.text, features: "kern=0")
    let run = StyledText.Run(title.text, typeface: try title.font.typeface(15), kern: 0)
    let measured = try TypesetTitle(StyledText(runs: [run]), measurer: Measurers.withoutFonts)
    #expect(abs(measured.naturalSize.width - expected) < 0.01)
  }

  @Test(arguments: titles)
  func `a title with points behind each character is as wide`(title: OracleCase) throws {
    let oracle = PangoOracle(font: title.font, family: title.family, pointSize: 15)
    let expected = oracle.width(of: title.text, features: "liga=0,clig=0")
    let run = StyledText.Run(title.text, typeface: try title.font.typeface(15), kern: 2)
    let measured = try TypesetTitle(StyledText(runs: [run]), measurer: Measurers.withoutFonts)
    let clusters = Double(measured.text.clusters.count)
    #expect(abs(measured.naturalSize.width - (expected + 2 * clusters)) < 0.01)
  }

  /// Texts of several lines.
  static let paragraphs: [OracleCase] = [
    OracleCase(.notoSans, "Noto Sans", "The quick brown fox jumps over the lazy dog, twice."),
    OracleCase(
      .notoSans, "Noto Sans", "well-known e-mail addresses (such as a@b.org) and $100 or 50% off!"),
    OracleCase(
      .notoSans, "Noto Sans", "https://example.org/a/path?with=query and «quoted» “words” — dashes"),
    OracleCase(.notoSans, "Noto Sans", "Rechtsschutzversicherungsgesellschaften am Donauufer"),
    OracleCase(.notoSans, "Noto Sans", "no\u{A0}bin holds\u{A0}him and\u{200B}his\u{200B}mind"),
    OracleCase(.notoSans, "Noto Sans", "One\nTwo words\n\nFour"),
    OracleCase(.notoSans, "Noto Sans", "Съешь же ещё этих мягких французских булок, да выпей чаю"),
    OracleCase(.inter, "Inter", "Sign in with your account to continue to the next step"),
    OracleCase(
      .liberationSans, "Liberation Sans", "Delete all 1,234.56 messages? This can’t be undone."),
    OracleCase(.notoSansCJK, "Noto Sans CJK SC", "登录后即可查看您的订单、收藏夹和浏览记录。"),
    OracleCase(.notoSansCJK, "Noto Sans CJK SC", "「ログイン」ボタンを押してください。ありがとう！"),
    OracleCase(.notoSansCJK, "Noto Sans CJK SC", "使用 Apple ID 登录（推荐）以 100% 同步 iCloud 数据"),
    OracleCase(.notoSansCJK, "Noto Sans CJK SC", "계속하려면 로그인 버튼을 누르세요"),
    OracleCase(.notoSansDevanagari, "Noto Sans Devanagari", "जारी रखने के लिए कृपया लॉग इन करें और आगे बढ़ें"),
    OracleCase(.notoColorEmoji, "Noto Color Emoji", "😀👍🏽👨‍👩‍👧❤️❤️❤️🇩🇪🇫🇷🫠🥹"),
  ]

  @Test(arguments: paragraphs)
  func `lines begin at the same characters`(paragraph: OracleCase) throws {
    try expectSameLines(paragraph, from: 20)
  }

  /// Pango shapes the halves of a word again, and Arabic letters then take other forms: agreed from the widest word on.
  static let joined = [
    OracleCase(
      .notoSansArabic, "Noto Sans Arabic", "اضغط على زر تسجيل الدخول للمتابعة إلى الصفحة التالية"),
    OracleCase(
      .notoSansArabic, "Noto Sans Arabic", "هل تريد حذف 25 رسالة؟ لا يمكن التراجع عن ذلك."),
  ]

  @Test(arguments: joined)
  func `lines of joined letters begin at the same characters`(paragraph: OracleCase) throws {
    try expectSameLines(paragraph, from: 80)
  }

  private func expectSameLines(_ paragraph: OracleCase, from narrowest: Double) throws {
    let oracle = PangoOracle(font: paragraph.font, family: paragraph.family, pointSize: 15)
    let title = try wrapped(paragraph)
    for room in stride(from: narrowest, to: title.naturalSize.width + 1, by: 3.7) {
      let expected = oracle.lineStarts(of: paragraph.text, in: room)
      #expect(title.lineStarts(in: room) == expected, "in \(room) points")
    }
  }

  private func wrapped(_ paragraph: OracleCase) throws -> TypesetTitle {
    try TypesetTitle(
      StyledText(paragraph.text, typeface: try paragraph.font.typeface(15)),
      measurer: Measurers.withoutFonts, numberOfLines: 0, lineBreakMode: .byWordWrapping)
  }

  /// Where the two part, and why ours stays.
  struct Disagreement: Sendable, CustomTestStringConvertible {
    let reason: String
    let text: OracleCase
    let room: Double
    let ours: [Int]
    let pangos: [Int]

    var testDescription: String { reason }
  }

  static let disagreements = [
    Disagreement(
      reason: "a ligature is not parted, Pango sets its letters alone",
      text: OracleCase(.notoSans, "Noto Sans", "Schifffahrt"), room: 36, ours: [0, 4, 9],
      pangos: [0, 5, 10]),
    Disagreement(
      reason:
        "a pair's kerning stays with the letter before, Pango takes it off where a line parts them",
      text: OracleCase(.notoSans, "Noto Sans", "either,either,either"), room: 83, ours: [0, 13],
      pangos: [0, 12]),
    Disagreement(
      reason: "the halves of an Arabic word are not shaped again",
      text: OracleCase(.notoSansArabic, "Noto Sans Arabic", "على"), room: 22, ours: [0, 2],
      pangos: [0, 4]),
    Disagreement(
      reason: "Thai words end at spaces, Pango has a dictionary",
      text: OracleCase(.notoSansThai, "Noto Sans Thai", "เข้าสู่ระบบเพื่อดำเนินการต่อ"), room: 100,
      ours: [0, 54], pangos: [0, 48]),
  ]

  @Test(arguments: disagreements)
  func `named disagreement`(_ disagreement: Disagreement) throws {
    let text = disagreement.text
    let oracle = PangoOracle(font: text.font, family: text.family, pointSize: 15)
    #expect(try wrapped(text).lineStarts(in: disagreement.room) == disagreement.ours)
    #expect(oracle.lineStarts(of: text.text, in: disagreement.room) == disagreement.pangos)
    #expect(disagreement.ours != disagreement.pangos)
  }
}

extension TypesetTitle {
  /// The bytes that lines begin at.
  func lineStarts(in room: Double) -> [Int] {
    text.paragraphs.flatMap { paragraph in
      text.lines(
        of: paragraph, in: room, betweenCharacters: lineBreakMode == .byCharWrapping, limit: .max)
    }.map { line in
      line.lowerBound < text.clusters.count
        ? text.clusters[line.lowerBound].bytes.lowerBound : text.string.utf8.count
    }
  }
}
