import ButtonLayout
import DisplayList
import HeadlessUIKit
import Testing

/// What is drawn of layers.
@MainActor @Suite struct LayersRenderingTests {
  private func items(_ layer: CALayer) throws -> [DisplayItem] {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 100, height: 100), false, 1)
    defer { UIGraphicsEndImageContext() }
    let context = try #require(UIGraphicsGetCurrentContext())
    layer.render(in: context)
    return context.picture.items
  }

  @Test func `background, sublayers and border are drawn in this order`() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    layer.backgroundColor = UIColor.red.cgColor
    layer.borderWidth = 2
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 10, y: 10, width: 5, height: 5)
    shape.path = UIBezierPath(ovalIn: shape.bounds).cgPath
    layer.addSublayer(shape)
    let items = try items(layer)
    #expect(items.count == 3)
    guard case .fill(let background, _, _) = items[0].content,
      case .stroke(let border, _, let pen) = items[2].content
    else {
      Issue.record("expected a fill and a stroke")
      return
    }
    #expect(background == Path(Rect(x: 0, y: 0, width: 50, height: 50)))
    #expect(border == Path(Rect(x: 1, y: 1, width: 48, height: 48)))
    #expect(pen.width == 2)
    #expect(items[1].transform.tx == 10)
  }

  @Test func `a view draws what it says it draws`() throws {
    final class Dot: UIView {
      override func draw(_ rect: CGRect) { UIBezierPath(ovalIn: rect).fill() }
    }
    let view = Dot(frame: CGRect(x: 40, y: 40, width: 10, height: 10))
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.addSubview(view)
    let items = try items(parent.layer)
    #expect(items.count == 1)
    #expect(items.first?.transform.tx == 40)
    view.isHidden = true
    #expect(try self.items(parent.layer).isEmpty)
  }

  @Test func `what is half opaque is one group`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    view.alpha = 0.5
    let items = try items(view.layer)
    #expect(items.first?.opacity == 0.5)
    guard case .group(let inner)? = items.first?.content else {
      Issue.record("expected a group")
      return
    }
    #expect(inner.count == 1)
  }
}
