import ButtonLayout

/// One `<inset>` of a button, with its place in the file so that it can be replaced there.
public struct IBInset: Equatable, Sendable {
  /// The distances in points, exactly as written: 2.2250738585072014e-308 stays what it is.
  ///
  /// Interface Builder writes `minX` for left, `minY` for top, `maxX` for right, `maxY` for bottom.
  public var insets: EdgeInsets
  /// The line of the element's `<`, from 1.
  public var line: Int
  /// The bytes of the whole element, from its `<` to after its last `>`.
  public var byteRange: Range<Int>
}

/// A configuration's `contentInsets`, in points; leading and trailing follow the reading direction.
public struct IBDirectionalInsets: Equatable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the edge where reading starts.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the edge where reading ends.
  public var trailing: Double

  /// Creates insets from their four distances.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
