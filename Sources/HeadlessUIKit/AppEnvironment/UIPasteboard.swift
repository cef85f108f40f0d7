import Foundation

/// What was copied last; here it is shared by no other program.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard that everybody uses.
  open class var general: UIPasteboard { shared }
  private static let shared = UIPasteboard()

  /// How often something was copied.
  open private(set) var changeCount = 0
  private var content: [Any] = []

  private func copy(_ values: [Any]?) {
    HeadlessReport.note("UIPasteboard.general", "No other program sees what is copied.")
    content = values ?? []
    changeCount += 1
  }

  /// The first text.
  open var string: String? {
    get { strings?.first }
    set { copy(newValue.map { [$0] }) }
  }
  /// Every text.
  open var strings: [String]? {
    get { values() }
    set { copy(newValue) }
  }
  /// The first address.
  open var url: URL? {
    get { urls?.first }
    set { copy(newValue.map { [$0] }) }
  }
  /// Every address.
  open var urls: [URL]? {
    get { values() }
    set { copy(newValue) }
  }
  /// The first image.
  open var image: UIImage? {
    get { images?.first }
    set { copy(newValue.map { [$0] }) }
  }
  /// Every image.
  open var images: [UIImage]? {
    get { values() }
    set { copy(newValue) }
  }
  /// The first colour.
  open var color: UIColor? {
    get { colors?.first }
    set { copy(newValue.map { [$0] }) }
  }
  /// Every colour.
  open var colors: [UIColor]? {
    get { values() }
    set { copy(newValue) }
  }

  /// Whether there is a text.
  open var hasStrings: Bool { strings != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { urls != nil }
  /// Whether there is an image.
  open var hasImages: Bool { images != nil }
  /// Whether there is a colour.
  open var hasColors: Bool { colors != nil }

  private func values<Value>() -> [Value]? {
    let found = content.compactMap { $0 as? Value }
    return found.isEmpty ? nil : found
  }
}
