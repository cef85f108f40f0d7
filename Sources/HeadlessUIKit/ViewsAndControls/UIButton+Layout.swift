import ButtonLayout
import Foundation
import Typesetting

extension UIButton {
  /// The button as the engine knows it.
  var legacyButton: LegacyButton {
    var button = LegacyButton(
      imageSize: shownImage.map { Size($0.size) },
      backgroundImageSize: currentBackgroundImage.map { Size($0.size) })
    let traits = traitCollection
    button.displayScale = traits.displayScale > 0 ? Double(traits.displayScale) : 2
    button.layoutDirection =
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    button.generation = headlessGeneration
    button.buttonType = engineType
    button.idiom = traits.userInterfaceIdiom.engineIdiom
    button.hasBeenSizedToFit = hasBeenSizedToFit
    button.imageContentMode = (madeImageView?.contentMode ?? .scaleToFill).engineMode
    button.contentEdgeInsets = EdgeInsets(contentEdgeInsets)
    button.imageEdgeInsets = EdgeInsets(imageEdgeInsets)
    button.titleEdgeInsets = EdgeInsets(titleEdgeInsets)
    button.contentHorizontalAlignment = contentHorizontalAlignment.engineAlignment
    button.contentVerticalAlignment = contentVerticalAlignment.engineAlignment
    return button
  }

  var engineType: ButtonLayout.ButtonType { buttonType == .custom ? .custom : .system }

  /// The font of the title: the label's where one was made, else the type's.
  var titleFont: UIFont {
    if let font = madeTitleLabel?.ownFont { return font }
    return defaultTitleFont
  }

  /// The font until somebody sets another: the type's, or the body's of a configuration (model §1.1, §4.1).
  var defaultTitleFont: UIFont {
    if let configuration { return configuredTitleFont(configuration) }
    return UIFont(
      SanFranciscoFont(type: engineType, idiom: traitCollection.userInterfaceIdiom.engineIdiom))
  }

  /// The title as the engine asks it.
  var measuredTitle: AnyTitle {
    guard let shownTitle else {
      return .none(NoTitle(emptyLineHeight: Double(titleFont.lineHeight)))
    }
    if let size = headlessTitleSize { return .given(GivenTitle(Size(size))) }
    let text: StyledText
    switch shownTitle {
    case .plain(let string): text = StyledText(string, typeface: titleFont.typeface)
    case .attributed(let string): text = StyledText(string, defaultFont: titleFont)
    }
    return AnyTitle.measured(
      text, numberOfLines: madeTitleLabel?.numberOfLines ?? 1,
      lineBreakMode: (madeTitleLabel?.lineBreakMode ?? .byTruncatingMiddle).engineMode)
  }
}

extension AnyTitle {
  /// One measurer for everything, so that a font is opened once.
  static let measurer = TextMeasurer()

  /// Measures a text; one with a character that no font has counts as nothing, and the report says so.
  @preconcurrency @MainActor
  static func measured(
    _ text: StyledText, numberOfLines: Int, lineBreakMode: Typesetting.LineBreakMode,
    tightens: Bool = true
  ) -> AnyTitle {
    do throws(MeasuringError) {
      return .typeset(
        try TypesetTitle(
          text, measurer: measurer, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode,
          tightens: tightens))
    } catch {
      HeadlessReport.note("UILabel.text", error.description)
      return .none(NoTitle(emptyLineHeight: text.runs.first?.typeface.lineHeight ?? 0))
    }
  }
}

extension UIControl.ContentHorizontalAlignment {
  var engineAlignment: ButtonLayout.ContentHorizontalAlignment {
    switch self {
    case .center: return .center
    case .left: return .left
    case .right: return .right
    case .fill: return .fill
    case .leading: return .leading
    case .trailing: return .trailing
    }
  }
}

extension UIControl.ContentVerticalAlignment {
  var engineAlignment: ButtonLayout.ContentVerticalAlignment {
    switch self {
    case .center: return .center
    case .top: return .top
    case .bottom: return .bottom
    case .fill: return .fill
    }
  }
}

extension UIView.ContentMode {
  /// The engine's modes have the same raw values.
  var engineMode: ButtonLayout.ContentMode {
    ButtonLayout.ContentMode(rawValue: UInt8(rawValue)) ?? .scaleToFill
  }
}

extension UIUserInterfaceIdiom {
  var engineIdiom: Idiom {
    switch self {
    case .tv: return .tv
    case .pad: return .pad
    default: return .phone
    }
  }
}
