import Foundation

/// A rectangle of a view that constraints can name.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, AssociationCarrier {
  nonisolated(unsafe) var associations: Associations?
  /// Where the rectangle is, where the system has made the guide.
  var systemFrame: ((UIView) -> CGRect)?

  /// Creates a guide.
  public override init() {}
  /// Creates a guide from an archive; here without reading one.
  public required init?(coder: NSCoder) {}

  /// The view.
  open internal(set) weak var owningView: UIView?
  /// A name.
  open var identifier = ""
  /// The rectangle in the view's coordinates: 0 for a guide that only constraints place, since they are not solved.
  open var layoutFrame: CGRect {
    guard let owningView, let systemFrame else { return .zero }
    return systemFrame(owningView)
  }

  /// The edge where reading starts.
  open var leadingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .leading) }
  /// The edge where reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { .init(item: self, attribute: .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { .init(item: self, attribute: .height) }
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .centerX) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .centerY) }
}

extension UIView {
  /// The edge where reading starts.
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .leading) }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .right) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { .init(item: self, attribute: .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { .init(item: self, attribute: .height) }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .centerX) }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .centerY) }
  /// The first line's baseline.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    .init(item: self, attribute: .firstBaseline)
  }
  /// The last line's baseline.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    .init(item: self, attribute: .lastBaseline)
  }

  /// The guides that were added.
  public var layoutGuides: [UILayoutGuide] { rare?.layoutGuides ?? [] }

  /// Adds a guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    madeRare.layoutGuides.append(layoutGuide)
    HeadlessReport.note(
      "UIView.addLayoutGuide(_:)",
      "A guide's frame comes of constraints, which are not solved yet: it stays empty.")
  }

  /// Removes a guide.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    layoutGuide.owningView = nil
    madeRare.layoutGuides.removeAll { $0 === layoutGuide }
  }

  /// What bars and notches leave.
  public var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide("UIViewSafeAreaLayoutGuide") { $0.bounds.inset(by: $0.safeAreaInsets) }
  }

  /// What the margins leave.
  public var layoutMarginsGuide: UILayoutGuide {
    systemGuide("UIViewLayoutMarginsGuide") { $0.bounds.inset(by: $0.layoutMargins) }
  }

  /// What is read easily: what the margins leave, at most 672 points wide, in the middle.
  public var readableContentGuide: UILayoutGuide {
    systemGuide("UIViewReadableContentGuide") { view in
      let inner = view.bounds.inset(by: view.layoutMargins)
      return inner.insetBy(dx: max(0, (inner.width - 672) / 2), dy: 0)
    }
  }

  func systemGuide(_ name: String, _ frame: @escaping (UIView) -> CGRect) -> UILayoutGuide {
    if let guide = rare?.systemLayoutGuides[name] { return guide }
    let guide = UILayoutGuide()
    guide.identifier = name
    guide.owningView = self
    guide.systemFrame = frame
    madeRare.systemLayoutGuides[name] = guide
    return guide
  }
}
