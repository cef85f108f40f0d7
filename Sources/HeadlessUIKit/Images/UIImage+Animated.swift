import Foundation

extension UIImage {
  /// The images of a name and a number, from 0 or 1 up to the first that is missing, over a time in seconds.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    animatedImage(with: numbered(name), duration: duration)
  }

  /// The same, each tiled between borders that keep their size.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(
      name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  /// The same, each tiled or stretched between borders that keep their size.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    let images = numbered(name).map {
      $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
    }
    return animatedImage(with: images, duration: duration)
  }

  private class func numbered(_ name: String) -> [UIImage] {
    let first = UIImage(named: name + "0") == nil ? 1 : 0
    return Array(
      sequence(first: first) { $0 + 1 }.lazy.map { UIImage(named: "\(name)\($0)") }
        .prefix { $0 != nil }.compactMap { $0 })
  }
}
