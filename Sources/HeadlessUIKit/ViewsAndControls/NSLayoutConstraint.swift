import Foundation

/// A relation between two lengths: first = multiplier · second + constant; recorded here, and not solved yet.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, AssociationCarrier {
  nonisolated(unsafe) var associations: Associations?

  /// An axis of constraints.
  public enum Axis: Int, Sendable {
    /// Between left and right.
    case horizontal = 0
    /// Between top and bottom.
    case vertical = 1
  }

  /// What of an item is related.
  public enum Attribute: Int, Sendable {
    /// Nothing: the constant stands alone.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where reading starts.
    case leading = 5
    /// The edge where reading ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// The last line's baseline.
    case lastBaseline = 11
    /// The first line's baseline.
    case firstBaseline = 12
    /// The left margin.
    case leftMargin = 13
    /// The right margin.
    case rightMargin = 14
    /// The top margin.
    case topMargin = 15
    /// The bottom margin.
    case bottomMargin = 16
    /// The margin where reading starts.
    case leadingMargin = 17
    /// The margin where reading ends.
    case trailingMargin = 18
    /// The middle between the left and right margins.
    case centerXWithinMargins = 19
    /// The middle between the top and bottom margins.
    case centerYWithinMargins = 20

    /// The baseline.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// How two lengths are related.
  public enum Relation: Int, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// They are equal.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1
  }

  /// The first item: a view or a guide.
  open private(set) weak var firstItem: AnyObject?
  /// What of it.
  public let firstAttribute: Attribute
  /// The second item; `nil` where the constant stands alone.
  open private(set) weak var secondItem: AnyObject?
  /// What of it.
  public let secondAttribute: Attribute
  /// How they are related.
  public let relation: Relation
  /// What the second length is multiplied by.
  public let multiplier: CGFloat
  /// How much it matters.
  open var priority = UILayoutPriority.required
  /// What is added, in points.
  open var constant: CGFloat {
    didSet { if oldValue != constant { changed() } }
  }
  /// A name.
  open var identifier: String?
  /// Whether it goes into archives.
  open var shouldBeArchived = false
  private weak var holder: UIView?

  /// Creates a constraint between an attribute of an item and one of another.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = attr2
    self.relation = relation
    self.multiplier = multiplier
    constant = c
  }

  /// Creates a constraint that relates nothing.
  public override init() {
    firstAttribute = .notAnAttribute
    secondAttribute = .notAnAttribute
    relation = .equal
    multiplier = 1
    constant = 0
  }

  /// Whether it counts: it then stands in `constraints` of the nearest view that holds both items.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue {
        nearestHolder?.addConstraint(self)
      } else {
        holder?.removeConstraint(self)
      }
    }
  }

  /// Takes note of the view that lists it.
  func setHolder(_ view: UIView?) {
    changed()
    holder = view
    changed()
    guard view != nil else { return }
    HeadlessReport.note(
      "NSLayoutConstraint.isActive",
      "Constraints are recorded, and not solved yet: frames follow them only in stack views, "
        + "and there only widths and heights that are numbers.")
  }

  /// A stack view follows constant widths and heights of what it arranges.
  private func changed() {
    guard holder != nil else { return }
    NSLayoutConstraint.view(of: firstItem)?.superview?.setNeedsLayout()
  }

  /// The view that both items stand in; `nil` when there is none, where UIKit would end the program.
  private var nearestHolder: UIView? {
    guard let first = NSLayoutConstraint.view(of: firstItem) else {
      HeadlessReport.note(
        "NSLayoutConstraint.isActive (first item)",
        "A constraint's first item is gone or no view, so it was not activated.")
      return nil
    }
    guard secondItem != nil else { return first }
    guard let second = NSLayoutConstraint.view(of: secondItem) else { return first }
    var current: UIView? = first
    while let view = current {
      if second.isDescendant(of: view) { return view }
      current = view.superview
    }
    HeadlessReport.note(
      "NSLayoutConstraint.isActive (second item)",
      "A constraint's two views have no view around both, so it was not activated; UIKit would end "
        + "the program here.")
    return nil
  }

  private static func view(of item: AnyObject?) -> UIView? {
    if let guide = item as? UILayoutGuide { return guide.owningView }
    return item as? UIView
  }

  /// Switches constraints on.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Switches constraints off.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constraints of a picture in characters: none here, which is reported.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    HeadlessReport.note(
      "NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)",
      "Visual formats are not read here: no constraint comes of \"\(format)\".")
    return []
  }

  /// How a picture in characters is read.
  public struct FormatOptions: OptionSet, Sendable {
    /// One bit an option.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Left edges.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Right edges.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Top edges.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Bottom edges.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Edges where reading starts.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Edges where reading ends.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Middles between left and right.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Middles between top and bottom.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Last baselines.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// First baselines.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// By the way the text reads.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }
}
