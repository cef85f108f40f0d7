import ButtonLayout

/// Where a button's parts stand: the output of `keycap layout`.
public struct ButtonAnswer: Equatable, Sendable {
  /// The question's name.
  public var id: String
  /// The bounds' size, natural extents filled in.
  public var size: Size
  /// The button's natural size.
  public var intrinsicContentSize: Size
  /// Every rectangle, in the coordinates of the bounds.
  public var arrangement: ButtonArrangement
  /// What is drawn of the title; `nil` without a title, and where nobody can say.
  public var drawnTitle: String?
  /// Who measured the title: `given` by whoever asked, or the fonts, in the order of their first character, joined by " + "; `systemFont` is San Francisco's record.
  ///
  /// `nil` without a title.
  public var titleMeasuredBy: String?
  /// What was asked for and has no effect.
  public var issues: [QuestionIssue]
  /// The rules without a recorded number that the answer rests on.
  public var unverified: UnverifiedRules
}

/// Something that was asked for and has no effect.
public struct QuestionIssue: Equatable, Sendable {
  /// The key path in the question.
  public var path: String
  /// A sentence that says why.
  public var message: String
}
