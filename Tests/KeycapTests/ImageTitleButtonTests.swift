import HeadlessUIKit
import Keycap
import Testing

@MainActor @Suite struct ImageTitleButtonTests {
  @Test(arguments: Keycap.ImagePosition.allCases)
  func `fits and lays out as it says, whatever the position`(position: Keycap.ImagePosition) {
    let button = makeButton(position)
    #expect(button.subviews.isEmpty)
    let natural = button.intrinsicContentSize
    #expect(button.sizeThatFits(.zero) == natural)
    #expect(button.sizeThatFits(CGSize(width: 1000, height: 1)) == natural)
    button.sizeToFit()
    #expect(button.bounds.size == natural)
    // "Checkout" at 18 points is 77 wide and 22 high.
    let isStacked = position == .top || position == .bottom
    #expect(
      natural
        == (position == .center
          ? CGSize(width: 77, height: 30)
          : isStacked ? CGSize(width: 77, height: 58) : CGSize(width: 113, height: 30)))
    let frames = Frames(button)
    #expect(frames.title?.size == CGSize(width: 77, height: 22))
    #expect(frames.image?.size == CGSize(width: 30, height: 30))
    if position != .center { #expect(frames.gap == 6) }
  }

  @Test func `makes no view before a layout shows one`() {
    let button = makeButton(.top, title: "Cart", size: CGSize(width: 100, height: 70))
    button.imageContentMode = .scaleAspectFit
    button.imageSize = CGSize(width: 20, height: 20)
    button.distribution = .pinned
    button.contentVerticalAlignment = .fill
    let content = button.contentRect(forBounds: button.bounds)
    _ = button.imageRect(forContentRect: content)
    _ = button.titleRect(forContentRect: content)
    _ = button.intrinsicContentSize
    _ = button.sizeThatFits(.zero)
    button.sizeToFit()
    #expect(button.subviews.isEmpty)
    button.layoutIfNeeded()
    #expect(button.subviews.count == 2)
    #expect(button.imageView?.contentMode == .scaleAspectFit)
  }

  @Test(arguments: Keycap.ImagePosition.allCases)
  func `is the mirror of itself from right to left`(position: Keycap.ImagePosition) {
    let size = CGSize(width: 200, height: 90)
    let one = makeButton(position, size: size)
    let isAbsolute = position == .left || position == .right
    let exchanged: Keycap.ImagePosition =
      position == .left ? .right : position == .right ? .left : position
    let other = makeButton(isAbsolute ? exchanged : position, size: size)
    other.semanticContentAttribute = .forceRightToLeft
    for button in [one, other] { button.contentHorizontalAlignment = .leading }
    let frames = Frames(one)
    let mirrored = Frames(other)
    #expect(mirrored.image == frames.image?.mirrored(in: 200))
    #expect(mirrored.title == frames.title?.mirrored(in: 200))
  }

  @Test func `keeps UIKit's meaning of insets`() {
    let size = CGSize(width: 200, height: 90)
    let plain = Frames(makeButton(.top, size: size))
    let button = makeButton(.top, size: size)
    button.imageEdgeInsets.left = 20
    button.titleEdgeInsets.bottom = 8
    let frames = Frames(button)
    #expect(frames.image == plain.image?.offsetBy(dx: 10, dy: 0))
    #expect(frames.title == plain.title?.offsetBy(dx: 0, dy: -4))
    #expect(button.intrinsicContentSize == makeButton(.top).intrinsicContentSize)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == CGSize(width: 83, height: 62))
  }

  @Test func `fills vertically, and still knows how high its title is`() {
    let button = makeButton(.top, size: CGSize(width: 100, height: 90))
    button.contentVerticalAlignment = .fill
    #expect(button.contentVerticalAlignment == .fill)
    #expect(button.intrinsicContentSize == CGSize(width: 77, height: 58))
    #expect(
      Frames(button).image == CGRect(x: 35, y: 0, width: 30, height: 62))
    #expect(Frames(button).title == CGRect(x: 11.5, y: 68, width: 77, height: 22))
    button.contentVerticalAlignment = .top
    #expect(Frames(button).image == CGRect(x: 35, y: 0, width: 30, height: 30))
  }

  @Test func `shows an image in another size, and only asks UIKit to draw it so`() {
    let button = makeButton(.leading, image: picture(48, 24))
    button.imageSize = CGSize(width: 20, height: 20)
    button.imageContentMode = .scaleAspectFit
    #expect(button.intrinsicContentSize == CGSize(width: 103, height: 22))
    button.sizeToFit()
    #expect(Frames(button).image == CGRect(x: 0, y: 1, width: 20, height: 20))
    #expect(button.imageView?.image?.size == CGSize(width: 48, height: 24))
  }

  @Test func `keeps or closes the place of a part that is hidden`() {
    let size = CGSize(width: 200, height: 40)
    let shown = Frames(makeButton(.leading, size: size))
    let button = makeButton(.leading, size: size)
    button.isImageHidden = true
    #expect(Frames(button).image == nil)
    #expect(Frames(button).title?.minX == 61.5)
    button.reservesImageSpace = true
    #expect(Frames(button).title == shown.title)
    button.isImageHidden = false
    #expect(Frames(button) == shown)
    button.isTitleHidden = true
    #expect(Frames(button).title == nil)
    #expect(Frames(button).image?.minX == 85)
    button.reservesTitleSpace = true
    #expect(Frames(button).image == shown.image)
  }

  @Test func `a bare button, and a title alone, are UIKit's in size`() {
    #expect(ImageTitleButton().intrinsicContentSize == UIButton().intrinsicContentSize)
    let plain = UIButton()
    plain.setTitle("Checkout", for: .normal)
    #expect(makeButton(image: nil).intrinsicContentSize == plain.intrinsicContentSize)
    #expect(makeButton(title: nil).intrinsicContentSize == CGSize(width: 30, height: 30))
  }

  @Test func `has a least size, and a hit area that layout does not know of`() {
    let button = makeButton(.leading, title: nil, image: picture(20, 20))
    button.sizeToFit()
    #expect(!button.point(inside: CGPoint(x: -5, y: 10), with: nil))
    button.hitAreaInsets = UIEdgeInsets(top: 0, left: -6, bottom: 0, right: 0)
    #expect(button.point(inside: CGPoint(x: -5, y: 10), with: nil))
    #expect(!button.point(inside: CGPoint(x: 25, y: 10), with: nil))
    button.hitAreaInsets = .zero
    button.hasMinimumHitArea = true
    #expect(button.point(inside: CGPoint(x: -12, y: 31.5), with: nil))
    #expect(!button.point(inside: CGPoint(x: -12.5, y: 10), with: nil))
    #expect(button.bounds.size == CGSize(width: 20, height: 20))
    button.minimumSize = CGSize(width: 44, height: 44)
    #expect(button.intrinsicContentSize == CGSize(width: 44, height: 44))
    button.setImage(nil, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 44, height: 44))
  }

  @Test func `takes whole numbers from Interface Builder, and leaves those that mean nothing`() {
    let button = ImageTitleButton()
    for position in Keycap.ImagePosition.allCases {
      button.imagePositionValue = position.rawValue
      #expect(button.imagePosition == position)
    }
    button.imagePositionValue = 99
    #expect(button.imagePosition == .center)
    button.distributionValue = 2
    button.givesWayFirstValue = 1
    #expect(button.distribution == .halves && button.givesWayFirst == .image)
    button.distributionValue = -1
    button.givesWayFirstValue = 2
    #expect(button.distributionValue == 2 && button.givesWayFirstValue == 1)
  }
}
