import HeadlessUIKit
import Testing

/// Every autoresizing mask under growth and shrinkage: what may give shares the change in proportion.
@MainActor @Suite struct AutoresizingTests {
  /// One axis of a mask: left of 40, 60 long, right of 100 in a superview of 200.
  struct Axis: Sendable {
    let across: UIView.AutoresizingMask
    let down: UIView.AutoresizingMask
    /// Origin and length in a superview of 300.
    let grown: (CGFloat, CGFloat)
    /// Origin and length in a superview of 150.
    let shrunk: (CGFloat, CGFloat)
  }

  nonisolated static let axes: [Axis] = [
    Axis(across: [], down: [], grown: (40, 60), shrunk: (40, 60)),
    Axis(
      across: .flexibleLeftMargin, down: .flexibleTopMargin, grown: (140, 60), shrunk: (-10, 60)),
    Axis(across: .flexibleWidth, down: .flexibleHeight, grown: (40, 160), shrunk: (40, 10)),
    Axis(
      across: .flexibleRightMargin, down: .flexibleBottomMargin, grown: (40, 60), shrunk: (40, 60)),
    Axis(
      across: [.flexibleLeftMargin, .flexibleRightMargin],
      down: [.flexibleTopMargin, .flexibleBottomMargin], grown: (480.0 / 7, 60),
      shrunk: (180.0 / 7, 60)),
    Axis(
      across: [.flexibleLeftMargin, .flexibleWidth], down: [.flexibleTopMargin, .flexibleHeight],
      grown: (80, 120), shrunk: (20, 30)),
    Axis(
      across: [.flexibleWidth, .flexibleRightMargin],
      down: [.flexibleHeight, .flexibleBottomMargin], grown: (40, 97.5), shrunk: (40, 41.25)),
    Axis(
      across: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
      down: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin], grown: (60, 90),
      shrunk: (30, 45)),
  ]

  @Test(arguments: axes, axes)
  func `a mask shares the change among what may give`(_ x: Axis, _ y: Axis) {
    for (side, across, down) in [(300, x.grown, y.grown), (150, x.shrunk, y.shrunk)] {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let view = UIView(frame: CGRect(x: 40, y: 40, width: 60, height: 60))
      view.autoresizingMask = x.across.union(y.down)
      parent.addSubview(view)
      parent.bounds.size = CGSize(width: side, height: side)
      let frame = view.frame
      let expected = [across.0, down.0, across.1, down.1]
      for (a, b) in zip([frame.minX, frame.minY, frame.width, frame.height], expected) {
        #expect(abs(a - b) < 1e-9, "\(frame), \(expected) expected at \(side)")
      }
    }
  }

  @Test func `autoresizesSubviews switches it off`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: parent.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(view)
    parent.autoresizesSubviews = false
    parent.bounds.size.width = 200
    #expect(view.frame.width == 100)
  }

  @Test func `what may give and is nothing shares evenly (unverified)`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: parent.bounds)
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    parent.addSubview(view)
    parent.bounds.size.width = 200
    #expect(view.frame == CGRect(x: 50, y: 0, width: 100, height: 100))
  }
}
