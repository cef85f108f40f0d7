import HeadlessUIKit
import Testing

/// The label and the image view: made late, placed by layout, and the order in which they stand.
@MainActor @Suite struct ButtonPartTests {
  let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

  init() {
    button.setTitle("Cart", for: .normal)
    button.setImage(picture(20, 20), for: .normal)
  }

  @Test func `no part is made before it is touched or laid out`() {
    #expect(button.subviews.isEmpty)
    _ = button.currentTitle
    _ = button.imageRect(forContentRect: button.contentRect(forBounds: button.bounds))
    button.isHighlighted = true
    #expect(button.subviews.isEmpty)
    _ = button.titleLabel
    #expect(button.subviews.count == 1)
    button.layoutIfNeeded()
    #expect(button.subviews.count == 2)
  }

  @Test func `a part without content stays outside`() {
    let button = UIButton(type: .custom)
    #expect(button.titleLabel?.superview == nil)
    #expect(button.imageView?.superview == nil)
    #expect(button.subviews.isEmpty)
  }

  @Test func `a part leaves with its content and comes back with it`() {
    button.layoutIfNeeded()
    let label = button.titleLabel
    button.setTitle(nil, for: .normal)
    #expect(label?.superview == nil)
    button.setTitle("Basket", for: .normal)
    #expect(label?.superview === button)
    #expect(label?.text == "Basket")
  }

  @Test func `background, image and title stand in this order, whichever came first`() {
    button.layoutIfNeeded()
    button.setBackgroundImage(picture(200, 40), for: .normal)
    button.layoutIfNeeded()
    #expect(button.subviews.count == 3)
    #expect(button.subviews[1] === button.imageView)
    #expect(button.subviews[2] === button.titleLabel)
    #expect(button.subviews[0].frame == button.bounds)
  }

  /// Article 002: take the title's width from `intrinsicContentSize`, since the label's bounds are empty at first.
  @Test func `before the first layout bounds are empty while natural sizes answer`() {
    #expect(button.titleLabel?.bounds.size == .zero)
    #expect(button.imageView?.bounds.size == .zero)
    #expect(button.titleLabel?.intrinsicContentSize.width ?? 0 > 30)
    #expect(button.imageView?.intrinsicContentSize == CGSize(width: 20, height: 20))
    button.layoutIfNeeded()
    #expect(button.titleLabel?.bounds.width ?? 0 > 30)
  }

  /// Article 001: a layout of one's own breaks the button, since its rect methods still give the system's rectangles.
  @Test func `a subclass that moves its parts still gets the system's rectangles`() {
    final class Moving: UIButton {
      override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel?.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
        imageView?.frame = CGRect(x: 50, y: 0, width: 30, height: 30)
      }
    }
    let moving = Moving(frame: button.frame)
    moving.setTitle("Cart", for: .normal)
    moving.setImage(picture(20, 20), for: .normal)
    for button in [button, moving] { button.layoutIfNeeded() }
    #expect(moving.titleLabel?.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
    let content = moving.contentRect(forBounds: moving.bounds)
    #expect(moving.imageRect(forContentRect: content) == button.imageView?.frame)
    #expect(moving.titleRect(forContentRect: content) == button.titleLabel?.frame)
  }

  /// Article 002's button calls `layoutSubviews()` itself when its arrangement changes.
  @Test func `a subclass that calls layoutSubviews is laid out at once`() {
    final class Halves: UIButton {
      var isTitleFirst = false {
        didSet { layoutSubviews() }
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        var half = bounds
        half.size.width *= 0.5
        (isTitleFirst ? titleLabel : imageView)?.frame = half
        half.origin.x = half.width
        (isTitleFirst ? imageView : titleLabel)?.frame = half
      }
    }
    let halves = Halves(frame: button.frame)
    halves.setTitle("Cart", for: .normal)
    halves.setImage(picture(20, 20), for: .normal)
    halves.layoutIfNeeded()
    #expect(halves.imageView?.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
    halves.isTitleFirst = true
    #expect(halves.imageView?.frame == CGRect(x: 100, y: 0, width: 100, height: 40))
    halves.layoutIfNeeded()
    #expect(halves.imageView?.frame == CGRect(x: 100, y: 0, width: 100, height: 40))
  }

  /// Article 000 changed the priorities and nothing moved: a button's layout is arithmetic.
  @Test func `raising the label's resistance to 1000 moves nothing`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    button.setTitle("Shopping cart", for: .normal)
    button.setImage(picture(30, 30), for: .normal)
    button.layoutIfNeeded()
    let frames = button.subviews.map(\.frame)
    button.titleLabel?.setContentCompressionResistancePriority(.required, for: .horizontal)
    button.imageView?.setContentHuggingPriority(.required, for: .horizontal)
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(button.subviews.map(\.frame) == frames)
  }

  /// Text that is set on the label itself is not a title: dumps show it hidden and without extent.
  @Test func `text set on the label is gone after a layout`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    button.titleLabel?.text = "Cart"
    button.layoutIfNeeded()
    #expect(button.subviews.isEmpty)
    #expect(button.titleLabel?.frame == .zero)
    #expect(button.titleLabel?.isHidden == true)
  }

  @Test func `a view of one's own stays where it was put`() {
    let badge = UIView(frame: CGRect(x: 190, y: 0, width: 10, height: 10))
    button.addSubview(badge)
    button.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 190, y: 0, width: 10, height: 10))
    #expect(button.subviews.contains(badge))
  }
}
