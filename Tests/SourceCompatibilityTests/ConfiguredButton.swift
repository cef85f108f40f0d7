import UIKit

final class ConfiguredButton: UIButton {

  enum Style {
    case primary, secondary, destructive
  }

  let style: Style

  init(style: Style, title: String, subtitle: String? = nil) {
    self.style = style
    super.init(frame: .zero)
    var config: UIButton.Configuration
    switch style {
    case .primary: config = .filled()
    case .secondary: config = .tinted()
    case .destructive: config = .borderedProminent()
    }
    config.title = title
    config.subtitle = subtitle
    config.image = UIImage(systemName: "cart")
    config.imagePlacement = .trailing
    config.imagePadding = 8
    config.titlePadding = 2
    config.titleAlignment = .leading
    config.buttonSize = .large
    config.cornerStyle = .capsule
    config.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 20, bottom: 12, trailing: 20)
    config.baseForegroundColor = .white
    config.baseBackgroundColor = style == .destructive ? .systemRed : .systemBlue
    config.background.cornerRadius = 10
    config.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      incoming
    }
    configuration = config
    configurationUpdateHandler = { button in
      var updated = button.configuration
      updated?.showsActivityIndicator = !button.isEnabled
      updated?.image =
        button.isSelected ? UIImage(systemName: "cart.fill") : UIImage(systemName: "cart")
      button.configuration = updated
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func updateConfiguration() {
    super.updateConfiguration()
    guard var config = configuration else { return }
    config.background.strokeWidth = state.contains(.highlighted) ? 2 : 0
    configuration = config
  }

  var isBusy = false {
    didSet { setNeedsUpdateConfiguration() }
  }
}
