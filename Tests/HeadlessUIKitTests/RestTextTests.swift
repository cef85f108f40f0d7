import HeadlessUIKit
import Testing

/// Fonts, paragraphs and what else text is set by.
@MainActor @Suite struct RestTextTests {
  /// Sizes of text styles: Vercantez/openuikit, golden/font_metrics_ios.json.
  @Test(arguments: [
    (UIFont.TextStyle.body, UIContentSizeCategory.large, 20.0, 20.0),
    (.body, .extraExtraExtraLarge, 17, 23), (.caption1, .extraSmall, 24, 22),
    (.largeTitle, .accessibilityExtraExtraExtraLarge, 34, 60),
  ])
  func `numbers grow as the text style does`(
    _ style: UIFont.TextStyle, _ category: UIContentSizeCategory, _ value: Double,
    _ scaled: Double
  ) {
    let metrics = UIFontMetrics(forTextStyle: style)
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let answer = Double(metrics.scaledValue(for: CGFloat(value), compatibleWith: traits))
    #expect(abs(answer - scaled) < 1e-9)
    let font = metrics.scaledFont(
      for: .systemFont(ofSize: CGFloat(value)), maximumPointSize: 21, compatibleWith: traits)
    #expect(abs(Double(font.pointSize) - min(21, scaled)) < 1e-9)
  }

  @Test func `the current category decides where no traits are given`() {
    UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge).performAsCurrent {
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 23)
      #expect(UIFontMetrics.default.scaledValue(for: 17) == 23)
    }
  }

  @Test func `a descriptor keeps size and weight`() throws {
    let font = UIFont.systemFont(ofSize: 15, weight: .semibold)
    let again = UIFont(descriptor: font.fontDescriptor, size: 0)
    #expect(again == font)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    let plain = UIFont.systemFont(ofSize: 15).fontDescriptor
    let bold = try #require(plain.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 20) == .systemFont(ofSize: 20, weight: .bold))
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    #expect(UIFont(descriptor: body, size: 0) == .preferredFont(forTextStyle: .body))
  }

  @Test func `a file that is no font is said to be none`() {
    let url = URL(fileURLWithPath: "/nowhere/Own.ttf")
    #expect(throws: (any Error).self) { try UIFont.headlessRegister(contentsOf: url) }
    #expect(!CTFontManagerRegisterFontsForURL(url, .process, nil))
    #expect(UIFont(name: "NoSuchFont-Bold", size: 12) == nil)
  }

  @Test func `a paragraph's style is copied by value`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.firstLineHeadIndent = 4
    style.hyphenationFactor = 0.5
    let copy = try #require(style.copy() as? NSParagraphStyle)
    let mutable = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    style.alignment = .left
    #expect(copy.alignment == .center && copy.firstLineHeadIndent == 4)
    #expect(!(copy is NSMutableParagraphStyle))
    #expect(mutable.isEqual(copy) && !mutable.isEqual(style))
    mutable.lineSpacing = 3
    #expect(mutable.lineSpacing == 3 && copy.lineSpacing == 0)
    #expect(NSParagraphStyle.default.tabStops.count == 12)
    mutable.tabStops = []
    mutable.addTabStop(NSTextTab(textAlignment: .right, location: 90))
    mutable.addTabStop(NSTextTab(textAlignment: .left, location: 10))
    #expect(mutable.tabStops.map(\.location) == [10, 90])
  }

  @Test func `kern counts in whatever number type it comes`() {
    let font = UIFont.systemFont(ofSize: 15)
    let base = NSAttributedString(string: "Cart", attributes: [.font: font]).size().width
    let values: [Any] = [2, 2.0, CGFloat(2), Float(2), NSNumber(value: 2)]
    for kern in values {
      let text = NSAttributedString(string: "Cart", attributes: [.font: font, .kern: kern])
      #expect(abs(text.size().width - base - 8) < 1e-6, "\(type(of: kern))")
    }
  }

  @Test func `attachments and shadows are kept`() {
    let attachment = NSTextAttachment(image: UIImage(headlessSize: CGSize(width: 9, height: 9)))
    let text = NSAttributedString(attachment: attachment)
    #expect(text.length == 1 && text.containsAttachments(in: NSRange(location: 0, length: 1)))
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 2
    #expect((shadow.copy() as? NSShadow) == shadow)
    #expect(NSUnderlineStyle.single.union(.patternDash).rawValue == 0x201)
  }

  @Test(arguments: [
    (NSCoder.string(for: CGRect(x: 1.5, y: 0, width: 30, height: -4)), "{{1.5, 0}, {30, -4}}"),
    (NSCoder.string(for: CGPoint(x: 0.25, y: 2)), "{0.25, 2}"),
    (NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)), "{1, 2, 3, 4}"),
    (NSCoder.string(for: .identity), "[1, 0, 0, 1, 0, 0]"),
  ])
  func `geometry is written as UIKit writes it`(_ text: String, _ expected: String) {
    #expect(text == expected)
  }

  @Test func `geometry is read back`() {
    let rect = CGRect(x: 1.5, y: -2, width: 30, height: 4)
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.cgRect(for: "{{1, 2}") == CGRect(x: 1, y: 2, width: 0, height: 0))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
    #expect(rect.inset(by: insets) == CGRect(x: 3.5, y: -1, width: 24, height: 0))
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
  }

  @Test func `geometry comes back from an archive`() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    let rect = CGRect(x: 1.5, y: 2, width: 3, height: 4)
    archiver.encode(rect, forKey: "frame")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(reader.decodeCGRect(forKey: "frame") == rect)
    #expect(reader.decodeUIEdgeInsets(forKey: "insets") == .zero)
  }

  @Test func `categories have an order`() {
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
  }
}
