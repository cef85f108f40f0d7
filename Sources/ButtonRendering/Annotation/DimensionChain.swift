import ButtonExplanation
import ButtonLayout

/// What lies behind one another along an axis, from edge to edge of a part's whole: insets, free room, the part,
/// what is kept for the other part.
struct DimensionChain {
  /// One length of the chain.
  struct Segment: Equatable {
    enum Kind: Equatable {
      /// An inset: from the edge before to the edge after.
      case inset
      /// Free room.
      case free
      /// The part itself.
      case part
      /// Room that is kept for the other part.
      case reserved
    }

    let kind: Kind
    /// Where it starts and ends, in the button's coordinates; an inset that enlarges goes backward.
    let from: Double
    let to: Double
    /// What is written at it, in points.
    let length: Double
  }

  let part: Step.Part
  let axis: Step.Axis
  let segments: [Segment]

  /// Reads the lengths from the engine's chain, behind the insets of the content where they are to be told.
  init(_ chain: PlacedChain, inside content: PlacedChain? = nil) {
    part = chain.part
    axis = chain.axis
    /// Reading coordinates count from the right edge of the mirror.
    func physical(_ place: Double) -> Double {
      chain.mirror.map { $0.origin + $0.end - place } ?? place
    }
    var segments: [Segment] = []
    func add(_ kind: Segment.Kind, _ from: Double, _ to: Double, _ length: Double) {
      guard abs(length) > 1e-3 else { return }
      segments.append(
        Segment(kind: kind, from: physical(from), to: physical(to), length: length))
    }
    if let content, !content.isEmptied {
      segments += [
        Segment(
          kind: .inset, from: content.whole.origin, to: content.room.origin,
          length: content.insetStart),
        Segment(
          kind: .inset, from: content.whole.end, to: content.room.end, length: content.insetEnd),
      ].filter { abs($0.length) > 1e-3 }
    }
    let start = chain.origin
    let end = chain.origin + chain.length
    let room = chain.room
    if !chain.isEmptied {
      add(.inset, chain.whole.origin, room.origin, chain.insetStart)
    }
    if start - chain.reservedStart > room.origin {
      add(
        .free, room.origin, start - chain.reservedStart,
        start - chain.reservedStart - room.origin)
    }
    add(.reserved, start - chain.reservedStart, start, chain.reservedStart)
    add(.part, start, end, chain.length)
    add(.reserved, end, end + chain.reservedEnd, chain.reservedEnd)
    if room.end > end + chain.reservedEnd {
      add(.free, end + chain.reservedEnd, room.end, room.end - end - chain.reservedEnd)
    }
    if !chain.isEmptied {
      add(.inset, chain.whole.end, room.end, chain.insetEnd)
    }
    self.segments = segments
  }

  /// What is kept for the other part, beside the part; `nil` where nothing is.
  var reserved: Span? {
    guard let segment = segments.first(where: { $0.kind == .reserved }) else { return nil }
    return Span(
      origin: min(segment.from, segment.to), length: abs(segment.to - segment.from))
  }
}

extension DimensionChain {
  /// The place alone, where nobody told how it came about.
  init(_ part: Step.Part, _ axis: Step.Axis, placing span: Span, in whole: Span) {
    self.part = part
    self.axis = axis
    segments = [
      Segment(
        kind: .free, from: whole.origin, to: span.origin, length: span.origin - whole.origin),
      Segment(kind: .part, from: span.origin, to: span.end, length: span.length),
      Segment(kind: .free, from: span.end, to: whole.end, length: whole.end - span.end),
    ].filter { $0.length > 1e-3 }
  }
}
