/// What a button shows in one state: a `<state>` element.
public struct IBState: Equatable, Sendable {
  /// `normal`, `highlighted`, `disabled`, `selected` or `focused`; other words as written.
  public var key: String
  /// The plain title, from the attribute or from a `<string key="title">`.
  public var title: String?
  /// The attributed title, which UIKit prefers to a plain one.
  public var attributedTitleString: IBAttributedString?
  /// The image's name, from the attribute or from an `<imageReference key="image">`.
  public var image: String?
  /// Whether the image is one of Apple's symbols (`catalog="system"`).
  public var isSystemImage: Bool = false
  /// The background image's name.
  public var backgroundImage: String?
  /// The attributes of `<preferredSymbolConfiguration>`, as written; nil without that element.
  public var symbolConfiguration: [String: String]?
  /// The title's and the shadow's colors.
  public var colors: [IBColor] = []
  /// What an `<imageReference>` says of the image besides: `symbolScale`, `renderingMode` …, as written.
  public var imageAttributes: [String: String] = [:]
  /// The line of the element's `<`, from 1.
  public var line: Int

  /// Whether the state has an attributed title.
  public var hasAttributedTitle: Bool { attributedTitleString != nil }
  /// The attributed title's text without its attributes; nil without a fragment.
  public var attributedTitle: String? { attributedTitleString?.textOfFragments }
}
