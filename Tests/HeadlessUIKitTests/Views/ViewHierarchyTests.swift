import HeadlessUIKit
import Testing

/// The order of subviews, who is told of a move, and who is hit.
@MainActor @Suite struct ViewHierarchyTests {
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let views = (1...3).map { tag in
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.tag = tag
    return view
  }

  init() { for view in views { parent.addSubview(view) } }

  var order: [Int] { parent.subviews.map(\.tag) }

  @Test func `views are added in front`() { #expect(order == [1, 2, 3]) }

  @Test func `adding a subview again brings it to the front`() {
    parent.addSubview(views[0])
    #expect(order == [2, 3, 1])
  }

  @Test func `views come to the front and go to the back`() {
    parent.bringSubviewToFront(views[1])
    #expect(order == [1, 3, 2])
    parent.sendSubviewToBack(views[2])
    #expect(order == [3, 1, 2])
  }

  @Test func `views are put above and below one another, from outside and from inside`() {
    let new = UIView()
    new.tag = 4
    parent.insertSubview(new, aboveSubview: views[0])
    #expect(order == [1, 4, 2, 3])
    parent.insertSubview(views[0], belowSubview: views[2])
    #expect(order == [4, 2, 1, 3])
    parent.insertSubview(views[2], aboveSubview: new)
    #expect(order == [4, 3, 2, 1])
    parent.insertSubview(views[1], at: 0)
    #expect(order == [2, 4, 3, 1])
  }

  @Test func `two views change places`() {
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(order == [3, 2, 1])
  }

  @Test func `a view has one superview`() {
    let other = UIView()
    other.addSubview(views[0])
    #expect(order == [2, 3])
    #expect(views[0].superview === other)
  }

  @Test func `tags find views at any depth`() {
    let deep = UIView()
    deep.tag = 9
    views[1].addSubview(deep)
    #expect(parent.viewWithTag(9) === deep)
    #expect(parent.viewWithTag(0) === parent)
    #expect(parent.viewWithTag(77) == nil)
    #expect(deep.isDescendant(of: parent))
    #expect(parent.isDescendant(of: parent))
    #expect(!parent.isDescendant(of: deep))
  }

  final class Telling: UIView {
    var log: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) {
      log.append(newSuperview == nil ? "will leave superview" : "will move to superview")
    }
    override func didMoveToSuperview() { log.append("did move to superview") }
    override func willMove(toWindow newWindow: UIWindow?) {
      log.append(newWindow == nil ? "will leave window" : "will move to window")
    }
    override func didMoveToWindow() { log.append("did move to window") }
    override func didAddSubview(_ subview: UIView) { log.append("added") }
    override func willRemoveSubview(_ subview: UIView) { log.append("will remove") }
  }

  @Test func `a view without a window hears of its superview alone`() {
    let (outer, inner) = (Telling(), Telling())
    outer.addSubview(inner)
    #expect(inner.log == ["will move to superview", "did move to superview"])
    #expect(outer.log == ["added"])
    inner.removeFromSuperview()
    #expect(inner.log.suffix(2) == ["will leave superview", "did move to superview"])
    #expect(outer.log == ["added", "will remove"])
  }

  @Test func `a tree hears of its window, coming and going (order unverified)`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (outer, inner) = (Telling(), Telling())
    outer.addSubview(inner)
    inner.log = []
    outer.log = []
    window.addSubview(outer)
    #expect(
      outer.log == [
        "will move to window", "will move to superview", "did move to window",
        "did move to superview",
      ])
    #expect(inner.log == ["will move to window", "did move to window"])
    #expect(inner.window === window)
    outer.removeFromSuperview()
    #expect(inner.log.suffix(2) == ["will leave window", "did move to window"])
    #expect(inner.window == nil)
  }

  @Test func `the front view that takes events is hit`() {
    let point = CGPoint(x: 10, y: 10)
    #expect(parent.hitTest(point, with: nil) === views[2])
    views[2].isHidden = true
    #expect(parent.hitTest(point, with: nil) === views[1])
    views[1].alpha = 0.005
    #expect(parent.hitTest(point, with: nil) === views[0])
    views[0].isUserInteractionEnabled = false
    #expect(parent.hitTest(point, with: nil) === parent)
    #expect(parent.hitTest(CGPoint(x: 100, y: 10), with: nil) == nil)
  }

  @Test func `a subview outside its superview is not hit, clipped or not`() {
    views[2].frame.origin.x = 90
    #expect(parent.hitTest(CGPoint(x: 120, y: 10), with: nil) == nil)
    #expect(parent.hitTest(CGPoint(x: 95, y: 10), with: nil) === views[2])
  }

  @Test func `a larger inside is hit`() {
    final class Large: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    let view = Large(frame: CGRect(x: 60, y: 60, width: 10, height: 10))
    parent.addSubview(view)
    #expect(parent.hitTest(CGPoint(x: 85, y: 85), with: nil) === view)
  }

  @Test func `labels and image views let events through`() {
    for view in [UILabel(frame: parent.bounds), UIImageView(frame: parent.bounds)] as [UIView] {
      parent.addSubview(view)
    }
    #expect(parent.hitTest(CGPoint(x: 99, y: 99), with: nil) === parent)
  }
}
