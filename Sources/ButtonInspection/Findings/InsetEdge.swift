import ButtonLayout

/// An edge that an inset keeps its distance from.
enum InsetEdge: CaseIterable {
  case top, left, bottom, right

  /// The name in key paths.
  var name: String { "\(self)" }

  /// The edge at the other end of the axis.
  var opposite: InsetEdge {
    switch self {
    case .top: return .bottom
    case .bottom: return .top
    case .left: return .right
    case .right: return .left
    }
  }

  /// The two edges at the ends of an axis.
  static func pair(_ axis: Step.Axis) -> (InsetEdge, InsetEdge) {
    axis == .horizontal ? (.left, .right) : (.top, .bottom)
  }
}

/// Whose insets they are.
enum InsetOwner: CaseIterable {
  case content, image, title

  /// The key in the question.
  var key: String { "\(self)EdgeInsets" }
  /// The word for what they move.
  var part: String { "\(self)" }
}

extension EdgeInsets {
  /// The distance from an edge.
  subscript(edge: InsetEdge) -> Double {
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

  /// Whether an edge is more than the smallest positive number, which documents write for "zero, on purpose".
  var movesSomething: Bool {
    moves(.top) || moves(.left) || moves(.bottom) || moves(.right)
  }

  /// Whether the distance from an edge is more than the smallest positive number.
  func moves(_ edge: InsetEdge) -> Bool { abs(self[edge]) > .leastNormalMagnitude }

  /// The edges that move something.
  var movingEdges: [InsetEdge] { InsetEdge.allCases.filter(moves) }
}

extension LegacyButton {
  /// The insets of content, image or title.
  subscript(owner: InsetOwner) -> EdgeInsets {
    get {
      switch owner {
      case .content: return contentEdgeInsets
      case .image: return imageEdgeInsets
      case .title: return titleEdgeInsets
      }
    }
    set {
      switch owner {
      case .content: contentEdgeInsets = newValue
      case .image: imageEdgeInsets = newValue
      case .title: titleEdgeInsets = newValue
      }
    }
  }

  /// How content is aligned along an axis.
  func alignment(_ axis: Step.Axis) -> AxisAlignment {
    axis == .horizontal
      ? contentHorizontalAlignment.along(layoutDirection) : contentVerticalAlignment.alongAxis
  }
}
