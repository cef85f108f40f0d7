import HeadlessUIKit
import Testing

/// Frame, bounds, centre and transform, and points from one view to another.
@MainActor @Suite struct ViewGeometryTests {
  let parent = UIView(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
  let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60))

  init() { parent.addSubview(view) }

  @Test func `a frame sets bounds and centre`() {
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 60))
    #expect(view.center == CGPoint(x: 30, y: 50))
  }

  @Test func `bounds grow around the centre`() {
    view.bounds.size = CGSize(width: 60, height: 80)
    #expect(view.frame == CGRect(x: 0, y: 10, width: 60, height: 80))
  }

  @Test func `a centre moves the frame and leaves the bounds`() {
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 80, y: 70, width: 40, height: 60))
    #expect(view.bounds.size == CGSize(width: 40, height: 60))
  }

  @Test func `a frame leaves the origin of the bounds`() {
    view.bounds.origin = CGPoint(x: 0, y: 30)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.bounds == CGRect(x: 0, y: 30, width: 10, height: 10))
  }

  @Test func `a shift moves the frame and leaves the centre`() {
    view.transform = CGAffineTransform(translationX: 5, y: -7)
    #expect(view.frame == CGRect(x: 15, y: 13, width: 40, height: 60))
    #expect(view.center == CGPoint(x: 30, y: 50))
  }

  @Test func `a scaling grows the frame around the centre`() {
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(view.frame == CGRect(x: -10, y: 35, width: 80, height: 30))
    #expect(view.bounds.size == CGSize(width: 40, height: 60))
  }

  @Test func `a quarter turn exchanges the frame's sides`() {
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(view.frame.width - 60) < 1e-9)
    #expect(abs(view.frame.height - 40) < 1e-9)
    #expect(abs(view.frame.midX - 30) < 1e-9)
  }

  @Test func `a frame set under a shift is the frame that is read`() {
    view.transform = CGAffineTransform(translationX: 5, y: 5)
    view.frame = CGRect(x: 50, y: 60, width: 20, height: 20)
    #expect(view.frame == CGRect(x: 50, y: 60, width: 20, height: 20))
    #expect(view.center == CGPoint(x: 55, y: 65))
  }

  @Test func `setting the frame does not go through bounds or centre`() {
    final class Watching: UIView {
      var calls: [String] = []
      override var bounds: CGRect { didSet { calls.append("bounds") } }
      override var center: CGPoint { didSet { calls.append("center") } }
      override var frame: CGRect { didSet { calls.append("frame") } }
    }
    let view = Watching()
    view.frame = CGRect(x: 0, y: 0, width: 9, height: 9)
    view.bounds.size.width = 5
    #expect(view.calls == ["frame", "bounds"])
  }

  @Test func `points are converted through frames, scrolls and transforms`() {
    let point = CGPoint(x: 1, y: 2)
    #expect(view.convert(point, to: parent) == CGPoint(x: 11, y: 22))
    #expect(view.convert(CGPoint(x: 11, y: 22), from: parent) == point)
    parent.bounds.origin = CGPoint(x: 0, y: 100)
    #expect(view.convert(point, to: nil) == CGPoint(x: 11, y: 22))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.convert(point, to: parent) == CGPoint(x: -8, y: -6))
  }

  @Test func `points are converted between views of one tree`() {
    let other = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    parent.addSubview(other)
    #expect(view.convert(CGPoint.zero, to: other) == CGPoint(x: -90, y: -80))
    #expect(other.convert(CGPoint.zero, from: view) == CGPoint(x: -90, y: -80))
  }

  @Test func `a turned rectangle becomes the smallest that holds its corners`() {
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let rect = view.convert(view.bounds, to: parent)
    let side = (40 + 60) / CGFloat(2).squareRoot()
    #expect(abs(rect.width - side) < 1e-9)
    #expect(abs(rect.height - side) < 1e-9)
  }

  @Test func `sizeToFit keeps the frame's origin`() {
    let label = UILabel(frame: CGRect(x: 33, y: 44, width: 500, height: 500))
    label.text = "Cart"
    label.sizeToFit()
    #expect(label.frame.origin == CGPoint(x: 33, y: 44))
    #expect(label.frame.size == label.intrinsicContentSize)
  }

  @Test func `a plain view fits the size that it has and has no natural one`() {
    #expect(view.sizeThatFits(CGSize(width: 5, height: 5)) == CGSize(width: 40, height: 60))
    #expect(
      view.intrinsicContentSize
        == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
  }

  @Test func `an alignment rectangle and its frame lead to one another`() {
    let image = UIImage(
      headlessSize: CGSize(width: 20, height: 20),
      alignmentRectInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let view = UIImageView(image: image)
    let rect = view.alignmentRect(forFrame: view.frame)
    #expect(rect == CGRect(x: 2, y: 1, width: 14, height: 16))
    #expect(view.frame(forAlignmentRect: rect) == view.frame)
    #expect(view.intrinsicContentSize == rect.size)
  }
}
