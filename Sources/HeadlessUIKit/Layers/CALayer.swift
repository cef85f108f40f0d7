import Foundation

/// Somebody who looks after a layer; a view does for its own.
public protocol CALayerDelegate: AnyObject {
  /// Gives the layer its content.
  func display(_ layer: CALayer)
  /// Draws the layer's content.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Places the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// What a change of a value does.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func display(_ layer: CALayer) {}
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Places nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Nothing happens.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// What a view looks like: values that somebody may draw.
///
/// The layer of a view has the view's frame, opacity, colour and so on: both are one thing with two names.
/// Nothing is animated here; animations are kept and listed.
open class CALayer: NSObject, CAMediaTiming, @unchecked Sendable {
  /// An empty layer.
  public override init() { super.init() }

  /// A copy of a layer for an animation; here one that has the same geometry and looks.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    geometry = Geometry(
      bounds: other.bounds, position: other.position, transform: other.transform)
    looks = other.looks
    anchorPoint = other.anchorPoint
  }

  /// A layer from an archive; here without reading one.
  public required init?(coder: NSCoder) { super.init() }

  /// What a view's layer class makes; our own classes say their kind.
  class func makeForView() -> CALayer { CALayer() }

  /// Draws what this kind of layer shows.
  func renderKind(in context: CGContext) { draw(in: context) }

  /// The view whose layer this is.
  weak var view: UIView?

  struct Geometry {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var transform = CATransform3DIdentity
  }

  struct Looks {
    var opacity: Float = 1
    var isHidden = false
    var masksToBounds = false
    var backgroundColor: CGColor?
  }

  var geometry = Geometry()
  var looks = Looks()

  // MARK: Geometry

  /// The rectangle in the layer's own coordinates.
  open var bounds: CGRect {
    get { view?.bounds ?? geometry.bounds }
    set {
      if let view { return view.bounds = newValue }
      let isResized = geometry.bounds.size != newValue.size
      geometry.bounds = newValue
      if isResized { setNeedsLayout() }
    }
  }

  /// Where the anchor point stands in the superlayer's coordinates.
  open var position: CGPoint {
    get { view?.center ?? geometry.position }
    set { if let view { view.center = newValue } else { geometry.position = newValue } }
  }

  /// Which point of the bounds stands at the position, in parts of the bounds.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet {
      guard view != nil, anchorPoint != CGPoint(x: 0.5, y: 0.5) else { return }
      HeadlessReport.note(
        "CALayer.anchorPoint", "A view stays where its middle says, whatever the anchor point.")
    }
  }

  /// How high the anchor point stands; kept only.
  open var anchorPointZ: CGFloat = 0
  /// What stands in front, the greatest first; kept only.
  open var zPosition: CGFloat = 0

  /// A transformation around the anchor point.
  open var transform: CATransform3D {
    get { view.map { CATransform3DMakeAffineTransform($0.transform) } ?? geometry.transform }
    set {
      guard let view else { return geometry.transform = newValue }
      if !CATransform3DIsAffine(newValue) {
        HeadlessReport.note(
          "CALayer.transform", "A view takes the flat part of a transformation in space.")
      }
      view.transform = CATransform3DGetAffineTransform(newValue)
    }
  }

  /// A transformation of all sublayers; kept only.
  open var sublayerTransform = CATransform3DIdentity

  /// The transformation in the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Takes a transformation in the plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The rectangle in the superlayer's coordinates; with a transformation the smallest that holds the layer.
  open var frame: CGRect {
    get {
      if let view { return view.frame }
      let bounds = self.bounds
      let shape = CGRect(
        x: -bounds.width * anchorPoint.x, y: -bounds.height * anchorPoint.y, width: bounds.width,
        height: bounds.height)
      return shape.applying(affineTransform()).offsetBy(dx: position.x, dy: position.y)
    }
    set {
      if let view { return view.frame = newValue }
      let flat = affineTransform()
      let size =
        flat.isIdentity
        ? newValue.size
        : CGRect(origin: .zero, size: newValue.size).applying(flat.inverted()).size
      bounds = CGRect(origin: bounds.origin, size: size)
      let old = frame
      position = CGPoint(
        x: position.x + newValue.minX - old.minX, y: position.y + newValue.minY - old.minY)
    }
  }

  // MARK: Looks

  /// How opaque the layer is, 0 to 1.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? looks.opacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { looks.opacity = newValue } }
  }

  /// Whether it is not shown.
  open var isHidden: Bool {
    get { view?.isHidden ?? looks.isHidden }
    set { if let view { view.isHidden = newValue } else { looks.isHidden = newValue } }
  }

  /// Whether sublayers are cut at the bounds and the corners.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? looks.masksToBounds }
    set { if let view { view.clipsToBounds = newValue } else { looks.masksToBounds = newValue } }
  }

  /// The colour behind everything.
  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? looks.backgroundColor }
    set {
      if let view {
        view.backgroundColor = newValue.map { UIColor(cgColor: $0) }
      } else {
        looks.backgroundColor = newValue
      }
    }
  }

  /// The corners' radius, in points.
  open var cornerRadius: CGFloat = 0
  /// How corners are curved; drawn as circles here.
  open var cornerCurve = CALayerCornerCurve.circular
  /// Which corners are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The border's width inside the bounds, in points.
  open var borderWidth: CGFloat = 0
  /// The border's colour.
  open var borderColor: CGColor? = .black
  /// The shadow's colour.
  open var shadowColor: CGColor? = .black
  /// How opaque the shadow is, 0 to 1.
  open var shadowOpacity: Float = 0
  /// How far right and down the shadow stands, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How far the shadow is blurred, in points.
  open var shadowRadius: CGFloat = 3
  /// The outline that throws the shadow.
  open var shadowPath: CGPath?
  /// Whether it promises to fill its bounds.
  open var isOpaque = false
  /// Whether its back is shown; kept only.
  open var isDoubleSided = true
  /// Whether opacity counts for the layer and its sublayers as one.
  open var allowsGroupOpacity = true
  /// Whether edges may be smooth; kept only.
  open var allowsEdgeAntialiasing = false
  /// Whether it is kept as pixels; kept only.
  open var shouldRasterize = false
  /// Pixels a point of that; kept only.
  open var rasterizationScale: CGFloat = 1
  /// Whether it draws in the background; kept only.
  open var drawsAsynchronously = false
  /// Whether it is drawn again when its bounds change.
  open var needsDisplayOnBoundsChange = false

  // MARK: Content

  /// A `CGImage` that is shown.
  open var contents: Any?
  /// How the content is placed.
  open var contentsGravity = CALayerContentsGravity.resize
  /// Which part of the content is shown, in parts of it.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Which part of the content is stretched, in parts of it.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels a point of the content.
  open var contentsScale: CGFloat = 1
  /// How content is drawn smaller; kept only.
  open var minificationFilter = CALayerContentsFilter.linear
  /// How content is drawn larger; kept only.
  open var magnificationFilter = CALayerContentsFilter.linear
  /// How the layer is mixed with what is behind; kept only.
  open var compositingFilter: Any?
  /// Filters of the layer; kept only.
  open var filters: [Any]?
  /// Filters of what is behind; kept only.
  open var backgroundFilters: [Any]?
  /// What happens on changes; kept only, since nothing is animated.
  open var actions: [String: Any]?
  /// A name to find the layer by.
  open var name: String?
  /// Named values that somebody gave.
  var values: [String: Any] = [:]

  // MARK: Hierarchy

  private weak var ownDelegate: (any CALayerDelegate)?

  /// Who looks after the layer: its view, for a view's layer.
  open weak var delegate: (any CALayerDelegate)? {
    get { ownDelegate ?? view }
    set { ownDelegate = newValue }
  }

  /// The layers in this one, with how many of the view's subviews each stands above.
  var ownSublayers: [(layer: CALayer, subviewsBelow: Int)] = []
  weak var parent: CALayer?

  /// The layer that this one stands in.
  open var superlayer: CALayer? { view?.superview?.layer ?? parent }

  /// The layers in this one, the last in front; those of subviews are among them.
  open var sublayers: [CALayer]? {
    get {
      let all = mergedSublayers
      return all.isEmpty ? nil : all
    }
    set {
      for entry in ownSublayers { entry.layer.parent = nil }
      ownSublayers = []
      for layer in newValue ?? [] where layer.view == nil { addSublayer(layer) }
    }
  }

  /// The layer whose opacity cuts this one.
  open var mask: CALayer?

  /// Puts a layer in front of the others.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: mergedSublayers.count) }
  /// Puts a layer at a place among the others.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  /// Puts a layer below another.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: mergedSublayers.firstIndex { $0 === sibling } ?? 0)
  }
  /// Puts a layer above another.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let all = mergedSublayers
    insert(layer, at: (all.firstIndex { $0 === sibling } ?? all.count - 1) + 1)
  }

  /// Takes the layer out of its superlayer; that of a view goes with its view only.
  open func removeFromSuperlayer() {
    if view != nil {
      HeadlessReport.note(
        "CALayer.removeFromSuperlayer()", "The layer of a view leaves with its view only.")
      return
    }
    parent?.ownSublayers.removeAll { $0.layer === self }
    parent = nil
  }

  // MARK: Layout and drawing

  private var isLayoutNeeded = false
  private var isDisplayNeeded = false

  /// Asks for layout.
  open func setNeedsLayout() {
    if let view { view.setNeedsLayout() } else { isLayoutNeeded = true }
  }

  /// Lays out what asked for it, here and below.
  open func layoutIfNeeded() {
    if let view { return view.layoutIfNeeded() }
    if isLayoutNeeded {
      isLayoutNeeded = false
      layoutSublayers()
    }
    for entry in ownSublayers { entry.layer.layoutIfNeeded() }
  }

  /// Places the sublayers: the delegate does.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Asks for drawing.
  open func setNeedsDisplay() { isDisplayNeeded = true }
  /// Asks for drawing of a part.
  open func setNeedsDisplay(_ r: CGRect) { isDisplayNeeded = true }
  /// Whether drawing was asked for.
  open func needsDisplay() -> Bool { isDisplayNeeded }
  /// Draws what asked for it.
  open func displayIfNeeded() { if isDisplayNeeded { display() } }
  /// Gives the layer its content: the delegate does.
  open func display() {
    isDisplayNeeded = false
    delegate?.display(self)
  }
  /// Draws the content: the delegate does.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  /// The size that the layer would like.
  open func preferredFrameSize() -> CGSize { bounds.size }
  /// Whether a change of a value asks for drawing; never here.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// What a value is at first; nothing is known here.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  // MARK: Animations

  var animations: [(key: String, animation: CAAnimation)] = []

  /// Keeps an animation under a key; it is listed, and nothing moves.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    HeadlessReport.note(
      "CALayer.add(_:forKey:)",
      "Animations are kept and listed, but nothing moves and their delegates are not called.")
    let key = key ?? "animation-\(ObjectIdentifier(anim).hashValue)"
    animations.removeAll { $0.key == key }
    animations.append((key, anim.duplicate()))
  }

  /// Forgets an animation.
  open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }
  /// Forgets every animation.
  open func removeAllAnimations() { animations = [] }
  /// The animations' keys, in the order in which they were added; `nil` where there are none.
  open func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.map(\.key)
  }
  /// An animation.
  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }
  /// What a change of a value does; nothing here.
  open func action(forKey event: String) -> (any CAAction)? { nil }
  /// The layer as it is shown now: itself, since nothing moves.
  open func presentation() -> Self? { self }
  /// The layer whose copy is shown: itself.
  open func model() -> Self { self }

  // MARK: Timing

  /// When it begins, in seconds; kept only.
  open var beginTime: CFTimeInterval = 0
  /// How long it takes, in seconds; kept only.
  open var duration: CFTimeInterval = .infinity
  /// How fast time goes; kept only.
  open var speed: Float = 1
  /// Seconds that are skipped; kept only.
  open var timeOffset: CFTimeInterval = 0
  /// How often it is repeated; kept only.
  open var repeatCount: Float = 0
  /// How long it is repeated, in seconds; kept only.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it runs back, too; kept only.
  open var autoreverses = false
  /// What holds before and after; kept only.
  open var fillMode = CAMediaTimingFillMode.removed
}
