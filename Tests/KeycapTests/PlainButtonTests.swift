import HeadlessUIKit
import Keycap
import Testing

/// Plain buttons, arranged by their insets in one call.
@MainActor @Suite struct `A plain button` {
  private static func button(_ width: CGFloat = 0, _ height: CGFloat = 0) -> UIButton {
    UIButton(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test(
    arguments: [
      (.top, [25, 6, 30, 30], [22.5, 42, 35, 22], [35, 58]),
      (.bottom, [25, 34, 30, 30], [22.5, 6, 35, 22], [35, 58]),
      (.left, [4.5, 20, 30, 30], [40.5, 24, 35, 22], [71, 30]),
      (.right, [45.5, 20, 30, 30], [4.5, 24, 35, 22], [71, 30]),
      (.center, [25, 20, 30, 30], [22.5, 24, 35, 22], [35, 30]),
    ] as [(Keycap.ImagePosition, [CGFloat], [CGFloat], [CGFloat])])
  func `has its image where it is wanted, and a natural size that counts it`(
    position: Keycap.ImagePosition, image: [CGFloat], title: [CGFloat], natural: [CGFloat]
  ) {
    let button = Self.button(80, 70)
    let result = button.setImage(picture(), title: "Cart", position: position, spacing: 6)
    let frames = Frames(button)
    #expect(frames.image == CGRect(x: image[0], y: image[1], width: image[2], height: image[3]))
    #expect(frames.title == CGRect(x: title[0], y: title[1], width: title[2], height: title[3]))
    let size = CGSize(width: natural[0], height: natural[1])
    #expect(button.intrinsicContentSize == size)
    if position == .left {
      // A title behind its image gives way down to nothing.
      #expect(result == .arranged(minimumSize: CGSize(width: 36, height: 30)))
    } else {
      #expect(result == .arranged(minimumSize: size))
    }
  }

  @Test(arguments: Keycap.ImagePosition.allCases)
  func `is the same before layout and after, once and three times, by frame and by constraints`(
    position: Keycap.ImagePosition
  ) {
    let image = picture()
    func arrange(_ button: UIButton) {
      button.setImage(image, title: "Checkout", position: position, spacing: 6)
    }
    let before = Self.button(120, 80)
    arrange(before)

    let after = Self.button(120, 80)
    after.setImage(image, for: .normal)
    after.setTitle("Checkout", for: .normal)
    after.layoutIfNeeded()
    arrange(after)
    #expect(Frames(after) == Frames(before))

    for _ in 1...3 { arrange(after) }
    #expect(Frames(after) == Frames(before))

    let late = Self.button()
    arrange(late)
    late.layoutIfNeeded()
    late.frame.size = CGSize(width: 120, height: 80)
    #expect(Frames(late) == Frames(before))

    // A stack gives its button the natural size by constraints; sizeToFit() gives it by frame.
    let stacked = Self.button()
    arrange(stacked)
    let stack = UIStackView(arrangedSubviews: [stacked])
    stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    stack.layoutIfNeeded()
    let fitted = Self.button()
    arrange(fitted)
    fitted.sizeToFit()
    #expect(stacked.bounds.size == fitted.bounds.size)
    #expect(Frames(stacked) == Frames(fitted))
    #expect(!fitted.bounds.isEmpty)
  }

  @Test(arguments: Keycap.ImagePosition.allCases, Keycap.ImagePosition.allCases)
  func `arranged twice is arranged as the last call says`(
    first: Keycap.ImagePosition, last: Keycap.ImagePosition
  ) {
    let twice = Self.button(140, 90)
    twice.contentEdgeInsets = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 20)
    twice.setImage(picture(50, 40), title: "Something long", position: first, spacing: 20)
    twice.layoutIfNeeded()
    twice.setImage(picture(), title: "Cart", position: last, spacing: 6)
    let once = Self.button(140, 90)
    once.contentEdgeInsets = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 20)
    once.setImage(picture(), title: "Cart", position: last, spacing: 6)
    #expect(Frames(twice) == Frames(once))
    #expect(twice.contentEdgeInsets == once.contentEdgeInsets)
    #expect(twice.intrinsicContentSize == once.intrinsicContentSize)
  }

