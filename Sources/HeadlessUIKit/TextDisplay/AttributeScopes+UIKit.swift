import Foundation

extension AttributeScopes {
  /// UIKit's attributes of text.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// UIKit's attributes of text, so that `container.font = …` finds them.
  public struct UIKitAttributes: AttributeScope {
    /// A font.
    public let font: FontAttribute
    /// A paragraph's style.
    public let paragraphStyle: ParagraphStyleAttribute
    /// A colour.
    public let foregroundColor: ForegroundColorAttribute
    /// A colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// Points behind every character.
    public let kern: KernAttribute
    /// Points between every two characters.
    public let tracking: TrackingAttribute
    /// Points above the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// The line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Foundation's own.
    public let foundation: FoundationAttributes

    /// A font.
    public enum FontAttribute: AttributedStringKey {
      /// What is kept.
      public typealias Value = UIFont
      /// The old key.
      public static let name = NSAttributedString.Key.font.rawValue
    }
    /// A paragraph's style.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// What is kept.
      public typealias Value = NSParagraphStyle
      /// The old key.
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
    /// A colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// What is kept.
      public typealias Value = UIColor
      /// The old key.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// A colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// What is kept.
      public typealias Value = UIColor
      /// The old key.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// Points behind every character.
    public enum KernAttribute: AttributedStringKey {
      /// What is kept.
      public typealias Value = CGFloat
      /// The old key.
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// Points between every two characters.
    public enum TrackingAttribute: AttributedStringKey {
      /// What is kept.
      public typealias Value = CGFloat
      /// The old key.
      public static let name = "CTTracking"
    }
    /// Points above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// What is kept.
      public typealias Value = CGFloat
      /// The old key.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    /// The key of the line below the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The lines.
      public typealias Value = NSUnderlineStyle
      /// The name in an attributed string of Foundation.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    /// The key of the line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The lines.
      public typealias Value = NSUnderlineStyle
      /// The name in an attributed string of Foundation.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds UIKit's attributes by their names.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

extension NSAttributedString {
  /// The runs of text with what decides its size; a run without a font takes the given one.
  convenience init(_ text: AttributedString, defaultFont: UIFont) {
    let whole = NSMutableAttributedString(string: "")
    for run in text.runs {
      var attributes: [Key: Any] = [.font: run.font ?? defaultFont]
      attributes[.foregroundColor] = run.foregroundColor
      attributes[.paragraphStyle] = run.paragraphStyle
      attributes[.underlineStyle] = run.underlineStyle?.rawValue
      attributes[.strikethroughStyle] = run.strikethroughStyle?.rawValue
      attributes[.baselineOffset] = run.baselineOffset.map { NSNumber(value: Double($0)) }
      if let kern = run.kern ?? run.tracking { attributes[.kern] = NSNumber(value: Double(kern)) }
      whole.append(
        NSAttributedString(string: String(text.characters[run.range]), attributes: attributes))
    }
    self.init(attributedString: whole)
  }
}

extension AttributeContainer {
  /// Creates a container of attributes by their keys; a key that UIKit's scope does not have here is left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    func length(_ key: NSAttributedString.Key) -> CGFloat? {
      (dictionary[key] as? NSNumber).map { CGFloat($0.doubleValue) } ?? dictionary[key] as? CGFloat
        ?? (dictionary[key] as? Double).map { CGFloat($0) }
    }
    func lines(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
      let number = (dictionary[key] as? NSNumber)?.intValue ?? dictionary[key] as? Int
      return number.map { NSUnderlineStyle(rawValue: $0) }
    }
    self.font = dictionary[.font] as? UIFont
    self.foregroundColor = dictionary[.foregroundColor] as? UIColor
    self.backgroundColor = dictionary[.backgroundColor] as? UIColor
    self.paragraphStyle = dictionary[.paragraphStyle] as? NSParagraphStyle
    self.kern = length(.kern)
    self.tracking = length(.tracking)
    self.baselineOffset = length(.baselineOffset)
    self.underlineStyle = lines(.underlineStyle)
    self.strikethroughStyle = lines(.strikethroughStyle)
  }
}
