import ButtonLayout
import DisplayList
import Testing

/// Questions to outlines.
@Suite struct PathTests {
  /// Two squares, one in the other, both drawn the same way round.
  let ring = Path(
    Path(Rect(x: 0, y: 0, width: 10, height: 10)).elements
      + Path(Rect(x: 3, y: 3, width: 4, height: 4)).elements)

  @Test func `a hole depends on the rule`() {
    let middle = Point(x: 5, y: 5)
    #expect(ring.contains(middle, rule: .winding))
    #expect(!ring.contains(middle, rule: .evenOdd))
    #expect(ring.contains(Point(x: 1, y: 1), rule: .evenOdd))
    #expect(!ring.contains(Point(x: 11, y: 5)))
  }

  @Test func `bounds leave control points out that nothing is drawn at`() {
    let arch = Path([
      .move(Point(x: 0, y: 0)), .quadCurve(Point(x: 2, y: 0), control: Point(x: 1, y: 2)),
    ])
    #expect(arch.controlBounds == Rect(x: 0, y: 0, width: 2, height: 2))
    #expect(arch.bounds == Rect(x: 0, y: 0, width: 2, height: 1))
  }

  @Test func `an empty path holds nothing`() {
    #expect(Path().bounds == nil)
    #expect(!Path().contains(.zero))
  }
}
