import Foundation

// Geometry in archives, as the texts that UIKit writes; what is missing reads as 0.

extension NSCoder {
  /// Archives a point under a key.
  public func encode(_ point: CGPoint, forKey key: String) {
    encode(NSString(string: NSCoder.string(for: point)), forKey: key)
  }
  /// Reads a point back.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    NSCoder.cgPoint(for: archivedText(key))
  }
  /// Archives a size under a key.
  public func encode(_ size: CGSize, forKey key: String) {
    encode(NSString(string: NSCoder.string(for: size)), forKey: key)
  }
  /// Reads a size back.
  public func decodeCGSize(forKey key: String) -> CGSize {
    NSCoder.cgSize(for: archivedText(key))
  }
  /// Archives a rectangle under a key.
  public func encode(_ rect: CGRect, forKey key: String) {
    encode(NSString(string: NSCoder.string(for: rect)), forKey: key)
  }
  /// Reads a rectangle back.
  public func decodeCGRect(forKey key: String) -> CGRect {
    NSCoder.cgRect(for: archivedText(key))
  }
  /// Archives a transformation under a key.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(NSString(string: NSCoder.string(for: transform)), forKey: key)
  }
  /// Reads a transformation back.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    NSCoder.cgAffineTransform(for: archivedText(key))
  }
  /// Archives insets under a key.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(NSString(string: NSCoder.string(for: insets)), forKey: key)
  }
  /// Reads insets back.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    NSCoder.uiEdgeInsets(for: archivedText(key))
  }
  /// Archives an offset under a key.
  public func encode(_ offset: UIOffset, forKey key: String) {
    encode(NSString(string: NSCoder.string(for: offset)), forKey: key)
  }
  /// Reads an offset back.
  public func decodeUIOffset(forKey key: String) -> UIOffset {
    NSCoder.uiOffset(for: archivedText(key))
  }

  private func archivedText(_ key: String) -> String {
    guard containsValue(forKey: key) else { return "" }
    return decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) } ?? ""
  }
}
