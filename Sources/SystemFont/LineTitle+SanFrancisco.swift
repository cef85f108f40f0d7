import ButtonLayout

extension LineTitle {
  /// Measures a title of one line in San Francisco; `nil` when a character is outside the recorded ones.
  ///
  /// - Parameters:
  ///   - title: Printable ASCII, the characters 32 to 126.
  ///   - font: The font.
  /// - Complexity: Linear in the length of the title. Allocates nothing.
  @inlinable
  public init?(_ title: String, font: SanFrancisco) {
    guard let measured = font.width(of: title.utf8) else { return nil }
    self.init(
      width: measured.width, lineHeight: font.lineHeight, unverified: measured.unverified)
  }
}
