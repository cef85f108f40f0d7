import Foundation

// Geometry written out as UIKit writes it, and read back; what cannot be read counts as 0.

extension NSCoder {
  /// A point as "{x, y}".
  public static func string(for point: CGPoint) -> String { written([point.x, point.y]) }
  /// A size as "{width, height}".
  public static func string(for size: CGSize) -> String { written([size.width, size.height]) }
  /// A rectangle as "{{x, y}, {width, height}}".
  public static func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// A transformation as "[a, b, c, d, tx, ty]".
  public static func string(for transform: CGAffineTransform) -> String {
    let t = transform
    return "[" + written([t.a, t.b, t.c, t.d, t.tx, t.ty]).dropFirst().dropLast() + "]"
  }
  /// Insets as "{top, left, bottom, right}".
  public static func string(for insets: UIEdgeInsets) -> String {
    written([insets.top, insets.left, insets.bottom, insets.right])
  }
  /// Insets as "{top, leading, bottom, trailing}".
  public static func string(for insets: NSDirectionalEdgeInsets) -> String {
    written([insets.top, insets.leading, insets.bottom, insets.trailing])
  }
  /// An offset as "{horizontal, vertical}".
  public static func string(for offset: UIOffset) -> String {
    written([offset.horizontal, offset.vertical])
  }

  /// A point of its text.
  public static func cgPoint(for string: String) -> CGPoint {
    let n = numbers(string, 2)
    return CGPoint(x: n[0], y: n[1])
  }
  /// A size of its text.
  public static func cgSize(for string: String) -> CGSize {
    let n = numbers(string, 2)
    return CGSize(width: n[0], height: n[1])
  }
  /// A rectangle of its text.
  public static func cgRect(for string: String) -> CGRect {
    let n = numbers(string, 4)
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }
  /// A transformation of its text.
  public static func cgAffineTransform(for string: String) -> CGAffineTransform {
    let n = numbers(string, 6)
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }
  /// Insets of their text.
  public static func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let n = numbers(string, 4)
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }
  /// Insets of their text.
  public static func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    let n = numbers(string, 4)
    return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
  }
  /// An offset of its text.
  public static func uiOffset(for string: String) -> UIOffset {
    let n = numbers(string, 2)
    return UIOffset(horizontal: n[0], vertical: n[1])
  }
}

/// Whether two insets are the same.
public func UIEdgeInsetsEqualToEdgeInsets(_ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets) -> Bool
{
  insets1 == insets2
}
/// Creates an offset, as C did.
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}
/// Whether two offsets are the same.
public func UIOffsetEqualToOffset(_ offset1: UIOffset, _ offset2: UIOffset) -> Bool {
  offset1 == offset2
}

/// Numbers in braces, each as short as reads back, whole ones without a point.
private func written(_ numbers: [CGFloat]) -> String {
  let texts = numbers.map { number -> String in
    let text = "\(Double(number))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
  return "{" + texts.joined(separator: ", ") + "}"
}

/// So many numbers of a text, with 0 for those that are missing.
private func numbers(_ text: String, _ count: Int) -> [CGFloat] {
  let parts = text.split { "{}[], \t\n".contains($0) }.map { CGFloat(Double($0) ?? 0) }
  return (parts + Array(repeating: 0, count: count)).prefix(count).map { $0 }
}
