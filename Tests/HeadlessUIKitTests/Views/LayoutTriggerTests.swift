import HeadlessUIKit
import Testing

/// What makes `layoutSubviews()` run, each trigger counted.
///
/// Article 002 lists seven. Beside each test stands its number there, and where the list is imprecise:
///
/// 1. "calling setLayoutSubviews directly": there is no such method; it is `setNeedsLayout()`, which only asks, or
///    `layoutSubviews()` itself, which runs at once.
/// 2. "addSubview": of the added view and of the one that it is added to, not of its siblings; and
///    `removeFromSuperview()` as well, of the superview.
/// 3. "a changed frame": only a changed size; a moved origin does not.
/// 4. "the first scroll of a scroll view": every change of `bounds.origin` asks, the first one is no exception.
/// 5. "rotating the screen, of the parent": of every view whose size it changes, from the window down.
/// 6. "a changed size, of the parent": of the view itself, too.
/// 7. "init does not, initWithFrame with a rectangle other than zero does": that only asks; nothing runs in `init`.
@MainActor @Suite struct LayoutTriggerTests {
  let parent = CountingView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let view = CountingView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
  let sibling = CountingView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() {
    parent.addSubview(sibling)
    parent.addSubview(view)
    parent.layoutIfNeeded()
  }

  @Test func `init asks for no layout`() {
    let view = CountingView()
    view.layoutIfNeeded()
    #expect(view.layouts == 0)
  }

  @Test func `init with a frame asks, and runs nothing itself (7)`() {
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(view.layouts == 0)
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
  }

  @Test func `setNeedsLayout asks once, however often it is called (1)`() {
    #expect(
      view.layouts {
        view.setNeedsLayout()
        view.setNeedsLayout()
      } == 1)
  }

  @Test func `setNeedsLayout runs nothing before layoutIfNeeded (1)`() {
    let before = view.layouts
    view.setNeedsLayout()
    #expect(view.layouts == before)
  }

  @Test func `a direct call of layoutSubviews runs at once and asks for nothing (1)`() {
    #expect(view.layouts { view.layoutSubviews() } == 1)
  }

  @Test func `nothing happens without a reason`() {
    #expect(view.layouts {} == 0)
    #expect(parent.layouts {} == 0)
  }

  @Test func `an added subview lays out itself and its superview, not its siblings (2)`() {
    let added = CountingView()
    let counts = [parent, sibling].map(\.layouts)
    #expect(added.layouts { parent.addSubview(added) } == 1)
    #expect(zip([parent, sibling], counts).map { $0.layouts - $1 } == [1, 0])
  }

  @Test func `a removed subview lays out its old superview, not itself (2)`() {
    let count = view.layouts
    #expect(parent.layouts { view.removeFromSuperview() } == 1)
    view.layoutIfNeeded()
    #expect(view.layouts == count)
  }

  @Test func `a changed size lays out the view and its superview (3, 6)`() {
    let count = view.layouts
    #expect(parent.layouts { view.bounds.size.width = 50 } == 1)
    #expect(view.layouts - count == 1)
    #expect(parent.layouts { view.frame.size.height = 50 } == 1)
    #expect(view.layouts - count == 2)
  }

  @Test func `the same size again does not (3)`() {
    #expect(view.layouts { view.frame = view.frame } == 0)
    #expect(parent.layouts { view.bounds = view.bounds } == 0)
  }

  @Test func `a moved view does not (3)`() {
    let count = parent.layouts
    #expect(view.layouts { view.frame.origin.x += 7 } == 0)
    #expect(view.layouts { view.center.y += 7 } == 0)
    #expect(view.layouts { view.transform = CGAffineTransform(translationX: 5, y: 5) } == 0)
    #expect(parent.layouts == count)
  }

  @Test func `a scrolled view lays out itself alone (4)`() {
    let count = parent.layouts
    #expect(view.layouts { view.bounds.origin.y = 5 } == 1)
    #expect(view.layouts { view.bounds.origin.y = 6 } == 1)
    #expect(parent.layouts == count)
  }

  @Test func `a window's new size lays out every view whose size follows (5)`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let root = CountingView(frame: window.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let fixed = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(root)
    root.addSubview(fixed)
    let turned = CGRect(x: 0, y: 0, width: 667, height: 375)
    #expect(root.layouts { window.frame = turned } == 1)
    #expect(root.frame == turned)
    #expect(fixed.layouts { window.frame.size.width = 600 } == 0)
  }

  @Test func `a changed trait lays out the view and everything below it`() {
    let below = CountingView()
    view.addSubview(below)
    parent.layoutIfNeeded()
    let count = below.layouts
    #expect(view.layouts { view.traitOverrides.layoutDirection = .rightToLeft } == 1)
    #expect(below.layouts - count == 1)
    #expect(view.layouts { view.traitOverrides.layoutDirection = .rightToLeft } == 0)
  }

  @Test func `a superview with other traits tells the view so`() {
    final class Told: UIView {
      var scales: [CGFloat] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        scales += [previousTraitCollection?.displayScale ?? 0, traitCollection.displayScale]
      }
    }
    let told = Told()
    parent.traitOverrides.displayScale = 3
    view.addSubview(told)
    #expect(told.scales == [2, 3])
  }

  @Test func `a changed natural size lays out the superview`() {
    let count = view.layouts
    #expect(parent.layouts { view.invalidateIntrinsicContentSize() } == 1)
    #expect(view.layouts == count)
  }

  @Test func `layoutIfNeeded begins at the topmost superview that asked too`() {
    let count = parent.layouts
    parent.setNeedsLayout()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(parent.layouts - count == 1)
  }

  /// Many buttons set their insets in `layoutSubviews()`.
  @Test func `a view that asks again in its own layout settles in the same call`() {
    final class Insetting: UIButton {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        imageEdgeInsets.left = bounds.width / 2
      }
    }
    let button = Insetting(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setImage(picture(20, 20), for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 65)
    #expect(button.layouts == 2)
  }

  @Test func `a view that asks for ever is given up and reported (number unverified)`() {
    final class Endless: UIView {
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        setNeedsLayout()
      }
    }
    HeadlessReport.removeAll()
    let view = Endless(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    view.layoutIfNeeded()
    #expect(view.layouts == 8)
    #expect(HeadlessReport.issues.map(\.name) == ["UIView.layoutSubviews()"])
    HeadlessReport.removeAll()
  }

  @Test func `a size set in layoutSubviews does not ask for the same layout again`() {
    final class Column: UIView {
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        for view in subviews { view.frame = bounds }
      }
    }
    let column = Column(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    column.addSubview(UIView())
    column.layoutIfNeeded()
    column.layoutIfNeeded()
    #expect(column.layouts == 1)
  }
}
