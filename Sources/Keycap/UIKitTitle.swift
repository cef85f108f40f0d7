import ButtonLayout

#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A button's title as UIKit itself measures it: with its font, its attributes, its lines and its rounding.
///
/// No label is made or looked at: a label's frame says what it was given, not what it needs.
struct UIKitTitle: TitleMeasuring {
  private let button: ImageTitleButton
  /// The size where nothing limits it, as UIKit rounds it.
  let naturalSize: Size

  /// A length that limits nothing, in points.
  static let unlimited: CGFloat = 100_000

  @MainActor
  init(of button: ImageTitleButton) {
    self.button = button
    naturalSize = Size(button.titleSize(in: UIKitTitle.unlimited))
  }

  var isPresent: Bool { naturalSize != .zero }
  var unverified: UnverifiedRules { [] }
  var isFinal: Bool { true }

  func fitted(to width: Double) -> FittedTitle {
    guard naturalSize.width > width else {
      return FittedTitle(size: naturalSize, isTruncated: false)
    }
    let (size, isOneParagraph) = MainActor.assumeIsolated {
      (
        Size(button.titleSize(in: CGFloat(width))),
        !button.shownText.contains(where: \.isNewline)
      )
    }
    // UIKit does not say whether it lost anything. A line that did not wrap did, and so did as many lines as together
    // are shorter than the text.
    let lacksLines =
      isOneParagraph && size.height * width < naturalSize.height * naturalSize.width
    return FittedTitle(
      size: Size(width: min(size.width, width), height: size.height),
      isTruncated: size.height <= naturalSize.height || lacksLines)
  }
}
