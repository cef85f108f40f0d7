import JSONReading
import KeycapCLI

/// Recorded rows of one kind and origin.
package struct Family: Sendable {
  /// The name of the file that holds it, without its ending.
  package let name: String
  /// What it holds, in a few words.
  package let words: String
  /// Whether the numbers were computed from the published rules: they say that the rules are applied, not that they
  /// are right.
  package let isComputed: Bool
  /// Its rows, in the file's order.
  package let rows: [RecordedRow]

  /// Every family, in the order of the table.
  package static let known: [(name: String, words: String, isComputed: Bool)] = [
    ("measured-frames", "frames printed on devices and simulators, every input stated", false),
    (
      "measured-frames-assumed", "the same, insets or alignment not stated and taken as UIKit's",
      false
    ),
    ("dumped-frames", "frames in view dumps and golden files", false),
    ("printed-sizes", "natural sizes in tests of other projects", false),
    ("reported-frames", "frames in public bug reports", false),
    ("article-printed", "frames that articles 000 to 004 print", false),
    ("interface-builder-heights", "natural heights stored by Interface Builder", false),
    ("interface-builder-widths", "natural widths stored by Interface Builder", false),
    ("interface-builder-old-font", "both, before tools 8150: another system font", false),
    ("interface-builder-medium-styles", "text styles, tools 8150 to 10117", false),
    ("interface-builder-extra-small-styles", "text styles, tools 18122 to 20037", false),
    ("configuration", "buttons with a UIButton.Configuration", false),
    ("article-arithmetic", "the articles' helpers, computed from the rules", true),
    ("reported-arithmetic", "bug reports' right values, computed from the rules", true),
  ]

  /// What is known of the rows that are not met, where something is known of all of them.
  var remark: String? {
    guard name == "configuration" else { return nil }
    return
      "Interface Builder stored 34.5 and 35, 40.5 and 41 points, or 38.5, for buttons that say the same, and widths of "
      + "an earlier title: which pass of its layout a document holds is not told. Pictures are measured to 0.05 to 0.5 points."
  }

  /// Reads every family from a folder of JSON Lines.
  ///
  /// - Throws: `LoadError` with the file and line that cannot be read.
  package static func load(from folder: String) throws(LoadError) -> [Family] {
    var families: [Family] = []
    for (name, words, isComputed) in known {
      let rows = try rows(of: "\(folder)/\(name).jsonl")
      families.append(Family(name: name, words: words, isComputed: isComputed, rows: rows))
    }
    return families
  }

  private static func rows(of path: String) throws(LoadError) -> [RecordedRow] {
    let parser = JSONParser()
    var rows: [RecordedRow] = []
    var problem: LoadError?
    do {
      try LineReader(path: path).forEachChunk { lines in
        for line in lines where problem == nil && !line.isEmpty {
          do {
            rows.append(try RecordedRow(try parser.parse(line)))
          } catch {
            problem = LoadError(message: "\(path), row \(rows.count + 1): \(error)")
          }
        }
      }
    } catch {
      throw LoadError(message: "\(error)")
    }
    if let problem { throw problem }
    return rows
  }

  /// Why the families cannot be read.
  package struct LoadError: Error, CustomStringConvertible {
    let message: String
    package var description: String { message }
  }
}
