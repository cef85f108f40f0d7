import Foundation

/// What stands beside the articles' helpers.
@MainActor
enum Ours {
  /// Ours for a wish.
  static func helpers(for wish: Wish) -> [any Helper] { [Component(wish)] }
}
