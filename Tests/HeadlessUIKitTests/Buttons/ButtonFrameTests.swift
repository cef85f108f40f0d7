import HeadlessUIKit
import Testing

/// Frames as somebody reads them from a button's parts, with UIKit's own names only.
@MainActor @Suite struct ButtonFrameTests {
  @Test func `an image alone stands on half a point`() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 335, height: 40))
    button.setImage(UIImage(headlessSize: CGSize(width: 32, height: 32)), for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 151.5, y: 4, width: 32, height: 32))
    #expect(button.subviews.count == 1)
  }

  @Test func `asking for rectangles makes no view`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setTitle("Cart", for: .normal)
    _ = button.titleRect(forContentRect: button.contentRect(forBounds: button.bounds))
    _ = button.intrinsicContentSize
    #expect(button.subviews.isEmpty)
  }

  @Test func `a plain button that was measured keeps 6 points above a title at the top`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    button.setTitle("Cart", for: .normal)
    button.contentVerticalAlignment = .top
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minY == 0)
    _ = button.intrinsicContentSize
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minY == 6)
  }

  @Test func `a subclass's rectangles are used`() {
    final class Shifted: UIButton {
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        super.imageRect(forContentRect: contentRect).offsetBy(dx: 5, dy: 0)
      }
    }
    let button = Shifted(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setImage(UIImage(headlessSize: CGSize(width: 30, height: 30)), for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 40)
  }
}
