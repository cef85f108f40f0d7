/// An Interface Builder document (.xib or .storyboard): its buttons and what they refer to.
///
/// Everything is a plain value. The document's own issues concern its resources; every button
/// carries its own, and one that cannot be read entirely takes nothing from the others.
public struct IBDocument: Equatable, Sendable {
  /// What a document is made for.
  public enum Kind: Equatable, Sendable {
    /// iPhone and iPad, also every runtime that this reader has no name for.
    case iOS
    /// Apple TV.
    case tvOS
    /// A document without a UIButton: it was not read further than its root element.
    case passedOver(Reason)
  }

  /// Why a document was passed over.
  public enum Reason: String, Equatable, Sendable, CustomStringConvertible {
    /// AppKit's buttons follow other rules.
    case macOS = "it is a macOS document"
    /// WatchKit's buttons follow other rules.
    case watchOS = "it is a watchOS document"
    /// `<archive>`: the format before Xcode 4.3; opening and saving it in Xcode converts it.
    case xcode3Archive = "it is an archive of Xcode 3"

    /// Half a sentence that goes on after "passed over:".
    public var description: String { rawValue }
  }

  /// The two formats, told by the root's `type`.
  public enum Format: Equatable, Sendable {
    /// One interface.
    case xib
    /// Several scenes.
    case storyboard
  }

  /// What the document is made for.
  public var kind: Kind = .iOS
  /// Whether it is a xib or a storyboard.
  public var format: Format = .xib
  /// The version of Interface Builder's engine that saved it, for example `21701`.
  public var toolsVersion: String?
  /// The runtime: `iOS.CocoaTouch`, `AppleTV` and so on.
  public var targetRuntime: String?
  /// The device that the canvas showed, for example `retina6_12`.
  public var deviceID: String?
  /// `light` or `dark`, as the canvas showed it.
  public var deviceAppearance: String?
  /// The system of `<deployment>`: `iOS`, `tvOS` and so on.
  public var deploymentIdentifier: String?
  /// The deployment target in Interface Builder's own counting; nil when it follows the project.
  public var deploymentVersion: String?
  /// Whether the root says `useAutolayout="YES"`.
  public var usesAutoLayout = false
  /// The image resources by name.
  ///
  /// Where an image of the app and a symbol share a name, this is the app's image; see
  /// ``image(named:isSystemSymbol:)``.
  public var images: [String: IBImageResource] = [:]
  /// Every button, in the order of their start tags, buttons inside buttons included.
  public var buttons: [IBButton] = []
  /// The constraints that mention a button, in document order.
  public var constraints: [IBConstraint] = []
  /// What could not be read of the document's resources.
  public var issues: [IBIssue] = []
  /// What was not read below the buttons.
  public var ledger = ReadingLedger()

  /// The symbols whose name an image of the app has taken.
  var shadowedSymbols: [String: IBImageResource] = [:]

  /// Creates an empty document.
  public init() {}

  /// The image resource that a state or configuration refers to; constant time.
  public func image(named name: String, isSystemSymbol: Bool) -> IBImageResource? {
    if let image = images[name], image.isSystemSymbol == isSystemSymbol { return image }
    return isSystemSymbol ? shadowedSymbols[name] : nil
  }

  /// Reads a document.
  ///
  /// The time is linear in the number of bytes, which are borrowed. UTF-8 and UTF-16 with or
  /// without a byte order mark and every line ending are read; ranges always count bytes.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - path: The name that errors carry; it is not opened.
  /// - Throws: ``InterfaceBuilderError`` when the bytes are no Interface Builder document.
  public init(reading bytes: UnsafeRawBufferPointer, path: String) throws(InterfaceBuilderError) {
    self = try DocumentReader.read(bytes, path: path)
  }

  /// Reads a document from an array; see ``init(reading:path:)-(UnsafeRawBufferPointer,_)``.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - path: The name that errors carry; it is not opened.
  /// - Throws: ``InterfaceBuilderError`` when the bytes are no Interface Builder document.
  public init(reading bytes: [UInt8], path: String) throws(InterfaceBuilderError) {
    self = try bytes.withUnsafeBufferPointer { buffer throws(InterfaceBuilderError) in
      try IBDocument(reading: UnsafeRawBufferPointer(buffer), path: path)
    }
  }
}
