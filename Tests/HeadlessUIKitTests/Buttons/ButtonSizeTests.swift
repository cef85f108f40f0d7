import HeadlessUIKit
import Testing

/// The natural size, what changes it, who hears of it, and the one thing that a button remembers.
@MainActor @Suite struct ButtonSizeTests {
  let parent = CountingView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let button = UIButton(frame: CGRect(x: 10, y: 20, width: 100, height: 60))

  init() {
    button.setTitle("Cart", for: .normal)
    parent.addSubview(button)
  }

  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let work: @MainActor @Sendable (UIButton) -> Void
    let isSizeChanged: Bool

    init(
      _ name: String, changesSize: Bool = true,
      _ work: @escaping @MainActor @Sendable (UIButton) -> Void
    ) {
      testDescription = name
      self.work = work
      isSizeChanged = changesSize
    }
  }

  nonisolated static let changes: [Change] = [
    Change("title") { $0.setTitle("A longer title", for: .normal) },
    Change("attributed title") {
      $0.setAttributedTitle(NSAttributedString(string: "A longer title"), for: .normal)
    },
    Change("image") { $0.setImage(picture(80, 80), for: .normal) },
    Change("background image") { $0.setBackgroundImage(picture(80, 80), for: .normal) },
    Change("font") { $0.titleLabel?.font = UIFont.systemFont(ofSize: 30) },
    Change("content insets") { $0.contentEdgeInsets.left = 20 },
    Change("number of lines") {
      $0.titleLabel?.numberOfLines = 0
      $0.setTitle("two\nlines", for: .normal)
    },
    Change("state with another title") {
      $0.setTitle("A longer title", for: .selected)
      $0.isSelected = true
    },
    Change("disabled with another image") {
      $0.setImage(picture(80, 80), for: .disabled)
      $0.isEnabled = false
    },
  ]

  @Test(arguments: changes)
  func `a change of content changes the natural size and lays out the superview`(_ change: Change) {
    let size = button.intrinsicContentSize
    #expect(parent.layouts { change.work(button) } == 1)
    #expect(button.intrinsicContentSize != size)
    #expect(button.sizeThatFits(.zero) == button.intrinsicContentSize)
  }

  @Test func `a first touch of the label changes no size`() {
    let size = button.intrinsicContentSize
    #expect(parent.layouts { _ = button.titleLabel } == 0)
    #expect(button.intrinsicContentSize == size)
  }

  @Test func `image and title insets do not count`() {
    let size = button.intrinsicContentSize
    button.imageEdgeInsets = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
    button.titleEdgeInsets = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
    #expect(button.intrinsicContentSize == size)
  }

  @Test func `the proposed size does not count`() {
    let size = button.intrinsicContentSize
    for proposed in [CGSize.zero, CGSize(width: 5, height: 5), CGSize(width: 999, height: 999)] {
      #expect(button.sizeThatFits(proposed) == size)
    }
  }

  @Test func `constraints want the natural size, or what is required`() {
    let size = button.intrinsicContentSize
    #expect(button.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == size)
    let fitted = button.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(fitted == CGSize(width: 200, height: size.height))
  }

  @Test func `sizeToFit keeps the frame's origin`() {
    let size = button.intrinsicContentSize
    button.sizeToFit()
    #expect(button.frame == CGRect(origin: CGPoint(x: 10, y: 20), size: size))
  }

  @Test func `an empty custom button is 30 by 34, an empty system button 30 by 30`() {
    #expect(UIButton(type: .custom).intrinsicContentSize == CGSize(width: 30, height: 34))
    #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 30))
  }

  @Test func `a system button on tvOS is born with insets, a custom one is not`() {
    UITraitCollection.current = UITraitCollection(userInterfaceIdiom: .tv)
    defer { UITraitCollection.current = UITraitCollection(userInterfaceIdiom: .phone) }
    let button = UIButton(type: .system)
    button.setImage(picture(24, 60), for: .normal)
    #expect(
      button.contentEdgeInsets == UIEdgeInsets(top: 20, left: 40, bottom: 20, right: 40))
    #expect(button.intrinsicContentSize == CGSize(width: 104, height: 100))
    #expect(UIButton(type: .custom).contentEdgeInsets == .zero)
  }

  @Test func `explicit line feeds count where lines are not limited`() {
    button.setTitle("two\nlines", for: .normal)
    let one = button.intrinsicContentSize.height
    button.titleLabel?.numberOfLines = 0
    #expect(button.intrinsicContentSize.height == one + 21)
  }

  // MARK: The hidden padding

  private func titleTop(after measure: (UIButton) -> Void) -> CGFloat? {
    button.contentVerticalAlignment = .top
    button.layoutIfNeeded()
    measure(button)
    button.layoutIfNeeded()
    return button.titleLabel?.frame.minY
  }

  @Test func `a plain button that was never measured has no padding`() {
    #expect(titleTop { _ in } == 0)
  }

  @Test func `every question for the size of a plain button leaves 6 points`() {
    #expect(titleTop { _ = $0.intrinsicContentSize } == 6)
  }

  @Test func `sizeThatFits leaves 6 points, too`() {
    #expect(titleTop { _ = $0.sizeThatFits(.zero) } == 6)
  }

  @Test func `a button with an image remembers nothing (unverified)`() {
    button.setImage(picture(20, 20), for: .normal)
    #expect(titleTop { _ = $0.intrinsicContentSize } == 0)
    button.setImage(nil, for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minY == 0)
  }

  @Test func `a button that was measured plain, and then gets insets, stands by its insets`() {
    #expect(titleTop { _ = $0.intrinsicContentSize } == 6)
    button.contentEdgeInsets.top = 10
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minY == 10)
  }

  @Test func `nothing else is remembered`() {
    let other = UIButton(frame: button.frame)
    let (small, large) = (picture(20, 20), picture(60, 20))
    button.setImage(large, for: .normal)
    button.titleEdgeInsets.left = 40
    button.contentHorizontalAlignment = .right
    button.frame.size.width = 50
    button.layoutIfNeeded()
    button.setTitle("Basket", for: .normal)
    button.setImage(small, for: .normal)
    button.titleEdgeInsets.left = 0
    button.contentHorizontalAlignment = .center
    button.frame.size.width = 100
    other.setTitle("Basket", for: .normal)
    other.setImage(small, for: .normal)
    for button in [button, other] { button.layoutIfNeeded() }
    #expect(button.subviews.map(\.frame) == other.subviews.map(\.frame))
  }
}
