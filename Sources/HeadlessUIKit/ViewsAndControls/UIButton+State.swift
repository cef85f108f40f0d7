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
  var shownTitle: ShownTitle? {
    for values in [values[state], values[.normal]] {
      if let text = values?.attributedTitle { return text.length > 0 ? .attributed(text) : nil }
      if let text = values?.title { return text.isEmpty ? nil : .plain(text) }
    }
    return nil
  }

  /// A title with or without attributes.
  enum ShownTitle {
    case plain(String)
    case attributed(NSAttributedString)
  }

  var hasTitle: Bool { shownTitle != nil }

  func defaultTitleColor(for state: State) -> UIColor? {
    guard buttonType != .custom else { return .white }
    return state.contains(.disabled) ? .systemGray : tintColor
  }

  /// Brings the parts that were made up to what is shown, without asking for geometry.
  func updateParts() {
    if let label = madeTitleLabel {
      switch shownTitle {
      case .plain(let text)?: label.text = text
      case .attributed(let text)?: label.attributedText = text
      case nil: label.text = nil
      }
      label.textColor = currentTitleColor
      label.isHidden = !hasTitle
      if hasTitle && label.superview == nil { insertSubview(label, at: subviews.count) }
      if !hasTitle && label.superview === self { label.removeFromSuperview() }
    }
    if let view = madeImageView {
      view.image = currentImage
      view.isHidden = currentImage == nil
      if currentImage != nil && view.superview == nil {
        insertSubview(view, at: madeBackgroundView?.superview === self ? 1 : 0)
      }
      if currentImage == nil && view.superview === self { view.removeFromSuperview() }
    }
    if let view = madeBackgroundView {
      view.image = currentBackgroundImage
      if currentBackgroundImage != nil && view.superview == nil { insertSubview(view, at: 0) }
      if currentBackgroundImage == nil && view.superview === self { view.removeFromSuperview() }
    }
  }
}
