import Testing

@testable import Typesetting

/// The font files that the tests measure with; `Scripts/bootstrap test` installs their packages.
enum TestFont: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case notoSans = "truetype/noto/NotoSans-Regular.ttf"
  case notoSansArabic = "truetype/noto/NotoSansArabic-Regular.ttf"
  case notoSansDevanagari = "truetype/noto/NotoSansDevanagari-Regular.ttf"
  case notoSansThai = "truetype/noto/NotoSansThai-Regular.ttf"
  case notoSansCJK = "opentype/noto/NotoSansCJK-Regular.ttc"
  case notoColorEmoji = "truetype/noto/NotoColorEmoji.ttf"
  case liberationSans = "truetype/liberation2/LiberationSans-Regular.ttf"
  case inter = "opentype/inter/Inter-Regular.otf"

  var path: String { "/usr/share/fonts/\(rawValue)" }

  /// The place of the font in its file: Noto Sans CJK SC is the third of its collection.
  var index: Int { self == .notoSansCJK ? 2 : 0 }

  var testDescription: String { String(rawValue.split(separator: "/").last ?? "") }

  func file() throws(FontError) -> FontFile { try FontFile(path: path, index: index) }

  func typeface(_ pointSize: Double) throws(FontError) -> Typeface {
    .file(try file(), pointSize: pointSize)
  }
}

/// Fonts are opened once: all tests measure with the machine's, and some with none.
enum Measurers {
  static let installed = TextMeasurer()
  static let withoutFonts = TextMeasurer(fonts: FontLibrary(folders: []))
}

extension MeasuredText {
  /// The text of each cluster.
  var pieces: [String] { clusters.indices.map { text($0..<($0 + 1)) } }

  /// The width of everything, in points.
  var width: Double { width(clusters.indices) }
}
