/// What is looked for in buttons, in the order in which findings are told.
///
/// A case's name is the rule's name for people and programs. What a rule looks for, and how it explains itself, stands in a
/// file of its own, as its `definition`.
public enum FindingRule: UInt8, Equatable, Hashable, Sendable, CaseIterable {
  /// The document says something that was not understood.
  case documentIssue
  /// A part of the title is not shown.
  case titleTruncated
  /// Image or title reach beyond the button.
  case contentOutsideBounds
  /// Image and title are drawn on one another.
  case imageTitleOverlap
  /// The title is cut, and the image whose width it loses stands elsewhere.
  case titleRoomLostToImage
  /// The image is drawn out of its proportions.
  case imageSqueezed
  /// Insets need room that the natural size does not count.
  case insetsNotInNaturalSize
  /// Insets are written beside a configuration, which ignores them.
  case insetsBesideConfiguration
  /// Insets will not turn round in a right-to-left interface.
  case insetsNotMirrored
  /// The document records a size that UIKit would not choose.
  case unexpectedSize
  /// An image is named whose size nothing says.
  case imageSizeUnknown
  /// An image has no file that is fine enough for the screen.
  case imageScaleMissing
  /// An inset changes nothing.
  case insetWithoutEffect
  /// An inset on a single edge moves half of what is written.
  case insetMovesHalf
  /// The button is hard to hit with a finger.
  case smallTapTarget

  /// The name, such as `titleTruncated`.
  public var name: String { "\(self)" }

  /// What the rule looks for, and how it explains itself.
  public var definition: RuleDefinition {
    switch self {
    case .documentIssue: return .documentIssue
    case .titleTruncated: return .titleTruncated
    case .contentOutsideBounds: return .contentOutsideBounds
    case .imageTitleOverlap: return .imageTitleOverlap
    case .titleRoomLostToImage: return .titleRoomLostToImage
    case .imageSqueezed: return .imageSqueezed
    case .insetsNotInNaturalSize: return .insetsNotInNaturalSize
    case .insetsBesideConfiguration: return .insetsBesideConfiguration
    case .insetsNotMirrored: return .insetsNotMirrored
    case .unexpectedSize: return .unexpectedSize
    case .imageSizeUnknown: return .imageSizeUnknown
    case .imageScaleMissing: return .imageScaleMissing
    case .insetWithoutEffect: return .insetWithoutEffect
    case .insetMovesHalf: return .insetMovesHalf
    case .smallTapTarget: return .smallTapTarget
    }
  }
}

/// How much a finding matters.
public enum Severity: UInt8, Equatable, Sendable, CaseIterable {
  /// Somebody who looks at the button sees it.
  case fault
  /// It looks right here, and will not in another language, direction or size.
  case risk
  /// It could be better.
  case hint

  /// The name, such as `fault`.
  public var name: String { "\(self)" }
}
