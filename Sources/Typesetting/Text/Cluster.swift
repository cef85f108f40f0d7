import ButtonLayout

/// The smallest piece of a title that is measured and kept whole: a character, or several that a font draws as one.
struct Cluster: Equatable, Sendable {
  /// The bytes of the whole string, in UTF-8.
  var bytes: Range<Int>
  /// Its advance in points.
  var advance: Double
  /// What kerning adds before the next cluster, when that stands behind it, in points.
  var kerningAfter = 0.0
  /// Whether it is white space, which counts for nothing where a line was broken at it.
  var isSpace: Bool
  /// Whether it ends a line and draws nothing.
  var isNewline = false
  /// The run that it belongs to.
  var run: Int

  /// Whether a line may or must end behind it.
  enum LineBreak: UInt8, Equatable, Sendable {
    case forbidden
    case allowed
    case mandatory
  }
}

/// A title, measured cluster by cluster.
struct MeasuredText: Sendable {
  /// The whole string.
  var string: String
  /// The clusters in logical order; those that only end a line have no advance.
  var clusters: [Cluster] = []
  /// The fonts that answered, by name, in the order of their first character.
  var fonts: [String] = []
  /// The rules without a recorded number that took part.
  var unverified: UnverifiedRules = []
  /// Where lines may end, for when one has to.
  private let breaks = LineBreakMemo()

  /// Creates a text of which nothing is measured yet.
  init(string: String) {
    self.string = string
  }

  /// Creates a text that is measured.
  init(string: String, clusters: [Cluster], fonts: [String]) {
    self.string = string
    self.clusters = clusters
    self.fonts = fonts
  }

  /// Whether a line may or must end, behind each cluster; not to be asked before all clusters are there.
  ///
  /// - Complexity: Linear in the text when first asked, then constant.
  var lineBreaks: [Cluster.LineBreak] { breaks.lineBreaks(of: self) }

  /// The width of a stretch of clusters set without the rest, in points.
  func width(_ range: Range<Int>) -> Double {
    guard let last = range.last else { return 0 }
    var width = 0.0
    for index in range { width += clusters[index].advance + clusters[index].kerningAfter }
    return width - clusters[last].kerningAfter
  }

  /// The text of a stretch of clusters.
  func text(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    let utf8 = string.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: clusters[first].bytes.lowerBound)
    let end = utf8.index(
      start, offsetBy: clusters[last].bytes.upperBound - clusters[first].bytes.lowerBound)
    return String(string[start..<end])
  }
}
