/// Where a part stands along an axis before its own insets move it.
struct PartPlace {
  /// The room that the part is aligned in.
  var area: Span
  /// Where the part's offset is counted from.
  var start: Double
  /// How far from there the part begins.
  var offset = 0.0
  /// The extent.
  var length: Double
  /// The share of a change of its room that lies before the part: 0 at the start, 1 at the end.
  var share: Double
  /// Whether the part reaches from end to end of its room.
  var fills = false
  /// The extent that a part which fills keeps when its own insets take of its room.
  var least = 0.0

  /// A part aligned in a room of its own.
  init(
    _ length: Double, in area: Span, aligned alignment: AxisAlignment, middle: Double = 0.5,
    fills: Bool = true, least: Double = 0
  ) {
    self.area = area
    self.least = min(least, max(0, area.length))
    self.fills = fills && alignment == .fill
    self.length = self.fills ? max(0, area.length) : length
    start = area.origin
    share = alignment.share(middle: middle)
    offset = (area.length - self.length) * share
  }

  /// A part that begins at a place which is known.
  init(_ length: Double, from start: Double, in area: Span, share: Double) {
    self.area = area
    self.start = start
    self.length = length
    self.share = share
  }

  /// The place after the part's insets have moved it, on a pixel: component § 6.
  ///
  /// - Parameters:
  ///   - insets: The part's insets along the axis.
  ///   - room: The length that an image's insets take of, in which it has to find room; a title is never squeezed by
  ///     its own.
  ///   - rounding: What becomes of half pixels between the ends, as UIKit rounds the part.
  ///   - grid: The screen's pixels.
  /// - Returns: What the part covers.
  func span(
    inset insets: (start: Double, end: Double), squeezedTo room: Double = .infinity,
    rounding: Step.Rounding, on grid: PixelGrid
  ) -> Span {
    let taken = insets.start + insets.end
    guard !fills else {
      return Span(
        origin: grid.nearest(start + insets.start), length: max(least, length - taken))
    }
    let length = min(self.length, max(0, room - taken))
    // Insets larger than the room leave none at its start (model § 2.1).
    var inside = offset - min(taken, room) * share + (self.length - length) * share
    if share > 0 && share < 1 {
      inside = rounding == .halfDown ? grid.down(inside) : grid.nearest(inside)
    }
    return Span(origin: grid.nearest(start + insets.start + inside), length: length)
  }
}

extension AxisAlignment {
  /// The share of the free room that lies before what is aligned; fill begins at the start.
  func share(middle: Double) -> Double {
    switch self {
    case .start, .fill: return 0
    case .center: return middle
    case .end: return 1
    }
  }
}

extension Span {
  /// The span seen in a mirror that stands in the middle of another.
  func mirrored(in whole: Span) -> Span {
    Span(origin: whole.origin + (whole.end - end), length: length)
  }

  /// The span without what two insets take.
  func inset(_ insets: (start: Double, end: Double)) -> Span {
    Span(origin: origin + insets.start, length: length - insets.start - insets.end)
  }
}
