extension SanFrancisco {
  /// The advance of one character, tracking included, in points.
  ///
  /// - Parameter character: Printable ASCII.
  /// - Returns: `nil` for any other character.
  /// - Complexity: O(1).
  public func advance(of character: UInt8) -> Double? {
    width(of: CollectionOfOne(character))?.width
  }

  /// What the pair's kerning adds between two characters, in points, mostly negative or 0.
  ///
  /// - Parameters:
  ///   - left: Printable ASCII.
  ///   - right: Printable ASCII.
  /// - Returns: 0 where a character is not known.
  /// - Complexity: O(1).
  public func kerning(between left: UInt8, and right: UInt8) -> Double {
    guard GlyphTable.bytes.contains(left), GlyphTable.bytes.contains(right) else { return 0 }
    var sums = KerningSums()
    sums.add(
      left: Int(left - GlyphTable.bytes.lowerBound),
      right: Int(right - GlyphTable.bytes.lowerBound))
    let blend = Blend(pointSize: pointSize, weight: weight)
    return sums.value(at: blend, side: weight.side) * pointSize / 2048
  }

  /// The advance of "…", in points: that of three periods, tracked once.
  ///
  /// Not recorded. Inter, whose text shapes are the nearest, gives its ellipsis 2.98 periods.
  ///
  /// - Complexity: O(1).
  public var ellipsisAdvance: Double {
    let tracking = SizeTable.tracking(at: pointSize) * pointSize / 2048
    let period = (advance(of: UInt8(ascii: ".")) ?? 0) - tracking
    return 3 * period + tracking
  }
}
