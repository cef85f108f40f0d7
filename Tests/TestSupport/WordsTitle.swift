import ButtonLayout

/// A title of words that are all as wide as another and wrap: what a test can reckon by hand.
public struct WordsTitle: TitleMeasuring, Sendable {
  /// How many words there are.
  public var count: Int
  /// A word's size, in points; no space lies between two.
  public var word: Size
  /// The most lines; 0 for as many as needed.
  public var numberOfLines: Int

  /// Creates a title of so many words.
  public init(_ count: Int, word: Size, numberOfLines: Int = 0) {
    self.count = count
    self.word = word
    self.numberOfLines = numberOfLines
  }

  /// Whether there is a word.
  public var isPresent: Bool { count > 0 }
  /// All words in a line.
  public var naturalSize: Size {
    Size(width: word.width * Double(count), height: word.height)
  }
  /// Reckoned, so that it rests on nothing.
  public var unverified: UnverifiedRules { [] }
  /// Words are as large as they are.
  public var isFinal: Bool { true }

  /// As many words in a line as have room.
  public func fitted(to width: Double) -> FittedTitle {
    let inALine = max(1, min(count, Int((width + 1e-6) / word.width)))
    let needed = (count + inALine - 1) / inALine
    let lines = numberOfLines == 0 ? needed : min(needed, numberOfLines)
    return FittedTitle(
      size: Size(
        width: min(max(0, width), word.width * Double(inALine)),
        height: word.height * Double(lines)),
      isTruncated: lines < needed || width + 1e-6 < word.width)
  }
}
