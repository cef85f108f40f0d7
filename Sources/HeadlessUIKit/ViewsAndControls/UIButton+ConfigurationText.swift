import Foundation
import SystemFont

extension UIButton {
  /// A title with or without attributes.
  enum ShownTitle {
    case plain(String)
    case attributed(NSAttributedString)
  }

  /// The configuration's own title, where it says one; an empty one means none.
  func title(of configuration: Configuration) -> ShownTitle?? {
    UIButton.shown(
      configuration.title, configuration.attributedTitle, titleFont, shownTitleColor,
      configuration.titleTextAttributesTransformer)
  }

  /// The subtitle that is shown: only a configuration has one.
  var shownSubtitle: ShownTitle? {
    guard let configuration else { return nil }
    let subtitle = UIButton.shown(
      configuration.subtitle, configuration.attributedSubtitle, subtitleFont, shownTitleColor,
      configuration.subtitleTextAttributesTransformer)
    return subtitle ?? nil
  }

  /// The title's font before anybody changes it: by the size, after the transformer.
  func configuredTitleFont(_ configuration: Configuration) -> UIFont {
    let usual = UIFont(
      SanFranciscoFont.ofConfiguredTitle(
        size: configuration.buttonSize.engineSize,
        compatibleWith: traitCollection.preferredContentSizeCategory.recorded))
    return configuration.titleTextAttributesTransformer.font(instead: usual)
  }

  /// The subtitle's font, likewise.
  var subtitleFont: UIFont {
    let usual = UIFont(
      SanFranciscoFont.ofConfiguredSubtitle(
        compatibleWith: traitCollection.preferredContentSizeCategory.recorded))
    let transformer = configuration?.subtitleTextAttributesTransformer
    return transformer.font(instead: usual)
  }

  /// Every run's attributes are the usual ones and its own, after the transformer.
  private static func shown(
    _ plain: String?, _ attributed: AttributedString?, _ font: UIFont, _ color: UIColor,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> ShownTitle?? {
    if attributed == nil && transformer == nil {
      guard let plain else { return .none }
      return .some(plain.isEmpty ? nil : .plain(plain))
    }
    guard var text = attributed ?? plain.map({ AttributedString($0) }) else { return .none }
    guard !text.characters.isEmpty else { return .some(nil) }
    if let transformer {
      for run in text.runs {
        var attributes = AttributeContainer()
        attributes.font = font
        attributes.foregroundColor = color
        attributes.merge(run.attributes)
        text[run.range].setAttributes(transformer(attributes))
      }
    }
    return .some(.attributed(NSAttributedString(text, defaultFont: font)))
  }
}

extension UIConfigurationTextAttributesTransformer? {
  /// The font that comes of the usual one.
  fileprivate func font(instead usual: UIFont) -> UIFont {
    guard let transformer = self else { return usual }
    var attributes = AttributeContainer()
    attributes.font = usual
    return transformer(attributes).font ?? usual
  }
}
