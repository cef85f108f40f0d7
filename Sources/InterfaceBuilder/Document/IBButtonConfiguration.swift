/// A button's `UIButton.Configuration`: a `<buttonConfiguration>` element.
public struct IBButtonConfiguration: Equatable, Sendable {
  /// Every attribute as written, except `key`: `style`, `buttonSize` and so on.
  public var attributes: [String: String]
  /// The plain title, from the attribute or from a `<string key="title">`.
  public var title: String?
  /// The plain subtitle, from the attribute or from a `<string key="subtitle">`.
  public var subtitle: String?
  /// The attributed title.
  public var attributedTitleString: IBAttributedString?
  /// The attributed subtitle.
  public var attributedSubtitleString: IBAttributedString?
  /// The image's name, from the attribute or from an `<imageReference key="image">`.
  public var image: String?
  /// Whether the image is one of Apple's symbols (`catalog="system"`).
  public var isSystemImage: Bool = false
  /// The attributes of `<preferredSymbolConfiguration>`, as written; nil without that element.
  public var symbolConfiguration: [String: String]?
  /// The distance between image and title in points; nil when not written or not readable.
  public var imagePadding: Double?
  /// The distance between title and subtitle in points; nil when not written or not readable.
  public var titlePadding: Double?
  /// The insets that replace the style's own; nil when not written or not readable.
  public var contentInsets: IBDirectionalInsets?
  /// The title's font; nil when not written.
  public var titleFontDescription: IBFontDescription?
  /// The foreground and background colors.
  public var colors: [IBColor] = []
  /// What an `<imageReference>` says of the image besides: `symbolScale`, `renderingMode` …, as written.
  public var imageAttributes: [String: String] = [:]
  /// The background; nil when not written.
  public var background: IBBackground?
  /// The line of the element's `<`, from 1.
  public var line: Int
  /// The bytes of the whole element, from its `<` to after its last `>`.
  public var byteRange: Range<Int>

  /// `plain`, `gray`, `tinted`, `filled` …, as written.
  public var style: String? { attributes["style"] }
  /// Whether an attributed title is written.
  public var hasAttributedTitle: Bool { attributedTitleString != nil }
  /// The attributed title's text without its attributes; nil without a fragment.
  public var attributedTitle: String? { attributedTitleString?.textOfFragments }
  /// Whether an attributed subtitle is written.
  public var hasAttributedSubtitle: Bool { attributedSubtitleString != nil }
  /// The attributed subtitle's text without its attributes; nil without a fragment.
  public var attributedSubtitle: String? { attributedSubtitleString?.textOfFragments }
}

/// A configuration's `<backgroundConfiguration>`.
public struct IBBackground: Equatable, Sendable {
  /// Every attribute as written, except `key`: `cornerRadius`, `image` and so on.
  public var attributes: [String: String]
  /// The background's and the stroke's colors.
  public var colors: [IBColor] = []
  /// The image's name, from the attribute or from an `<imageReference key="image">`.
  public var image: String?
  /// The insets that the background keeps from the button; nil when not written or not readable.
  public var backgroundInsets: IBDirectionalInsets?
  /// The line of the element's `<`, from 1.
  public var line: Int
}
