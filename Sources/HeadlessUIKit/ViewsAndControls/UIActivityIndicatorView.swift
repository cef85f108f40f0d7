import Foundation

/// A wheel that turns while something is awaited; it does not turn here.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Int, Sendable {
    /// White and large.
    case whiteLarge = 0
    /// White.
    case white = 1
    /// Grey.
    case gray = 2
    /// The usual size, 20 points.
    case medium = 100
    /// The large size, 37 points.
    case large = 101

    var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
  }

  /// How large it is.
  open var style: Style {
    didSet { if oldValue != style { invalidateIntrinsicContentSize() } }
  }
  /// The colour.
  open var color: UIColor! = UIColor(white: 0.6, alpha: 1)
  /// Whether it is hidden while it does not turn.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }
  /// Whether it turns.
  open internal(set) var isAnimating = false

  /// Creates a wheel of its natural size, hidden.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    isHidden = true
  }

  /// Creates a wheel of the usual size with a frame, hidden.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a wheel from an archive; here without reading one.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    isHidden = true
  }

  /// Shows it and has it turn.
  open func startAnimating() {
    HeadlessReport.note(
      "UIActivityIndicatorView.startAnimating()", "It is shown; nothing turns here.")
    isAnimating = true
    isHidden = false
  }

  /// Has it stand, and hides it where that is wanted.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: style.side, height: style.side)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
