import Foundation

extension UIView {
  func insert(_ view: UIView, at index: Int) {
    precondition(view !== self, "A view cannot be its own subview.")
    precondition(!isDescendant(of: view), "A view cannot be put into one of its own subviews.")
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(max(0, index), subviews.count))
      markUnlessLayingOut()
      return
    }
    view.move(to: self, at: index)
  }

  /// Takes the view out of its superview and puts it into another one, and tells everybody in UIKit's order.
  func move(to parent: UIView?, at index: Int) {
    let old = superview
    guard old != nil || parent != nil else { return }
    let traits = traitCollection
    let tint: UIColor? = tintColor
    let (oldWindow, newWindow) = (window, parent?.window)
    if oldWindow !== newWindow { tellWillMove(to: newWindow) }
    willMove(toSuperview: parent)
    if let old {
      old.willRemoveSubview(self)
      old.subviews.removeAll { $0 === self }
      old.markUnlessLayingOut()
    }
    parent?.subviews.insert(self, at: min(max(0, index), parent?.subviews.count ?? 0))
    superview = parent
    tellTraits(from: traits)
    if ownTintColor == nil && tint != tintColor { tellTintColor() }
    if oldWindow !== newWindow { tellDidMoveToWindow() }
    didMoveToSuperview()
    guard let parent else { return }
    parent.didAddSubview(self)
    setNeedsLayout()
    parent.markUnlessLayingOut()
  }

  private func tellWillMove(to window: UIWindow?) {
    willMove(toWindow: window)
    for subview in subviews { subview.tellWillMove(to: window) }
  }

  private func tellDidMoveToWindow() {
    didMoveToWindow()
    for subview in subviews { subview.tellDidMoveToWindow() }
  }

  /// Puts a view below another one.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: place(of: sibling, without: view) ?? 0)
  }

  /// Puts a view above another one.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: place(of: sibling, without: view).map { $0 + 1 } ?? subviews.count)
  }

  private func place(of sibling: UIView, without view: UIView) -> Int? {
    subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  /// Brings a subview to the front.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view, at: subviews.count)
  }

  /// Sends a subview to the back.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view, at: 0)
  }

  /// Exchanges the order of two subviews.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
  }

  /// Whether the view is the other one or below it.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let here = current {
      if here === view { return true }
      current = here.superview
    }
    return false
  }

  /// The view itself or the first below it with a tag.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }
}
