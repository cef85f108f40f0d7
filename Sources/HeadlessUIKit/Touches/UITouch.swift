import Foundation

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Where a touch stands in its life.
  public enum Phase: Int, Sendable {
    /// The finger came down.
    case began = 0
    /// The finger moved.
    case moved = 1
    /// The finger rests.
    case stationary = 2
    /// The finger was lifted.
    case ended = 3
    /// The system took the touch away.
    case cancelled = 4
    /// A pointer came over the window.
    case regionEntered = 5
    /// A pointer moved over the window.
    case regionMoved = 6
    /// A pointer left the window.
    case regionExited = 7
  }

  /// What touches.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct = 0
    /// A finger on a remote control.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3
    /// A pencil.
    public static var stylus: TouchType { .pencil }
  }

  /// Figures of a touch that may get better later.
  public struct Properties: OptionSet, Sendable {
    /// One bit a figure.
    public let rawValue: Int
    /// Creates properties from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// How hard.
    public static let force = Properties(rawValue: 1 << 0)
    /// From which direction.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// From which height.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// Where.
    public static let location = Properties(rawValue: 1 << 3)
  }

  /// Where the touch stands.
  open internal(set) var phase = Phase.began
  /// How often the finger tapped.
  open internal(set) var tapCount = 1
  /// The view that it began in.
  open internal(set) weak var view: UIView?
  /// The window that it began in.
  open var window: UIWindow? { view?.window }
  /// When it happened, in seconds.
  open internal(set) var timestamp: TimeInterval = 0
  /// What touches.
  open internal(set) var type = TouchType.direct
  /// The recognizers that get it.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// How hard, where 1 is usual: not measured here.
  open var force: CGFloat { 0 }
  /// The greatest force.
  open var maximumPossibleForce: CGFloat { 0 }
  /// How far the finger reaches, in points.
  open var majorRadius: CGFloat { 0 }
  /// How exact that is, in points.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// The angle of a pencil with the screen, in radians; a finger stands upright.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// Figures that are estimates.
  open var estimatedProperties: Properties { [] }
  /// Figures that will get better.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// What an estimate is known by.
  open var estimationUpdateIndex: NSNumber? { nil }

  private var point: CGPoint
  private var previous: CGPoint

  /// Creates a touch at a point: of the view that gets it, or of the window that finds the view.
  public nonisolated init(headlessPoint point: CGPoint) {
    self.point = point
    previous = point
    super.init()
  }

  /// Brings the finger to another point of the view that it began in, for the next event.
  open func headlessMove(to point: CGPoint, phase: Phase) { move(to: point, phase: phase) }

  func move(to point: CGPoint, phase: Phase) {
    previous = self.point
    self.point = point
    self.phase = phase
  }

  /// Where the finger is, in a view's coordinates; without a view in those of the window.
  open func location(in view: UIView?) -> CGPoint { convert(point, to: view) }
  /// Where the finger was before, in a view's coordinates.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previous, to: view) }
  /// Where the finger is, as exactly as is known.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// Where the finger was, as exactly as is known.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
  /// From which direction a pencil comes, in radians.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let own = self.view, view !== own else { return point }
    return own.convert(point, to: view)
  }
}
