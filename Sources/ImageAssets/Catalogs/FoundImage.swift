import ButtonLayout

/// An image as it was found beside a document.
public struct FoundImage: Equatable, Sendable {
  /// The file that a screen takes.
  public var file: String
  /// The size in points.
  public var size: Size
  /// Pixels a point of the file; 1 for a vector.
  public var scale: Double
  /// The scales that there are files for; empty where one serves every screen.
  public var scales: [Double]
  /// What is kept at the edges when the image is resized, in points; nil where it is not sliced.
  public var capInsets: EdgeInsets?
  /// Whether the middle is tiled instead of stretched.
  public var isTiled: Bool
  /// Whether the image is drawn in the tint color; nil where the program decides.
  public var isTemplate: Bool?
  /// Whether the image has no pixels of its own.
  public var isVector: Bool

  /// An image file without a catalog, whose name says its scale.
  public init(file: String, header: ImageHeader, scales: [Double] = []) {
    self.init(file: file, header: header, scale: ImageName(file).scale, scales: scales)
  }

  /// A file of an image set.
  public init(
    file: String, header: ImageHeader, variant: ImageSet.Variant, in set: ImageSet, idiom: Idiom
  ) {
    self.init(
      file: file, header: header, scale: variant.scale ?? 1,
      scales: header.isVector ? [] : set.scales(idiom: idiom))
    capInsets = variant.capInsets.map {
      EdgeInsets(
        top: $0.top / scale, left: $0.left / scale, bottom: $0.bottom / scale,
        right: $0.right / scale)
    }
    isTiled = variant.isTiled
    isTemplate = set.isTemplate
  }

  private init(file: String, header: ImageHeader, scale: Double, scales: [Double]) {
    self.file = file
    // A vector says its points, whatever screen it is meant for.
    self.scale = header.isVector ? 1 : scale
    let stored = Size(width: header.width / self.scale, height: header.height / self.scale)
    size = header.isTurned ? Size(width: stored.height, height: stored.width) : stored
    self.scales = scales
    capInsets = nil
    isTiled = false
    isTemplate = nil
    isVector = header.isVector
  }
}

/// The name of an image file: `folder/Cart@2x~ipad.png` is `Cart` at 2 pixels a point.
public struct ImageName: Equatable, Sendable {
  /// The name that a program asks for.
  public var name: String
  /// Pixels a point: 1, 2 or 3.
  public var scale: Double
  /// `iphone`, `ipad` …; nil for every device.
  public var device: String?

  /// Reads a path's last part.
  public init(_ path: String) {
    let file = path.split(separator: "/").last ?? ""
    var stem = file[..<(file.lastIndex(of: ".") ?? file.endIndex)]
    if let tilde = stem.lastIndex(of: "~") {
      device = String(stem[stem.index(after: tilde)...])
      stem = stem[..<tilde]
    }
    scale = stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
    name = String(scale == 1 ? stem : stem.dropLast(3))
  }
}
