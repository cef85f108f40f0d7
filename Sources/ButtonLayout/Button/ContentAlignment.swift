/// Where the content stands between left and right: `UIControl.ContentHorizontalAlignment`, with its raw values.
public enum ContentHorizontalAlignment: UInt8, Equatable, Sendable, CaseIterable {
  /// In the middle.
  case center
  /// At the left edge, whichever way the interface reads.
  case left
  /// At the right edge, whichever way the interface reads.
  case right
  /// Over the whole width: the image gives, the title keeps its width.
  case fill
  /// At the edge where reading starts.
  case leading
  /// At the edge where reading ends.
  case trailing

  /// The alignment along the reading direction, in which all horizontal arithmetic is done.
  @inlinable @inline(__always)
  public func along(_ direction: LayoutDirection) -> AxisAlignment {
    // Constants only, so that each direction becomes a table and not a jump that the processor has to guess.
    if direction == .leftToRight {
      switch self {
      case .center: return .center
      case .fill: return .fill
      case .leading, .left: return .start
      case .trailing, .right: return .end
      }
    }
    switch self {
    case .center: return .center
    case .fill: return .fill
    case .leading, .right: return .start
    case .trailing, .left: return .end
    }
  }
}

/// Where the content stands between top and bottom: `UIControl.ContentVerticalAlignment`, with its raw values.
public enum ContentVerticalAlignment: UInt8, Equatable, Sendable, CaseIterable {
  /// In the middle.
  case center
  /// At the top edge.
  case top
  /// At the bottom edge.
  case bottom
  /// Over the whole height.
  case fill

  /// The alignment along the vertical axis.
  @inlinable @inline(__always)
  public var alongAxis: AxisAlignment {
    switch self {
    case .center: return .center
    case .top: return .start
    case .bottom: return .end
    case .fill: return .fill
    }
  }
}

/// Where a length stands in a span, for either axis.
public enum AxisAlignment: UInt8, Equatable, Sendable, CaseIterable {
  /// At the smaller coordinate.
  case start
  /// In the middle.
  case center
  /// At the larger coordinate.
  case end
  /// From the smaller to the larger.
  case fill
}
