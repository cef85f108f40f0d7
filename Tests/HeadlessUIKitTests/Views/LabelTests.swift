import HeadlessUIKit
import Testing

/// A label's values, and its size as it follows them.
@MainActor @Suite struct LabelTests {
  let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))

  @Test func `a label begins as UIKit's`() {
    #expect(label.font.pointSize == 17)
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(label.text == nil)
    #expect(!label.isOpaque)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.isEnabled)
    #expect(label.baselineAdjustment == .alignBaselines)
  }

  /// Line heights of the system font, up to the pixel: 20.287 points at 17.
  @Test(arguments: zip([1.0, 2, 3] as [CGFloat], [21, 20.5, 61.0 / 3] as [CGFloat]))
  func `a line's height goes up to the pixel`(_ scale: CGFloat, _ height: CGFloat) {
    label.traitOverrides.displayScale = scale
    label.text = "Cart"
    #expect(abs(label.intrinsicContentSize.height - height) < 1e-9)
  }

  @Test func `a label without text has no extent`() {
    #expect(label.intrinsicContentSize == .zero)
    label.text = ""
    #expect(label.sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
  }

  @Test func `text and attributed text replace one another`() {
    label.text = "plain"
    #expect(label.attributedText?.string == "plain")
    label.attributedText = NSAttributedString(string: "attributed")
    #expect(label.text == "attributed")
    label.text = "plain"
    #expect(label.attributedText?.string == "plain")
    label.text = nil
    #expect(label.attributedText == nil)
  }

  @Test func `what changes the size lays out the superview, and what does not leaves it`() {
    let parent = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.addSubview(label)
    let changes: [@MainActor (UILabel) -> Void] = [
      { $0.text = "Cart" }, { $0.font = UIFont.systemFont(ofSize: 30) },
      { $0.numberOfLines = 0 }, { $0.lineBreakMode = .byClipping },
      { $0.attributedText = NSAttributedString(string: "Basket") },
      { $0.preferredMaxLayoutWidth = 30 },
    ]
    for (index, change) in changes.enumerated() {
      #expect(parent.layouts { change(label) } == 1, "change \(index)")
      #expect(parent.layouts { change(label) } == 0, "change \(index) again")
    }
    #expect(parent.layouts { label.textColor = .red } == 0)
  }

  @Test func `lines wrap in a width where they are not limited`() {
    label.text = "one two three four"
    let line = label.intrinsicContentSize
    #expect(label.sizeThatFits(CGSize(width: line.width / 2, height: 0)).height == line.height)
    label.numberOfLines = 0
    let lines = label.sizeThatFits(CGSize(width: line.width / 2 + 10, height: 0))
    #expect(lines.height > line.height)
    #expect(lines.width < line.width)
    #expect(label.intrinsicContentSize == line)
    label.preferredMaxLayoutWidth = line.width / 2 + 10
    #expect(label.intrinsicContentSize == lines)
  }

  @Test func `a text's rectangle stands at the top left of its bounds`() {
    label.text = "Cart"
    let bounds = CGRect(x: 5, y: 6, width: 200, height: 100)
    let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(rect == CGRect(origin: bounds.origin, size: label.intrinsicContentSize))
  }

  @Test func `what has no effect is reported`() {
    HeadlessReport.removeAll()
    label.adjustsFontSizeToFitWidth = true
    #expect(HeadlessReport.issues.map(\.name) == ["UILabel.adjustsFontSizeToFitWidth"])
    HeadlessReport.removeAll()
  }
}
