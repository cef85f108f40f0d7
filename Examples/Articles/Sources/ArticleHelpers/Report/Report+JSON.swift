import Foundation

extension Report {
  /// One object: the helpers with every answer, and the slips.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let document = Document(
      grid: comparison.gridSize,
      helpers: comparison.lines.map { line in
        Document.Helper(
          name: line.name, isOurs: line.isOurs, size: line.sample.size.numbers,
          imageSize: line.sample.image.numbers, title: line.sample.title,
          answers: Dictionary(
            uniqueKeysWithValues: line.outcomes.map { column, outcome in
              (
                column.rawValue,
                Document.Answer(
                  image: outcome.parts?.image.numbers, title: outcome.parts?.title.numbers,
                  imageView: outcome.parts?.imageView.numbers, label: outcome.parts?.label.numbers,
                  size: outcome.size.numbers, words: outcome.words, isGood: outcome.isGood,
                  goodOnGrid: line.goodOnGrid[column] ?? 0)
              )
            }))
      },
      slips: Slip.all.map { .init(article: $0.article, says: $0.says, isSo: $0.isSo) })
    return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
  }

  private struct Document: Encodable {
    let grid: Int
    let helpers: [Helper]
    let slips: [Slip]

    struct Helper: Encodable {
      let name: String
      let isOurs: Bool
      let size: [Double]
      let imageSize: [Double]
      let title: String
      let answers: [String: Answer]
    }

    struct Answer: Encodable {
      let image: [Double]?
      let title: [Double]?
      let imageView: [Double]?
      let label: [Double]?
      let size: [Double]
      let words: String
      let isGood: Bool
      let goodOnGrid: Int
    }

    struct Slip: Encodable {
      let article: String
      let says: String
      let isSo: String
    }
  }
}

extension CGSize {
  fileprivate var numbers: [Double] { [Double(width), Double(height)] }
}

extension CGRect {
  fileprivate var numbers: [Double] {
    [Double(minX), Double(minY), Double(width), Double(height)]
  }
}
