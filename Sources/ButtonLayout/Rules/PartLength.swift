/// A part's length along an axis, and what the other part takes of its room.
@usableFromInline
struct PartLength {
  /// The length that nothing limits.
  @usableFromInline let natural: Double
  /// The length in the room that there is, unrounded.
  @usableFromInline let fitted: Double
  /// The length that is laid out.
  @usableFromInline let length: Double
  /// The room that limited the part: its own for an image, what the image leaves for a title.
  @usableFromInline let room: Double
  @usableFromInline let reservedBefore: Double
  @usableFromInline let reservedAfter: Double

  @inlinable @inline(__always)
  init(
    natural: Double, fitted: Double, length: Double, room: Double, reservedBefore: Double = 0,
    reservedAfter: Double = 0
  ) {
    self.natural = natural
    self.fitted = fitted
    self.length = length
    self.room = room
    self.reservedBefore = reservedBefore
    self.reservedAfter = reservedAfter
  }
}

/// In what image and title differ (model §2.4, §2.5).
@usableFromInline
struct PlacementRule {
  /// Whether fill gives the part all of its area.
  @usableFromInline let fills: Bool
  /// Whether a part without room is held at the start of its room instead of overflowing.
  @usableFromInline let isHeld: Bool
  /// How half pixels are rounded in the middle.
  @usableFromInline let rounding: Step.Rounding

  @inlinable @inline(__always)
  init(fills: Bool, isHeld: Bool, rounding: Step.Rounding) {
    self.fills = fills
    self.isHeld = isHeld
    self.rounding = rounding
  }

  /// Half pixels go down; without room the image is held at the start.
  @inlinable @inline(__always)
  static var image: PlacementRule {
    PlacementRule(fills: true, isHeld: true, rounding: .halfDown)
  }

  /// Half pixels go away from zero; without room the title overflows; fill stretches it vertically only.
  @inlinable @inline(__always)
  static func title(fills: Bool) -> PlacementRule {
    PlacementRule(fills: fills, isHeld: false, rounding: .halfAwayFromZero)
  }
}
