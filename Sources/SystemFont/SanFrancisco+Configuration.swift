import ButtonLayout

extension SanFrancisco {
  /// The font of a configuration's title until somebody sets another.
  ///
  /// Body for medium, as seen in pictures at two content sizes; large has the same and the smaller ones subheadline, which is
  /// a guess (model §4.1).
  ///
  /// - Parameters:
  ///   - size: The button's size.
  ///   - category: The content size that the user chose.
  /// - Returns: The font.
  public static func ofConfiguredTitle(
    size: ConfigurationButton.ButtonSize, compatibleWith category: ContentSizeCategory
  ) -> SanFrancisco {
    switch size {
    case .medium, .large: return .preferred(forTextStyle: .body, compatibleWith: category)
    case .small, .mini: return .preferred(forTextStyle: .subheadline, compatibleWith: category)
    }
  }

  /// The font of a configuration's subtitle until somebody sets another: footnote, as seen in a picture.
  public static func ofConfiguredSubtitle(
    compatibleWith category: ContentSizeCategory
  ) -> SanFrancisco {
    .preferred(forTextStyle: .footnote, compatibleWith: category)
  }
}
