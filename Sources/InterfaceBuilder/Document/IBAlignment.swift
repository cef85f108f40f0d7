/// Where a button's content stands horizontally, as `contentHorizontalAlignment` writes it.
public enum IBHorizontalAlignment: Equatable, Sendable {
  /// UIControl's default, also when nothing is written.
  case center
  /// At the physical left edge.
  case left
  /// At the physical right edge.
  case right
  /// Stretched from edge to edge.
  case fill
  /// At the edge where reading starts.
  case leading
  /// At the edge where reading ends.
  case trailing
  /// A word that Interface Builder is not known to write; nothing is guessed from it.
  case unknown(String)

  /// Understands the word of a document.
  public init(written word: String) {
    switch word {
    case "center": self = .center
    case "left": self = .left
    case "right": self = .right
    case "fill": self = .fill
    case "leading": self = .leading
    case "trailing": self = .trailing
    default: self = .unknown(word)
    }
  }
}

/// Where a button's content stands vertically, as `contentVerticalAlignment` writes it.
public enum IBVerticalAlignment: Equatable, Sendable {
  /// UIControl's default, also when nothing is written.
  case center
  /// At the top edge.
  case top
  /// At the bottom edge.
  case bottom
  /// Stretched from edge to edge.
  case fill
  /// A word that Interface Builder is not known to write; nothing is guessed from it.
  case unknown(String)

  /// Understands the word of a document.
  public init(written word: String) {
    switch word {
    case "center": self = .center
    case "top": self = .top
    case "bottom": self = .bottom
    case "fill": self = .fill
    default: self = .unknown(word)
    }
  }
}
