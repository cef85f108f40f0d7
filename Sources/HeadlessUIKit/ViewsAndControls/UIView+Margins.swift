import Foundation

extension UIView {
  var effectiveMargins: UIEdgeInsets {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var margins = UIEdgeInsets(
      top: ownMargins.top, left: isReversed ? ownMargins.trailing : ownMargins.leading,
      bottom: ownMargins.bottom, right: isReversed ? ownMargins.leading : ownMargins.trailing)
    if insetsLayoutMarginsFromSafeArea {
      let safe = safeAreaInsets
      margins.top += safe.top
      margins.left += safe.left
      margins.bottom += safe.bottom
      margins.right += safe.right
    }
    guard preservesSuperviewLayoutMargins, let parent = superview else { return margins }
    let reach = reach(into: parent.layoutMargins, of: parent)
    return UIEdgeInsets(
      top: max(margins.top, reach.top), left: max(margins.left, reach.left),
      bottom: max(margins.bottom, reach.bottom), right: max(margins.right, reach.right))
  }

  /// How far the frame reaches into the superview's safe area.
  var shareOfSafeArea: UIEdgeInsets {
    guard let parent = superview else { return .zero }
    let insets = parent.safeAreaInsets
    return insets == .zero ? .zero : reach(into: insets, of: parent)
  }

  private func reach(into insets: UIEdgeInsets, of parent: UIView) -> UIEdgeInsets {
    let inner = parent.bounds.inset(by: insets)
    let frame = self.frame
    func share(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      inset > 0 ? max(0, distance) : 0
    }
    return UIEdgeInsets(
      top: share(insets.top, inner.minY - frame.minY),
      left: share(insets.left, inner.minX - frame.minX),
      bottom: share(insets.bottom, frame.maxY - inner.maxY),
      right: share(insets.right, frame.maxX - inner.maxX))
  }

  func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isReversed ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isReversed ? insets.left : insets.right)
  }

  func setMargins(_ margins: NSDirectionalEdgeInsets) {
    guard margins != ownMargins else { return }
    ownMargins = margins
    marginsDidChange()
  }

  func marginsDidChange() {
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
    setNeedsLayout()
  }

  func tellSafeArea() {
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { marginsDidChange() }
    for subview in subviews where subview.ownSafeAreaInsets == nil { subview.tellSafeArea() }
  }
}
