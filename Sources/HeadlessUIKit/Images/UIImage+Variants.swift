import Foundation

// Every variant is a new image: an image does not change.
extension UIImage {
  private func with(_ change: (inout Facts) -> Void) -> UIImage {
    var facts = facts
    change(&facts)
    return UIImage(facts)
  }

  /// The image whose colours count so.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// The image as a stencil for a colour; one that may be tinted later still may.
  public func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

  /// The image as a stencil for a colour, its colours counting so from now on.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The image with a border that is not stretched, in points; its middle is repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image with a border that is not stretched, in points.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
      $0.isResizable = true
    }
  }

  /// The image of which one point stretches, behind a left and below a top part; 0 stretches the whole axis.
  public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    let insets = UIEdgeInsets(
      top: CGFloat(top), left: CGFloat(left),
      bottom: top > 0 ? max(0, size.height - CGFloat(top) - 1) : 0,
      right: left > 0 ? max(0, size.width - CGFloat(left) - 1) : 0)
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// The image with a border that alignment does not see, in points.
  public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = insets }
  }

  /// The image that is turned round in a right-to-left interface.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flips = true } }

  /// The image mirrored: each orientation changes to its mirrored one.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    with {
      $0.orientation =
        Orientation(rawValue: ($0.orientation.rawValue + 4) % 8) ?? $0.orientation
    }
  }

  /// The image with a baseline, in points from the bottom.
  public func withBaselineOffset(fromBottom offset: CGFloat) -> UIImage {
    with { $0.baseline = offset }
  }

  /// The image without a baseline.
  public func imageWithoutBaseline() -> UIImage { with { $0.baseline = nil } }

  /// The image for other settings; a symbol takes the size that they ask for.
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    if let symbol = configuration as? SymbolConfiguration {
      return applyingSymbolConfiguration(symbol) ?? self
    }
    return with { $0.configuration = configuration }
  }

  /// The symbol drawn otherwise; `nil` for an image that is no symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let name = facts.symbolName else { return nil }
    let merged = facts.symbolConfiguration?.merged(with: configuration) ?? configuration
    return with {
      $0.symbolConfiguration = merged
      $0.size = SymbolSize.assumed(name, merged)
    }
  }

  /// An image of images that are shown one after another in a time, in seconds; the first decides the size.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    HeadlessReport.note(
      "UIImage.animatedImage(with:duration:)", "The first image stands still.",
      when: images.count > 1)
    return first.with {
      $0.images = images
      $0.duration = duration
    }
  }
}
