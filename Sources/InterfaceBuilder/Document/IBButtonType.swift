/// A button's `buttonType`.
public enum IBButtonType: Equatable, Sendable {
  /// `custom`, also when nothing is written.
  case custom
  /// `system`, and `roundedRect`, its name before iOS 7: UIKit gives both the same raw value.
  case system
  /// The circled "i" that shows details.
  case detailDisclosure
  /// The light "i" of iOS 6; a circled "i" today.
  case infoLight
  /// The dark "i" of iOS 6; a circled "i" today.
  case infoDark
  /// The circled plus.
  case contactAdd
  /// tvOS's button without a background.
  case plain
  /// The circled cross, iOS 13 and later.
  case close
  /// A word that Interface Builder is not known to write; nothing is guessed from it.
  case unknown(String)

  /// Understands the word of a document.
  public init(written word: String) {
    switch word {
    case "custom": self = .custom
    case "system", "roundedRect": self = .system
    case "detailDisclosure": self = .detailDisclosure
    case "infoLight": self = .infoLight
    case "infoDark": self = .infoDark
    case "contactAdd": self = .contactAdd
    case "plain": self = .plain
    case "close": self = .close
    default: self = .unknown(word)
    }
  }
}
