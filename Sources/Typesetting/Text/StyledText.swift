/// A title as it is to be set: runs of text, each in a typeface, and how its lines are made.
public struct StyledText: Sendable {
  /// A piece of text in one typeface.
  public struct Run: Sendable {
    /// The text.
    public var text: String
    /// What it is set in.
    public var typeface: Typeface
    /// Points added behind every character: `NSAttributedString.Key.kern`.
    ///
    /// 0 turns pair kerning off and nothing else, `nil` leaves it. With any other number letters that are drawn as one
    /// by choice stand apart, so that each has its points behind it.
    public var kern: Double?

    /// Creates a run.
    public init(_ text: String, typeface: Typeface, kern: Double? = nil) {
      self.text = text
      self.typeface = typeface
      self.kern = kern
    }
  }

  /// The runs, in logical order; empty ones count for nothing.
  ///
  /// - Complexity: Linear in the runs.
  public var runs: [Run] {
    get { Array(pieces) }
    set { pieces = Pieces(newValue) }
  }
  /// The same runs.
  var pieces: Pieces
  /// How the lines are spaced.
  public var lineSpacing = LineSpacing()

  /// Creates text of several runs.
  public init(runs: [Run]) {
    pieces = Pieces(runs)
  }

  /// Creates text of one run.
  public init(_ text: String, typeface: Typeface) {
    pieces = Pieces(Run(text, typeface: typeface))
  }

  /// The whole string.
  public var string: String { pieces.only?.text ?? pieces.map(\.text).joined() }
}

/// How lines are spaced: `NSParagraphStyle`'s words, in points.
public struct LineSpacing: Equatable, Sendable {
  /// What a line's height is multiplied by; 0 leaves it.
  public var lineHeightMultiple = 0.0
  /// The least height of a line; 0 for none.
  public var minimumLineHeight = 0.0
  /// The largest height of a line; 0 for none.
  public var maximumLineHeight = 0.0
  /// Points between two lines; below 0 as 0.
  public var lineSpacing = 0.0

  /// Creates spacing that changes nothing.
  public init() {}

  /// The height of a line whose fonts give it so much.
  func height(of natural: Double) -> Double {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    height = max(height, minimumLineHeight)
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return height
  }
}

/// How a label gives way to too little width: `NSLineBreakMode`, with its raw values.
public enum LineBreakMode: UInt8, Equatable, Sendable, CaseIterable {
  /// Lines end between words.
  case byWordWrapping
  /// Lines end between characters.
  case byCharWrapping
  /// The text is cut at the edge.
  case byClipping
  /// An ellipsis stands for the beginning.
  case byTruncatingHead
  /// An ellipsis stands for the end.
  case byTruncatingTail
  /// An ellipsis stands for the middle: a button's default.
  case byTruncatingMiddle

  /// Whether an ellipsis stands for what is not shown.
  var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: return true
    case .byWordWrapping, .byCharWrapping, .byClipping: return false
    }
  }
}
