/// The text styles of Dynamic Type, by UIKit's names.
public enum TextStyle: UInt8, CaseIterable, Sendable {
  /// The title of a screen, the largest style.
  case largeTitle
  /// The first level of titles.
  case title1
  /// The second level of titles.
  case title2
  /// The third level of titles.
  case title3
  /// A heading, semibold.
  case headline
  /// A second heading.
  case subheadline
  /// Running text.
  case body
  /// A callout.
  case callout
  /// A footnote.
  case footnote
  /// A caption.
  case caption1
  /// A second caption, the smallest style.
  case caption2
}

extension TextStyle: NamedCase {
  /// UIKit's name of the text style, such as `subheadline`.
  public var name: StaticString {
    switch self {
    case .largeTitle: "largeTitle"
    case .title1: "title1"
    case .title2: "title2"
    case .title3: "title3"
    case .headline: "headline"
    case .subheadline: "subheadline"
    case .body: "body"
    case .callout: "callout"
    case .footnote: "footnote"
    case .caption1: "caption1"
    case .caption2: "caption2"
    }
  }

  /// Finds a text style by UIKit's name.
  ///
  /// - Parameter name: The bytes of the name, such as `"subheadline".utf8`; case matters.
  public init?(name: some Collection<UInt8>) {
    guard let found = Self.named(name) else { return nil }
    self = found
  }
}
