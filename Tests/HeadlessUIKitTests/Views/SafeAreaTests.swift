import Testing

@testable import HeadlessUIKit

/// The safe area, which a root brings in and every view below has its share of.
@MainActor @Suite struct SafeAreaTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

  init() { root.ownSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0) }

  private func view(_ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    root.addSubview(view)
    return view
  }

  @Test func `a view has the share that its frame covers`() {
    #expect(view(root.bounds).safeAreaInsets == root.safeAreaInsets)
    #expect(view(CGRect(x: 0, y: 100, width: 10, height: 10)).safeAreaInsets == .zero)
    #expect(
      view(CGRect(x: 0, y: 20, width: 10, height: 570)).safeAreaInsets
        == UIEdgeInsets(top: 24, left: 0, bottom: 24, right: 0))
  }

  @Test func `it is added to the margins unless that is switched off`() {
    let view = view(root.bounds)
    #expect(view.layoutMargins == UIEdgeInsets(top: 52, left: 8, bottom: 42, right: 8))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins.top == 8)
  }

  @Test func `a change is told down the tree`() {
    final class Told: UIView {
      var changes = 0
      override func safeAreaInsetsDidChange() { changes += 1 }
    }
    let told = Told(frame: root.bounds)
    root.addSubview(told)
    root.ownSafeAreaInsets = .zero
    #expect(told.changes == 1)
  }
}
