import Foundation

/// Lengths as the tables write them.
enum Number {
  /// To a hundredth, without needless zeros.
  static func text(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 100).rounded() / 100
    let text = "\(rounded == 0 ? 0 : rounded)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Width × height.
  static func text(_ size: CGSize) -> String { "\(text(size.width))×\(text(size.height))" }

  /// x, y and the size.
  static func text(_ rect: CGRect) -> String {
    "\(text(rect.minX)), \(text(rect.minY)) \(text(rect.size))"
  }
}
