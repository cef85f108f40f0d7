import HeadlessUIKit
import Testing

/// Trees of views as text, in the order of fields that recorded dumps show.
@MainActor @Suite struct DumpTests {
  @Test func `a button of 335 points with image and title`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 335, height: 40))
    button.setImage(picture(32, 32), for: .normal)
    button.setTitle("Button", for: .normal)
    button.layoutIfNeeded()
    #expect(
      HeadlessDump.description(of: button) == """
        <UIButton; frame = (0 0; 335 40); opaque = NO; layer = <CALayer>>
           | <UIImageView; frame = (124.5 4; 32 32); clipsToBounds = YES; opaque = NO; \
        userInteractionEnabled = NO; layer = <CALayer>>
           | <UIButtonLabel; frame = (156.5 9; 54 22); text = 'Button'; opaque = NO; \
        userInteractionEnabled = NO; layer = <_UILabelLayer>>
        """)
  }

  @Test func `every field stands where UIKit has it`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3.25, height: 1 / 3))
    view.transform = CGAffineTransform(translationX: 0, y: -1)
    view.clipsToBounds = true
    view.alpha = 0.5
    view.isHidden = true
    view.isOpaque = false
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleTopMargin]
    view.isUserInteractionEnabled = false
    view.tag = 7
    #expect(
      HeadlessDump.description(of: view)
        == "<UIView; frame = (1 1; 3.25 0.333333); transform = [1, 0, 0, 1, 0, -1]; "
        + "clipsToBounds = YES; alpha = 0.5; hidden = YES; opaque = NO; autoresize = W+TM+H; "
        + "userInteractionEnabled = NO; tag = 7; layer = <CALayer>>")
  }

  final class BadgeButton: UIButton {}
  final class Canvas: UIView {}

  @Test func `a subclass names its base, unless that is UIView`() {
    let button = HeadlessDump.description(of: BadgeButton(frame: .zero))
    #expect(
      button == "<HeadlessUIKitTests.DumpTests.BadgeButton; baseClass = UIButton; "
        + "frame = (0 0; 0 0); opaque = NO; layer = <CALayer>>")
    let canvas = HeadlessDump.description(of: Canvas(frame: .zero))
    #expect(
      canvas == "<HeadlessUIKitTests.DumpTests.Canvas; frame = (0 0; 0 0); layer = <CALayer>>")
  }

  final class Sky: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  @Test func `a layer of another class and recognizers are named`() {
    let sky = Sky(frame: .zero)
    sky.addGestureRecognizer(UITapGestureRecognizer())
    sky.tag = 2
    let text = HeadlessDump.description(of: sky)
    #expect(
      text == "<HeadlessUIKitTests.DumpTests.Sky; frame = (0 0; 0 0); tag = 2; "
        + "gestureRecognizers = <NSArray>; layer = <CAGradientLayer>>")
  }

  @Test func `a configured button has its background first`() {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Cart"
    button.sizeToFit()
    button.layoutIfNeeded()
    let lines = HeadlessDump.description(of: button).split(separator: "\n")
    #expect(lines[1].contains("<_UISystemBackgroundView; frame = (0 0; "))
    #expect(lines[2].contains("text = 'Cart'"))
  }

  @Test func `depth is shown by bars`() {
    let (outer, middle, inner) = (UIView(), UIView(), UIView())
    outer.addSubview(middle)
    middle.addSubview(inner)
    let lines = HeadlessDump.description(of: outer).split(separator: "\n")
    #expect(lines.map { $0.prefix { $0 != "<" } } == ["", "   | ", "   |    | "])
  }

  @Test func `addresses are written where they are asked for`() {
    let view = UIView()
    let text = HeadlessDump.description(of: view, addresses: true)
    #expect(text.hasPrefix("<UIView: 0x"))
    #expect(text.contains("; frame = (0 0; 0 0); layer = <CALayer: 0x"))
  }
}
