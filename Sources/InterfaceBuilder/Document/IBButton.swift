import ButtonLayout

/// A button as its document writes it: nothing is laid out, defaulted or resolved here.
///
/// An attribute that is absent keeps the default that UIKit and Interface Builder agree on; what
/// could not be read is absent too and has a sentence in ``issues``.
public struct IBButton: Equatable, Sendable {
  /// The `id`, for example `NLs-WP-EeK`; empty when none is written (an issue says so).
  public var objectID: String = ""
  /// The line of the element's `<`, from 1.
  public var line: Int
  /// The bytes of the whole element, from the `<` of `<button` to after `</button>` or `/>`.
  public var byteRange: Range<Int>
  /// The element that holds the button: `stackView`, `view`, `tableViewCellContentView`.
  ///
  /// `<subviews>` is looked through: it only says that children follow.
  public var parentElement: String

  /// The button's type; `custom` when not written.
  public var buttonType: IBButtonType = .custom
  /// Where the content stands horizontally; centred when not written or not known.
  public var contentHorizontalAlignment: ContentHorizontalAlignment = .center
  /// Where the content stands vertically; centred when not written or not known.
  public var contentVerticalAlignment: ContentVerticalAlignment = .center
  /// `middleTruncation`, `tailTruncation`, `wordWrap` …, as written.
  public var lineBreakMode: String?
  /// The class when it is not UIButton.
  public var customClass: String?
  /// The module of ``customClass``.
  public var customModule: String?
  /// The name that a person gave the button in Interface Builder.
  public var userLabel: String?
  /// `forceRightToLeft`, `playback` …, as written.
  public var semanticContentAttribute: String?
  /// Whether the autoresizing mask decides the frame; true when not written.
  public var translatesAutoresizingMaskIntoConstraints = true
  /// Whether the button is hidden; false when not written.
  public var isHidden = false
  /// Whether the button is enabled; true when not written.
  public var isEnabled = true
  /// Whether the button is selected; false when not written.
  public var isSelected = false
  /// The tag; 0 when not written.
  public var tag = 0
  /// Whether Interface Builder found too few constraints when it saved.
  public var isAmbiguous = false
  /// Whether the stored frame differs from the one that the constraints give.
  public var isMisplaced = false
  /// Whether the title was set as "Attributed" in Interface Builder.
  public var hasAttributedTitle = false

  /// The stored frame in points, in the parent's coordinates; nil when not written or not readable.
  public var frame: Rect?
  /// The insets of image and title together, with their place; nil when not written or not readable.
  public var contentInset: IBInset?
  /// The image's insets with their place; nil when not written or not readable.
  public var imageInset: IBInset?
  /// The title's insets with their place; nil when not written or not readable.
  public var titleInset: IBInset?
  /// The font; nil when not written, which means the type's default.
  public var fontDescription: IBFontDescription?
  /// The states in document order.
  public var states: [IBState] = []
  /// The configuration; with one, UIKit ignores the three insets.
  public var configuration: IBButtonConfiguration?
  /// The attributes set by key path when the app runs, in document order.
  public var runtimeAttributes: [IBRuntimeAttribute] = []
  /// The stack view that arranges the button; nil outside one.
  public var stack: IBStack?
  /// How the image's view draws: `center`, `scaleAspectFit` …, as written; it does not reach a button's image.
  public var contentMode: String?
  /// How much the button resists being wider than its natural size, from 1 to 1000.
  public var horizontalHuggingPriority: Double = 250
  /// How much the button resists being higher than its natural size, from 1 to 1000.
  public var verticalHuggingPriority: Double = 250
  /// How much the button resists being narrower than its natural size, from 1 to 1000.
  public var horizontalCompressionResistancePriority: Double = 750
  /// How much the button resists being lower than its natural size, from 1 to 1000.
  public var verticalCompressionResistancePriority: Double = 750
  /// Whether the image grows with the text at accessibility sizes; false when not written.
  public var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// What of the frame may change with the superview: `widthSizable`, `flexibleMaxX` …, in document order.
  public var autoresizing: [String] = []
  /// Whether the document leaves the button out where no trait puts it in.
  public var isExcluded = false
  /// The attributes of UIView and UIControl that decide no layout, as written: `opaque`, `alpha` and so on.
  ///
  /// A name that this reader does not know is in the ledger instead.
  public var otherAttributes: [String: String] = [:]
  /// The margins that it keeps from views inside it, in points; nil when not written or not readable.
  public var directionalLayoutMargins: IBDirectionalInsets?
  /// The part of its picture that stretches, as fractions; nil when not written or not readable.
  public var contentStretch: Rect?
  /// Where a button without a superview stands on the canvas; nil when not written or not readable.
  public var canvasLocation: Point?
  /// The background and tint colors.
  public var colors: [IBColor] = []
  /// What the button says to VoiceOver; nil when not written.
  public var accessibility: IBAccessibility?
  /// Its actions, outlets and segues, in document order.
  public var connections: [IBConnection] = []
  /// What the button has otherwise under traits, in document order.
  public var variations: [IBVariation] = []
  /// What could not be read, in document order.
  public var issues: [IBIssue] = []

  /// The insets of image and title together, in points.
  public var contentEdgeInsets: EdgeInsets? { contentInset?.insets }
  /// The image's insets, in points.
  public var imageEdgeInsets: EdgeInsets? { imageInset?.insets }
  /// The title's insets, in points.
  public var titleEdgeInsets: EdgeInsets? { titleInset?.insets }
  /// Whether the button is an arranged view, whose place its stack decides.
  public var isInStackView: Bool { parentElement == "stackView" }

  /// The first state with this key, `normal` for example; linear in the number of states.
  public func state(_ key: String) -> IBState? {
    states.first { $0.key == key }
  }
}
