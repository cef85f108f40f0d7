import UIKit

@available(iOS 15.0, *)
extension UIButton.Configuration {
  static func primary(title: String, symbol: String? = nil) -> UIButton.Configuration {
    var config = UIButton.Configuration.filled()
    config.title = title
    config.image = symbol.flatMap { UIImage(systemName: $0) }
    config.imagePadding = 8
    config.imagePlacement = .trailing
    config.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
      pointSize: 14, weight: .semibold, scale: .medium)
    config.cornerStyle = .capsule
    config.buttonSize = .large
    config.baseBackgroundColor = .systemIndigo
    config.baseForegroundColor = .white
    config.contentInsets = .init(top: 12, leading: 20, bottom: 12, trailing: 20)
    config.titleTextAttributesTransformer = .init { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.preferredFont(forTextStyle: .headline)
      return outgoing
    }
    return config
  }

  func with(subtitle: String, alignment: TitleAlignment = .leading) -> Self {
    var copy = self
    copy.attributedSubtitle = AttributedString(
      subtitle,
      attributes: AttributeContainer([
        .font: UIFont.preferredFont(forTextStyle: .caption1),
        .foregroundColor: UIColor.secondaryLabel,
      ]))
    copy.titleAlignment = alignment
    copy.titlePadding = 4
    return copy
  }
}

@available(iOS 15.0, *)
final class BusyButton: UIButton {
  var isBusy = false { didSet { setNeedsUpdateConfiguration() } }
  private let handler: () -> Void

  init(title: String, handler: @escaping () -> Void) {
    self.handler = handler
    super.init(frame: .zero)
    configuration = .primary(title: title, symbol: "arrow.right")
    configuration?.background.strokeColor = .separator
    configuration?.background.strokeWidth = 1
    configuration?.background.cornerRadius = 12
    configuration?.background.backgroundColorTransformer = UIConfigurationColorTransformer {
      [weak self] color in
      self?.isHighlighted == true ? color.withAlphaComponent(0.7) : color
    }
    addAction(
      UIAction(title: title) { [weak self] _ in self?.handler() }, for: .primaryActionTriggered)
    configurationUpdateHandler = { button in
      guard let button = button as? BusyButton, var config = button.configuration else { return }
      config.showsActivityIndicator = button.isBusy
      switch button.state {
      case [.selected, .highlighted]: config.image = UIImage(systemName: "heart.fill")
      case .disabled: config.baseBackgroundColor = .systemGray
      default: config.image = button.isSelected ? UIImage(systemName: "heart") : nil
      }
      button.configuration = config
    }
    menu = UIMenu(
      title: "", options: .displayInline,
      children: [
        UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in
          UIPasteboard.general.string = title
        },
        UIAction(title: "Delete", attributes: .destructive, handler: { _ in }),
        UIMenu(title: "More", children: [UIDeferredMenuElement { completion in completion([]) }]),
      ])
    showsMenuAsPrimaryAction = false
    changesSelectionAsPrimaryAction = true
    pointerStyleProvider = { button, proposedEffect, proposedShape in
      UIPointerStyle(effect: proposedEffect, shape: proposedShape)
    }
    maximumContentSizeCategory = .accessibilityLarge
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func updateConfiguration() {
    super.updateConfiguration()
    guard let configuration = configuration else { return }
    var updated = configuration.updated(for: self)
    updated.background.visualEffect = nil
    self.configuration = updated
  }
}

extension UIButton {
  static func make(
    _ title: String, color: UIColor = .systemBlue, configure: (UIButton) -> Void = { _ in }
  ) -> UIButton {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title, handler: { _ in }))
    button.tintColor = color
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    button.setContentHuggingPriority(.defaultHigh + 1, for: .vertical)
    button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    configure(button)
    return button
  }
}
