/// Rounding by additions, to the same numbers as `rounded(_:)`, the sign of zero included.
///
/// Processors round in one instruction, but a program that is to run on the oldest x86-64 may not use it: there
/// `rounded(_:)` calls the C library, and the calls took longer than everything else that arranges a button.
extension Double {
  /// From here on every number is whole.
  @inlinable @inline(__always)
  static var allAreWhole: Double { 0x1p52 }

  /// The whole number at or below.
  @inlinable @inline(__always)
  var wholeDown: Double {
    guard magnitude < Double.allAreWhole else { return self }
    // The sum has no room for a fraction, so it is whole: the nearest one, which may lie above.
    let nearest = Double(
      signOf: self, magnitudeOf: (magnitude + Double.allAreWhole) - Double.allAreWhole)
    return nearest - (nearest > self ? 1 : 0)
  }

  /// The whole number at or above.
  @inlinable @inline(__always)
  var wholeUp: Double { -(-self).wholeDown }

  /// The nearest whole number; a half goes away from zero.
  @inlinable @inline(__always)
  var wholeNearest: Double {
    guard magnitude < Double.allAreWhole else { return self }
    // The number before a half: with a half, the sum of what is just below one could be rounded up to the next whole.
    return Double(signOf: self, magnitudeOf: (magnitude + 0.5.nextDown).wholeDown)
  }
}
