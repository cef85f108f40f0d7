/// One step on the way from the bounds to a rectangle, along one axis.
///
/// Steps are told while a rule works, so that an explanation is never a second implementation. For each part and
/// axis they form a chain: each starts where the one before ended, the content's first at the bounds, that of image
/// and title at the content rectangle, the last at the answer. In a right-to-left interface the horizontal
/// chains of image and title begin and end with `mirrored`; between the two they stand in *reading* coordinates, whose
/// start is the right edge. Chains of different parts may be told in turns.
@frozen
public struct Step: Equatable, Sendable {
  /// What is being placed.
  public enum Part: UInt8, Equatable, Sendable, CaseIterable {
    /// The content rectangle.
    case content
    /// The image.
    case image
    /// The title.
    case title
  }

  /// Along which axis.
  public enum Axis: UInt8, Equatable, Sendable, CaseIterable {
    /// Between left and right.
    case horizontal
    /// Between top and bottom.
    case vertical
  }

  /// What is being placed.
  public var part: Part
  /// Along which axis.
  public var axis: Axis
  /// What happened.
  public var action: Action
  /// The span before, in points.
  public var before: Span
  /// The span afterwards, in points.
  public var after: Span

  /// Creates a step.
  @inlinable
  public init(part: Part, axis: Axis, action: Action, before: Span, after: Span) {
    self.part = part
    self.axis = axis
    self.action = action
    self.before = before
    self.after = after
  }
}

extension Step {
  /// What a step does to a span, with the numbers that it did it with, in points.
  @frozen
  public enum Action: Equatable, Sendable {
    /// Insets took room at the two ends, or gave some when negative; in reading coordinates the start is the right.
    case inset(start: Double, end: Double)
    /// UIKit's hidden padding of a plain button that was measured took room at the two ends (model §2.6).
    case padded(start: Double, end: Double)
    /// Less than no room was left, which counts as none at the edge where reading starts (model §2.1).
    case emptied(at: Double)
    /// Room was kept at the two ends for the other part. What is left is the part's *area* (model §2.4).
    case reserved(start: Double, end: Double)
    /// The part took a length of its own, for a reason.
    case sized(Fit, natural: Double, length: Double)
    /// A title's length was rounded up, by its generation (model §2.3).
    case roundedUp(length: Double)
    /// The part was moved inside its area, over its share of the free length.
    case aligned(AxisAlignment, free: Double)
    /// A part longer than its area was held at the start of its room (model §2.4).
    case held(at: Double)
    /// The origin was rounded to the pixel.
    case rounded(Rounding, origin: Double)
    /// Coordinates were turned round inside a span: physical into reading ones, or back.
    case mirrored(in: Span)

    /// The span that the action makes of another, by the action's own numbers alone.
    public func applied(to span: Span) -> Span {
      switch self {
      case .inset(let start, let end), .padded(let start, let end), .reserved(let start, let end):
        return Span(origin: span.origin + start, length: span.length - start - end)
      case .emptied(let origin):
        return Span(origin: origin, length: 0)
      case .sized(_, _, let length), .roundedUp(let length):
        return Span(origin: span.origin, length: length)
      case .aligned(let alignment, let free):
        let share: Double = alignment == .center ? free / 2 : alignment == .end ? free : 0
        return Span(origin: span.origin + share, length: span.length)
      case .held(let origin), .rounded(_, let origin):
        return Span(origin: origin, length: span.length)
      case .mirrored(let whole):
        return Span(origin: whole.origin + (whole.end - span.end), length: span.length)
      }
    }
  }
}

extension Step {
  /// Why a part has its length.
  @frozen
  public enum Fit: Equatable, Sendable {
    /// It has its natural length.
    case natural
    /// Its room was shorter: an image is clamped to it, a title truncated or wrapped.
    case fitted(to: Double)
    /// Fill gave it all that the other part left.
    case filled
  }

  /// How an origin came to its pixel.
  @frozen
  public enum Rounding: UInt8, Equatable, Sendable, CaseIterable {
    /// A centred offset went down to the pixel, as an image's does.
    case halfDown
    /// A centred offset went to the nearest pixel, a half away from zero, as a title's does.
    case halfAwayFromZero
    /// There was no centred offset; the origin went to the nearest pixel.
    case nearest
  }
}
