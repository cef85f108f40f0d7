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

  @Test func `each table has a line a helper, and the slips one a slip`() throws {
    let text = try Report(Self.comparison).text(.text)
    let tables = text.components(separatedBy: "\nOn 10 buttons\n")
    try #require(tables.count == 2)
    func count(_ name: String, in table: String) -> Int {
      table.components(separatedBy: "\n" + name + "  ").count - 1
    }
    for line in Self.comparison.lines where !line.isOurs {
      #expect(count(line.name, in: tables[0]) == 1, "\(line.name)")
      #expect(count(line.kind, in: tables[1]) == 1, "\(line.kind)")
    }
    for slip in Slip.all {
      #expect(count(slip.article, in: tables[1]) > 0 && text.contains(slip.says))
    }
  }

  @Test func `the component answers every question well where its parts have room`() throws {
    for line in Self.comparison.lines where line.name.hasPrefix("ImageTitleButton") {
      // 60 points cannot hold both side by side.
      let lacksRoom =
        line.sample.size.width == 60
        && [".leading", ".trailing"].contains { line.name.contains($0) }
      guard !lacksRoom else { continue }
      for (column, outcome) in line.outcomes {
        #expect(outcome.isGood, "\(line.name), \(column): \(outcome.words)")
      }
    }
  }

  @Test func `on the grid no helper does better than the component`() throws {
    for (helper, ours) in zip(Self.comparison.lines, Self.comparison.lines.dropFirst())
    where !helper.isOurs && ours.isOurs {
      for column in Column.allCases {
        let (theirs, mine) = (helper.goodOnGrid[column] ?? 0, ours.goodOnGrid[column] ?? 0)
        #expect(mine >= theirs, "\(helper.name), \(ours.name), \(column)")
      }
    }
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
