import SystemFont
import Testing

@testable import Typesetting

struct ShapeMemoryTests {
  @Test(arguments: [0, 1, 7, 64])
  func `the memory is bounded`(capacity: Int) throws {
    let font = try TestFont.notoSans.file()
    let memory = ShapeMemory(capacity: capacity)
    for number in 0..<(3 * capacity + 3) {
      _ = memory.shape("Title \(number)", with: font)
      #expect(memory.count <= 2 * capacity)
      // What is asked for again and again stays, and is no second entry.
      _ = memory.shape("Often", with: font)
      #expect(memory.count <= 2 * capacity)
    }
  }

  @Test func `long texts are not remembered`() throws {
    let memory = ShapeMemory(capacity: 8)
    let text = String(repeating: "novel ", count: 1000)
    #expect(memory.shape(text, with: try TestFont.notoSans.file()).count == 6000)
    #expect(memory.count == 0)
  }

  @Test func `what is remembered is what is shaped`() throws {
    let memory = ShapeMemory(capacity: 4)
    let fonts = [try TestFont.notoSans.file(), try TestFont.inter.file()]
    for text in ["AV", "office", "AV", "To", "Wa", "yes", "no", "AV", "office"] {
      for font in fonts {
        for features in [ShapingFeatures(), .withoutKerning, .withoutLigatures] {
          #expect(
            memory.shape(text, with: font, features: features)
              == font.shape(text, features: features))
        }
      }
    }
  }

  @Test func `four threads measure what one does`() async throws {
    let texts = (0..<200).map { number in
      ["Title \(number % 60)", "登录 \(number % 17)", "مرحبا \(number % 13)", "😀 \(number % 5)"][
        number % 4]
    }
    let typeface = Typeface.sanFrancisco(SanFrancisco(ofSize: 18))
    func widths(_ measurer: TextMeasurer) throws -> [Double] {
      try texts.map { try measurer.measure(StyledText($0, typeface: typeface)).width }
    }
    let expected = try widths(Measurers.installed)
    // A memory that is always too small, and a library that nobody has opened before.
    let shared = TextMeasurer(fonts: FontLibrary(), memoryCapacity: 5)
    try await withThrowingTaskGroup(of: [Double].self) { group in
      for _ in 0..<4 { group.addTask { try widths(shared) } }
      for try await found in group { #expect(found == expected) }
    }
    #expect(shared.memory.count <= 10)
  }
}