  @Test func `adds to its own content insets (SwiftyButton 15, mervynokm 6)`() {
    let button = Self.button()
    button.contentEdgeInsets = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 20)
    button.setImage(picture(), title: "Cart", position: .top, spacing: 6)
    #expect(button.intrinsicContentSize == CGSize(width: 65, height: 70))
    button.sizeToFit()
    #expect(Frames(button).image == CGRect(x: 12.5, y: 5, width: 30, height: 30))
  }

  @Test func `gets its own insets back exactly`() {
    let button = Self.button(80, 70)
    button.contentEdgeInsets = UIEdgeInsets(top: 0.1, left: 0.2, bottom: 0.3, right: 1 / 3)
    button.imageEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    button.titleEdgeInsets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    let own = [button.contentEdgeInsets, button.imageEdgeInsets, button.titleEdgeInsets]
    button.resetImagePosition()
    #expect(own == [button.contentEdgeInsets, button.imageEdgeInsets, button.titleEdgeInsets])
    for position in Keycap.ImagePosition.allCases {
      button.setImage(picture(), title: "Cart", position: position, spacing: 6)
    }
    #expect(own != [button.contentEdgeInsets, button.imageEdgeInsets, button.titleEdgeInsets])
    button.resetImagePosition()
    #expect(own == [button.contentEdgeInsets, button.imageEdgeInsets, button.titleEdgeInsets])
    #expect(button.currentTitle == "Cart" && button.currentImage != nil)
  }

  @Test func `takes content insets that were set in between for its own`() {
    let button = Self.button()
    button.setImage(picture(), title: "Cart", position: .top, spacing: 6)
    let later = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    button.contentEdgeInsets = later
    button.setImage(picture(), title: "Cart", position: .top, spacing: 6)
    #expect(button.intrinsicContentSize == CGSize(width: 37, height: 60))
    button.resetImagePosition()
    #expect(button.contentEdgeInsets == later)
  }

  @Test(arguments: Keycap.ImagePosition.allCases)
  func `in right-to-left is the mirror, but for left and right (B41 maui 29036)`(
    position: Keycap.ImagePosition
  ) {
    func frames(_ position: Keycap.ImagePosition, _ direction: UISemanticContentAttribute) -> Frames
    {
      let button = Self.button(140, 80)
      button.semanticContentAttribute = direction
      button.setImage(picture(), title: "Checkout", position: position, spacing: 10)
      return Frames(button)
    }
    let mirrored = frames(
      position == .left ? .right : position == .right ? .left : position, .forceRightToLeft)
    let plain = frames(position, .forceLeftToRight)
    func mirror(_ rect: CGRect?) -> CGRect? {
      rect.map { CGRect(x: 140 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
    }
    #expect(mirrored.image == mirror(plain.image) && mirrored.title == mirror(plain.title))
  }

  @Test(
    arguments: Keycap.ImagePosition.allCases, [UIControl.ContentHorizontalAlignment.left, .right])
  func `keeps its parts in the bounds at either edge`(
    position: Keycap.ImagePosition, alignment: UIControl.ContentHorizontalAlignment
  ) {
    let button = Self.button(160, 90)
    button.setImage(picture(), title: "Checkout", position: position, spacing: 10)
    // The insets are the same for every alignment that does not fill, so that it may be set afterwards.
    button.contentHorizontalAlignment = alignment
    let frames = Frames(button)
    let edges = [frames.image, frames.title].compactMap { $0 }
    #expect(edges.map(\.minX).min() ?? -1 >= 0 && edges.map(\.maxX).max() ?? 161 <= 160)
    if alignment == .left { #expect(edges.map(\.minX).min() == 0) }
    if alignment == .right { #expect(edges.map(\.maxX).max() == 160) }
  }

  @Test func `measures the title, and reads no label's frame (B21, article 000)`() {
    let button = Self.button(60, 60)
    button.setImage(picture(), for: .normal)
    button.setTitle("Wallet", for: .normal)
    button.layoutIfNeeded()
    // Beside its image the label is squeezed to what is left.
    #expect(button.titleLabel?.frame.width ?? 60 <= 30)
    button.setImage(picture(), title: "Wallet", position: .top)
    let frames = Frames(button)
    #expect(frames.image?.midX == 30)
    #expect(frames.title?.midX == 30 && frames.title?.width ?? 0 > 30)
  }

  @Test func `follows a new title with the next call (B31 QMUI 612)`() {
    let button = Self.button()
    button.setImage(picture(), title: "12345", position: .right, spacing: 6)
    let short = button.intrinsicContentSize
    button.setImage(picture(), title: "12345678", position: .right, spacing: 6)
    button.sizeToFit()
    let frames = Frames(button)
    #expect(button.intrinsicContentSize.width > short.width)
    #expect(frames.title?.minX == 0 && frames.image?.maxX == button.bounds.width)
  }

  @Test func `depends on image and spacing, not on its title alone (B57 LXM)`() {
    let one = Self.button(200, 60)
    one.setImage(picture(20, 20), title: "Cart", position: .top, spacing: 4)
    let other = Self.button(200, 60)
    other.setImage(picture(40, 40), title: "Cart", position: .top, spacing: 12)
    #expect(one.intrinsicContentSize == CGSize(width: 35, height: 46))
    #expect(other.intrinsicContentSize == CGSize(width: 40, height: 74))
  }

  @Test func `counts no spacing for one part (material-components 3101)`() {
    let button = Self.button()
    button.setImage(picture(), title: nil, position: .top, spacing: 10)
    #expect(button.contentEdgeInsets == .zero && button.imageEdgeInsets == .zero)
    button.setImage(nil, title: "Cart", position: .top, spacing: 10)
    #expect(button.contentEdgeInsets == .zero && button.titleEdgeInsets == .zero)
  }

  @Test func `says so where a title too long leaves no room for its image (B63 article 003)`() {
    let button = Self.button(100, 44)
    let result = button.setImage(
      picture(), title: "A title of many words", position: .right, spacing: 8)
    guard case .arranged(let least) = result else {
      Issue.record("insets reach it in a button that is wide enough")
      return
    }
    #expect(least.width > 100)
    #expect(least == button.intrinsicContentSize)
  }
}

/// What insets do not reach is said, and the button is UIKit's again.
@MainActor @Suite struct `A plain button that insets cannot arrange` {
  @Test func `is one with a configuration (mastodon 911, woocommerce 8094)`() {
    let button = UIButton(configuration: .plain())
    let result = button.setImage(picture(), title: "Cart", position: .top, spacing: 6)
    #expect(result == .notReachable(.configuration))
    #expect(button.imageEdgeInsets == .zero && button.contentEdgeInsets == .zero)
  }

  @Test func `is one that arranges itself`() {
    let button = ImageTitleButton(imagePosition: .top, spacing: 6)
    let result = button.setImage(picture(), title: "Cart", position: .bottom, spacing: 6)
    #expect(result == .notReachable(.arrangesItself))
    #expect(button.imageEdgeInsets == .zero && button.imagePosition == .top)
  }

  @Test func `is one whose content fills`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 70))
    button.contentVerticalAlignment = .fill
    let result = button.setImage(picture(), title: "Cart", position: .top, spacing: 6)
    #expect(result == .notReachable(.fillAlignment))
    #expect(button.imageEdgeInsets == .zero && button.contentEdgeInsets == .zero)
    button.contentVerticalAlignment = .top
    #expect(button.setImage(picture(), title: "Cart", position: .top, spacing: 6).isArranged)
  }

  @Test func `is one whose states need other insets, until they agree (Texture 1534)`() {
    let button = UIButton(frame: .zero)
    #expect(button.setImage(picture(), title: "Like", position: .top, spacing: 6).isArranged)
    let result = button.setImage(
      picture(), title: "Liked by you", position: .top, spacing: 6, for: .selected)
    #expect(result == .notReachable(.statesDiffer))
    #expect(button.imageEdgeInsets == .zero && button.contentEdgeInsets == .zero)
    #expect(
      button.setImage(picture(), title: "Like", position: .top, spacing: 6, for: .selected)
        .isArranged)
  }

  @Test func `is none of a leading image, whatever the titles of its states`() {
    let button = UIButton(frame: .zero)
    button.setImage(picture(), title: "Like", position: .leading, spacing: 6)
    let result = button.setImage(
      picture(), title: "Liked by you", position: .leading, spacing: 6, for: .selected)
    #expect(result == .arranged(minimumSize: CGSize(width: 36, height: 30)))
  }

  @Test func `is one whose other state has no title (Texture 1715)`() {
    let button = UIButton(frame: .zero)
    button.setImage(picture(), title: "Like", position: .top, spacing: 6)
    button.setTitle("", for: .highlighted)
    let result = button.setImage(picture(), title: "Like", position: .top, spacing: 6)
    #expect(result == .notReachable(.statesDiffer))
  }
}
