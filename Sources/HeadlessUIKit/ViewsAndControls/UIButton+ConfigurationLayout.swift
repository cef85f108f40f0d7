import ButtonLayout
import Foundation
import SystemFont
import Typesetting

extension UIButton {
  /// The button that the rules know, from a configuration: everything but its text.
  func configurationButton(_ configuration: Configuration) -> ConfigurationButton {
    var button = ConfigurationButton(imageSize: shownImage.map { Size($0.size) })
    if configuration.showsActivityIndicator {
      button.imageSize = ConfigurationButton.activityIndicatorSize
    }
    button.buttonSize = configuration.buttonSize.engineSize
    button.contentInsets = DirectionalEdgeInsets(configuration.contentInsets)
    button.imageReservation = Length.usable(
      configuration.imageReservation, "UIButton.Configuration.imageReservation")
    button.imagePlacement = configuration.imagePlacement.enginePlacement
    button.imagePadding = Length.usable(
      configuration.imagePadding, "UIButton.Configuration.imagePadding")
    button.titlePadding = Length.usable(
      configuration.titlePadding, "UIButton.Configuration.titlePadding")
    button.titleAlignment = configuration.titleAlignment.engineAlignment
    button.contentHorizontalAlignment = contentHorizontalAlignment.engineAlignment
    button.contentVerticalAlignment = contentVerticalAlignment.engineAlignment
    button.layoutDirection =
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    let traits = traitCollection
    button.idiom = traits.userInterfaceIdiom.engineIdiom
    button.displayScale = traits.displayScale > 0 ? Double(traits.displayScale) : 2
    return button
  }

  /// The natural size under a configuration, by model §4.
  func naturalSize(_ configuration: Configuration) -> CGSize {
    report(configuration)
    let measurement = configurationButton(configuration).measurement(
      title: measured(shownTitle, titleFont, configuration.titleLineBreakMode),
      subtitle: measured(shownSubtitle, subtitleFont, configuration.subtitleLineBreakMode))
    return CGSize(measurement.intrinsicContentSize)
  }

  /// Places image or spinner, title and subtitle by the configuration.
  func layOut(_ configuration: Configuration) {
    report(configuration)
    let answer = configurationButton(configuration).arrangement(
      forBounds: Rect(bounds),
      title: measured(shownTitle, titleFont, configuration.titleLineBreakMode),
      subtitle: measured(shownSubtitle, subtitleFont, configuration.subtitleLineBreakMode))
    makeConfigurationParts(configuration)
    updateParts()
    madeConfigurationBackground?.frame = backgroundFrame(configuration)
    madeConfigurationBackground?.layer.cornerRadius = cornerRadius(configuration)
    if let rect = answer.imageRect {
      let part = configuration.showsActivityIndicator ? madeActivityIndicator : imageView
      part?.frame = CGRect(rect)
    }
    if let rect = answer.titleRect { titleLabel?.frame = CGRect(rect) }
    if let rect = answer.subtitleRect { subtitleLabel?.frame = CGRect(rect) }
  }

  /// The background's rectangle: the bounds inside its own insets.
  private func backgroundFrame(_ configuration: Configuration) -> CGRect {
    let insets = configuration.background.backgroundInsets
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isReversed ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isReversed ? insets.leading : insets.trailing))
  }

  private func cornerRadius(_ configuration: Configuration) -> CGFloat {
    let body = SanFrancisco.preferred(
      forTextStyle: .body, compatibleWith: traitCollection.preferredContentSizeCategory.recorded)
    return CGFloat(
      configuration.cornerStyle.engineStyle.radius(
        ofBackground: Length.usable(
          configuration.background.cornerRadius, "UIBackgroundConfiguration.cornerRadius"),
        in: Size(backgroundFrame(configuration).size),
        textScale: body.pointSize
          / SanFrancisco.preferred(
            forTextStyle: .body, compatibleWith: .large
          ).pointSize))
  }

  private func measured(
    _ title: ShownTitle?, _ font: UIFont, _ mode: NSLineBreakMode
  ) -> AnyTitle {
    let text: StyledText
    switch title {
    case .plain(let title)?: text = StyledText(title, typeface: font.typeface)
    case .attributed(let title)?: text = StyledText(title, defaultFont: font)
    case nil: return .none(NoTitle(emptyLineHeight: 0))
    }
    return AnyTitle.measured(
      text, numberOfLines: mode.configuredLines, lineBreakMode: mode.engineMode)
  }
}

extension NSLineBreakMode {
  /// How many lines a configuration's text has: as many as it needs where it wraps, else one (model §4.1).
  var configuredLines: Int { self == .byWordWrapping || self == .byCharWrapping ? 0 : 1 }
}

extension DirectionalEdgeInsets {
  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: Length.usable(insets.top, "NSDirectionalEdgeInsets.top"),
      leading: Length.usable(insets.leading, "NSDirectionalEdgeInsets.leading"),
      bottom: Length.usable(insets.bottom, "NSDirectionalEdgeInsets.bottom"),
      trailing: Length.usable(insets.trailing, "NSDirectionalEdgeInsets.trailing"))
  }
}

extension UIButton.Configuration.Size {
  var engineSize: ConfigurationButton.ButtonSize {
    ConfigurationButton.ButtonSize(rawValue: UInt8(rawValue)) ?? .medium
  }
}

extension UIButton.Configuration.TitleAlignment {
  var engineAlignment: ConfigurationButton.TitleAlignment {
    ConfigurationButton.TitleAlignment(rawValue: UInt8(rawValue)) ?? .automatic
  }
}

extension UIButton.Configuration.CornerStyle {
  var engineStyle: ConfigurationButton.CornerStyle {
    ConfigurationButton.CornerStyle(rawValue: Int8(rawValue)) ?? .dynamic
  }
}

extension NSDirectionalRectEdge {
  /// The side of the text; UIKit allows one edge only, and leading stands for everything else.
  var enginePlacement: ConfigurationButton.ImagePlacement {
    switch self {
    case .top: return .top
    case .bottom: return .bottom
    case .trailing: return .trailing
    default: return .leading
    }
  }
}
