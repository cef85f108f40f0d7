/// How image and title insets are written.
///
/// UIKit aligns each part in an *area* of its own: the room inside its insets, less what the other part takes
/// (model §2.4). A recipe says which area a part gets; the insets follow from it.
///
///     spacing 6, image before the title     imageEdgeInsets         titleEdgeInsets
///     moving                                left −3, right 3        left 3, right −3
///     shrinking                             right 6                 left 6
///     absolute                              every edge, for one size of the button
public enum InsetRecipe: UInt8, Equatable, Sendable, CaseIterable {
  /// The area keeps its length and is moved, by a pair of insets (d, −d).
  ///
  /// Right for centred content only: at an edge the pair leaves the bounds by half the spacing.
  case moving
  /// The area is what the other part and the spacing leave of the room.
  ///
  /// Right wherever the content is aligned to an edge or the middle, for every size with room for both parts.
  case shrinking
  /// The area is the wanted rectangle itself, which no alignment can move.
  ///
  /// Right for one size of the button only.
  case absolute
}
