extension SanFrancisco {
  /// The weights of the system font, by UIKit's names.
  public enum Weight: UInt8, CaseIterable, Sendable {
    /// The lightest weight.
    case ultraLight
    /// Between ultra light and light.
    case thin
    /// Lighter than regular.
    case light
    /// The weight of body text.
    case regular
    /// Between regular and semibold.
    case medium
    /// The weight of headlines.
    case semibold
    /// The weight of bold text.
    case bold
    /// Between bold and black.
    case heavy
    /// The heaviest weight.
    case black
  }
}

extension SanFrancisco.Weight: NamedCase {
  /// UIKit's name of the weight, such as `semibold`.
  public var name: StaticString {
    switch self {
    case .ultraLight: "ultraLight"
    case .thin: "thin"
    case .light: "light"
    case .regular: "regular"
    case .medium: "medium"
    case .semibold: "semibold"
    case .bold: "bold"
    case .heavy: "heavy"
    case .black: "black"
    }
  }

  /// Finds a weight by UIKit's name.
  ///
  /// - Parameter name: The bytes of the name, such as `"semibold".utf8`; case matters.
  public init?(name: some Collection<UInt8>) {
    guard let found = Self.named(name) else { return nil }
    self = found
  }
}

extension SanFrancisco.Weight {
  /// The weight as CSS and font files count: 100 for the lightest, 400 for regular, 900 for the heaviest.
  public var cssWeight: Int { (Int(rawValue) + 1) * 100 }

  /// The weight that is nearest to a number of CSS.
  public init(cssWeight: Int) {
    let rank = (min(900, max(100, cssWeight)) + 50) / 100 - 1
    self = Self(rawValue: UInt8(min(8, rank))) ?? .regular
  }

  /// The column of a table with six columns that holds what this weight adds to regular.
  @usableFromInline
  var side: Int {
    rawValue < Self.regular.rawValue ? 1 : 2
  }

  /// How much of that column is added, 0 to 1: bold is half way from regular to black.
  ///
  /// Source: the recorded advances of nine weights (Vercantez/openuikit,
  /// `golden/font_metrics_ios.json`), which lie on these shares to a millionth of a point.
  var share: Double {
    switch self {
    case .ultraLight: 15155 / 16384
    case .thin: 11878 / 16384
    case .light: 5161 / 16384
    case .regular: 0
    case .medium: 3004 / 16384
    case .semibold: 5188 / 16384
    case .bold: 8192 / 16384
    case .heavy: 12561 / 16384
    case .black: 1
    }
  }
}
