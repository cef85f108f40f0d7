import HeadlessUIKit
import Testing

/// Constraints are recorded.
@MainActor @Suite struct RestConstraintTests {
  @Test func `an active constraint stands in the nearest view around both`() {
    let parent = UIView()
    let first = UIButton()
    let second = UILabel()
    parent.addSubview(first)
    parent.addSubview(second)
    let gap = second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8)
    let width = first.widthAnchor.constraint(
      equalTo: first.heightAnchor, multiplier: 2, constant: 1)
    let height = first.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    NSLayoutConstraint.activate([gap, width, height])
    #expect(parent.constraints == [gap])
    #expect(first.constraints == [width, height])
    #expect(gap.firstItem === second && gap.firstAttribute == .leading)
    #expect(gap.secondItem === first && gap.secondAttribute == .trailing && gap.constant == 8)
    #expect(width.multiplier == 2 && width.constant == 1)
    #expect(height.relation == .greaterThanOrEqual && height.secondAttribute == .notAnAttribute)
    gap.isActive = false
    #expect(parent.constraints.isEmpty && !gap.isActive)
    first.removeConstraints([width])
    #expect(!width.isActive && height.isActive)
    #expect(HeadlessReport.issues.contains { $0.name == "NSLayoutConstraint.isActive" })
  }

  @Test func `two views without one around both get no constraint`() {
    let constraint = UIView().topAnchor.constraint(equalTo: UIView().topAnchor)
    let first = UIView()
    let second = UIView()
    let other = first.topAnchor.constraint(equalTo: second.topAnchor)
    other.isActive = true
    #expect(!other.isActive && first.constraints.isEmpty && second.constraints.isEmpty)
    constraint.isActive = true
    #expect(!constraint.isActive)
  }

  @Test func `guides have frames and anchors`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 84, height: 34))
    #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    #expect(view.layoutGuides == [guide] && guide.owningView === view)
    let constraint = guide.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
    constraint.isActive = true
    #expect(view.constraints == [constraint])
    view.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
  }

  @Test func `an old constraint names items and attributes`() {
    let view = UIView()
    let constraint = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .lessThanOrEqual, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 20)
    view.addConstraint(constraint)
    #expect(constraint.isActive && view.constraints == [constraint])
    #expect(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]|", views: ["a": view]).isEmpty)
  }
}
