import Foundation

extension UIButton {
  /// The value of exactly the state, or that of the normal one: there is no way between (model §1.3).
  func value<Value>(_ state: State, _ path: (StateValues) -> Value?) -> Value? {
    values[state].flatMap(path) ?? values[.normal].flatMap(path)
  }

  func change(_ state: State, affectsSize: Bool = true, _ body: (inout StateValues) -> Void) {
    body(&values[state, default: StateValues()])
    contentDidChange(affectsSize: affectsSize)
  }

  /// What is shown has changed: the parts follow at once, their frames at the next layout.
  func contentDidChange(affectsSize: Bool) {
    updateParts()
    guard affectsSize else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The title that is shown: the state's attributed one, its plain one, the normal attributed one, the normal plain one.
  ///
  /// A configuration's own title wins over them.
  var shownTitle: ShownTitle? {
    if let configuration, let own = title(of: configuration) { return own }
    for values in [values[state], values[.normal]] {
      if let text = values?.attributedTitle { return text.length > 0 ? .attributed(text) : nil }
      if let text = values?.title { return text.isEmpty ? nil : .plain(text) }
    }
    return nil
  }

  var hasTitle: Bool { shownTitle != nil }

  /// The image that is shown; a configuration's own wins, and a symbol follows the symbol configuration of the state.
  var shownImage: UIImage? {
    guard let image = configuration?.image ?? currentImage else { return nil }
    return image.following(
      configuration?.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration)
  }

  /// White; the tint colour for the system's types, and grey while those are disabled (model §1.3).
  func defaultTitleColor(for state: State) -> UIColor? {
    guard buttonType != .custom else { return .white }
    guard state.contains(.disabled) else { return tintColor }
    return traitCollection.userInterfaceStyle == .dark
      ? UIColor(white: 0.52, alpha: 0.55) : UIColor(white: 0.52, alpha: 0.45)
  }

  /// The colour of the title, and of the image where a configuration draws it.
  var shownTitleColor: UIColor {
    guard let configuration else { return currentTitleColor }
    if let color = configuration.baseForegroundColor { return color }
    switch configuration.style {
    case .filled, .borderedProminent: return .white
    default: return tintColor
    }
  }

  /// How opaque the parts are: 0.2 while a system button is highlighted (model §1.2).
  private var partAlpha: CGFloat {
    buttonType != .custom && configuration == nil && isHighlighted ? 0.2 : 1
  }

  /// Brings the parts that were made up to what is shown, without asking for geometry.
  func updateParts() {
    let wasUpdating = isUpdatingParts
    isUpdatingParts = true
    defer { isUpdatingParts = wasUpdating }
    if let label = madeTitleLabel {
      switch shownTitle {
      case .plain(let text)?: label.text = text
      case .attributed(let text)?: label.attributedText = text
      case nil: label.text = nil
      }
      label.textColor = shownTitleColor
      if let configuration { label.follow(configuration.titleLineBreakMode) }
      label.shadowColor = currentTitleShadowColor
      label.isHidden = !hasTitle
      if hasTitle && label.superview == nil { insertSubview(label, at: subviews.count) }
      if !hasTitle && label.superview === self { label.removeFromSuperview() }
    }
    if let view = madeImageView {
      view.image = shownImage
      view.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
      if let configuration {
        let color = shownTitleColor
        view.tintColor = configuration.imageColorTransformer?(color) ?? color
      }
      let isShown = shownImage != nil && configuration?.showsActivityIndicator != true
      view.isHidden = !isShown
      if isShown && view.superview == nil {
        let background = configuration == nil ? madeBackgroundView : madeConfigurationBackground
        insertSubview(view, at: background?.superview === self ? 1 : 0)
      }
      if !isShown && view.superview === self { view.removeFromSuperview() }
    }
    if let view = madeBackgroundView {
      let image = configuration == nil ? currentBackgroundImage : nil
      view.image = image
      if image != nil && view.superview == nil { insertSubview(view, at: 0) }
      if image == nil && view.superview === self { view.removeFromSuperview() }
    }
    updateConfigurationParts()
    let alpha = partAlpha
    guard alpha != fade else { return }
    fade = alpha
    madeTitleLabel?.alpha = alpha
    madeImageView?.alpha = alpha
  }

  /// Asks the rect methods in UIKit's order and gives the parts what they answer.
  func layOutParts() {
    let background = backgroundRect(forBounds: bounds)
    if currentBackgroundImage != nil {
      let view = madeBackgroundView ?? UIImageView(frame: .zero)
      madeBackgroundView = view
      view.frame = background
    }
    let content = contentRect(forBounds: bounds)
    if currentImage != nil {
      let frame = imageRect(forContentRect: content)
      imageView?.frame = frame
    }
    if hasTitle {
      let frame = titleRect(forContentRect: content)
      titleLabel?.frame = frame
    }
    updateParts()
  }
}
