/// A `<fontDescription>`, or the `<font>` of an attributed text, word for word; which font it means is
/// for others to say.
///
/// A system font has `type` and `pointSize`, a text style has `style`, any other font `name`,
/// `family` and `pointSize`. A `<font>` has `metaFont` or `name`, and `size`.
public struct IBFontDescription: Equatable, Sendable {
  /// The kind of system font: `system`, `boldSystem`, `italicSystem` and so on.
  public var type: String?
  /// The kind of system font in a `<font>`: `system`, `systemBold`, `cellTitle` and so on.
  public var metaFont: String?
  /// The weight of a system font: `medium`, `semibold` … Regular is not written.
  public var weight: String?
  /// The size in points (`pointSize`, or a `<font>`'s `size`), finite and at least 0; nil when not written or not readable.
  public var pointSize: Double?
  /// The text style, for example `UICTFontTextStyleBody`.
  public var style: String?
  /// The PostScript name.
  public var name: String?
  /// The family name.
  public var family: String?
  /// The line of the element's `<`, from 1.
  public var line: Int
}
