import Foundation

/// A row or column of views.
///
/// The views are placed by rules instead of constraints. Lengths are the views' natural ones or constant widths and
/// heights of their own; where UIKit's layout is ambiguous, the first of the views that could give does.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How the views share the length along the axis.
  public enum Distribution: Int, Sendable {
    /// They fill it; one grows or shrinks by its priorities.
    case fill = 0
    /// They fill it, all as long.
    case fillEqually = 1
    /// They fill it, in proportion to their natural lengths.
    case fillProportionally = 2
    /// They keep their lengths, with the same room between all.
    case equalSpacing = 3
    /// They keep their lengths, with the same distance between all middles.
    case equalCentering = 4
  }

  /// Where the views stand across the axis.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// In a column where reading starts, in a row at the top.
    case leading = 1
    /// In a row, with their first baselines on one line.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// In a column where reading ends, in a row at the bottom.
    case trailing = 4
    /// In a row, with their last baselines on one line.
    case lastBaseline = 5

    /// In a row, at the top.
    public static var top: Alignment { .leading }
    /// In a row, at the bottom.
    public static var bottom: Alignment { .trailing }
  }

  /// The room that `spacing` gives, as a custom spacing.
  public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The room that the system sees fit: 8 points.
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// Creates a stack without extent of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a stack from an archive; here without reading one.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  // MARK: Arranged views

  /// The views, in their order.
  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Puts a view at a place among the others, from 0 to their number.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    setNeedsArrangement()
  }

  /// Places a view no more; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsArrangement()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arrangedSubviews.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
  }

  /// Sets the room after a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    let isDefault = spacing == UIStackView.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    setNeedsArrangement()
  }

  /// The room after a view, in points; `spacingUseDefault` where none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  func room(after view: UIView) -> CGFloat {
    let own = customSpacings[ObjectIdentifier(view)] ?? spacing
    return own == UIStackView.spacingUseSystem ? 8 : own
  }

  // MARK: Arrangement

  /// The axis that the views follow one another on.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if oldValue != axis { setNeedsArrangement() } }
  }
  /// How they share the length.
  open var distribution = Distribution.fill {
    didSet { if oldValue != distribution { setNeedsArrangement() } }
  }
  /// Where they stand across the axis.
  open var alignment = Alignment.fill {
    didSet { if oldValue != alignment { setNeedsArrangement() } }
  }
  /// The room between two, in points.
  open var spacing: CGFloat = 0 {
    didSet { if oldValue != spacing { setNeedsArrangement() } }
  }
  /// Whether room counts between baselines; kept, and not followed here.
  open var isBaselineRelativeArrangement = false {
    didSet {
      guard isBaselineRelativeArrangement else { return }
      HeadlessReport.note(
        "UIStackView.isBaselineRelativeArrangement", "Room is counted between frames here.")
    }
  }
  /// Whether the views stand inside the margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet {
      if oldValue != isLayoutMarginsRelativeArrangement { setNeedsArrangement() }
    }
  }

  private func setNeedsArrangement() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// What the last arrangement followed that nobody tells of: which views are hidden, and their priorities.
  private var arranged: [StackItem.Outline] = []

  override func willLayOut() {
    super.willLayOut()
    if outline != arranged { setNeedsLayout() }
  }

  var outline: [StackItem.Outline] { arrangedSubviews.flatMap(StackItem.outline) }

  /// Asks for layout, also of the stack around this one: what it wants may have changed.
  open override func setNeedsLayout() {
    super.setNeedsLayout()
    (superview as? UIStackView)?.markUnlessLayingOut()
  }

  /// The size that the views want; the target on an axis where that is required.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    CGSize(
      width: horizontal == .required ? targetSize.width : naturalLength(along: .horizontal) ?? 0,
      height: vertical == .required ? targetSize.height : naturalLength(along: .vertical) ?? 0)
  }

  /// Places the views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    arranged = outline
    arrange()
  }
}
