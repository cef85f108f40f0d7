import HeadlessUIKit
import Testing

/// Outlines, with UIKit's own names only.
@MainActor @Suite struct DrawingPathTests {
  @Test func `shapes fill their rectangles`() {
    let rect = CGRect(x: 10, y: 20, width: 60, height: 40)
    for path in [
      UIBezierPath(rect: rect), UIBezierPath(ovalIn: rect),
      UIBezierPath(roundedRect: rect, cornerRadius: 8),
      UIBezierPath(
        roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
        cornerRadii: CGSize(width: 8, height: 8)),
    ] {
      #expect(path.bounds == rect)
      #expect(path.contains(CGPoint(x: 40, y: 40)))
      #expect(!path.contains(CGPoint(x: 9, y: 40)))
    }
  }

  @Test func `only corners that are asked for are round`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: .topLeft, cornerRadii: CGSize(width: 20, height: 20))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 99, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 99)))
  }

  @Test func `a clockwise arc on the screen goes down first`() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(path.currentPoint.x) < 1e-9)
    #expect(abs(path.currentPoint.y - 10) < 1e-9)
    #expect(path.bounds.minY > -1e-9)
    let other = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(other.bounds.minY + 10) < 1e-9)
  }

  @Test func `a whole turn is a circle`() {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 5, y: 5), radius: 5, startAngle: -.pi / 2, endAngle: 1.5 * .pi,
      clockwise: true)
    #expect(path.contains(CGPoint(x: 1, y: 5)))
    #expect(path.contains(CGPoint(x: 9, y: 5)))
  }

  @Test func `nothing is drawn from nowhere`() {
    let path = UIBezierPath()
    path.addLine(to: CGPoint(x: 5, y: 5))
    path.close()
    #expect(path.isEmpty)
    #expect(path.bounds == .zero)
  }

  @Test func `closing goes back to where the subpath began`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 2))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func `the other way round is the same outline`() {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 6))
    #expect(path.reversing().bounds == path.bounds)
    #expect(path.reversing().reversing().cgPath == path.cgPath)
  }

  @Test func `an arc between tangents touches both`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(abs(path.currentPoint.x - 10) < 1e-9)
    #expect(abs(path.currentPoint.y - 4) < 1e-9)
  }

  @Test func `steps are told one by one`() {
    var types: [CGPathElementType] = []
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).cgPath.applyWithBlock {
      types.append($0.pointee.type)
    }
    #expect(types.first == .moveToPoint)
    #expect(types.last == .closeSubpath)
  }

  @Test func `C's functions say what the methods say`() {
    let made = CGAffineTransformRotate(CGAffineTransformMakeTranslation(3, 4), .pi / 2)
    #expect(made == CGAffineTransform(translationX: 3, y: 4).rotated(by: .pi / 2))
    #expect(CGAffineTransformIsIdentity(CGAffineTransformIdentity))
  }
}
