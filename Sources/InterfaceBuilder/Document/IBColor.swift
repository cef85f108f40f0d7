/// A `<color>`, word for word; what it looks like in an appearance is for others to say.
public struct IBColor: Equatable, Sendable {
  /// How a color is written.
  public enum Value: Equatable, Sendable {
    /// Red, green, blue and alpha, usually from 0 to 1; wide colors go beyond.
    case components(red: Double, green: Double, blue: Double, alpha: Double)
    /// A gray and its alpha, from 0 to 1.
    case white(Double, alpha: Double)
    /// A color of the app's asset catalog.
    case named(String)
    /// One of UIKit's colors, `systemBlueColor` or `darkTextColor` for example.
    case system(String)
    /// None of these, or not readable (an issue says so).
    case notRead
  }

  /// What the color is for: `titleColor`, `backgroundColor`, `tintColor` …; a text attribute's name in a text.
  public var key: String
  /// The color.
  public var value: Value
  /// The color space as written, `custom` with the custom one behind it; nil when not written.
  public var colorSpace: String?
  /// The line of the element's `<`, from 1.
  public var line: Int

  /// Creates a color.
  public init(key: String, value: Value, colorSpace: String? = nil, line: Int) {
    self.key = key
    self.value = value
    self.colorSpace = colorSpace
    self.line = line
  }
}
