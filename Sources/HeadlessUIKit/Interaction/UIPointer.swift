import Foundation

/// Says how a pointer looks over a view.
@preconcurrency @MainActor
open class UIPointerInteraction: HeadlessInteraction {
  /// Who is asked.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the pointer is watched.
  open var isEnabled = true

  /// Creates an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  /// Asks for the look anew.
  open func invalidate() {
    HeadlessReport.note("UIPointerInteraction.invalidate()", "There is no pointer.")
  }
}

/// Who says how a pointer looks.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// The region for a request.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// The look in a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
  /// The pointer is about to come.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  )
  /// The pointer is about to go.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  )
}

extension UIPointerInteractionDelegate {
  /// The region that there would be anyway.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// The usual look.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  /// Nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  /// Nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// Takes what is to happen beside the pointer's animation.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// With it.
  func addAnimations(_ animations: @escaping () -> Void)
  /// After it.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Where a pointer is asked for.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The point, in the view's coordinates.
  public let location: CGPoint
  /// The keys that are held.
  public let modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
  }
}

/// A rectangle that the pointer has one look in.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The rectangle, in the view's coordinates.
  public let rect: CGRect
  /// What it is known by.
  public let identifier: AnyHashable?
  /// The axes that the pointer stays on.
  open var latchingAxes: UIAxis = []

  /// Creates a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
  }
}

/// Axes.
public struct UIAxis: OptionSet, Sendable {
  /// One bit an axis.
  public let rawValue: UInt
  /// Creates axes from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Between left and right.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// Between top and bottom.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}

/// What the pointer does with a view.
public enum UIPointerEffect {
  /// What hovering does to the tint.
  public enum TintMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A veil over it.
    case overlay = 1
    /// A veil under it.
    case underlay = 2
  }

  /// What suits the view.
  case automatic(UITargetedPreview)
  /// The pointer becomes the view's background.
  case highlight(UITargetedPreview)
  /// The pointer goes and the view rises.
  case lift(UITargetedPreview)
  /// The pointer stays and the view changes.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The preview.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview),
      .hover(let preview, _, _, _):
      return preview
    }
  }
}

/// The pointer's outline.
public enum UIPointerShape {
  /// A path around the origin.
  case path(UIBezierPath)
  /// A rectangle with round corners; by the system without a radius.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A beam between top and bottom, of a length in points.
  case verticalBeam(length: CGFloat)
  /// A beam between left and right, of a length in points.
  case horizontalBeam(length: CGFloat)

  /// The system's radius.
  public static let defaultCornerRadius: CGFloat = 8
}

/// How a pointer looks.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// What it does with the view.
  let effect: UIPointerEffect?
  /// Its outline.
  let shape: UIPointerShape?
  /// The axes that it moves on only.
  let constrainedAxes: UIAxis
  /// Whether it is not shown.
  let isHidden: Bool

  private init(
    effect: UIPointerEffect?, shape: UIPointerShape?, axes: UIAxis, isHidden: Bool
  ) {
    self.effect = effect
    self.shape = shape
    constrainedAxes = axes
    self.isHidden = isHidden
  }

  /// A style that does something with the view.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect: effect, shape: shape, axes: [], isHidden: false)
  }

  /// A style of an outline.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init(effect: nil, shape: shape, axes: axes, isHidden: false)
  }

  /// No pointer.
  open class func hidden() -> UIPointerStyle {
    UIPointerStyle(effect: nil, shape: nil, axes: [], isHidden: true)
  }

  /// The system's pointer.
  open class func system() -> UIPointerStyle {
    UIPointerStyle(effect: nil, shape: nil, axes: [], isHidden: false)
  }
}
