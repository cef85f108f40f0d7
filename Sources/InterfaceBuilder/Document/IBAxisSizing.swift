/// What decides a button's width or height.
public enum IBAxisSizing: Equatable, Sendable {
  /// The stored frame, resized by the autoresizing mask.
  case frame
  /// A constraint of the button itself: points.
  case fixed(Double)
  /// Both edges are tied to what holds the button, or its stack view fills this axis.
  case stretched
  /// Both edges are tied, one at least to a neighbour: whichever hugs its content less gives way.
  case shared
  /// A constraint that ties it to another length: another view's, or the button's own other side.
  case tied
  /// The stack view stretches one of the views that it arranges along this axis: the one that hugs its content least.
  case arranged
  /// The button's natural size, within a least or largest length that constraints of its own set.
  case limited
  /// The button's natural size.
  case intrinsic
}

extension IBDocument {
  /// What decides a button's width; linear in the number of constraints that mention buttons.
  ///
  /// Constraints below the button's hugging priority decide nothing, nor do inequalities between edges, placeholders
  /// and constraints that the document leaves out. Nothing is solved: where it would have to be, the answer says so.
  public func horizontalSizing(of button: IBButton) -> IBAxisSizing {
    sizing(of: button, .horizontal)
  }

  /// What decides a button's height; see ``horizontalSizing(of:)``.
  public func verticalSizing(of button: IBButton) -> IBAxisSizing {
    sizing(of: button, .vertical)
  }

  private func sizing(of button: IBButton, _ axis: IBAxis) -> IBAxisSizing {
    if button.translatesAutoresizingMaskIntoConstraints && !button.isInStackView { return .frame }
    // Interface Builder makes constraints of such a frame when it builds the app.
    if button.hasFixedFrame { return .frame }
    var start: Bool?
    var end: Bool?
    var isTied = false
    var isLimited = false
    for constraint in constraints where constraint.isActive {
      guard !button.objectID.isEmpty else { continue }
      let isFirst = constraint.firstItem == button.objectID
      guard isFirst || constraint.secondItem == button.objectID else { continue }
      guard constraint.priority > button.huggingPriority(axis) else { continue }
      let attribute = isFirst ? constraint.firstAttribute : constraint.secondAttribute ?? ""
      let part = axis.part(ofAttribute: attribute)
      guard constraint.relation == .equal else {
        if part == .length { isLimited = true }
        continue
      }
      switch part {
      case .length:
        guard constraint.secondItem != nil else { return .fixed(constraint.constant) }
        isTied = true
      case .start: start = start == true || constraint.isToContainer
      case .end: end = end == true || constraint.isToContainer
      case nil: break
      }
    }
    if isTied { return .tied }
    if let start, let end { return start && end ? .stretched : .shared }
    let natural: IBAxisSizing = isLimited ? .limited : .intrinsic
    guard let sizing = button.stack?.sizing(axis), sizing != .intrinsic else { return natural }
    return sizing
  }
}

extension IBConstraint {
  /// Whether the app has it where no trait changes that.
  fileprivate var isActive: Bool { !isPlaceholder && !isExcluded }
}

/// One of the two axes.
enum IBAxis {
  case horizontal, vertical

  /// What an attribute of a constraint ties on an axis.
  enum Part { case start, end, length }

  func part(ofAttribute attribute: String) -> Part? {
    switch (self, attribute) {
    case (.horizontal, "width"), (.vertical, "height"): .length
    case (.horizontal, "leading"), (.horizontal, "left"), (.horizontal, "leadingMargin"),
      (.horizontal, "leftMargin"), (.vertical, "top"), (.vertical, "topMargin"):
      .start
    case (.horizontal, "trailing"), (.horizontal, "right"), (.horizontal, "trailingMargin"),
      (.horizontal, "rightMargin"), (.vertical, "bottom"), (.vertical, "bottomMargin"):
      .end
    default: nil
    }
  }
}

extension IBButton {
  fileprivate var hasFixedFrame: Bool { otherAttributes["fixedFrame"] == "YES" }

  fileprivate func huggingPriority(_ axis: IBAxis) -> Double {
    axis == .horizontal ? horizontalHuggingPriority : verticalHuggingPriority
  }
}

extension IBStack {
  /// What the stack does to the views that it arranges.
  fileprivate func sizing(_ axis: IBAxis) -> IBAxisSizing {
    guard (axis == .vertical) == isVertical else {
      return alignment == nil || alignment == "fill" ? .stretched : .intrinsic
    }
    switch distribution {
    case "equalSpacing", "equalCentering": return .intrinsic
    case "fillEqually", "fillProportionally": return .tied
    default: return .arranged
    }
  }
}
