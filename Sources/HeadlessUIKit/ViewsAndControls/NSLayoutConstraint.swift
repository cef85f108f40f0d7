import Foundation

/// A relation between two lengths; recorded here, and not solved yet.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// An axis of constraints.
  public typealias Axis = NSLayoutConstraintAxis

  /// Switches constraints on; recorded, and not solved yet.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// How much it matters.
  open var priority = UILayoutPriority.required
  /// What is added, in points.
  open var constant: CGFloat = 0
  /// A name.
  open var identifier: String?
  /// Whether it counts.
  open var isActive = false {
    didSet {
      guard isActive else { return }
      HeadlessReport.note(
        "NSLayoutConstraint", "Constraints are recorded, and not solved yet: frames do not follow.")
    }
  }
}
