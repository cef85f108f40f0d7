import ButtonLayout

/// The width of a line of text, and what it rests on.
@frozen
public struct MeasuredWidth: Equatable, Sendable {
  /// The width in points, unrounded and never rounded up to a pixel: a label does that.
  public var width: Double

  /// The rules that took part although no recorded number decides them.
  ///
  /// `pairKerning`: a kerned pair whose share is Inter's; the recorded strings themselves are free
  /// of it. `fontSize`: the size lies between or beyond the recorded ones.
  public var unverified: UnverifiedRules

  /// Creates a width.
  @inlinable
  public init(width: Double, unverified: UnverifiedRules = []) {
    self.width = width
    self.unverified = unverified
  }
}
