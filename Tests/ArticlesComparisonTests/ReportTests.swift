import Foundation
import Testing

@testable import ArticleHelpers

@MainActor struct ReportTests {
  static let comparison = Comparison()

  @Test func `comparison.md is what the program writes`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Examples/Articles/comparison.md").standardizedFileURL
    let stored = try String(contentsOf: file, encoding: .utf8)
    let isFresh = try stored == Report(Self.comparison).text(.markdown)
    #expect(
      isFresh,
      "swift run ArticlesComparison --format markdown > Examples/Articles/comparison.md writes it")
  }

  @Test func `every helper of the list is there, each on one line`() {
    let names = Example.all.map(\.helper.name)
    #expect(Set(names).count == names.count)
    let counts = ["000": 8, "001": 4, "002": 14, "003": 16, "004": 8]
    for (article, count) in counts {
      #expect(names.filter { $0.hasPrefix(article) }.count == count, "\(article)")
    }
    #expect(names.count == counts.values.reduce(0, +))
  }

  @Test func `both tables have a line a helper, and the slips one a slip`() throws {
    let text = try Report(Self.comparison).text(.text)
    for line in Self.comparison.lines where !line.isOurs {
      #expect(text.components(separatedBy: "\n" + line.name + "  ").count == 3, "\(line.name)")
    }
    for slip in Slip.all { #expect(text.contains(slip.says)) }
  }

  @Test func `JSON carries every answer`() throws {
    let data = Data(try Report(Self.comparison).text(.json).utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let helpers = try #require(object["helpers"] as? [[String: Any]])
    #expect(helpers.count == Self.comparison.lines.count)
    for helper in helpers {
      let answers = try #require(helper["answers"] as? [String: [String: Any]])
      #expect(Set(answers.keys) == Set(Column.allCases.map(\.rawValue)))
      for answer in answers.values { #expect((answer["image"] as? [Double])?.count == 4) }
    }
    #expect((object["slips"] as? [Any])?.count == Slip.all.count)
  }
}
