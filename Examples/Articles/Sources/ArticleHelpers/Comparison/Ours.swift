import Foundation

/// What stands beside the articles' helpers.
@MainActor
enum Ours {
  /// Ours for a wish: the component, and the extension where insets can express it.
  static func helpers(for wish: Wish) -> [any Helper] {
    [Component(wish), PlainButtonCall(wish)].compactMap { (helper: (any Helper)?) in helper }
  }
}
