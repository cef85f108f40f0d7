import HeadlessUIKit
import Testing

/// Which override points are asked, when and how often, as a recorded log.
///
/// The order within a layout is published (article 001 and open reimplementations): background, content, image,
/// title. What asks for no rectangle at all is Keycap's rule where no source says more.
@MainActor @Suite struct ButtonCallTests {
  final class Logging: UIButton {
    var log: [String] = []

    override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
      log.append("background")
      return super.backgroundRect(forBounds: bounds)
    }
    override func contentRect(forBounds bounds: CGRect) -> CGRect {
      log.append("content")
      return super.contentRect(forBounds: bounds)
    }
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      log.append("image")
      return super.imageRect(forContentRect: contentRect)
    }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      log.append("title")
      return super.titleRect(forContentRect: contentRect)
    }
    override func layoutSubviews() {
      log.append("layout")
      super.layoutSubviews()
      log.append("laid out")
    }

    func log(of work: () -> Void) -> [String] {
      log = []
      work()
      return log
    }
  }

  let button = Logging(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

  @Test func `a layout with image and title asks four times, in order`() {
    button.setTitle("Cart", for: .normal)
    button.setImage(picture(20, 20), for: .normal)
    #expect(
      button.log { button.layoutIfNeeded() }
        == ["layout", "background", "content", "image", "title", "laid out"])
    #expect(button.log { button.layoutIfNeeded() } == [])
  }

  @Test func `a layout asks for no part that is not there`() {
    #expect(
      button.log { button.layoutIfNeeded() } == ["layout", "background", "content", "laid out"])
    button.setTitle("Cart", for: .normal)
    #expect(
      button.log { button.layoutIfNeeded() }
        == ["layout", "background", "content", "title", "laid out"])
    button.setTitle(nil, for: .normal)
    button.setImage(picture(20, 20), for: .normal)
    #expect(
      button.log { button.layoutIfNeeded() }
        == ["layout", "background", "content", "image", "laid out"])
  }

  @Test func `setting a title or an image asks for nothing (unverified)`() {
    #expect(button.log { button.setTitle("Cart", for: .normal) } == [])
    #expect(button.log { button.setImage(picture(20, 20), for: .normal) } == [])
  }

  @Test func `the first touch of a part asks for nothing (unverified)`() {
    button.setTitle("Cart", for: .normal)
    button.setImage(picture(20, 20), for: .normal)
    #expect(button.log { _ = button.titleLabel } == [])
    #expect(button.log { _ = button.imageView } == [])
  }

  @Test func `a question for the size asks for nothing (unverified)`() {
    button.setTitle("Cart", for: .normal)
    button.setImage(picture(20, 20), for: .normal)
    #expect(button.log { _ = button.intrinsicContentSize } == [])
    #expect(button.log { _ = button.sizeThatFits(.zero) } == [])
    #expect(button.log { button.sizeToFit() } == [])
  }

  @Test func `a change of state, inset or alignment waits for the next layout`() {
    button.setTitle("Cart", for: .normal)
    button.layoutIfNeeded()
    let changes: [@MainActor (UIButton) -> Void] = [
      { $0.isHighlighted = true }, { $0.titleEdgeInsets.left = 5 },
      { $0.imageEdgeInsets.left = 5 }, { $0.contentEdgeInsets.left = 5 },
      { $0.contentHorizontalAlignment = .left }, { $0.contentVerticalAlignment = .top },
      { $0.semanticContentAttribute = .forceRightToLeft }, { $0.frame.size.width = 90 },
      { $0.titleLabel?.font = .systemFont(ofSize: 11) }, { $0.titleLabel?.numberOfLines = 0 },
      { $0.setTitle("Basket", for: .normal) },
    ]
    for (index, change) in changes.enumerated() {
      #expect(button.log { change(button) } == [], "change \(index)")
      #expect(
        button.log { button.layoutIfNeeded() }
          == ["layout", "background", "content", "title", "laid out"], "change \(index)")
    }
  }

  @Test func `a colour asks for no layout`() {
    button.setTitle("Cart", for: .normal)
    button.layoutIfNeeded()
    button.setTitleColor(.red, for: .normal)
    button.tintColor = .green
    #expect(button.log { button.layoutIfNeeded() } == [])
  }

  @Test func `a direct call of layoutSubviews asks as a layout does`() {
    button.setTitle("Cart", for: .normal)
    #expect(
      button.log { button.layoutSubviews() }
        == ["layout", "background", "content", "title", "laid out"])
    #expect(button.titleLabel?.frame.width != 0)
  }

  @Test func `every answer of an override point is used`() {
    final class Own: UIButton {
      override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: 1, y: 1, width: 10, height: 10)
      }
      override func contentRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: 2, y: 2, width: 20, height: 20)
      }
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        contentRect.offsetBy(dx: 1, dy: 1)
      }
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        contentRect.offsetBy(dx: 2, dy: 2)
      }
    }
    let button = Own(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    button.setBackgroundImage(picture(5, 5), for: .normal)
    button.setImage(picture(5, 5), for: .normal)
    button.setTitle("Cart", for: .normal)
    button.layoutIfNeeded()
    #expect(
      button.subviews.map(\.frame) == [
        CGRect(x: 1, y: 1, width: 10, height: 10), CGRect(x: 3, y: 3, width: 20, height: 20),
        CGRect(x: 4, y: 4, width: 20, height: 20),
      ])
  }

  @Test func `a subclass that touches its parts inside imageRect does not call itself for ever`() {
    final class Touching: UIButton {
      var depth = 0
      var deepest = 0
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        depth += 1
        deepest = max(deepest, depth)
        defer { depth -= 1 }
        _ = imageView?.image
        let title = titleLabel?.intrinsicContentSize ?? .zero
        var rect = super.imageRect(forContentRect: contentRect)
        rect.origin.x = title.width
        return rect
      }
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        _ = titleLabel?.text
        _ = imageView?.frame
        return super.titleRect(forContentRect: contentRect)
      }
    }
    let button = Touching(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    button.setImage(picture(20, 20), for: .normal)
    button.setTitle("Cart", for: .normal)
    button.layoutIfNeeded()
    #expect(button.deepest == 1)
    #expect(button.imageView?.frame.minX == button.titleLabel?.intrinsicContentSize.width)
  }
}
