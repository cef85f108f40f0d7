import SystemFont

extension UIContentSizeCategory: Comparable {
  /// Whether a category is smaller than another; one that is not said counts as the usual one.
  public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool {
    a.recorded.rawValue < b.recorded.rawValue
  }
}
