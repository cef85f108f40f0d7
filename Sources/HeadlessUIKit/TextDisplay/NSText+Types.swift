import Foundation
import Typesetting

/// How lines stand.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// At both edges.
  case justified = 3
  /// As the text reads.
  case natural = 4
}

/// How text gives way to too little width.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines end between words.
  case byWordWrapping = 0
  /// Lines end between characters.
  case byCharWrapping = 1
  /// The text is cut.
  case byClipping = 2
  /// "…" stands for the beginning.
  case byTruncatingHead = 3
  /// "…" stands for the end.
  case byTruncatingTail = 4
  /// "…" stands for the middle.
  case byTruncatingMiddle = 5

  /// The typesetter's modes have the same raw values.
  var engineMode: Typesetting.LineBreakMode {
    Typesetting.LineBreakMode(rawValue: UInt8(rawValue)) ?? .byTruncatingTail
  }
}

/// Which way a paragraph reads.
public enum NSWritingDirection: Int, Sendable {
  /// As its text does.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// Whether a run of another direction stands in its paragraph or by itself.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// In its paragraph.
  case embedding = 0
  /// By itself.
  case override = 2
}

/// A line below or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// One bit a trait.
  public let rawValue: Int
  /// Creates a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Without gaps.
  public static let patternSolid: NSUnderlineStyle = []
  /// Of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Of dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// Of dashes and two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Not under spaces.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSParagraphStyle {
  /// How lines of a paragraph give way, beside its line break mode.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// One bit a strategy.
    public let rawValue: UInt
    /// Creates strategies from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A last line has more than a word.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Korean words stay whole.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// As labels do.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}

/// A look of text beside its attributes.
public struct NSTextEffectStyle: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a style.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As if pressed into the paper.
  public static let letterpressStyle = NSTextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
}
