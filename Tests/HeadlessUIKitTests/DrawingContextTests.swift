import ButtonLayout
import DisplayList
import HeadlessUIKit
import Testing

/// What is recorded of drawing.
@MainActor @Suite struct DrawingContextTests {
  private func items(_ draw: (CGContext) -> Void) throws -> [DisplayItem] {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 100, height: 50), false, 2)
    defer { UIGraphicsEndImageContext() }
    let context = try #require(UIGraphicsGetCurrentContext())
    draw(context)
    return context.picture.items
  }

  @Test func `a fill keeps colour, coordinates and clip`() throws {
    let items = try items { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 30, height: 30))
      context.translateBy(x: 10, y: 0)
      UIColor.red.setFill()
      context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    #expect(items.count == 1)
    let item = try #require(items.first)
    #expect(
      item.content
        == .fill(
          Path(Rect(x: 1, y: 2, width: 3, height: 4)),
          .color(Color(red: 1, green: 0, blue: 0)), .winding))
    #expect(item.transform.tx == 10)
    #expect(item.clips.count == 1)
  }

  @Test func `what is restored is what was saved`() throws {
    let items = try items { context in
      context.saveGState()
      context.setAlpha(0.5)
      context.scaleBy(x: 2, y: 2)
      context.restoreGState()
      context.restoreGState()
      context.fill(.zero)
    }
    #expect(items.first?.opacity == 1)
    #expect(items.first?.transform == .identity)
  }

  @Test func `an outline stays where it was begun when coordinates change`() throws {
    let items = try items { context in
      context.move(to: CGPoint(x: 10, y: 10))
      context.translateBy(x: 5, y: 0)
      context.addLine(to: CGPoint(x: 10, y: 10))
      context.strokePath()
    }
    guard case .stroke(let path, _, _) = try #require(items.first).content else {
      Issue.record("expected a stroke")
      return
    }
    #expect(path.points == [Point(x: 5, y: 10), Point(x: 10, y: 10)])
  }

  @Test func `a layer is one group, and one that was not ended is kept`() throws {
    let items = try items { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(items.count == 1)
    #expect(items.first?.opacity == 0.5)
    guard case .group(let inner)? = items.first?.content else {
      Issue.record("expected a group")
      return
    }
    #expect(inner.first?.opacity == 1)
  }

  @Test func `a path draws with its own pen`() throws {
    let items = try items { _ in
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
      path.lineWidth = 3
      path.setLineDash([4, 2], count: 2, phase: 1)
      path.stroke()
      path.fill()
    }
    guard case .stroke(_, _, let pen) = try #require(items.first).content else {
      Issue.record("expected a stroke")
      return
    }
    #expect(pen == Stroke(width: 3, dash: [4, 2], dashPhase: 1))
    #expect(items.count == 2)
  }

  @Test func `a gradient fills what is not clipped away`() throws {
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1]))
    let items = try items { context in
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: .drawsAfterEndLocation)
    }
    guard case .fill(let path, .gradient(let drawn), _) = try #require(items.first).content else {
      Issue.record("expected a gradient")
      return
    }
    #expect(path.controlBounds == Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(drawn.stops.map(\.location) == [0, 1])
    #expect(!drawn.extendsBeforeStart)
  }

  @Test func `text stands on its baseline, line by line`() throws {
    let font = UIFont.systemFont(ofSize: 17)
    let items = try items { _ in
      "Add to\nCart".draw(at: CGPoint(x: 3, y: 4), withAttributes: [.font: font])
    }
    let texts = items.compactMap { item -> TextItem? in
      guard case .text(let text) = item.content else { return nil }
      return text
    }
    #expect(texts.map(\.string) == ["Add to", "Cart"])
    #expect(texts.first?.origin == Point(x: 3, y: 4 + Double(font.ascender)))
    #expect(
      texts.last?.origin.y == 4 + Double(font.lineHeight) + Double(font.ascender))
  }

  @Test func `nobody draws outside of a context`() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIBezierPath(rect: .zero).fill()
    UIImage(headlessSize: .zero).draw(at: .zero)
    "Cart".draw(at: .zero)
    UIColor.red.set()
  }
}
