/// The sizes of text that a user chooses from, by UIKit's names.
public enum ContentSizeCategory: UInt8, CaseIterable, Sendable {
  /// The smallest size.
  case extraSmall
  /// Two steps below the default.
  case small
  /// One step below the default.
  case medium
  /// The system's default.
  case large
  /// One step above the default.
  case extraLarge
  /// Two steps above the default.
  case extraExtraLarge
  /// The largest size outside the accessibility sizes.
  case extraExtraExtraLarge
  /// The first accessibility size.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The largest accessibility size.
  case accessibilityExtraExtraExtraLarge
}

extension ContentSizeCategory: NamedCase {
  /// UIKit's name of the content size category, such as `accessibilityMedium`.
  public var name: StaticString {
    switch self {
    case .extraSmall: "extraSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .extraLarge: "extraLarge"
    case .extraExtraLarge: "extraExtraLarge"
    case .extraExtraExtraLarge: "extraExtraExtraLarge"
    case .accessibilityMedium: "accessibilityMedium"
    case .accessibilityLarge: "accessibilityLarge"
    case .accessibilityExtraLarge: "accessibilityExtraLarge"
    case .accessibilityExtraExtraLarge: "accessibilityExtraExtraLarge"
    case .accessibilityExtraExtraExtraLarge: "accessibilityExtraExtraExtraLarge"
    }
  }

  /// Finds a content size category by UIKit's name.
  ///
  /// - Parameter name: The bytes of the name, such as `"accessibilityMedium".utf8`; case matters.
  public init?(name: some Collection<UInt8>) {
    guard let found = Self.named(name) else { return nil }
    self = found
  }
}
