import HeadlessUIKit
import Testing

/// A control's state and where its content stands.
@MainActor @Suite struct ControlStateTests {
  @Test func `states have UIKit's bits`() {
    let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
    #expect(states.map(\.rawValue) == [0, 1, 2, 4, 8])
    #expect(UIControl.State.application.rawValue == 0x00FF_0000)
  }

  @Test(arguments: 0..<8)
  func `every mix of switches is a state`(_ bits: Int) {
    let control = UIControl()
    control.isHighlighted = bits & 1 != 0
    control.isEnabled = bits & 2 == 0
    control.isSelected = bits & 4 != 0
    #expect(control.state.rawValue == UInt(bits))
  }

  @Test func `a subclass adds a state of its own`() {
    final class Loading: UIControl {
      override var state: State { super.state.union(State(rawValue: 1 << 16)) }
    }
    #expect(Loading().state.rawValue == 1 << 16)
  }

  typealias Alignment = UIControl.ContentHorizontalAlignment

  nonisolated static let directions: [(UISemanticContentAttribute, Bool, Bool)] = [
    // The attribute, whether the interface reads from right to left, whether the control then does.
    (.unspecified, false, false), (.unspecified, true, true), (.playback, true, false),
    (.spatial, true, false), (.forceLeftToRight, true, false), (.forceRightToLeft, false, true),
  ]

  nonisolated static let alignments: [(Alignment, Alignment, Alignment)] = [
    // What is set, what it is from left to right, what it is from right to left.
    (.center, .center, .center), (.left, .left, .left), (.right, .right, .right),
    (.fill, .fill, .fill), (.leading, .left, .right), (.trailing, .right, .left),
  ]

  @Test(arguments: directions, alignments)
  func `leading and trailing are turned by the effective direction, the others stay`(
    _ direction: (UISemanticContentAttribute, Bool, Bool),
    _ alignment: (Alignment, Alignment, Alignment)
  ) {
    let control = UIControl()
    if direction.1 { control.traitOverrides.layoutDirection = .rightToLeft }
    control.semanticContentAttribute = direction.0
    control.contentHorizontalAlignment = alignment.0
    let expected = direction.2 ? alignment.2 : alignment.1
    #expect(control.effectiveContentHorizontalAlignment == expected)
  }

  /// UIKit documents that the attribute is not inherited; a stack of controls sets it on each.
  @Test func `a superview's forced direction does not turn the alignment`() {
    let (parent, control) = (UIView(), UIControl())
    parent.semanticContentAttribute = .forceRightToLeft
    parent.addSubview(control)
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .left)
  }

  @Test func `alignments begin in the middle and have UIKit's numbers`() {
    #expect(UIControl().contentHorizontalAlignment == .center)
    #expect(UIControl().contentVerticalAlignment == .center)
    let across: [Alignment] = [.center, .left, .right, .fill, .leading, .trailing]
    #expect(across.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    let down: [UIControl.ContentVerticalAlignment] = [.center, .top, .bottom, .fill]
    #expect(down.map(\.rawValue) == [0, 1, 2, 3])
  }
}
