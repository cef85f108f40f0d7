import HeadlessUIKit
import Testing

/// Layers of views and others, with UIKit's own names only.
@MainActor @Suite struct LayersTests {
  @Test func `a view and its layer are one thing`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.layer.frame == view.frame)
    #expect(view.layer.position == CGPoint(x: 25, y: 40))
    view.layer.bounds.size.width = 50
    #expect(view.bounds.width == 50)
    view.layer.opacity = 0.5
    #expect(view.alpha == 0.5)
    view.clipsToBounds = true
    #expect(view.layer.masksToBounds)
    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(view.backgroundColor == .red)
    view.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(view.transform.a == 2)
    #expect(view.layer.delegate === view)
  }

  @Test func `a view has a layer of its class`() {
    final class Sunset: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    #expect(Sunset().layer is CAGradientLayer)
    #expect(!(UIView().layer is CAGradientLayer))
  }

  @Test func `a frame follows the anchor point and the transformation`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 40)
    #expect(layer.position == CGPoint(x: 20, y: 30))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 20, y: 30, width: 20, height: 40))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 0.5))
    #expect(layer.frame == CGRect(x: 20, y: 30, width: 40, height: 20))
  }

  @Test func `subviews' layers stand among the sublayers`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let first = UIView()
    let second = UIView()
    let (behind, front) = (CALayer(), CALayer())
    view.addSubview(first)
    view.layer.addSublayer(front)
    view.addSubview(second)
    view.layer.insertSublayer(behind, at: 0)
    #expect(view.layer.sublayers == [behind, first.layer, front, second.layer])
    #expect(front.superlayer === view.layer)
    #expect(first.layer.superlayer === view.layer)
    front.removeFromSuperlayer()
    #expect(view.layer.sublayers?.count == 3)
  }

  @Test func `a layer moves when it is put elsewhere`() {
    let parent = CALayer()
    let layers = [CALayer(), CALayer(), CALayer()]
    for layer in layers { parent.addSublayer(layer) }
    parent.insertSublayer(layers[2], below: layers[1])
    #expect(parent.sublayers == [layers[0], layers[2], layers[1]])
    parent.addSublayer(layers[0])
    #expect(parent.sublayers == [layers[2], layers[1], layers[0]])
    parent.replaceSublayer(layers[1], with: CALayer())
    #expect(layers[1].superlayer == nil)
    #expect(parent.sublayers?.count == 3)
  }

  @Test func `layout goes by way of the layer that somebody asked for`() {
    final class Tracing: UIView {
      let gradient = CAGradientLayer()
      override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        gradient.frame = bounds
      }
    }
    let view = Tracing(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    view.layer.insertSublayer(view.gradient, at: 0)
    view.layoutIfNeeded()
    #expect(view.gradient.frame == view.bounds)
  }

  @Test func `an animation is kept as it was, and listed`() throws {
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "transform.scale")
    animation.toValue = 1.2
    animation.duration = 0.3
    layer.add(animation, forKey: "pulse")
    animation.duration = 9
    #expect(layer.animationKeys() == ["pulse"])
    let kept = try #require(layer.animation(forKey: "pulse") as? CABasicAnimation)
    #expect(kept.duration == 0.3)
    #expect(kept.keyPath == "transform.scale")
    #expect(HeadlessReport.issues.contains { $0.name == "CALayer.add(_:forKey:)" })
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
  }

  @Test func `a transaction calls its completion at the end`() {
    var calls = 0
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { calls += 1 }
    #expect(calls == 0)
    CATransaction.commit()
    #expect(calls == 1)
    CATransaction.commit()
    #expect(calls == 1)
  }

  @Test func `a transformation and its inverse change nothing`() {
    let made = CATransform3DTranslate(
      CATransform3DMakeRotation(.pi / 3, 0, 1, 0), 5, 6, 7)
    let both = CATransform3DConcat(made, CATransform3DInvert(made))
    #expect(abs(both.m11 - 1) < 1e-9)
    #expect(abs(both.m41) < 1e-9)
    #expect(!CATransform3DIsAffine(made))
    #expect(CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 0, 1)))
  }

  @Test func `the default values are Core Animation's`() {
    let layer = CALayer()
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowRadius == 3)
    #expect(layer.shadowOpacity == 0)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(CAGradientLayer().endPoint == CGPoint(x: 0.5, y: 1))
    #expect(CAShapeLayer().fillColor == UIColor.black.cgColor)
  }
}
