import ButtonLayout
import SystemFont
import TestSupport
import Testing

@testable import Typesetting

/// What holds for every title, line break mode, number of lines and room.
struct LawTests {
  static let seeds = Array(UInt64(40)...64)

  /// A random text: words of several scripts, emoji, white space, line feeds, in one to three runs.
  static func text(_ random: inout SeededGenerator) -> StyledText {
    let words = [
      "a", "Button", "WWW", "iii", "office", "e\u{301}tude", "登录", "ログイン。", "مرحبا", "سلام", "שלום",
      "नमस्ते", "😀", "👨‍👩‍👧", "🇩🇪🇫🇷", "1️⃣", "(x)", "50%", "well-known", "\u{200B}", "no\u{A0}break",
      "Donaudampfschifffahrt", "ß", "12.5",
    ]
    let gaps = [" ", " ", " ", "", "  ", "\n", "\r\n", "\n\n"]
    let typefaces: [Typeface] =
      [
        .sanFrancisco(SanFrancisco(ofSize: 18)),
        .sanFrancisco(SanFrancisco(ofSize: 11, weight: .bold)),
        .metrics(TestMetrics.mono, pointSize: 9),
      ] + files
    var runs: [StyledText.Run] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      var string = ""
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        string +=
          (words.randomElement(using: &random) ?? "") + (gaps.randomElement(using: &random) ?? "")
      }
      let kern: Double? = [nil, nil, nil, 0, 1.5][Int.random(in: 0..<5, using: &random)]
      runs.append(
        .init(
          string, typeface: typefaces[Int.random(in: 0..<typefaces.count, using: &random)],
          kern: kern))
    }
    return StyledText(runs: runs)
  }

  private static let files: [Typeface] = {
    do {
      return [try TestFont.notoSans.typeface(14), try TestFont.inter.typeface(17)]
    } catch {
      Issue.record("\(error)")
      return []
    }
  }()

  private static func withTitles(
    _ seed: UInt64, _ body: (TypesetTitle, [Double]) throws -> Void
  ) throws {
    var random = SeededGenerator(seed: seed)
    let text = text(&random)
    let tightens = Bool.random(using: &random)
    for mode in LineBreakMode.allCases {
      for lines in 0...3 {
        let title = try TypesetTitle(
          text, measurer: Measurers.installed, numberOfLines: lines, lineBreakMode: mode,
          tightens: tightens)
        let natural = title.text.width
        let rooms = stride(from: 0, through: natural + 1, by: max(0.7, natural / 60))
        try body(title, Array(rooms) + [title.naturalSize.width, title.naturalSize.width + 1])
      }
    }
  }

  @Test(arguments: seeds)
  func `no line is wider than its room unless a cluster alone is`(seed: UInt64) throws {
    try Self.withTitles(seed) { title, rooms in
      let widest = title.text.clusters.map(\.advance).max() ?? 0
      for room in rooms {
        #expect(
          title.fitted(to: room).size.width <= max(room, title.numberOfLines == 1 ? 0 : widest)
            + 1e-5)
      }
    }
  }

  @Test(arguments: seeds)
  func `at its natural size a title is as it is`(seed: UInt64) throws {
    try Self.withTitles(seed) { title, _ in
      let fitted = title.fitted(to: title.naturalSize.width)
      #expect(fitted.size == title.naturalSize)
      // Only line feeds beyond the number of lines leave something out there.
      let lines = title.text.paragraphs.count
      #expect(fitted.isTruncated == (title.numberOfLines > 0 && lines > title.numberOfLines))
    }
  }

  @Test(arguments: seeds)
  func `a wider room shows no less`(seed: UInt64) throws {
    try Self.withTitles(seed) { title, rooms in
      // The middle and the head of a last line begin anew where the lines before it take more.
      guard
        title.numberOfLines < 2
          || ![.byTruncatingHead, .byTruncatingMiddle].contains(title.lineBreakMode)
      else { return }
      var shown = 0
      var width = 0.0
      for room in rooms.sorted() {
        let now = title.shownClusters(in: room).count
        #expect(now >= shown, "in \(room)")
        shown = now
        guard title.numberOfLines == 1 else { continue }
        let line = title.fitted(to: room).size.width
        #expect(line >= width - 1e-9, "in \(room)")
        width = line
      }
    }
  }

  @Test(arguments: seeds)
  func `what is drawn is the text's clusters in logical order`(seed: UInt64) throws {
    try Self.withTitles(seed) { title, rooms in
      for room in rooms {
        let shown = title.shownClusters(in: room)
        #expect(shown == shown.sorted() && Set(shown).count == shown.count)
        let drawn = title.drawnTitle(in: room).filter { !$0.isWhitespace && $0 != "…" }
        let pieces = title.text.pieces
        #expect(drawn == shown.map { pieces[$0] }.joined().filter { !$0.isWhitespace })
      }
    }
  }

  @Test(arguments: seeds)
  func `head and tail are the two ends of a truncated line`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let text = try Measurers.installed.measure(Self.text(&random))
    let line = text.paragraphs[0]
    for mode in LineBreakMode.allCases where mode.truncates {
      for room in stride(from: 0, to: text.width(line), by: 3.3) {
        let set = text.truncated(line, to: room, mode: mode, ellipsis: 9)
        guard set.hasEllipsis else { continue }
        #expect(set.head.lowerBound == line.lowerBound && set.tail.upperBound == line.upperBound)
        #expect(set.head.upperBound <= set.tail.lowerBound)
        #expect(mode != .byTruncatingHead || set.head.isEmpty)
        #expect(mode != .byTruncatingTail || set.tail.isEmpty)
        let width = text.width(set.head) + 9 + text.width(set.tail)
        #expect(abs(set.width - width) < 1e-9 && set.width <= room + 1e-5)
      }
    }
  }

  @Test(arguments: seeds)
  func `wrapped lines are the whole text`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let text = try Measurers.installed.measure(Self.text(&random))
    for room in stride(from: 1, to: text.width + 1, by: 5.1) {
      for isBetweenCharacters in [false, true] {
        for paragraph in text.paragraphs {
          let lines = text.lines(
            of: paragraph, in: room, betweenCharacters: isBetweenCharacters, limit: .max)
          #expect(lines.first?.lowerBound == paragraph.lowerBound)
          #expect(lines.last?.upperBound == paragraph.upperBound)
          for (line, next) in zip(lines, lines.dropFirst()) {
            #expect(line.upperBound == next.lowerBound && !line.isEmpty)
          }
        }
      }
    }
  }

  @Test(arguments: seeds)
  func `the clusters are the whole text, and as wide as its runs`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let source = Self.text(&random)
    let text = try Measurers.installed.measure(source)
    #expect(text.pieces.joined().utf8.elementsEqual(source.string.utf8))
    var apart = 0.0
    for run in source.runs {
      apart += try Measurers.installed.measure(StyledText(runs: [run])).width
    }
    // Nothing is kerned between two runs, and a direction changes no width.
    #expect(abs(text.width - apart) < 1e-6)
  }
}

extension TypesetTitle {
  /// The clusters that are drawn in a room, white space left out.
  func shownClusters(in room: Double) -> [Int] {
    setLines(in: room).flatMap { Array($0.head) + Array($0.tail) }.filter {
      !text.clusters[$0].isSpace
    }
  }
}
