import ButtonLayout

extension SanFrancisco {
  /// The font of a button's title until somebody sets another.
  ///
  /// 18 points for a custom button, 15 for a system one, 38 medium on tvOS (model §1.1; recorded as 68 custom
  /// and 850 system heights in Interface Builder documents).
  ///
  /// - Parameters:
  ///   - type: The button's type.
  ///   - idiom: The kind of device.
  /// - Returns: The font.
  public static func ofButton(type: ButtonType, idiom: Idiom) -> SanFrancisco {
    if idiom == .tv { return SanFrancisco(ofSize: 38, weight: .medium) }
    return SanFrancisco(ofSize: type == .custom ? 18 : 15)
  }
}
