import ButtonLayout

/// What a button has otherwise under a trait: a `<variation>` element inside a `<button>`.
///
/// A nil says that the variation leaves the property as it is.
public struct IBVariation: Equatable, Sendable {
  /// The traits, `heightClass=compact-widthClass=regular` or `displayGamut=P3` for example.
  ///
  /// `default` holds where no other variation does.
  public var key: String
  /// Every attribute as written, except `key`.
  public var attributes: [String: String]
  /// The font.
  public var fontDescription: IBFontDescription?
  /// The insets of image and title together, in points.
  public var contentEdgeInsets: EdgeInsets?
  /// The image's insets, in points.
  public var imageEdgeInsets: EdgeInsets?
  /// The title's insets, in points.
  public var titleEdgeInsets: EdgeInsets?
  /// The frame in points, in the parent's coordinates.
  public var frame: Rect?
  /// The colors.
  public var colors: [IBColor] = []
  /// The ids of constraints and subviews that are left out.
  public var excluded: [String] = []
  /// The ids of constraints and subviews that are put in.
  public var included: [String] = []
  /// The line of the element's `<`, from 1.
  public var line: Int
}
