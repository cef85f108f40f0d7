import Foundation

extension UIView {
  /// The active constraints that the view holds.
  public var constraints: [NSLayoutConstraint] { rare?.constraints ?? [] }

  /// Holds a constraint.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard !constraints.contains(where: { $0 === constraint }) else { return }
    madeRare.constraints.append(constraint)
    constraint.setHolder(self)
  }

  /// Holds constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Holds a constraint no more.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraints.contains(where: { $0 === constraint }) else { return }
    constraint.setHolder(nil)
    madeRare.constraints.removeAll { $0 === constraint }
  }

  /// Holds constraints no more.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The constraints on an axis that the view holds and takes part in.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    HeadlessReport.note(
      "UIView.constraintsAffectingLayout(for:)",
      "Only the view's own constraints are listed, since none is solved yet.")
    return constraints.filter { $0.firstAttribute.axis == axis }
  }

  /// Whether more than one layout would do: not known here.
  public var hasAmbiguousLayout: Bool {
    HeadlessReport.note(
      "UIView.hasAmbiguousLayout", "Constraints are not solved yet, so that nobody knows.")
    return false
  }

  /// A width or height between bounds, as the view's own constant constraints say it.
  func constrained(_ length: CGFloat?, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
    var length = length
    for constraint in constraints
    where constraint.firstItem === self && constraint.secondItem == nil
      && constraint.firstAttribute == attribute
    {
      switch constraint.relation {
      case .equal: return constraint.constant
      case .greaterThanOrEqual: length = max(length ?? 0, constraint.constant)
      case .lessThanOrEqual: length = length.map { min($0, constraint.constant) }
      }
    }
    return length
  }

  /// Whether a constant constraint says exactly how long the view is.
  func isFixed(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    constraints.contains {
      $0.firstItem === self && $0.secondItem == nil && $0.firstAttribute == attribute
        && $0.relation == .equal
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The axis that the attribute lies on.
  var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .notAnAttribute: return nil
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      return .horizontal
    default: return .vertical
    }
  }
}
