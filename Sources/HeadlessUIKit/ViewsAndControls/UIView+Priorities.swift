import Foundation

extension UIView {
  /// How much the content resists growing along an axis.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities.hugging[axis.rawValue]
  }

  /// Sets how much the content resists growing along an axis.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    contentPriorities.hugging[axis.rawValue] = priority
  }

  /// How much the content resists being squeezed along an axis.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    contentPriorities.compression[axis.rawValue]
  }

  /// Sets how much the content resists being squeezed along an axis.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    contentPriorities.compression[axis.rawValue] = priority
  }
}

extension UILayoutPriority {
  /// A priority that is higher by an amount.
  public static func + (a: UILayoutPriority, b: Float) -> UILayoutPriority {
    UILayoutPriority(a.rawValue + b)
  }
  /// A priority that is lower by an amount.
  public static func - (a: UILayoutPriority, b: Float) -> UILayoutPriority {
    UILayoutPriority(a.rawValue - b)
  }
  /// Raises a priority by an amount.
  public static func += (a: inout UILayoutPriority, b: Float) { a = a + b }
  /// Lowers a priority by an amount.
  public static func -= (a: inout UILayoutPriority, b: Float) { a = a - b }
}
