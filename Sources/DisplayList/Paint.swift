import ButtonLayout

/// A colour in sRGB; components beyond 0…1 are those of wider spaces.
public struct Color: Equatable, Hashable, Sendable {
  /// Red, green, blue and opacity, 0 to 1.
  public var red, green, blue, alpha: Double

  /// Creates a colour.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Black.
  public static var black: Color { Color(red: 0, green: 0, blue: 0) }
}

/// Colours that pass into one another.
public struct Gradient: Equatable, Sendable {
  /// A colour at a place from 0, the start, to 1, the end.
  public struct Stop: Equatable, Sendable {
    /// The place.
    public var location: Double
    /// The colour.
    public var color: Color

    /// Creates a stop.
    public init(_ color: Color, at location: Double) {
      self.location = location
      self.color = color
    }
  }

  /// Where the colours run.
  public enum Shape: Equatable, Sendable {
    /// From a point to another.
    case linear(from: Point, to: Point)
    /// From a circle to another.
    case radial(from: Point, startRadius: Double, to: Point, endRadius: Double)
  }

  /// The colours in order.
  public var stops: [Stop]
  /// Where they run.
  public var shape: Shape
  /// Whether the first colour goes on before the start.
  public var extendsBeforeStart: Bool
  /// Whether the last colour goes on after the end.
  public var extendsAfterEnd: Bool

  /// Creates a gradient.
  public init(
    _ stops: [Stop], shape: Shape, extendsBeforeStart: Bool = true, extendsAfterEnd: Bool = true
  ) {
    self.stops = stops
    self.shape = shape
    self.extendsBeforeStart = extendsBeforeStart
    self.extendsAfterEnd = extendsAfterEnd
  }
}

/// What an outline is filled with.
public enum Paint: Equatable, Sendable {
  /// One colour.
  case color(Color)
  /// Colours that pass into one another.
  case gradient(Gradient)
}

/// How an outline is drawn with a pen.
public struct Stroke: Equatable, Sendable {
  /// How a line ends.
  public enum Cap: String, Sendable {
    /// At its last point.
    case butt
    /// With half a circle beyond it.
    case round
    /// With half a square beyond it.
    case square
  }

  /// How two lines meet.
  public enum Join: String, Sendable {
    /// In a point.
    case miter
    /// In an arc.
    case round
    /// Cut off.
    case bevel
  }

  /// The pen's width, in points.
  public var width: Double
  /// How a line ends.
  public var cap: Cap
  /// How two lines meet.
  public var join: Join
  /// How many times the width a point may reach before it is cut off.
  public var miterLimit: Double
  /// Lengths of dashes and gaps, in points; none draws a whole line.
  public var dash: [Double]
  /// How far into the dashes a line begins, in points.
  public var dashPhase: Double

  /// Creates a pen.
  public init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
