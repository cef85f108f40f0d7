import ButtonLayout

extension ButtonCase {
  /// Where the lengths of a case stand to the pixels of its screen.
  public enum Lengths: Sendable, CaseIterable {
    /// Each is a whole number of pixels.
    case onGrid
    /// Each is a whole number of quarter pixels: many places are exactly half a pixel, where the sense of rounding shows.
    case onQuarters
    /// Each is any number: no place is half a pixel.
    case anywhere

    /// The screens to try, in pixels a point: a sixth of a point is no binary number, so there is no exact half at three.
    public var scales: ClosedRange<Int> { self == .onQuarters ? 1...2 : 1...3 }

    /// The nearest such length, in points.
    public func nearest(to length: Double, scale: Double) -> Double {
      switch self {
      case .onGrid: return (length * scale).rounded() / scale
      case .onQuarters: return (length * scale * 4).rounded() / (scale * 4)
      case .anywhere: return length
      }
    }
  }

  /// How exactly a title's place can be told, in points.
  ///
  /// Binary noise alone, but for a title on the grid of three pixels a point: centred it often stands between two
  /// pixels, and noise decides which one it gets, as in the recorded rows. An image's half pixels go down whatever the
  /// noise, and lengths that are anywhere give no half pixels.
  public var titleTolerance: Double {
    button.displayScale == 3 && lengths == .onGrid ? pixel + 1e-6 : 1e-6
  }
}
