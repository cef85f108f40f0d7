import ButtonLayout
import DisplayList
import Foundation
import ImageAssets

/// An image: its size decides layout, and where its pixels come from is kept for whoever draws.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// Everything that is known of an image.
  struct Facts {
    var size: CGSize
    var scale: CGFloat
    var source = ImageItem.Source.sizeOnly
    var pixels: CGSize?
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var isResizable = false
    var alignmentRectInsets = UIEdgeInsets.zero
    var flips = false
    var baseline: CGFloat?
    var tint: UIColor?
    var configuration: Configuration?
    var symbolConfiguration: SymbolConfiguration?
    var symbolName: String?
    var images: [UIImage]?
    var duration: TimeInterval = 0
  }

  let facts: Facts

  init(_ facts: Facts) { self.facts = facts }

  // MARK: Creating

  /// An image of a size without pixels, for layout.
  public convenience init(
    headlessSize size: CGSize, scale: CGFloat = 2, renderingMode: RenderingMode = .automatic,
    capInsets: UIEdgeInsets = .zero, resizingMode: ResizingMode = .tile,
    alignmentRectInsets: UIEdgeInsets = .zero, flipsForRightToLeftLayoutDirection: Bool = false
  ) {
    var facts = Facts(size: size, scale: scale)
    facts.renderingMode = renderingMode
    facts.capInsets = capInsets
    facts.isResizable = capInsets != .zero
    facts.resizingMode = resizingMode
    facts.alignmentRectInsets = alignmentRectInsets
    facts.flips = flipsForRightToLeftLayoutDirection
    self.init(facts)
  }

  /// An image without extent.
  public override convenience init() { self.init(Facts(size: .zero, scale: 1)) }

  /// An image literal of a source file; one without extent where there is none, and the report says so.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let facts = NamedImage.facts(name, in: nil, traits: .current) else {
      HeadlessReport.note(
        "#imageLiteral(resourceName: \"\(name)\")",
        "There is no such image, so one without extent stands in for it.")
      self.init(Facts(size: .zero, scale: 1))
      return
    }
    self.init(facts)
  }

  /// An image from an archive; here without reading one.
  public required init?(coder: NSCoder) { return nil }

  convenience init(picture: Picture) {
    var facts = Facts(size: CGSize(picture.bounds.size), scale: CGFloat(picture.scale))
    facts.source = .picture(picture)
    self.init(facts)
  }

  /// An image of PNG or JPEG bytes, of one pixel a point.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// An image of PNG or JPEG bytes; a scale of 0 counts as 1.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let facts = Facts(data: data, scale: scale) else { return nil }
    self.init(facts)
  }

  /// An image of a PNG or JPEG file.
  ///
  /// As in UIKit a path without an extension is one of a PNG, and a larger variant beside the file (`@2x`, `@3x`)
  /// is taken where the screen has as many pixels. The name of the file that is read says the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let facts = LooseImage.facts(path: path, scale: UITraitCollection.current.displayScale)
    else { return nil }
    self.init(facts)
  }

  /// An image of Core Graphics, of one pixel a point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// An image of Core Graphics, of some pixels a point, turned to be shown.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let pixels = CGSize(width: cgImage.width, height: cgImage.height)
    self.init(
      Facts(pixels: pixels, scale: scale, orientation: orientation, source: cgImage.source))
  }

  // MARK: Values

  /// The size in points, as the image is shown.
  open var size: CGSize { facts.size }
  /// Pixels a point.
  open var scale: CGFloat { facts.scale }
  /// How the pixels are turned to be shown.
  open var imageOrientation: Orientation { facts.orientation }
  /// How the colours count.
  open var renderingMode: RenderingMode { facts.renderingMode }
  /// The border that is not stretched, in points.
  open var capInsets: UIEdgeInsets { facts.capInsets }
  /// How the middle grows.
  open var resizingMode: ResizingMode { facts.resizingMode }
  /// What alignment does not see, in points.
  open var alignmentRectInsets: UIEdgeInsets { facts.alignmentRectInsets }
  /// Whether it is turned round in a right-to-left interface.
  open var flipsForRightToLeftLayoutDirection: Bool { facts.flips }
  /// The distance of the baseline from the bottom, in points; `nil` where there is none.
  open var baselineOffsetFromBottom: CGFloat? { facts.baseline }
  /// Whether it has a baseline.
  open var hasBaseline: Bool { facts.baseline != nil }
  /// Whether it is one of the system's symbols.
  open var isSymbolImage: Bool { facts.symbolName != nil }
  /// What it was chosen by.
  open var configuration: Configuration? { facts.symbolConfiguration ?? facts.configuration }
  /// How it is drawn as a symbol.
  open var symbolConfiguration: SymbolConfiguration? { facts.symbolConfiguration }
  /// The images that are shown one after another; `nil` for a still one.
  open var images: [UIImage]? { facts.images }
  /// How long they take, in seconds.
  open var duration: TimeInterval { facts.duration }
  /// The left part that is not stretched, in points; 0 where nothing was said.
  open var leftCapWidth: Int { Int(facts.capInsets.left) }
  /// The top part that is not stretched, in points; 0 where nothing was said.
  open var topCapHeight: Int { Int(facts.capInsets.top) }

  /// The pixels' number and origin; `nil` where only the size is known.
  open var cgImage: CGImage? {
    if case .sizeOnly = facts.source { return nil }
    let shown = CGSize(width: size.width * scale, height: size.height * scale)
    let pixels = facts.pixels ?? shown
    return CGImage(
      width: Int(pixels.width.rounded()), height: Int(pixels.height.rounded()),
      source: facts.source)
  }

  /// The image as a PNG.
  ///
  /// A PNG file that was not changed is given back; everything else needs somebody who makes pixels, and is `nil`
  /// without, as the report then says.
  open func pngData() -> Data? {
    if case .encoded(let bytes, "png") = facts.source, facts.tint == nil { return Data(bytes) }
    let picture = self.picture
    return HeadlessDrawing.pixels("UIImage.pngData()") { $0.pngData(of: picture) }
  }

  /// The image as a JPEG of a quality from 0 to 1; `nil` without somebody who makes pixels.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    let picture = self.picture
    return HeadlessDrawing.pixels("UIImage.jpegData(compressionQuality:)") {
      $0.jpegData(of: picture, compressionQuality: compressionQuality)
    }
  }

  open override var description: String {
    "<UIImage:\(facts.symbolName.map { " symbol(system: \($0))" } ?? "") {\(size.width), \(size.height)}>"
  }

  /// Images of the same pixels and settings are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if self === other { return true }
    if case .sizeOnly = facts.source { return false }
    return facts.source == other.facts.source && size == other.size && scale == other.scale
      && renderingMode == other.renderingMode && capInsets == other.capInsets
      && facts.tint == other.facts.tint
  }

  open override var hash: Int { size.width.hashValue ^ size.height.hashValue ^ scale.hashValue }
}

extension UIImage.Facts {
  init(
    pixels: CGSize, scale: CGFloat, orientation: UIImage.Orientation, source: ImageItem.Source
  ) {
    let scale = scale > 0 ? scale : 1
    let shown =
      orientation.isSideways ? CGSize(width: pixels.height, height: pixels.width) : pixels
    self.init(
      size: CGSize(width: shown.width / scale, height: shown.height / scale), scale: scale)
    self.source = source
    self.pixels = pixels
    self.orientation = orientation
  }

  init?(data: Data, scale: CGFloat) {
    guard let header = ImageHeader(data) else { return nil }
    self.init(
      pixels: CGSize(width: header.width, height: header.height), scale: scale,
      orientation: header.imageOrientation,
      source: .encoded([UInt8](data), format: header.format.rawValue))
  }
}

/// What an image literal is where nothing else is said.
public typealias _ImageLiteralType = UIImage
