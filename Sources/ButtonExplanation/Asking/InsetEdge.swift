import ButtonLayout

/// One edge of insets.
public enum InsetEdge: String, Equatable, Sendable, CaseIterable {
  /// The top edge.
  case top
  /// The left edge.
  case left
  /// The bottom edge.
  case bottom
  /// The right edge.
  case right

  /// The axis along which the edge's inset acts.
  public var axis: Step.Axis {
    self == .left || self == .right ? .horizontal : .vertical
  }

  /// The edge on the other side.
  public var opposite: InsetEdge {
    switch self {
    case .top: return .bottom
    case .left: return .right
    case .bottom: return .top
    case .right: return .left
    }
  }

  /// Whether the edge is where coordinates are smaller.
  var isNear: Bool { self == .left || self == .top }
}

extension EdgeInsets {
  /// The inset of an edge, in points.
  public subscript(edge: InsetEdge) -> Double {
    get {
      switch edge {
      case .top: return top
      case .left: return left
      case .bottom: return bottom
      case .right: return right
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .left: left = newValue
      case .bottom: bottom = newValue
      case .right: right = newValue
      }
    }
  }
}

extension LegacyButton {
  /// The insets that belong to a part, in points.
  public subscript(insetsOf part: Step.Part) -> EdgeInsets {
    get {
      switch part {
      case .content: return contentEdgeInsets
      case .image: return imageEdgeInsets
      case .title: return titleEdgeInsets
      }
    }
    set {
      switch part {
      case .content: contentEdgeInsets = newValue
      case .image: imageEdgeInsets = newValue
      case .title: titleEdgeInsets = newValue
      }
    }
  }
}

extension ButtonArrangement {
  /// The rectangle of a part; `nil` where there is none.
  subscript(part: Step.Part) -> Rect? {
    switch part {
    case .content: return contentRect
    case .image: return imageRect
    case .title: return titleRect
    }
  }
}

extension Rect {
  /// What the rectangle covers along an axis.
  subscript(axis: Step.Axis) -> Span { axis == .horizontal ? horizontal : vertical }
}
