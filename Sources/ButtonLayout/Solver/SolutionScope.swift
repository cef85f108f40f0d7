/// For which buttons a solution is right, besides the one that it was asked for.
///
/// Everything that is not named here may change: where a title's length does not count, any title is right.
@frozen
public struct SolutionScope: Equatable, Sendable {
  /// The widths of the bounds, in points.
  public var width: Extent
  /// The heights of the bounds, in points.
  public var height: Extent
  /// The horizontal alignments, along the reading direction.
  public var horizontalAlignments: Alignments
  /// The vertical alignments.
  public var verticalAlignments: Alignments
  /// The lengths that went into the insets: with another one, there are other insets.
  public var dependencies: Dependencies

  /// The extents of a button along one axis, in points.
  @frozen
  public enum Extent: Equatable, Sendable {
    /// This one only.
    case exactly(Double)
    /// This one and all above.
    case atLeast(Double)

    /// Whether it is one of them, but for binary noise.
    public func contains(_ extent: Double) -> Bool {
      switch self {
      case .exactly(let length): return abs(extent - length) <= PixelGrid.noise
      case .atLeast(let least): return extent >= least - PixelGrid.noise
      }
    }
  }

  /// A set of alignments along an axis.
  @frozen
  public struct Alignments: OptionSet, Equatable, Sendable {
    /// One bit an alignment: `AxisAlignment`'s raw value.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The set of one alignment.
    public init(_ alignment: AxisAlignment) { rawValue = 1 << alignment.rawValue }

    /// In the middle only.
    public static var centered: Alignments { Alignments(.center) }
    /// At either edge and in the middle.
    public static var unstretched: Alignments {
      [Alignments(.start), Alignments(.center), Alignments(.end)]
    }
    /// These, and fill.
    public static var all: Alignments { [unstretched, Alignments(.fill)] }
  }

  /// The lengths of the parts that insets may depend on.
  @frozen
  public struct Dependencies: OptionSet, Equatable, Sendable {
    /// One bit a length.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The image's width.
    public static var imageWidth: Dependencies { Dependencies(rawValue: 1 << 0) }
    /// The image's height.
    public static var imageHeight: Dependencies { Dependencies(rawValue: 1 << 1) }
    /// The title's width.
    public static var titleWidth: Dependencies { Dependencies(rawValue: 1 << 2) }
    /// The title's height.
    public static var titleHeight: Dependencies { Dependencies(rawValue: 1 << 3) }
  }
}
