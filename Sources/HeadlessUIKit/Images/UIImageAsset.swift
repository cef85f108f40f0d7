import Foundation

/// Images of one name for different traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var registered: [(traits: UITraitCollection, image: UIImage)] = []

  /// No images.
  public override init() { super.init() }

  /// Adds an image for traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    lock.withLock { registered.append((traitCollection, image)) }
  }

  /// The image for traits: the one of the same style and nearest scale; one without extent where there is none.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    lock.withLock {
      let ranked = registered.max { left, right in
        rank(left.traits, traitCollection) < rank(right.traits, traitCollection)
      }
      return ranked?.image ?? UIImage()
    }
  }

  private func rank(_ traits: UITraitCollection, _ wanted: UITraitCollection) -> CGFloat {
    let style: CGFloat = traits.userInterfaceStyle == wanted.userInterfaceStyle ? 100 : 0
    return style - abs(traits.displayScale - wanted.displayScale)
  }
}
