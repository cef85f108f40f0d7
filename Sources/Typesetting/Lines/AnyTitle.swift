import ButtonLayout

/// A title of a kind that is only known while running: no title, a size that was given, or text that is set.
///
/// It answers what the title inside it answers, in the same time, and holds nothing of its own.
public enum AnyTitle: TitleMeasuring, Sendable {
  /// No title; it still holds one line of the font high.
  case none(NoTitle)
  /// A size that somebody measured.
  case given(GivenTitle)
  /// Text with its fonts.
  case typeset(TypesetTitle)

  /// Whether there is a title; a given size is one.
  public var isPresent: Bool {
    switch self {
    case .none(let title): return title.isPresent
    case .given(let title): return title.isPresent
    case .typeset(let title): return title.isPresent
    }
  }

  /// The size where nothing limits it, in points.
  public var naturalSize: Size {
    switch self {
    case .none(let title): return title.naturalSize
    case .given(let title): return title.naturalSize
    case .typeset(let title): return title.naturalSize
    }
  }

  /// The rules without a recorded number that the natural size rests on.
  public var unverified: UnverifiedRules {
    switch self {
    case .none(let title): return title.unverified
    case .given(let title): return title.unverified
    case .typeset(let title): return title.unverified
    }
  }

  /// Whether the sizes are to be taken as they are: only those that were given.
  public var isFinal: Bool {
    switch self {
    case .none(let title): return title.isFinal
    case .given(let title): return title.isFinal
    case .typeset(let title): return title.isFinal
    }
  }

  /// The size in a width, in points.
  public func fitted(to width: Double) -> FittedTitle {
    switch self {
    case .none(let title): return title.fitted(to: width)
    case .given(let title): return title.fitted(to: width)
    case .typeset(let title): return title.fitted(to: width)
    }
  }
}
