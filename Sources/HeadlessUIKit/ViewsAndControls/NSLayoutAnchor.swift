import Foundation

/// An edge, middle, baseline or length of an item that a constraint can be made of.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  weak var itemObject: AnyObject?
  let attribute: NSLayoutConstraint.Attribute

  init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    itemObject = item
    self.attribute = attribute
  }

  func related(
    _ relation: NSLayoutConstraint.Relation, _ other: AnyObject?,
    _ attribute: NSLayoutConstraint.Attribute, _ multiplier: CGFloat, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    // An anchor whose item is gone relates nothing, which is said when the constraint is activated.
    NSLayoutConstraint(
      item: itemObject ?? self, attribute: self.attribute, relatedBy: relation, toItem: other,
      attribute: attribute, multiplier: multiplier, constant: constant)
  }

  /// Equal to another anchor.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.equal, anchor.itemObject, anchor.attribute, 1, 0)
  }
  /// At least another anchor.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, anchor.itemObject, anchor.attribute, 1, 0)
  }
  /// At most another anchor.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, anchor.itemObject, anchor.attribute, 1, 0)
  }
  /// Equal to another anchor and a constant, in points.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, anchor.itemObject, anchor.attribute, 1, c)
  }
  /// At least another anchor and a constant, in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, anchor.itemObject, anchor.attribute, 1, c)
  }
  /// At most another anchor and a constant, in points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, anchor.itemObject, anchor.attribute, 1, c)
  }
}

/// An anchor between left and right.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance to another anchor.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    HeadlessReport.note(
      "NSLayoutXAxisAnchor.anchorWithOffset(to:)",
      "A distance of anchors belongs to no view here, so that its constraints are not activated.")
    return NSLayoutDimension(item: nil, attribute: .width)
  }
  /// As far behind another anchor as the system sees fit: 8 points.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: 8 * multiplier) }
  /// At least so far behind another anchor.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: 8 * multiplier) }
  /// At most so far behind another anchor.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor, constant: 8 * multiplier) }
}

/// An anchor between top and bottom.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance to another anchor.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    HeadlessReport.note(
      "NSLayoutYAxisAnchor.anchorWithOffset(to:)",
      "A distance of anchors belongs to no view here, so that its constraints are not activated.")
    return NSLayoutDimension(item: nil, attribute: .height)
  }
  /// As far below another anchor as the system sees fit: 8 points.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: 8 * multiplier) }
  /// At least so far below another anchor.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: 8 * multiplier) }
  /// At most so far below another anchor.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor, constant: 8 * multiplier) }
}

/// A width or height.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A number of points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.equal, nil, .notAnAttribute, 1, c)
  }
  /// At least a number of points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, nil, .notAnAttribute, 1, c)
  }
  /// At most a number of points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.lessThanOrEqual, nil, .notAnAttribute, 1, c)
  }
  /// A multiple of another length.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  )
    -> NSLayoutConstraint
  { constraint(equalTo: anchor, multiplier: m, constant: 0) }
  /// At least a multiple of another length.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  )
    -> NSLayoutConstraint
  { constraint(greaterThanOrEqualTo: anchor, multiplier: m, constant: 0) }
  /// At most a multiple of another length.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  )
    -> NSLayoutConstraint
  { constraint(lessThanOrEqualTo: anchor, multiplier: m, constant: 0) }
  /// A multiple of another length and a constant, in points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { related(.equal, anchor.itemObject, anchor.attribute, m, c) }
  /// At least a multiple of another length and a constant, in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, anchor.itemObject, anchor.attribute, m, c)
  }
  /// At most a multiple of another length and a constant, in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor.itemObject, anchor.attribute, m, c) }
}
