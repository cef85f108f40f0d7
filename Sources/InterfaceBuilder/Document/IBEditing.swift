/// A document that is edited in place: what is not replaced keeps its bytes, to the last blank.
///
/// Ranges are those that reading gives, in the bytes of the original.
public struct IBEditing: Equatable, Sendable {
  /// One piece that is written anew.
  private struct Replacement: Equatable, Sendable {
    var range: Range<Int>
    var bytes: [UInt8]
  }

  /// Why a piece cannot be replaced.
  public enum Failure: Error, Equatable, CustomStringConvertible {
    /// The range reaches beyond the document.
    case outside(Range<Int>, count: Int)
    /// Another piece that is replaced shares bytes with it.
    case overlapping(Range<Int>, Range<Int>)

    /// A sentence with the offsets.
    public var description: String {
      switch self {
      case .outside(let range, let count):
        "bytes \(range.lowerBound) to \(range.upperBound) were to be replaced, in a document of \(count) bytes"
      case .overlapping(let range, let other):
        "bytes \(range.lowerBound) to \(range.upperBound) were to be replaced, and "
          + "\(other.lowerBound) to \(other.upperBound) are already"
      }
    }
  }

  private let original: [UInt8]
  // In the order of their ranges.
  private var replacements: [Replacement] = []

  /// Creates an edited document that is not changed yet.
  public init(of original: [UInt8]) {
    self.original = original
  }

  /// Replaces the bytes of a range; logarithmic in the number of replacements, but for moving them.
  ///
  /// - Parameters:
  ///   - range: Bytes of the original; an empty one inserts.
  ///   - bytes: What stands there instead, in the document's own encoding.
  /// - Throws: `Failure` where the range is none of the document, or is replaced already.
  public mutating func replace(_ range: Range<Int>, with bytes: [UInt8]) throws(Failure) {
    guard range.lowerBound >= 0, range.upperBound <= original.count else {
      throw .outside(range, count: original.count)
    }
    var low = 0
    var high = replacements.count
    while low < high {
      let middle = (low + high) / 2
      if replacements[middle].range.lowerBound < range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    for neighbour in [low - 1, low] where replacements.indices.contains(neighbour) {
      let other = replacements[neighbour].range
      if range.overlaps(other) || range == other { throw .overlapping(range, other) }
    }
    replacements.insert(Replacement(range: range, bytes: bytes), at: low)
  }

  /// The edited document; linear in its length.
  public var bytes: [UInt8] {
    var result: [UInt8] = []
    var end = 0
    for replacement in replacements {
      result += original[end..<replacement.range.lowerBound]
      result += replacement.bytes
      end = replacement.range.upperBound
    }
    result += original[end...]
    return result
  }
}
