import ButtonLayout

/// Where a button's image stands to its title.
///
/// The raw values are what Interface Builder stores, and never change.
@objc(KCImagePosition)
public enum ImagePosition: Int, Sendable, CaseIterable {
  /// Before the title, where reading starts.
  case leading = 0
  /// After the title, where reading ends.
  case trailing = 1
  /// On the title's left, whichever way the interface reads.
  case left = 2
  /// On the title's right, whichever way the interface reads.
  case right = 3
  /// Above the title.
  case top = 4
  /// Below the title.
  case bottom = 5
  /// Behind the title, both around one centre.
  case center = 6
}

extension ImagePosition {
  /// The position as the rules know it, which has the same raw values.
  var ruled: ButtonLayout.ImagePosition {
    ButtonLayout.ImagePosition(rawValue: rawValue) ?? .leading
  }
}
