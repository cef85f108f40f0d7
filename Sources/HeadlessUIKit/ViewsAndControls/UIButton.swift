import ButtonLayout
import Foundation
import Typesetting

/// A control that shows an image, a title or both, and does something when it is tapped.
///
/// Geometry comes from Keycap's engine. Asking for it makes no view: the label and the image view are made when
/// they are first touched, or at the first layout that shows them.
@preconcurrency @MainActor
open class UIButton: UIControl {
  // MARK: Creating

  /// The button's type.
  open private(set) var buttonType = ButtonType.custom

  /// Creates a custom button with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }
  /// Creates a button from an archive; here without reading one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Creates a system button that does something when it is tapped.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    become(buttonType)
    take(primaryAction)
  }

  /// Creates a custom button with a frame that does something when it is tapped.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// Creates a button with a configuration.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    become(.system)
    self.configuration = configuration
    take(primaryAction)
  }

  /// Creates a system button with an image that calls a method of a target when it is tapped.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  private func become(_ type: ButtonType) {
    buttonType = type
    let insets = LegacyButton.defaultContentEdgeInsets(
      for: engineType, idiom: traitCollection.userInterfaceIdiom.engineIdiom)
    if !insets.isZero {
      contentEdgeInsets = UIEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
    switch type {
    case .custom, .system, .plain: break
    default:
      HeadlessReport.note(
        "UIButton.ButtonType.\(type)", "The picture that this type brings is not shown.")
    }
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Values by state

  var values: [State: StateValues] = [:]

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: State) {
    change(state) { $0.title = title }
  }
  /// Sets the attributed title of a state; it wins over a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }
  /// Sets the title's colour in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state, affectsSize: false) { $0.titleColor = color }
  }
  /// Sets the colour of the title's shadow in a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change(state, affectsSize: false) { $0.titleShadowColor = color }
  }
  /// Sets the image of a state.
  open func setImage(_ image: UIImage?, for state: State) {
    change(state) { $0.image = image }
  }
  /// Sets the background image of a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.backgroundImage = image }
  }
  /// Sets how symbols are drawn in a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    change(state) { $0.symbolConfiguration = configuration }
  }

  /// The title of a state: the one set for exactly it, or that of the normal state.
  open func title(for state: State) -> String? { value(state) { $0.title } }
  /// The attributed title of a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    value(state) { $0.attributedTitle }
  }
  /// The title's colour in a state.
  open func titleColor(for state: State) -> UIColor? {
    value(state) { $0.titleColor } ?? defaultTitleColor(for: state)
  }
  /// The colour of the title's shadow in a state.
  open func titleShadowColor(for state: State) -> UIColor? { value(state) { $0.titleShadowColor } }
  /// The image of a state.
  open func image(for state: State) -> UIImage? { value(state) { $0.image } }
  /// The background image of a state.
  open func backgroundImage(for state: State) -> UIImage? { value(state) { $0.backgroundImage } }
  /// How symbols are drawn in a state.
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? {
    value(state) { $0.symbolConfiguration }
  }

  /// The title of the current state.
  open var currentTitle: String? { title(for: state) }
  /// The attributed title of the current state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The title's colour in the current state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The colour of the title's shadow in the current state.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The image of the current state.
  open var currentImage: UIImage? { image(for: state) }
  /// The background image of the current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// How symbols are drawn in the current state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsUpdateConfiguration()
    contentDidChange(affectsSize: true)
  }

  // MARK: Insets

  /// The distance of the content from the bounds, in points; counted in the natural size.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if oldValue != contentEdgeInsets { contentDidChange(affectsSize: true) } }
  }
  /// Moves and squeezes the title's room, in points; not counted in the natural size.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if oldValue != titleEdgeInsets { setNeedsLayout() } }
  }
  /// Moves and squeezes the image's room, in points; not counted in the natural size.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if oldValue != imageEdgeInsets { setNeedsLayout() } }
  }

  // MARK: Switches

  /// Whether the image is darkened while a finger is on it.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image is faded while the button is disabled.
  open var adjustsImageWhenDisabled = true
  /// Whether the title's shadow changes sides while a finger is on it.
  open var reversesTitleShadowWhenHighlighted = false {
    didSet {
      HeadlessReport.note(
        "UIButton.reversesTitleShadowWhenHighlighted", "A shadow stays where it is.",
        when: reversesTitleShadowWhenHighlighted)
    }
  }
  /// Whether the button glows while a finger is on it.
  open var showsTouchWhenHighlighted = false {
    didSet {
      HeadlessReport.note(
        "UIButton.showsTouchWhenHighlighted", "No glow is shown.", when: showsTouchWhenHighlighted)
    }
  }
  /// Whether a pointer changes over it.
  open var isPointerInteractionEnabled = false {
    didSet {
      HeadlessReport.note(
        "UIButton.isPointerInteractionEnabled", "There is no pointer.",
        when: isPointerInteractionEnabled)
    }
  }
  /// How a pointer looks over it; kept.
  open var pointerStyleProvider: PointerStyleProvider? {
    didSet {
      HeadlessReport.note(
        "UIButton.pointerStyleProvider", "There is no pointer.", when: pointerStyleProvider != nil)
    }
  }
  /// What the button is for in an alert.
  open var role = Role.normal {
    didSet {
      HeadlessReport.note(
        "UIButton.role", "A role changes neither look nor layout here.", when: role != .normal)
    }
  }
  /// Whether tapping selects and deselects it.
  open var changesSelectionAsPrimaryAction = false
  /// What is shown when the button is pressed long, or tapped.
  open var menu: UIMenu? {
    didSet {
      HeadlessReport.note("UIButton.menu", "Menus are kept and not shown.", when: menu != nil)
    }
  }
  /// Which system's look is wanted; kept.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic {
    didSet {
      HeadlessReport.note(
        "UIButton.preferredBehavioralStyle", "There is one style here, the iPad's.",
        when: preferredBehavioralStyle != .automatic)
    }
  }
  /// Which system's look is shown: the iPad's, which phones share.
  open var behavioralStyle: UIBehavioralStyle { .pad }
  /// Whether a pointer is over it: there is none here.
  open var isHovered: Bool { false }
  /// Whether it is pressed long.
  open var isHeld: Bool { false }

  // MARK: Parts

  var madeTitleLabel: UIButtonLabel?
  var madeImageView: UIImageView?
  var madeBackgroundView: UIImageView?
  /// Whether the parts are being brought up to date, so that their changes are the button's own.
  var isUpdatingParts = false
  /// How opaque the button's state has made the parts.
  var fade: CGFloat = 1
  /// The title's size as somebody measured it, for tests by recorded rows.
  package var headlessTitleSize: CGSize?
  /// How the size of a measured title is rounded: as on the systems that the button is compared with.
  package var headlessGeneration = Generation.current {
    didSet { if oldValue != headlessGeneration { contentDidChange(affectsSize: true) } }
  }

  /// The label of the title, made when it is first asked for.
  open var titleLabel: UILabel? {
    if let madeTitleLabel { return madeTitleLabel }
    let label = UIButtonLabel(button: self, isSubtitle: false)
    madeTitleLabel = label
    updateParts()
    return label
  }

  /// The view of the image, made when it is first asked for.
  open var imageView: UIImageView? {
    if let madeImageView { return madeImageView }
    let view = UIImageView(frame: .zero)
    view.clipsToBounds = true
    view.alpha = fade
    madeImageView = view
    updateParts()
    return view
  }

  /// The label of a configuration's subtitle, made when it is first asked for; `nil` without a subtitle.
  open var subtitleLabel: UILabel? {
    if let label = configurationParts.subtitleLabel { return label }
    guard shownSubtitle != nil else { return nil }
    let label = UIButtonLabel(button: self, isSubtitle: true)
    configurationParts.subtitleLabel = label
    updateParts()
    return label
  }
  var configurationParts = ConfigurationParts()

  // MARK: Configuration

  /// How the button looks and is laid out since iOS 15; insets and rect methods are then not consulted.
  open var configuration: Configuration? {
    didSet {
      if oldValue != nil && configuration == nil { stopFollowingConfiguration() }
      setNeedsUpdateConfiguration()
      contentDidChange(affectsSize: true)
    }
  }
  /// Called when the configuration has to follow the state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the system changes the configuration with the state.
  open var automaticallyUpdatesConfiguration = true

  private var isConfigurationUpdateNeeded = false
  private var isUpdatingConfiguration = false

  /// Asks for `updateConfiguration()`: once before the next layout, or before the next question for the size.
  open func setNeedsUpdateConfiguration() {
    guard configuration != nil || configurationUpdateHandler != nil else { return }
    guard !isUpdatingConfiguration else { return }
    isConfigurationUpdateNeeded = true
    markUnlessLayingOut()
  }

  /// Brings the configuration up to the state: calls the handler.
  open func updateConfiguration() {
    if automaticallyUpdatesConfiguration, let old = configuration {
      let new = old.updated(for: self)
      if new != old { configuration = new }
    }
    configurationUpdateHandler?(self)
  }

  private func updateConfigurationIfNeeded() {
    guard isConfigurationUpdateNeeded, !isUpdatingConfiguration else { return }
    isConfigurationUpdateNeeded = false
    isUpdatingConfiguration = true
    updateConfiguration()
    isUpdatingConfiguration = false
  }

  // MARK: Rectangles

  /// Where the background is drawn: the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The room for image and title.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(legacyButton.contentRect(forBounds: Rect(bounds)))
  }

  /// Where the title is drawn in a content rectangle; without extent where there is none.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let rect = legacyButton.titleRect(
      forContentRect: Rect(contentRect), title: measuredTitle, bounds: Rect(bounds))
    return rect.map { CGRect($0) } ?? .zero
  }

  /// Where the image is drawn in a content rectangle; without extent where there is none.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let rect = legacyButton.imageRect(
      forContentRect: Rect(contentRect), title: measuredTitle, bounds: Rect(bounds))
    return rect.map { CGRect($0) } ?? .zero
  }

  // MARK: Size

  /// Whether the natural size was evaluated while the button was plain: the one thing that a button remembers.
  var hasBeenSizedToFit = false

  /// The natural size, whatever size is proposed.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  /// The natural size.
  open override var intrinsicContentSize: CGSize { naturalSize }

  private var naturalSize: CGSize {
    updateConfigurationIfNeeded()
    if let configuration { return naturalSize(configuration) }
    let button = legacyButton
    if !hasBeenSizedToFit && button.isPlain {
      hasBeenSizedToFit = true
      setNeedsLayout()
    }
    return CGSize(button.measurement(title: measuredTitle).intrinsicContentSize)
  }

  /// The title where there is one.
  open override var forFirstBaselineLayout: UIView { titlePart ?? self }
  /// The title where there is one.
  open override var forLastBaselineLayout: UIView { titlePart ?? self }
  private var titlePart: UIView? { hasTitle ? titleLabel : nil }

  // MARK: Layout

  /// Places background, image and title by the rect methods, in UIKit's order.
  open override func layoutSubviews() {
    let wasLayingOut = isLayingOut
    isLayingOut = true
    defer { isLayingOut = wasLayingOut }
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    if let configuration { return layOut(configuration) }
    layOutParts()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange(affectsSize: true)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateParts()
  }

  /// Tells who asked for the tap, and then who asked for what the button is for.
  override func touchWasLiftedInside() {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.touchWasLiftedInside()
    performPrimaryAction()
  }
}
