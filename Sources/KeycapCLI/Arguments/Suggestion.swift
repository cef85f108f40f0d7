/// Finds the word that somebody probably meant.
enum Suggestion {
  /// The nearest of the words, by the changes of one letter that lead to it; `nil` when all are far.
  static func nearest(to word: String, in words: [String]) -> String? {
    let limit = max(1, word.count / 3)
    return
      words
      .map { (word: $0, distance: distance(Array(word.lowercased()), Array($0.lowercased()))) }
      .filter { $0.distance <= limit }
      .min { $0.distance < $1.distance }?.word
  }

  /// Levenshtein's distance, one row at a time.
  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var row = Array(0...other.count)
    for (i, a) in one.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, b) in other.enumerated() {
        let next = min(row[j] + 1, row[j + 1] + 1, diagonal + (a == b ? 0 : 1))
        diagonal = row[j + 1]
        row[j + 1] = next
      }
    }
    return row[other.count]
  }
}
