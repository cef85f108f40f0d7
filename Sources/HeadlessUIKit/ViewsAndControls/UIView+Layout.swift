import Foundation

extension UIView {
  /// How often a layout is repeated that asks for itself; UIKit's limit is not known.
  static let repetitions = 8

  func layOutUntilSettled() {
    for _ in 0..<UIView.repetitions {
      updateConstraintsIfNeeded()
      guard layOutTree() else { return }
    }
    HeadlessReport.note(
      "UIView.layoutSubviews()",
      "A view asks for layout each time that it is laid out; it was given up after "
        + "\(UIView.repetitions) times.")
  }

  /// Lays out the view where it asked for it, and then everything below.
  ///
  /// - Returns: Whether somebody has asked again meanwhile.
  func layOutTree() -> Bool {
    guard !isLayingOut else { return false }
    willLayOut()
    if isLayoutNeeded {
      isLayoutNeeded = false
      isLayingOut = true
      let controller = controller
      controller?.viewWillLayoutSubviews()
      layoutLayersAndSubviews()
      controller?.viewDidLayoutSubviews()
      isLayingOut = false
    }
    var asksAgain = false
    for subview in subviews where subview.layOutTree() { asksAgain = true }
    return asksAgain || isLayoutNeeded
  }

  /// Asks for layout, unless the change comes from the view's own layout.
  func markUnlessLayingOut() {
    if !isLayingOut { setNeedsLayout() }
  }

  /// Takes new bounds and asks for the layouts that follow.
  func change(_ bounds: CGRect) {
    let old = storedBounds
    storedBounds = bounds
    if old.size != bounds.size {
      resizeSubviews(from: old.size)
      setNeedsLayout()
      superview?.markUnlessLayingOut()
    } else if old.origin != bounds.origin {
      setNeedsLayout()
    }
  }

  /// Resizes the subviews by their masks after the bounds changed.
  func resizeSubviews(from old: CGSize) {
    guard autoresizesSubviews else { return }
    for view in subviews where !view.autoresizingMask.isEmpty {
      let mask = view.autoresizingMask
      var frame = view.frame
      (frame.origin.x, frame.size.width) = UIView.resized(
        frame.origin.x, frame.size.width, old.width, bounds.width,
        [
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin),
        ])
      (frame.origin.y, frame.size.height) = UIView.resized(
        frame.origin.y, frame.size.height, old.height, bounds.height,
        [
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin),
        ])
      view.frame = frame
    }
  }

  /// Shares a change of the outer length among what may give: in proportion to what there was, or evenly of nothing.
  private static func resized(
    _ origin: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat, _ gives: [Bool]
  ) -> (CGFloat, CGFloat) {
    var parts = [origin, length, old - origin - length]
    let flexible = parts.indices.filter { gives[$0] }
    guard !flexible.isEmpty else { return (origin, length) }
    let total = flexible.reduce(0) { $0 + parts[$1] }
    let change = new - old
    for index in flexible {
      parts[index] +=
        total == 0 ? change / CGFloat(flexible.count) : change * parts[index] / total
    }
    return (parts[0], parts[1])
  }
}
