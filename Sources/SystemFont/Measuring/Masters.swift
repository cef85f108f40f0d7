/// A quantity drawn at San Francisco's corners: as text and as display, each at the regular weight
/// and with what a lighter or a heavier weight adds.
///
/// Advances and kerning are sums of whole numbers there, so a title is summed once in integers and
/// blended once, and the order of its glyphs leaves no trace in the last digits.
@usableFromInline
struct MasterSums {
  /// The columns of a table of six numbers: text regular, lighter, heavier; display the same.
  static let columns = 6

  var text = 0
  var textDelta = 0
  var display = 0
  var displayDelta = 0

  @usableFromInline
  init() {}

  /// Adds a row of a table with six columns; `side` is 1 for lighter weights, 2 for heavier ones.
  @inline(__always)
  mutating func add(row: Int, of table: [Int16], side: Int) {
    let start = row * Self.columns
    text += Int(table[start])
    textDelta += Int(table[start + side])
    display += Int(table[start + 3])
    displayDelta += Int(table[start + 3 + side])
  }
}

/// Where a size and a weight lie between the corners.
struct Blend {
  /// 0 is all text shapes, 1 all display shapes.
  let displayShare: Double
  /// How much of the lighter or heavier side's difference is added, 0 to 1.
  let weightShare: Double

  init(pointSize: Double, weight: SanFrancisco.Weight) {
    displayShare = SizeTable.displayShare(at: pointSize)
    weightShare = weight.share
  }

  /// The value at this place.
  func value(of sums: MasterSums) -> Double {
    let text = Double(sums.text) + weightShare * Double(sums.textDelta)
    let display = Double(sums.display) + weightShare * Double(sums.displayDelta)
    return text + (display - text) * displayShare
  }
}
