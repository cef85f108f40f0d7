import ButtonLayout

/// A stretch of a text that one font answers for: what a renderer shapes at a time.
public struct TextStretch: Sendable {
  /// A character, or several that are drawn as one.
  public struct Cluster: Equatable, Sendable {
    /// Its bytes in the stretch's text, in UTF-8.
    public var bytes: Range<Int>
    /// How far the next cluster stands behind it, kerning included, in points.
    public var advance: Double
  }

  /// The text.
  public var text: String
  /// The font file that measured it; `nil` where numbers did, and the shapes of another font stand in.
  public var font: FontFile?
  /// The clusters, in logical order.
  public var clusters: [Cluster]
}

extension TextMeasurer {
  /// A text of one run and one line as it is to be drawn: each stretch with the font that measured it.
  ///
  /// - Parameters:
  ///   - text: The text; what ends a line draws nothing.
  ///   - typeface: What it is set in.
  /// - Returns: The stretches, in logical order, with the advances that the title was measured with.
  /// - Throws: `MeasuringError` for a character that no font has.
  /// - Complexity: Linear in the text.
  public func stretches(
    of text: String, in typeface: Typeface
  ) throws(MeasuringError) -> [TextStretch] {
    let measured = try measure(StyledText(text, typeface: typeface))
    var stretches: [TextStretch] = []
    for (index, cluster) in measured.clusters.enumerated() where !cluster.isNewline {
      let part = measured.text(index..<(index + 1))
      let last = stretches.last
      let font = try self.font(drawing: part, in: typeface, after: last)
      if let last, last.font === font {
        stretches[stretches.count - 1].text += part
      } else {
        stretches.append(TextStretch(text: part, font: font, clusters: []))
      }
      let number = stretches.count - 1
      let end = stretches[number].text.utf8.count
      stretches[number].clusters.append(
        TextStretch.Cluster(
          bytes: (end - part.utf8.count)..<end,
          advance: cluster.advance
            + (index + 1 < measured.clusters.count ? cluster.kerningAfter : 0)))
    }
    return stretches
  }

  /// The font that measured a cluster; `nil` for numbers.
  private func font(
    drawing cluster: String, in typeface: Typeface, after last: TextStretch?
  ) throws(MeasuringError) -> FontFile? {
    guard let character = cluster.first else { return nil }
    if ownGlyph(of: character, in: typeface) != nil { return nil }
    // What nobody sees stays with what stands before it.
    if character.isInvisible && typeface.hasOwnGlyphs { return last?.font }
    return try font(for: character, in: typeface).font
  }
}
