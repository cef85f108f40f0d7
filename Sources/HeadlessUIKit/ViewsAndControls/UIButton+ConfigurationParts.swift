import Foundation

extension UIButton {
  /// The views that only a configuration has, each made when it is first shown.
  struct ConfigurationParts {
    var subtitleLabel: UILabel?
    var activityIndicator: UIActivityIndicatorView?
    var background: UIView?
  }

  var madeActivityIndicator: UIActivityIndicatorView? { configurationParts.activityIndicator }
  var madeConfigurationBackground: UIView? { configurationParts.background }

  /// Makes what the configuration shows and is not there yet.
  func makeConfigurationParts(_ configuration: Configuration) {
    if configuration.showsActivityIndicator && configurationParts.activityIndicator == nil {
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.isAnimating = true
      configurationParts.activityIndicator = indicator
    }
    if configuration.hasBackground && configurationParts.background == nil {
      configurationParts.background = ConfigurationBackgroundView(frame: bounds)
    }
    if configuration.background.customView?.superview !== configurationParts.background,
      let view = configuration.background.customView
    {
      configurationParts.background?.addSubview(view)
    }
  }

  /// Brings the configuration's views up to its values; without one they leave.
  func updateConfigurationParts() {
    let parts = configurationParts
    if let label = parts.subtitleLabel {
      switch shownSubtitle {
      case .plain(let text)?: label.text = text
      case .attributed(let text)?: label.attributedText = text
      case nil: label.text = nil
      }
      label.textColor = shownTitleColor
      if let configuration { label.follow(configuration.subtitleLineBreakMode) }
      show(label, shownSubtitle != nil, at: subviews.count)
    }
    if let indicator = parts.activityIndicator {
      let color = shownTitleColor
      indicator.color = configuration?.activityIndicatorColorTransformer?(color) ?? color
      let isShown = configuration?.showsActivityIndicator == true
      indicator.isHidden = !isShown
      show(indicator, isShown, at: parts.background?.superview === self ? 1 : 0)
    }
    if let background = parts.background {
      if let configuration {
        background.backgroundColor = backgroundColor(configuration)
        let stroke = configuration.background.strokeColor ?? tintColor
        background.layer.borderWidth = configuration.background.strokeWidth
        background.layer.borderColor =
          stroke.map { configuration.background.strokeColorTransformer?($0) ?? $0 }?.cgColor
      }
      show(background, configuration?.hasBackground == true, at: 0)
    }
  }

  /// Gives title and image back what a configuration took from them.
  func stopFollowingConfiguration() {
    madeTitleLabel?.followLegacyButton()
    madeImageView?.tintColor = nil
  }

  private func show(_ part: UIView, _ isShown: Bool, at index: Int) {
    if isShown && part.superview == nil { insertSubview(part, at: index) }
    if !isShown && part.superview === self { part.removeFromSuperview() }
  }

  /// The colours of the styles are a guess but for those that documentation names: the tint, and white on it.
  private func backgroundColor(_ configuration: Configuration) -> UIColor? {
    let base: UIColor = configuration.baseBackgroundColor ?? tintColor
    var color = configuration.background.backgroundColor
    if color == nil {
      switch configuration.style {
      case .plain, .borderless: color = nil
      case .gray, .bordered: color = configuration.baseBackgroundColor ?? .secondarySystemFill
      case .tinted, .borderedTinted: color = base.withAlphaComponent(0.18)
      case .filled, .borderedProminent: color = base
      }
    }
    guard let transformer = configuration.background.backgroundColorTransformer else {
      return color
    }
    return color.map { transformer($0) }
  }
}

extension UIButton.Configuration {
  /// Whether anything is drawn behind the content.
  var hasBackground: Bool {
    switch style {
    case .plain, .borderless:
      return background.backgroundColor != nil || background.strokeWidth > 0
        || background.customView != nil
    default: return true
    }
  }
}

extension UILabel {
  /// Gives way as a configuration says.
  func follow(_ mode: NSLineBreakMode) {
    lineBreakMode = mode
    numberOfLines = mode.configuredLines
  }
}

/// What a configuration draws behind the content; dumps call it by UIKit's name.
@preconcurrency @MainActor
final class ConfigurationBackgroundView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
