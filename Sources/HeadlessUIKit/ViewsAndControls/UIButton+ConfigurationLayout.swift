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
    let image = configuration.image?.size ?? .zero
    let text = configurationTitleSize(configuration)
    let hasBoth = configuration.image != nil && text != .zero
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
    let origin = CGPoint(
      x: left + share(effectiveContentHorizontalAlignment) * max(0, free.width),
      y: insets.top + share(contentVerticalAlignment) * max(0, free.height))
    var arrangement = ConfigurationArrangement(
      size: size, image: CGRect(origin: origin, size: image),
      title: CGRect(origin: origin, size: text))
    if isStacked {
      let isFirst = configuration.imagePlacement == .top
      arrangement.image.origin.x += (content.width - image.width) / 2
      arrangement.title.origin.x += (content.width - text.width) / 2
      if isFirst {
        arrangement.title.origin.y += image.height + gap
      } else {
        arrangement.image.origin.y += text.height + gap
      }
    } else {
      let isFirst = (configuration.imagePlacement == .leading) != isReversed
      arrangement.image.origin.y += (content.height - image.height) / 2
      arrangement.title.origin.y += (content.height - text.height) / 2
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
    if configuration.image != nil {
      imageView?.image = configuration.image
      imageView?.isHidden = false
      if let view = imageView, view.superview == nil { insertSubview(view, at: 0) }
      imageView?.frame = arrangement.image
    }
    if arrangement.title.size != .zero {
      titleLabel?.text = configuration.title
      titleLabel?.isHidden = false
      if let label = titleLabel, label.superview == nil { addSubview(label) }
      titleLabel?.frame = arrangement.title
    }
    isLayoutNeeded = false
  }

  /// The title's size in the configuration's font, up to the pixel (model §4.2).
  private func configurationTitleSize(_ configuration: Configuration) -> CGSize {
    guard let title = configuration.title, !title.isEmpty else { return .zero }
    let font = UIFont.preferredFont(forTextStyle: .body)
    let measured = HeadlessTitle.measured(
      StyledText(title, typeface: font.typeface), numberOfLines: 0, lineBreakMode: .byWordWrapping)
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
