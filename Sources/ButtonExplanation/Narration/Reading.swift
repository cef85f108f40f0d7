/// The terms in which places are explained.
///
/// The first two are two ways to say what the engine does, and end at its rectangles. The third is what people
/// commonly believe; it is told beside the engine's answer.
public enum Reading: String, Equatable, Sendable, CaseIterable {
  /// Each part is aligned in an area of its own (article 000).
  case areas
  /// Image and title are aligned as a pair, of which one part counts and the other only takes room (article 001).
  case pair
  /// A part moves by the whole inset, the right one being relative to the title.
  case popular
}
