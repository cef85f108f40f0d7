import ButtonLayout

#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension ImageTitleButton {
  /// Whether the component's rules place image and title: there is one of them and no configuration.
  var rulesDecide: Bool {
    if #available(iOS 15.0, tvOS 15.0, *), configuration != nil { return false }
    return currentImage != nil || !shownText.isEmpty || reservesImageSpace
  }

  /// The text of the title; empty without one.
  var shownText: String { currentAttributedTitle?.string ?? currentTitle ?? "" }

  /// The title as UIKit measures it.
  var measuredTitle: UIKitTitle { UIKitTitle(of: self) }

  /// The button as the rules know it.
  var layout: ImageTitleLayout {
    var button = LegacyButton(
      imageSize: currentImage.map { Size($0.size) },
      backgroundImageSize: currentBackgroundImage.map { Size($0.size) })
    button.displayScale = displayScale
    button.layoutDirection =
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    button.contentEdgeInsets = EdgeInsets(contentEdgeInsets)
    button.imageEdgeInsets = EdgeInsets(imageEdgeInsets)
    button.titleEdgeInsets = EdgeInsets(titleEdgeInsets)
    button.contentHorizontalAlignment = contentHorizontalAlignment.ruled
    button.contentVerticalAlignment = contentVerticalAlignment.ruled

    var layout = ImageTitleLayout(button)
    layout.imagePosition = imagePosition.ruled
    layout.spacing = Double(spacing)
    layout.distribution = distribution.ruled
    layout.contentBias = Double(contentBias)
    layout.imageSize = imageSize == .zero ? nil : Size(imageSize)
    layout.givesWayFirst = givesWayFirst == .image ? .image : .title
    layout.isImageHidden = isImageHidden
    layout.isTitleHidden = isTitleHidden
    layout.reservesImageSpace = reservesImageSpace
    layout.reservesTitleSpace = reservesTitleSpace
    layout.minimumSize = Size(minimumSize)
    return layout
  }

  /// Pixels a point of the screen; before there is one, the view's own.
  private var displayScale: Double {
    let scale = traitCollection.displayScale
    return Double(scale > 0 ? scale : contentScaleFactor)
  }

  /// The area that takes touches.
  var hitArea: CGRect {
    let area = bounds.inset(by: hitAreaInsets)
    guard hasMinimumHitArea else { return area }
    let least: CGFloat = 44
    return area.union(
      CGRect(
        x: bounds.midX - least / 2, y: bounds.midY - least / 2, width: least, height: least))
  }
}

// The rules' enumerations and UIKit's have the same raw values.

extension ImageTitleButton.Distribution {
  /// The distribution as the rules know it.
  var ruled: ImageTitleLayout.Distribution {
    ImageTitleLayout.Distribution(rawValue: rawValue) ?? .packed
  }
}

extension UIControl.ContentHorizontalAlignment {
  /// The alignment as the rules know it.
  var ruled: ButtonLayout.ContentHorizontalAlignment {
    ButtonLayout.ContentHorizontalAlignment(rawValue: UInt8(rawValue)) ?? .center
  }
}

extension UIControl.ContentVerticalAlignment {
  /// The alignment as the rules know it.
  var ruled: ButtonLayout.ContentVerticalAlignment {
    ButtonLayout.ContentVerticalAlignment(rawValue: UInt8(rawValue)) ?? .center
  }
}
