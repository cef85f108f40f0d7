import ButtonLayout
import CExpat

extension DocumentReader {
  /// The root: tells documents that are read from those passed over.
  mutating func readRoot(_ name: Name?, _ number: UInt32, _ attributes: Attributes) {
    hasRoot = true
    switch name {
    case .document: break
    case .archive:
      document.kind = .passedOver(.xcode3Archive)
      return stop()
    default:
      return stop(with: .foreignRoot(at: position, element: names.text(number).clipped))
    }
    var type = ""
    for (attribute, value) in attributes {
      switch names.name(names.number(of: attribute)) {
      case .type: type = String(cString: value)
      case .toolsVersion: document.toolsVersion = String(cString: value)
      case .targetRuntime: document.targetRuntime = String(cString: value)
      case .useAutolayout: document.usesAutoLayout = String(cString: value) == "YES"
      default: break
      }
    }
    document.format =
      type.hasSuffix("Storyboard.XIB") || type.hasSuffix(".Storyboard")
      ? .storyboard : .xib
    let runtime = document.targetRuntime ?? ""
    if runtime.hasPrefix("MacOSX") || runtime.isEmpty && type.hasPrefix(Self.macOSType) {
      document.kind = .passedOver(.macOS)
    } else if runtime.hasPrefix("watchKit") || runtime.isEmpty && type.hasPrefix(Self.watchOSType) {
      document.kind = .passedOver(.watchOS)
    } else if runtime.hasPrefix("AppleTV") || runtime.isEmpty && type.hasPrefix(Self.tvOSType) {
      document.kind = .tvOS
    }
    if case .passedOver = document.kind { stop() }
  }

  // The root's types, where a document does not say its runtime.
  private static let macOSType = "com.apple.InterfaceBuilder3.Cocoa."
  private static let watchOSType = "com.apple.InterfaceBuilder.WatchKit."
  private static let tvOSType = "com.apple.InterfaceBuilder.AppleTV."

  /// An element that is not below a button: only what a button needs from its document.
  mutating func readOutside(
    _ name: Name, _ attributes: Attributes, _ element: inout OpenElement, parent: OpenElement
  ) {
    switch name {
    case .constraint where names.name(parent.name) == .constraints:
      readMentioningConstraint(attributes)
    case .viewLayoutGuide, .viewControllerLayoutGuide:
      if let id = attributes.id { mentions.guides.insert(id) }
    case .variation: mentions.isInDefaultVariation = key(attributes) == "default"
    case .exclude where mentions.isInDefaultVariation:
      if let id = reference(attributes) { mentions.excluded.insert(id) }
    case .device:
      for (attribute, value) in attributes {
        switch names.name(names.number(of: attribute)) {
        case .id: document.deviceID = String(cString: value)
        case .appearance: document.deviceAppearance = String(cString: value)
        default: break
        }
      }
    case .deployment:
      for (attribute, value) in attributes {
        switch names.name(names.number(of: attribute)) {
        case .identifier: document.deploymentIdentifier = String(cString: value)
        case .version: document.deploymentVersion = String(cString: value)
        default: break
        }
      }
    case .image where names.name(parent.name) == .resources:
      readImageResource(attributes)
    default: break
    }
  }

  private mutating func readImageResource(_ attributes: Attributes) {
    var image = IBImageResource(name: "", size: nil, isSystemSymbol: false)
    var width: String?
    var height: String?
    for (attribute, value) in attributes {
      switch names.name(names.number(of: attribute)) {
      case .name: image.name = String(cString: value)
      case .width: width = String(cString: value)
      case .height: height = String(cString: value)
      case .catalog: image.isSystemSymbol = String(cString: value) == "system"
      default: break
      }
    }
    let line = self.line
    func length(_ text: String?, _ name: String) -> Double? {
      if let text, let number = Number.finite(text), number >= 0 { return number }
      let found = text.map { "has \(name)=\"\($0.clipped)\"" } ?? "lacks '\(name)'"
      document.issues.append(
        IBIssue(
          line: line,
          message: "image '\(image.name.clipped)' at line \(line) \(found), "
            + "where a finite number of at least 0 was expected"))
      return nil
    }
    let size = (length(width, "width"), length(height, "height"))
    if let width = size.0, let height = size.1 { image.size = Size(width: width, height: height) }
    if let other = document.images[image.name], other.isSystemSymbol != image.isSystemSymbol {
      document.shadowedSymbols[image.name] = image.isSystemSymbol ? image : other
      if image.isSystemSymbol { return }
    }
    document.images[image.name] = image
  }
}
