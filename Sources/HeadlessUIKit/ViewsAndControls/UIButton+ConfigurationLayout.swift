import ButtonLayout
import Foundation
import Typesetting

extension UIButton {
  /// Where a configuration's parts stand, by model §4: likely, not verified.
  struct ConfigurationArrangement {
    var size: CGSize
    var image: CGRect
    var title: CGRect
  }

  /// Arranges a configuration's image and title around one another, and the two inside the content insets.
  func configurationArrangement(_ configuration: Configuration) -> ConfigurationArrangement {
    HeadlessReport.note(
      "UIButton.configuration",
      "Its layout follows the published rules of the layout model and is not verified.")
    if configuration.subtitle != nil || configuration.attributedSubtitle != nil {
      HeadlessReport.note(
        "UIButton.Configuration.subtitle", "A subtitle is kept, not shown and not measured.")
    }
    if configuration.imageReservation != 0 {
      HeadlessReport.note(
        "UIButton.Configuration.imageReservation", "No room is kept for the image.")
    }
    if configuration.showsActivityIndicator {
      HeadlessReport.note(
        "UIButton.Configuration.showsActivityIndicator", "No spinner stands in the image's place.")
    }
    let image = shownImage?.size ?? .zero
    let text = configurationTitleSize(configuration)
    let hasBoth = shownImage != nil && text != .zero
    let gap = hasBoth ? configuration.imagePadding : 0
    let insets = configuration.contentInsets
    let isStacked =
      configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
    let content =
      isStacked
      ? CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
      : CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
    let size = CGSize(
      width: content.width + insets.leading + insets.trailing,
      height: content.height + insets.top + insets.bottom)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = isReversed ? insets.trailing : insets.leading
    let free = CGSize(
      width: bounds.width - size.width, height: bounds.height - size.height)
    // The block and each part in it are rounded one after the other, down (measured from pictures).
    let grid = PixelGrid(scale: legacyButton.displayScale)
    func half(_ length: CGFloat) -> CGFloat { CGFloat(grid.down(Double(length / 2))) }
    let origin = CGPoint(
      x: CGFloat(
        grid.down(left + share(effectiveContentHorizontalAlignment) * max(0, free.width))),
      y: CGFloat(grid.down(insets.top + share(contentVerticalAlignment) * max(0, free.height))))
    var arrangement = ConfigurationArrangement(
      size: size, image: CGRect(origin: origin, size: image),
      title: CGRect(origin: origin, size: text))
    if isStacked {
      let isFirst = configuration.imagePlacement == .top
      arrangement.image.origin.x += half(content.width - image.width)
      arrangement.title.origin.x += half(content.width - text.width)
      if isFirst {
        arrangement.title.origin.y += image.height + gap
      } else {
        arrangement.image.origin.y += text.height + gap
      }
    } else {
      let isFirst = (configuration.imagePlacement == .leading) != isReversed
      arrangement.image.origin.y += half(content.height - image.height)
      arrangement.title.origin.y += half(content.height - text.height)
      if isFirst {
        arrangement.title.origin.x += image.width + gap
      } else {
        arrangement.image.origin.x += text.width + gap
      }
    }
    return arrangement
  }

  /// Places the parts of a configuration.
  func layOut(_ configuration: Configuration) {
    let arrangement = configurationArrangement(configuration)
    if shownImage != nil { imageView?.frame = arrangement.image }
    if hasTitle { titleLabel?.frame = arrangement.title }
    updateParts()
  }

  /// The title's size in the configuration's font, up to the pixel (model §4.2).
  private func configurationTitleSize(_ configuration: Configuration) -> CGSize {
    let text: StyledText
    switch shownTitle {
    case .plain(let title)?: text = StyledText(title, typeface: titleFont.typeface)
    case .attributed(let title)?: text = StyledText(title, defaultFont: titleFont)
    case nil: return .zero
    }
    let measured = AnyTitle.measured(
      text, numberOfLines: 0, lineBreakMode: configuration.titleLineBreakMode.engineMode)
    let grid = PixelGrid(scale: legacyButton.displayScale)
    return CGSize(
      width: grid.up(measured.naturalSize.width), height: grid.up(measured.naturalSize.height))
  }

  private func share(_ alignment: ContentHorizontalAlignment) -> CGFloat {
    switch alignment {
    case .left, .leading, .fill: return 0
    case .center: return 0.5
    case .right, .trailing: return 1
    }
  }

  private func share(_ alignment: ContentVerticalAlignment) -> CGFloat {
    switch alignment {
    case .top, .fill: return 0
    case .center: return 0.5
    case .bottom: return 1
    }
  }
}
