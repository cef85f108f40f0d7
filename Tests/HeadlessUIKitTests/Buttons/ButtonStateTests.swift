import HeadlessUIKit
import Testing

/// Values by state: the exact one, else the normal one.
@MainActor @Suite struct ButtonStateTests {
  let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

  @Test func `a state without a value of its own has the normal one's`() {
    button.setTitle("normal", for: .normal)
    button.setTitle("selected", for: .selected)
    button.setTitle("selected, highlighted", for: [.selected, .highlighted])
    #expect(button.title(for: .selected) == "selected")
    #expect(button.title(for: [.highlighted, .selected]) == "selected, highlighted")
    #expect(button.title(for: .highlighted) == "normal")
    #expect(button.title(for: [.selected, .disabled]) == "normal")
  }

  @Test func `every kind of value falls back alone`() {
    let (normal, selected) = (picture(1, 1), picture(2, 2))
    button.setImage(normal, for: .normal)
    button.setBackgroundImage(normal, for: .normal)
    button.setTitleColor(.red, for: .normal)
    button.setTitleShadowColor(.green, for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "a"), for: .normal)
    button.setImage(selected, for: .selected)
    #expect(button.image(for: .selected) === selected)
    #expect(button.backgroundImage(for: .selected) === normal)
    #expect(button.titleColor(for: .selected) == .red)
    #expect(button.titleShadowColor(for: .selected) == .green)
    #expect(button.attributedTitle(for: .selected)?.string == "a")
  }

  @Test func `current values follow the state`() {
    let (normal, disabled) = (picture(1, 1), picture(2, 2))
    button.setTitle("on", for: .normal)
    button.setTitle("off", for: .disabled)
    button.setTitleColor(.red, for: .disabled)
    button.setTitleShadowColor(.blue, for: .disabled)
    button.setImage(normal, for: .normal)
    button.setImage(disabled, for: .disabled)
    button.setBackgroundImage(disabled, for: .disabled)
    button.setAttributedTitle(NSAttributedString(string: "off"), for: .disabled)
    #expect(button.currentTitle == "on")
    #expect(button.currentImage === normal)
    #expect(button.currentBackgroundImage == nil)
    #expect(button.currentTitleShadowColor == nil)
    #expect(button.currentAttributedTitle == nil)
    button.isEnabled = false
    #expect(button.currentTitle == "off")
    #expect(button.currentTitleColor == .red)
    #expect(button.currentTitleShadowColor == .blue)
    #expect(button.currentImage === disabled)
    #expect(button.currentBackgroundImage === disabled)
    #expect(button.currentAttributedTitle?.string == "off")
  }

  @Test func `a value is taken back with nil`() {
    button.setTitle("normal", for: .normal)
    button.setTitle("selected", for: .selected)
    button.setTitle(nil, for: .selected)
    #expect(button.title(for: .selected) == "normal")
    button.setTitle(nil, for: .normal)
    #expect(button.currentTitle == nil)
  }

  @Test func `an attributed title wins at the same state`() {
    button.setTitle("plain", for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "attributed"), for: .normal)
    #expect(button.titleLabel?.text == "attributed")
  }

  @Test func `a state's plain title wins over the normal attributed one (unverified)`() {
    button.setAttributedTitle(NSAttributedString(string: "attributed"), for: .normal)
    button.setTitle("plain", for: .selected)
    button.isSelected = true
    #expect(button.titleLabel?.text == "plain")
    button.isHighlighted = true
    #expect(button.titleLabel?.text == "attributed")
  }

  @Test func `parts follow the state at once`() {
    let image = picture(20, 20)
    button.setImage(picture(10, 10), for: .normal)
    button.setImage(image, for: .highlighted)
    #expect(button.imageView?.image?.size.width == 10)
    button.isHighlighted = true
    #expect(button.imageView?.image === image)
  }

  @Test func `an empty title is none`() {
    button.setTitle("", for: .normal)
    button.layoutIfNeeded()
    #expect(button.subviews.isEmpty)
    #expect(button.titleRect(forContentRect: button.bounds) == .zero)
  }

  @Test func `a state changes frames only by another title or image`() {
    button.setTitle("Cart", for: .normal)
    button.setImage(picture(20, 20), for: .normal)
    button.layoutIfNeeded()
    let frames = button.subviews.map(\.frame)
    for change in [\UIButton.isHighlighted, \UIButton.isSelected] {
      button[keyPath: change] = true
      button.layoutIfNeeded()
      #expect(button.subviews.map(\.frame) == frames)
    }
    button.setImage(picture(30, 20), for: [.highlighted, .selected])
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.width == 30)
  }
}
