import Foundation

/// Trees of views as text, in the form of UIKit's recursive description.
@preconcurrency @MainActor
public enum HeadlessDump {
  /// A view and everything below it, one line a view.
  ///
  ///     <UIButton; frame = (0 0; 335 40); opaque = NO; layer = <CALayer>>
  ///        | <UIImageView; frame = (151.5 4; 32 32); clipsToBounds = YES; opaque = NO; …; layer = <CALayer>>
  ///
  /// - Parameters:
  ///   - view: The topmost view.
  ///   - addresses: Whether objects carry their addresses, as UIKit's do; without them two dumps can be compared.
  /// - Returns: Lines without a line feed at the end.
  public static func description(of view: UIView, addresses: Bool = false) -> String {
    var lines: [String] = []
    append(view, indent: "", addresses: addresses, to: &lines)
    return lines.joined(separator: "\n")
  }

  private static func append(
    _ view: UIView, indent: String, addresses: Bool, to lines: inout [String]
  ) {
    lines.append(indent + line(of: view, addresses: addresses))
    let deeper = indent.isEmpty ? "   | " : indent + "   | "
    for subview in view.subviews {
      append(subview, indent: deeper, addresses: addresses, to: &lines)
    }
  }

  /// The fields stand in the order that recorded dumps show.
  private static func line(of view: UIView, addresses: Bool) -> String {
    let (name, base) = names(of: view)
    var fields = [object(name, view, addresses)]
    if let base { fields.append("baseClass = \(base)") }
    let frame = view.frame
    fields.append(
      "frame = (\(number(frame.minX)) \(number(frame.minY)); "
        + "\(number(frame.width)) \(number(frame.height)))")
    if let label = view as? UILabel, let text = label.text { fields.append("text = '\(text)'") }
    if !view.transform.isIdentity {
      let t = view.transform
      let entries = [t.a, t.b, t.c, t.d, t.tx, t.ty].map(number).joined(separator: ", ")
      fields.append("transform = [\(entries)]")
    }
    if view.clipsToBounds { fields.append("clipsToBounds = YES") }
    if view.alpha != 1 { fields.append("alpha = \(number(view.alpha))") }
    if view.isHidden { fields.append("hidden = YES") }
    if !view.isOpaque { fields.append("opaque = NO") }
    if let mask = letters(of: view.autoresizingMask) { fields.append("autoresize = \(mask)") }
    if !view.isUserInteractionEnabled { fields.append("userInteractionEnabled = NO") }
    if view.tag != 0 { fields.append("tag = \(view.tag)") }
    if let recognizers = view.gestureRecognizers {
      let list = object("NSArray", recognizers as AnyObject, addresses)
      fields.append("gestureRecognizers = <\(list)>")
    }
    fields.append("layer = <\(layer(of: view, addresses))>")
    return "<" + fields.joined(separator: "; ") + ">"
  }

  private static func object(_ name: String, _ object: AnyObject, _ addresses: Bool) -> String {
    guard addresses else { return name }
    return name + ": 0x" + String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
  }

  /// The layer's class by UIKit's names.
  private static func layer(of view: UIView, _ addresses: Bool) -> String {
    let own: AnyClass = type(of: view).layerClass
    let name =
      own != CALayer.self
      ? String(describing: own)
      : view is UILabel ? "_UILabelLayer" : view is UIWindow ? "UIWindowLayer" : "CALayer"
    return addresses ? object(name, view.layer, true) : name
  }

  /// The class's name, and UIKit's own class that it descends from, where that is not plain `UIView`.
  private static func names(of view: UIView) -> (String, String?) {
    let type = type(of: view)
    if view is ConfigurationBackgroundView { return ("_UISystemBackgroundView", nil) }
    guard !isOurs(type) else { return (String(describing: type), nil) }
    let full = String(reflecting: type).split(separator: ".").filter { !$0.hasPrefix("(") }
    let name = full.joined(separator: ".")
    var mirror = Mirror(reflecting: view).superclassMirror
    while let above = mirror, !isOurs(above.subjectType) { mirror = above.superclassMirror }
    guard let base = mirror?.subjectType, base != UIView.self else { return (name, nil) }
    return (name, String(describing: base))
  }

  private static func isOurs(_ type: Any.Type) -> Bool {
    String(reflecting: type).hasPrefix("HeadlessUIKit.")
  }

  private static func letters(of mask: UIView.AutoresizingMask) -> String? {
    let all: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    let parts = all.filter { mask.contains($0.0) }.map(\.1)
    return parts.isEmpty ? nil : parts.joined(separator: "+")
  }

  /// Six digits, as UIKit prints.
  private static func number(_ value: CGFloat) -> String {
    String(format: "%g", Double(value))
  }
}
