import Foundation
import HeadlessUIKit

/// A question that every helper is asked.
package enum Column: String, CaseIterable, Sendable {
  /// Where the parts stand after one call.
  case frames
  /// Whether a second call leaves them there.
  case secondCall
  /// Whether the wish holds when a longer title is set, in a button wider by as much, and nothing is called.
  case longerTitle
  /// Whether it holds at the natural size, with a call at that size.
  case naturalSize
  /// Whether it holds, for that reader, from right to left.
  case rightToLeft
  /// Whether it holds with content insets of 5, 10, 5, 10, in a button larger by as much.
  case contentInsets
  /// Whether image and title insets that somebody sets afterwards move their part.
  case ownInsets

  /// The column's heading.
  package var heading: String {
    switch self {
    case .frames: return "after one call"
    case .secondCall: return "after a second"
    case .longerTitle: return "longer title"
    case .naturalSize: return "intrinsic size"
    case .rightToLeft: return "right-to-left"
    case .contentInsets: return "content insets"
    case .ownInsets: return "image and title insets"
    }
  }
}
