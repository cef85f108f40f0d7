import Foundation

/// Image files that stand beside one another: `Cart.png`, `Cart@2x.png`, `Cart@3x.png`.
enum LooseImage {
  /// The variant of a path for a screen; `nil` when there is none that can be read.
  static func facts(path: String, scale: CGFloat) -> UIImage.Facts? {
    for (file, fileScale) in candidates(path, scale) {
      guard let data = FileManager.default.contents(atPath: file) else { continue }
      return UIImage.Facts(data: data, scale: fileScale)
    }
    return nil
  }

  /// The files that a path may mean, the best first: that of the screen, larger ones, smaller ones.
  private static func candidates(_ path: String, _ scale: CGFloat) -> [(String, CGFloat)] {
    let name = NSString(string: path)
    let known = ["png", "jpg", "jpeg"]
    let hasExtension = known.contains(name.pathExtension.lowercased())
    let stem = hasExtension ? name.deletingPathExtension : path
    let extensions = hasExtension ? [name.pathExtension] : known
    var result: [(String, CGFloat)] = []
    // A name that says its scale means that file.
    for (suffix, own) in [("@2x", CGFloat(2)), ("@3x", 3)] where stem.hasSuffix(suffix) {
      return extensions.map { ("\(stem).\($0)", own) }
    }
    for variant in order(scale) {
      let suffix = variant == 1 ? "" : "@\(Int(variant))x"
      for device in ["~iphone", ""] {
        result += extensions.map { ("\(stem)\(suffix)\(device).\($0)", variant) }
      }
    }
    return result
  }

  /// Scales for a screen: its own, then larger ones, then smaller ones, the nearest first.
  static func order(_ scale: CGFloat) -> [CGFloat] {
    let all: [CGFloat] = [1, 2, 3]
    return all.filter { $0 >= scale } + all.filter { $0 < scale }.reversed()
  }
}
