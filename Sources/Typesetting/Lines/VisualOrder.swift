import CDrawing

/// Unicode's bidirectional algorithm (UAX #9), by FriBidi: the field's, and what Pango takes.
public enum VisualOrder {
  /// The embedding level of each byte of a text, odd where it is set from right to left.
  ///
  /// - Parameter text: One paragraph; its first strong character says which way it reads.
  /// - Returns: A level a byte of UTF-8; `nil` for a text that has no level but 0.
  /// - Throws: `MissingLibrary` where FriBidi is needed and not installed.
  /// - Complexity: Linear in the text.
  public static func levels(of text: String) throws(MissingLibrary) -> [Int8]? {
    guard text.unicodeScalars.contains(where: \.mayReadFromRight) else { return nil }
    guard let bidi = keycap_bidi()?.pointee else {
      throw MissingLibrary(
        name: "FriBidi", package: "libfribidi0", purpose: "text that reads from the right")
    }
    let scalars = text.unicodeScalars.map(\.value)
    let count = Int32(scalars.count)
    var types = [UInt32](repeating: 0, count: scalars.count)
    var brackets = types
    var levels = [Int8](repeating: 0, count: scalars.count)
    bidi.get_bidi_types(scalars, count, &types)
    bidi.get_bracket_types(scalars, count, types, &brackets)
    var direction = neutral
    _ = bidi.get_par_embedding_levels_ex(types, brackets, count, &direction, &levels)
    return zip(text.unicodeScalars, levels).flatMap { scalar, level in
      repeatElement(level, count: scalar.utf8.count)
    }
  }

  /// FriBidi's "not known: find it out".
  private static let neutral: UInt32 = 0x40

  /// Runs in logical order brought into the order in which they are seen (rule L2).
  ///
  /// - Parameters:
  ///   - runs: Runs of one level each.
  ///   - level: A run's level.
  /// - Returns: The runs from left to right.
  public static func reordered<Run>(_ runs: [Run], level: (Run) -> Int8) -> [Run] {
    var runs = runs
    let levels = runs.map(level)
    var highest = levels.max() ?? 0
    guard let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() else { return runs }
    while highest >= lowestOdd {
      var start = 0
      while start < runs.count {
        guard level(runs[start]) >= highest else {
          start += 1
          continue
        }
        var end = start
        while end < runs.count, level(runs[end]) >= highest { end += 1 }
        runs[start..<end].reverse()
        start = end
      }
      highest -= 1
    }
    return runs
  }
}

extension Unicode.Scalar {
  /// Whether the scalar may bring in another level than 0: a letter of a script that reads from the right, or a mark
  /// of direction.
  fileprivate var mayReadFromRight: Bool {
    switch value {
    case 0x0590...0x08FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
      0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      return true
    default: return false
    }
  }
}

/// A library that is opened when something is drawn, and is not installed.
public struct MissingLibrary: Error, Equatable, Sendable, CustomStringConvertible {
  /// Its name.
  public var name: String
  /// The Debian package that has it.
  public var package: String
  /// What it draws.
  public var purpose: String

  /// Names a library.
  public init(name: String, package: String, purpose: String) {
    self.name = name
    self.package = package
    self.purpose = purpose
  }

  /// A sentence.
  public var description: String {
    "\(name), which draws \(purpose), is not installed; the package \(package) has it."
  }
}
