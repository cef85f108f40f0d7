import ButtonLayout
import SystemFont
import Testing

@testable import Typesetting

struct FontLibraryTests {
  private func file(_ typeface: Typeface) -> FontFile? {
    guard case .file(let font, _) = typeface else { return nil }
    return font
  }

  @Test(arguments: ["Noto Sans", "noto sans", "NOTO SANS"])
  func `a family is found in any case`(family: String) throws {
    let typeface = try Measurers.installed.fonts.typeface(
      family: family, weight: .regular, pointSize: 12)
    #expect(file(typeface)?.path == TestFont.notoSans.path)
  }

  @Test func `a family that is not there is an error`() {
    let error = #expect(throws: FontError.self) {
      try FontLibrary(folders: []).typeface(family: "Noto Sans", weight: .bold, pointSize: 12)
    }
    #expect(
      error?.description == "Font 'Noto Sans': there is no such family here; give its file with "
        + "--font, or its metrics with --font-metrics.")
  }

  @Test(arguments: ["/nowhere", "/nowhere/<&>\"", ""])
  func `a folder that is not there holds no font`(folder: String) {
    #expect(throws: FontError.self) {
      try FontLibrary(folders: [folder]).typeface(
        family: "Noto Sans", weight: .regular, pointSize: 12)
    }
  }

  @Test func `only the folders that were given are read`() throws {
    let fonts = FontLibrary(folders: ["/usr/share/fonts/opentype/inter"])
    let found = try fonts.typeface(family: "Inter", weight: .regular, pointSize: 12)
    #expect(file(found)?.path == TestFont.inter.path)
    #expect(throws: FontError.self) {
      try fonts.typeface(family: "Noto Sans", weight: .regular, pointSize: 12)
    }
  }

  @Test(arguments: [
    (SanFrancisco.Weight.regular, "Inter-Regular"), (.ultraLight, "Inter-Thin"),
    (.thin, "Inter-ExtraLight"), (.light, "Inter-Light"), (.medium, "Inter-Medium"),
    (.semibold, "Inter-SemiBold"), (.bold, "Inter-Bold"), (.heavy, "Inter-ExtraBold"),
    (.black, "Inter-Black"),
  ])
  func `each weight has its font`(weight: SanFrancisco.Weight, name: String) throws {
    let typeface = try Measurers.installed.fonts.typeface(
      family: "Inter", weight: weight, pointSize: 12)
    #expect(file(typeface)?.path == "/usr/share/fonts/opentype/inter/\(name).otf")
  }

  @Test func `of a family the normal width comes before the weight`() {
    func entry(_ path: String, _ weight: Double, _ width: Double) -> FontDirectory.Entry {
      FontDirectory.Entry(path: path, index: 0, weight: weight, width: width)
    }
    let condensed = entry("NotoSans-Condensed.ttf", 80, 75)
    let bold = entry("NotoSans-Bold.ttf", 200, 100)
    let regular = entry("NotoSans-Regular.ttf", 80, 100)
    #expect(regular.isNearer(to: 80, than: condensed))
    #expect(bold.isNearer(to: 80, than: condensed))
    #expect(regular.isNearer(to: 80, than: bold))
    #expect(!regular.isNearer(to: 80, than: regular))
  }

  @Test func `a file is opened once, by whoever asks first`() async throws {
    let fonts = FontLibrary(folders: [])
    let found = try await withThrowingTaskGroup(of: ObjectIdentifier?.self) { group in
      for _ in 0..<8 {
        group.addTask {
          guard
            case .file(let font, _) = try fonts.typeface(
              file: TestFont.inter.path, pointSize: 12)
          else { return nil }
          return ObjectIdentifier(font)
        }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(found.count == 1)
  }

  @Test func `a user's font is found before an installed one`() throws {
    let own = try TestFont.notoSans.file()
    let fonts = FontLibrary()
    fonts.add(own)
    #expect(file(try fonts.typeface(family: "noto sans", weight: .bold, pointSize: 12)) === own)
    #expect(fonts.fallback(for: "é", weight: .bold) === own)
    #expect(fonts.fallback(for: "登", weight: .bold) !== own)
    #expect(fonts.fallback(for: "😀", weight: .bold)?.name == FontLibrary.emojiFamily)
  }

  @Test func `exported metrics without a family are the system font`() throws {
    let fonts = FontLibrary(folders: [])
    fonts.add(TestMetrics.pairs)
    fonts.add(
      FontMetrics(
        name: "System", family: nil, unitsPerEm: 100, ascender: 90, lineHeight: 125,
        advances: ["A": 50], kerning: [:]))
    let system = fonts.system(SanFrancisco(ofSize: 20))
    let title = try TypesetTitle(
      StyledText("AA", typeface: system), measurer: TextMeasurer(fonts: fonts))
    #expect(title.naturalSize.width == 20)
    #expect(title.naturalSize.height == 25)
    #expect(title.fonts == ["System"])
    #expect(title.unverified.isEmpty)
    let named = try fonts.typeface(family: "EXPORTED", weight: .bold, pointSize: 10)
    #expect(named.name == "Exported")
  }

  @Test func `units of nothing are a mistake`() async {
    await #expect(processExitsWith: .failure) {
      _ = FontMetrics(
        name: "", family: nil, unitsPerEm: 0, ascender: 0, lineHeight: 0, advances: [:],
        kerning: [:])
    }
  }
}
