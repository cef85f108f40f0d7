import ButtonLayout
import Keycap
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The reported faults, asked of the class; the rules are asked in floor 1's tests.
@MainActor @Suite struct `A reported case of a button` {
  @Test(arguments: ReportedCase.all)
  func `is right, before a layout, after it, and again`(row: ReportedCase) {
    let button = ImageTitleButton()
    button.headlessTitleSize = row.title.map { CGSize(width: $0.width, height: $0.height) }
    if row.title != nil { button.setTitle("of a size that is given", for: .normal) }
    button.setImage(row.image.map { picture($0.width, $0.height) }, for: .normal)
    button.imagePositionValue = row.position.rawValue
    button.spacing = row.spacing
    button.contentEdgeInsets = UIEdgeInsets(row.button.contentEdgeInsets)
    button.imageEdgeInsets = UIEdgeInsets(row.button.imageEdgeInsets)
    button.titleEdgeInsets = UIEdgeInsets(row.button.titleEdgeInsets)
    if row.button.contentHorizontalAlignment == .left { button.contentHorizontalAlignment = .left }
    if row.button.contentHorizontalAlignment == .right {
      button.contentHorizontalAlignment = .right
    }
    if row.button.contentVerticalAlignment == .top { button.contentVerticalAlignment = .top }
    if row.button.layoutDirection == .rightToLeft {
      button.semanticContentAttribute = .forceRightToLeft
    }
    button.frame.size = CGSize(width: row.bounds.width, height: row.bounds.height)
    let content = button.contentRect(forBounds: button.bounds)
    if let image = row.imageRect {
      #expect(button.imageRect(forContentRect: content) == CGRect(image))
    }
    if let title = row.titleRect {
      #expect(button.titleRect(forContentRect: content) == CGRect(title))
    }
    for _ in 1...3 {
      let frames = Frames(button)
      #expect(frames.image == row.imageRect.map { CGRect($0) })
      #expect(frames.title == row.titleRect.map { CGRect($0) })
    }
  }

  @Test func `QMUI_iOS 612: a longer title is not cut by what came before`() throws {
    let button = makeButton(.leading, title: "12345")
    button.sizeToFit()
    button.layoutIfNeeded()
    button.setTitle("12345678", for: .normal)
    button.sizeToFit()
    let label = try #require(button.titleLabel)
    let needed = label.sizeThatFits(CGSize(width: 1000, height: 1000))
    #expect(try #require(Frames(button).title).width >= needed.width)
  }

  @Test func `material-components-ios 8069: insets before the image shift no bounds`() {
    let button = ImageTitleButton(imagePosition: .top, spacing: 4)
    button.imageEdgeInsets = UIEdgeInsets(top: 20, left: 10, bottom: 20, right: 10)
    button.setImage(picture(), for: .normal)
    button.frame.size = CGSize(width: 100, height: 100)
    button.layoutIfNeeded()
    #expect(button.imageView?.bounds.origin == .zero)
  }

  @Test func `Texture 1534: a longer highlighted title keeps the button's size and its own place`()
  {
    let button = makeButton(.top, title: "Go")
    button.setTitle("Go on and on", for: .highlighted)
    button.sizeToFit()
    let size = button.bounds.size
    let normal = Frames(button)
    button.isHighlighted = true
    _ = Frames(button)
    #expect(button.bounds.size == size)
    button.isHighlighted = false
    #expect(Frames(button) == normal)
  }

  @Test func `Phelthas: two buttons with the same title share nothing`() {
    let one = makeButton(.trailing, spacing: 4, image: picture(20, 20))
    one.sizeToFit()
    let other = makeButton(.trailing, spacing: 12, image: picture(40, 40))
    other.sizeToFit()
    #expect(Frames(one).gap == 4 && Frames(other).gap == 12)
    #expect(other.bounds.width == one.bounds.width + 28)
  }

  @Test func `SPButton, QMUI_iOS 1051: asking for a part asks for no layout of its own`() {
    let button = makeButton(.bottom)
    _ = button.imageView
    _ = button.titleLabel
    #expect(button.imageView?.frame == .zero)
    button.sizeToFit()
    #expect(Frames(button).gap == 6)
  }
}

extension UIEdgeInsets {
  fileprivate init(_ insets: EdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
