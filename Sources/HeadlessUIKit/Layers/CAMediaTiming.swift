import Foundation

/// Whatever has a place in time.
public protocol CAMediaTiming {
  /// When it begins, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// How long it takes, in seconds.
  var duration: CFTimeInterval { get set }
  /// How fast time goes.
  var speed: Float { get set }
  /// Seconds that are skipped.
  var timeOffset: CFTimeInterval { get set }
  /// How often it is repeated.
  var repeatCount: Float { get set }
  /// How long it is repeated, in seconds.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it runs back, too.
  var autoreverses: Bool { get set }
  /// What holds before and after.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Whatever a change of a layer may set off.
public protocol CAAction: AnyObject {
  /// Does it.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Seconds since some moment, as a clock that never goes back.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// The course of an animation: a curve from (0, 0) to (1, 1) with two control points.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let points: [(Float, Float)]

  /// A curve by its control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [(0, 0), (c1x, c1y), (c2x, c2y), (1, 1)]
  }

  /// A usual curve; those of CSS's names, which are Core Animation's.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    }
  }

  /// Writes x and y of a control point, 0 to 3; another number writes nothing.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard points.indices.contains(idx) else { return }
    ptr[0] = points[idx].0
    ptr[1] = points[idx].1
  }
}

/// The key of a transition among a layer's animations.
public let kCATransition = "transition"
/// The event of a layer that is put into another.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that is taken out.
public let kCAOnOrderOut = "onOrderOut"
