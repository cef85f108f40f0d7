import ArticleHelpers
import ButtonExplanation
import ButtonLayout
import ButtonRendering
import DisplayList
import HeadlessUIKit

/// Buttons as the articles have them, and what the engine says of them.
@MainActor
enum Stage {
  /// Article 000's button: 100 × 40 points, image 30, title 57 wide unless another size is given.
  static func button(
    _ width: Double = 100, _ height: Double = 40, by helper: (any Helper)? = nil
  ) -> UIButton {
    let button = Sample(width, height).button(for: helper ?? Plain())
    helper?.arrange(button)
    return button
  }

  /// Does nothing to a button.
  private struct Plain: Helper {
    var name: String { "as it is" }
    var wish: Wish { Wish(.left) }
    func arrange(_ button: UIButton) {}
  }

  /// Why the parts of a headless button stand where they stand.
  static func explanation(of button: UIButton, _ reading: Reading = .pair) -> Explanation {
    button.layoutIfNeeded()
    var legacy = LegacyButton(imageSize: button.currentImage.map { Size($0.size) })
    legacy.imageEdgeInsets = EdgeInsets(button.imageEdgeInsets)
    legacy.titleEdgeInsets = EdgeInsets(button.titleEdgeInsets)
    legacy.contentHorizontalAlignment =
      ContentHorizontalAlignment(rawValue: UInt8(button.contentHorizontalAlignment.rawValue))
      ?? .center
    legacy.contentVerticalAlignment =
      ContentVerticalAlignment(rawValue: UInt8(button.contentVerticalAlignment.rawValue))
      ?? .center
    guard let natural = button.titleLabel?.intrinsicContentSize, button.currentTitle != nil else {
      return Explanation(
        of: legacy, bounds: Rect(button.bounds), title: NoTitle(emptyLineHeight: 0),
        reading: reading)
    }
    return Explanation(
      of: legacy, bounds: Rect(button.bounds), title: GivenTitle(Size(natural)), reading: reading)
  }

  /// The annotated picture of a headless button.
  static func annotation(of button: UIButton, _ reading: Reading = .pair) -> Picture {
    ButtonAnnotation(explanation(of: button, reading)).picture()
  }

  /// Article 001's button, whose title was measured: 200 × 100, image and title 50 wide.
  static func wide(
    _ reading: Reading = .pair, _ change: (inout LegacyButton) -> Void = { _ in }
  ) -> Explanation {
    var button = LegacyButton(imageSize: Size(width: 50, height: 50))
    change(&button)
    return Explanation(
      of: button, bounds: Rect(x: 0, y: 0, width: 200, height: 100),
      title: GivenTitle(Size(width: 50, height: 25)), reading: reading)
  }
}

extension Size {
  /// A size of Core Graphics.
  init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }
}

extension EdgeInsets {
  /// Insets of UIKit.
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
