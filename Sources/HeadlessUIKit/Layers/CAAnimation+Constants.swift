import Foundation

/// What holds before an animation begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates one from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What held without it.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its end, afterwards.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its beginning, before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// A usual course of an animation.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates one from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Evenly.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at last.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// As the system likes it.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// What stands between the values of an animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates one from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Evenly between.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Nothing: it jumps.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At one speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a curve at one speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether what moves along a path turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates one from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It does.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// It does, by half a turn more.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// How the old gives way to the new.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates one from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It fades.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new moves over it.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new pushes it.
  public static let push = CATransitionType(rawValue: "push")
  /// It moves away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates one from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
