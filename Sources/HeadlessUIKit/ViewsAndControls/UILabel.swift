import ButtonLayout
import Foundation
import Typesetting

/// A view of text.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// Creates a label with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeLabel()
  }

  /// Creates a label from an archive; here without reading one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeLabel()
  }

  private func becomeLabel() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentPriorities = ContentPriorities(
      hugging: UILayoutPriority(251), compression: .defaultHigh)
  }

  /// The text.
  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      guard newValue != plain || attributed != nil else { return }
      plain = newValue
      attributed = nil
      sizeDidChange()
    }
  }

  /// The text with attributes of its own.
  open var attributedText: NSAttributedString? {
    get {
      attributed ?? plain.map { NSAttributedString(string: $0, attributes: [.font: font as Any]) }
    }
    set {
      guard newValue != attributed || plain != newValue?.string else { return }
      attributed = newValue
      plain = newValue?.string
      sizeDidChange()
    }
  }

  private var plain: String?
  private(set) var attributed: NSAttributedString?
  var ownFont: UIFont?

  /// The font: 17 points of the system's unless another was set.
  open var font: UIFont! {
    get { ownFont ?? defaultFont }
    set {
      guard newValue != ownFont else { return }
      ownFont = newValue
      sizeDidChange()
    }
  }

  var defaultFont: UIFont { UIFont.systemFont(ofSize: 17) }

  /// The colour of the text.
  open var textColor: UIColor! = .label
  /// The colour while highlighted.
  open var highlightedTextColor: UIColor?
  /// Whether it is shown highlighted.
  open var isHighlighted = false
  /// Whether it is shown enabled.
  open var isEnabled = true
  /// The shadow's colour.
  open var shadowColor: UIColor?
  /// The shadow's shift, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// How the lines stand.
  open var textAlignment = NSTextAlignment.natural
  /// How the text gives way.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if oldValue != lineBreakMode { sizeDidChange() } }
  }
  /// The most lines; 0 for as many as needed.
  open var numberOfLines = 1 {
    didSet { if oldValue != numberOfLines { sizeDidChange() } }
  }
  /// Whether the font shrinks to fit the width.
  open var adjustsFontSizeToFitWidth = false {
    didSet {
      guard adjustsFontSizeToFitWidth else { return }
      HeadlessReport.note("UILabel.adjustsFontSizeToFitWidth", "Fonts keep their size.")
    }
  }
  /// How far the font may shrink, 0 to 1.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet {
      HeadlessReport.note(
        "UILabel.minimumScaleFactor", "Fonts keep their size.", when: minimumScaleFactor > 0)
    }
  }
  /// Whether the text is tightened before it is truncated.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether the font follows the content size category.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      guard adjustsFontForContentSizeCategory else { return }
      HeadlessReport.note(
        "UILabel.adjustsFontForContentSizeCategory",
        "A font does not follow the content size category after it was made.")
    }
  }
  /// How a shrunken line stands.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet {
      HeadlessReport.note(
        "UILabel.baselineAdjustment", "Fonts keep their size, so that no baseline moves.",
        when: baselineAdjustment != .alignBaselines)
    }
  }
  /// The width that lines wrap at when the natural size is asked for, in points; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if oldValue != preferredMaxLayoutWidth { sizeDidChange() } }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.displayScale != traitCollection.displayScale { sizeDidChange() }
  }

  func sizeDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The natural size, up to the pixel.
  open override var intrinsicContentSize: CGSize {
    size(in: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .greatestFiniteMagnitude)
  }

  /// The size in a width, up to the pixel.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(in: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  /// The rectangle that the text takes in bounds, at their top left.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    CGRect(origin: bounds.origin, size: size(in: bounds.width, lines: numberOfLines))
  }

  /// Draws the text in a rectangle of the current context, in the middle of its height.
  open func drawText(in rect: CGRect) { drawLines(in: rect) }

  /// Draws the text over the bounds.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// The text as it is set; `nil` without a character.
  var styledText: StyledText? {
    guard let text, !text.isEmpty else { return nil }
    return attributed.map { StyledText($0, defaultFont: font) }
      ?? StyledText(text, typeface: font.typeface)
  }

  private func size(in width: CGFloat, lines: Int? = nil) -> CGSize {
    guard let styled = styledText else { return .zero }
    let title = AnyTitle.measured(
      styled, numberOfLines: lines ?? numberOfLines, lineBreakMode: lineBreakMode.engineMode,
      tightens: allowsDefaultTighteningForTruncation)
    let fitted = title.fitted(to: min(Double(width), 1e9)).size
    let scale = traitCollection.displayScale
    let grid = PixelGrid(scale: scale > 0 ? Double(scale) : 2)
    return CGSize(width: grid.up(fitted.width), height: grid.up(fitted.height))
  }
}

/// How a shrunken line stands in its label.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the unshrunken one.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters = 1
  /// At the top.
  case none = 2
}

/// The label of a button's title.
@preconcurrency @MainActor
final class UIButtonLabel: UILabel {
  private weak var button: UIButton?
  private var isSubtitle = false

  init(button: UIButton, isSubtitle: Bool) {
    super.init(frame: .zero)
    self.isSubtitle = isSubtitle
    followLegacyButton()
    contentPriorities = ContentPriorities(
      hugging: .defaultLow, compression: UILayoutPriority(749.5))
    alpha = button.fade
    // Last, since a new label is no change of the button.
    self.button = button
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var defaultFont: UIFont {
    (isSubtitle ? button?.subtitleFont : button?.defaultTitleFont) ?? super.defaultFont
  }

  /// One line that is truncated in the middle, as without a configuration (model §1.1).
  func followLegacyButton() {
    lineBreakMode = .byTruncatingMiddle
    numberOfLines = 1
  }

  /// A change of the label's font or lines changes the button's size.
  ///
  /// What the button itself puts in has been said by the button.
  override func sizeDidChange() {
    guard button?.isUpdatingParts != true else { return }
    super.sizeDidChange()
    button?.invalidateIntrinsicContentSize()
    button?.setNeedsLayout()
  }
}
