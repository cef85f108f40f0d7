import HeadlessUIKit

/// A view that counts its layouts.
final class CountingView: UIView {
  var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }

  /// How often the view is laid out by what is done, up to and with the next layout of everything above it.
  func layouts(after work: () -> Void) -> Int {
    topmost.layoutIfNeeded()
    let before = layouts
    work()
    topmost.layoutIfNeeded()
    return layouts - before
  }

  private var topmost: UIView {
    var view: UIView = self
    while let above = view.superview { view = above }
    return view
  }
}

/// An image of a size, as buttons need it.
func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
  UIImage(headlessSize: CGSize(width: width, height: height))
}
