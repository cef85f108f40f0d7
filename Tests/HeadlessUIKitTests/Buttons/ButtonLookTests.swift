import HeadlessUIKit
import Testing

/// Colours, opacity and switches, as values.
@MainActor @Suite struct ButtonLookTests {
  @Test func `a custom title is white, a system title has the tint colour`() {
    #expect(UIButton(type: .custom).currentTitleColor == .white)
    let button = UIButton(type: .system)
    #expect(button.currentTitleColor == .systemBlue)
    button.tintColor = .red
    #expect(button.currentTitleColor == .red)
  }

  @Test func `an inherited tint colour reaches the label`() {
    let (parent, button) = (UIView(), UIButton(type: .system))
    button.setTitle("Cart", for: .normal)
    parent.addSubview(button)
    #expect(button.titleLabel?.textColor == .systemBlue)
    parent.tintColor = .red
    #expect(button.titleLabel?.textColor == .red)
  }

  @Test func `a disabled system title is grey (shade unverified)`() {
    let button = UIButton(type: .system)
    button.isEnabled = false
    #expect(button.currentTitleColor == UIColor(white: 0.52, alpha: 0.45))
    button.setTitleColor(.red, for: .normal)
    #expect(button.currentTitleColor == .red)
  }

  /// A public view dump shows the label of a highlighted system button at alpha 0.2.
  @Test func `a highlighted system button fades its parts to 0.2`() {
    let button = UIButton(type: .system)
    button.setTitle("Cart", for: .normal)
    button.setImage(picture(20, 20), for: .normal)
    button.isHighlighted = true
    #expect(button.titleLabel?.alpha == 0.2)
    #expect(button.imageView?.alpha == 0.2)
    button.isHighlighted = false
    #expect(button.titleLabel?.alpha == 1)
  }

  @Test func `a part that is made while the button is highlighted is faded as well`() {
    let button = UIButton(type: .system)
    button.setTitle("Cart", for: .normal)
    button.isHighlighted = true
    #expect(button.titleLabel?.alpha == 0.2)
  }

  @Test func `a highlighted custom button fades nothing`() {
    let button = UIButton(type: .custom)
    button.setTitle("Cart", for: .normal)
    button.isHighlighted = true
    #expect(button.titleLabel?.alpha == 1)
  }

  @Test func `a part's own alpha stays until the state fades it`() {
    let button = UIButton(type: .custom)
    button.setTitle("Cart", for: .normal)
    button.titleLabel?.alpha = 0.7
    button.setTitle("Basket", for: .normal)
    button.frame.size = CGSize(width: 90, height: 30)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.alpha == 0.7)
  }

  @Test func `switches begin as UIKit's`() {
    let button = UIButton(type: .custom)
    #expect(button.adjustsImageWhenHighlighted)
    #expect(button.adjustsImageWhenDisabled)
    #expect(!button.reversesTitleShadowWhenHighlighted)
    #expect(!button.showsTouchWhenHighlighted)
    #expect(!button.showsMenuAsPrimaryAction)
    #expect(!button.changesSelectionAsPrimaryAction)
    #expect(button.role == .normal)
    #expect(!button.isOpaque)
    #expect(!button.clipsToBounds)
  }

  @Test func `parts begin as UIKit's`() throws {
    let button = UIButton(type: .custom)
    let label = try #require(button.titleLabel)
    let view = try #require(button.imageView)
    #expect(label.lineBreakMode == .byTruncatingMiddle)
    #expect(label.numberOfLines == 1)
    #expect(label.font.pointSize == 18)
    let system = UIButton(type: .system)
    #expect(system.titleLabel?.font.pointSize == 15)
    #expect(view.contentMode == .scaleToFill)
    #expect(view.clipsToBounds)
    #expect(!view.isUserInteractionEnabled)
  }

  @Test func `types have UIKit's numbers`() {
    #expect(UIButton().buttonType == .custom)
    #expect(UIButton(type: .roundedRect).buttonType == .system)
    let types: [UIButton.ButtonType] = [
      .custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .plain, .close,
    ]
    #expect(types.map(\.rawValue) == Array(0...7))
  }

  @Test func `a primary action brings title and image and is done by a tap`() {
    var taps = 0
    let action = UIAction(title: "Cart", image: picture(20, 20)) { _ in taps += 1 }
    let button = UIButton(type: .system, primaryAction: action)
    #expect(button.currentTitle == "Cart")
    #expect(button.currentImage?.size.width == 20)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let touch: Set = [UITouch(headlessPoint: CGPoint(x: 5, y: 5))]
    button.touchesBegan(touch, with: nil)
    button.touchesEnded(touch, with: nil)
    button.performPrimaryAction()
    #expect(taps == 2)
  }

  @Test func `a primary action with a frame brings its title, too`() {
    let action = UIAction(title: "Cart") { _ in }
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 9, height: 9), primaryAction: action)
    #expect(button.currentTitle == "Cart")
    #expect(button.buttonType == .custom)
  }

  @Test func `a system button with an image calls its target`() {
    final class Target {}
    let target = Target()
    let button = UIButton.systemButton(
      with: picture(20, 20), target: target, action: Selector("tapped"))
    #expect(button.buttonType == .system)
    #expect(button.actions(forTarget: target, forControlEvent: .touchUpInside) == ["tapped"])
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 20))
  }

  @Test func `a button that changes its selection does so before it tells anybody`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.changesSelectionAsPrimaryAction = true
    var seen: [Bool] = []
    button.addAction(
      UIAction { [unowned button] _ in seen.append(button.isSelected) }, for: .touchUpInside)
    let touch: Set = [UITouch(headlessPoint: CGPoint(x: 5, y: 5))]
    for _ in 0..<2 {
      button.touchesBegan(touch, with: nil)
      button.touchesEnded(touch, with: nil)
    }
    #expect(seen == [true, false])
  }

  @Test func `a menu is kept`() {
    let button = UIButton(type: .system)
    let menu = UIMenu(title: "Sort", children: [UIAction(title: "Name") { _ in }])
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    #expect(button.menu === menu)
    #expect(button.menu?.children.map(\.title) == ["Name"])
  }
}
