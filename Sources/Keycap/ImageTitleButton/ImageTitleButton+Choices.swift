import ButtonLayout

#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension ImageTitleButton {
  /// What becomes of the room that image, spacing and title do not need.
  @objc(KCImageTitleDistribution)
  public enum Distribution: Int, Sendable, CaseIterable {
    /// Image and title stand together, and the two are aligned as one.
    case packed = 0
    /// The image stands at its edge, and the title in the middle of the button as far as the image lets it.
    case pinned = 1
    /// Image and title stand in the middle of a half each.
    case halves = 2
  }

  /// One of the two parts.
  @objc(KCImageTitlePart)
  public enum Part: Int, Sendable, CaseIterable {
    /// The title.
    case title = 0
    /// The image.
    case image = 1
  }

  /// Creates a custom button with an image on a side of its title.
  ///
  /// - Parameters:
  ///   - imagePosition: Where the image stands to the title.
  ///   - spacing: The distance between the two, in points.
  @objc public convenience init(imagePosition: ImagePosition, spacing: CGFloat) {
    self.init(frame: .zero)
    self.imagePosition = imagePosition
    self.spacing = spacing
  }
}
