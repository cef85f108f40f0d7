import ButtonLayout

/// The steps of one part along one axis, each number under the name that a sentence gives it.
///
/// Everything is read from the engine's steps. Until `mirror` is undone places count where reading starts: from the
/// right edge in a right-to-left interface.
package struct PlacedChain: Equatable, Sendable {
  package let part: Step.Part
  package let axis: Step.Axis
  /// The part's natural length, and the one that it was laid out with.
  package private(set) var natural: Double
  package private(set) var length: Double
  /// The length before it was rounded up; the same where it was not.
  package private(set) var fitted: Double
  package private(set) var fit = Step.Fit.natural
  /// What the insets were taken from.
  package private(set) var whole: Span
  /// What the insets, or the hidden padding, took at the two ends.
  package private(set) var insetStart = 0.0
  package private(set) var insetEnd = 0.0
  package private(set) var isPadded = false
  package private(set) var isEmptied = false
  /// What the part may use.
  package private(set) var room: Span
  /// What is kept for the other part at the two ends.
  package private(set) var reservedStart = 0.0
  package private(set) var reservedEnd = 0.0
  /// The room less what is kept.
  package private(set) var area: Span
  /// `nil` where fill gave the part all of its area.
  package private(set) var alignment: AxisAlignment?
  package private(set) var free = 0.0
  /// Where alignment alone puts the part.
  package private(set) var aligned: Double
  /// Where the part was held instead of leaving its room.
  package private(set) var held: Double?
  package private(set) var rounding: Step.Rounding?
  /// Where the part starts, before it is turned back.
  package private(set) var origin: Double
  /// Where right-to-left is turned round.
  package private(set) var mirror: Span?
  /// The answer, in the coordinates of the bounds.
  package private(set) var final: Span

  /// Reads the chain of a part; `nil` where the steps tell of none.
  package init?(_ steps: [Step], _ part: Step.Part, _ axis: Step.Axis) {
    let chain = steps.filter { $0.part == part && $0.axis == axis }
    guard let first = chain.first, let last = chain.last else { return nil }
    self.part = part
    self.axis = axis
    whole = first.before
    room = first.before
    area = first.before
    final = last.after
    natural = last.after.length
    length = last.after.length
    fitted = last.after.length
    aligned = last.after.origin
    origin = last.after.origin
    for step in chain { take(step) }
  }

  private mutating func take(_ step: Step) {
    switch step.action {
    case .mirrored(let span) where mirror == nil:
      mirror = span
      whole = step.after
      become(step.after)
    case .mirrored: break
    case .inset(let start, let end), .padded(let start, let end):
      insetStart = start
      insetEnd = end
      if case .padded = step.action { isPadded = true }
      become(step.after)
    case .emptied:
      isEmptied = true
      become(step.after)
    case .reserved(let start, let end):
      reservedStart = start
      reservedEnd = end
      area = step.after
    case .sized(let fit, let natural, let length):
      self.fit = fit
      self.natural = natural
      fitted = length
      self.length = length
      aligned = step.after.origin
      origin = step.after.origin
    case .roundedUp(let length): self.length = length
    case .aligned(let alignment, let free):
      self.alignment = alignment
      self.free = free
      aligned = step.after.origin
      origin = aligned
    case .held(let origin):
      held = origin
      self.origin = origin
    case .rounded(let rounding, let origin):
      self.rounding = rounding
      self.origin = origin
    }
  }

  private mutating func become(_ span: Span) {
    room = span
    area = span
  }
}
