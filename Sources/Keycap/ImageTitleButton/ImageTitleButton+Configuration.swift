import ButtonLayout

#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension ImageTitleButton {
  /// What was asked for and a configuration cannot express, a sentence each; empty without a configuration.
  @objc public var configurationIssues: [String] {
    guard #available(iOS 15.0, tvOS 15.0, *), configuration != nil else { return [] }
    var issues: [String] = []
    func note(_ isAsked: Bool, _ sentence: String) {
      if isAsked { issues.append(sentence) }
    }
    note(
      imagePosition == .center,
      "imagePosition: A configuration puts the image beside the title, not behind it.")
    note(
      distribution != .packed, "distribution: A configuration keeps image and title together.")
    note(contentBias != 0.5, "contentBias: A configuration centers its content evenly.")
    note(
      givesWayFirst == .image, "givesWayFirst: In a configuration the title gives way.")
    note(imageSize != .zero, "imageSize: A configuration shows the image in its own size.")
    note(
      isImageHidden || isTitleHidden,
      "isImageHidden, isTitleHidden: A configuration shows what it has; take it out instead.")
    note(
      reservesImageSpace || reservesTitleSpace,
      "reservesImageSpace, reservesTitleSpace: A configuration has imageReservation instead.")
    note(
      contentEdgeInsets != .zero,
      "contentEdgeInsets: A configuration ignores them; it has contentInsets instead.")
    note(
      imageEdgeInsets != .zero || titleEdgeInsets != .zero,
      "imageEdgeInsets, titleEdgeInsets: A configuration ignores them.")
    return issues
  }

  /// The position that a configuration has, where it is one.
  var configuredPosition: ImagePosition? {
    guard #available(iOS 15.0, tvOS 15.0, *), let placement = configuration?.imagePlacement else {
      return nil
    }
    switch placement {
    case .leading: return .leading
    case .trailing: return .trailing
    case .top: return .top
    case .bottom: return .bottom
    default: return nil
    }
  }

  /// The spacing that a configuration has.
  var configuredSpacing: CGFloat? {
    guard #available(iOS 15.0, tvOS 15.0, *) else { return nil }
    return configuration?.imagePadding
  }

  /// The configuration with the position and spacing that were chosen.
  @available(iOS 15.0, tvOS 15.0, *)
  func arranged(_ configuration: UIButton.Configuration) -> UIButton.Configuration {
    var arranged = configuration
    if let placement = chosenPosition.flatMap({ placement(of: $0) }) {
      arranged.imagePlacement = placement
    }
    if let chosenSpacing { arranged.imagePadding = chosenSpacing }
    return arranged
  }

  /// Brings a configuration up to what was chosen, and to the reading direction.
  func writeIntoConfiguration() {
    guard #available(iOS 15.0, tvOS 15.0, *), let old = configuration else { return }
    let new = arranged(old)
    if new != old { configuration = new }
  }

  @available(iOS 15.0, tvOS 15.0, *)
  private func placement(of position: ImagePosition) -> NSDirectionalRectEdge? {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch position {
    case .leading: return .leading
    case .trailing: return .trailing
    case .left: return isReversed ? .trailing : .leading
    case .right: return isReversed ? .leading : .trailing
    case .top: return .top
    case .bottom: return .bottom
    case .center: return nil
    }
  }
}
