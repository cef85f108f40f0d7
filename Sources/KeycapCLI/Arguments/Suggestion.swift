/// Finds the word that somebody probably meant.
enum Suggestion {
  /// The nearest of the words, by the slips of the hand that lead from it; `nil` when all are far.
  static func nearest(to word: String, in words: [String]) -> String? {
    let limit = max(1, word.count / 3)
    return
      words
      // A word of megabytes is not compared letter by letter.
      .filter { abs($0.count - word.count) <= limit }
      .map { (word: $0, distance: distance(Array(word.lowercased()), Array($0.lowercased()))) }
      .filter { $0.distance <= limit && $0.distance < word.count }
      .min { $0.distance < $1.distance }?.word
  }

  /// How many letters to change, add, drop or exchange with their neighbour, one row of the table at a time.
  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var before: [Int] = []
    var row = Array(0...other.count)
    for i in one.indices {
      var next = [i + 1]
      for j in other.indices {
        let change = row[j] + (one[i] == other[j] ? 0 : 1)
        var least = min(next[j] + 1, row[j + 1] + 1, change)
        if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
          least = min(least, before[j - 1] + 1)
        }
        next.append(least)
      }
      before = row
      row = next
    }
    return row[other.count]
  }
}
