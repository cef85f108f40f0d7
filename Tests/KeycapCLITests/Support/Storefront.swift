import Foundation

/// The project's own example.
enum Storefront {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let folder = root.appendingPathComponent("Examples/Storefront")
}
