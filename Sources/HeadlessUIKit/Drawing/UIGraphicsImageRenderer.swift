import DisplayList
import Foundation

/// What a renderer draws with.
open class UIGraphicsRendererFormat: NSObject, @unchecked Sendable {
  /// The extent that is drawn; zero until a renderer knows it.
  open internal(set) var bounds = CGRect.zero

  /// A format with usual settings.
  public override init() { super.init() }
}

/// How an image that is drawn shall be.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  /// Which colours an image may have.
  public enum Range: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// As the device.
    case automatic = 0
    /// Those of wide screens.
    case extended = 1
    /// Those of the web.
    case standard = 2
  }

  /// Pixels a point.
  open var scale: CGFloat = UITraitCollection.current.displayScale
  /// Whether nothing shines through.
  open var opaque = false
  /// Which colours the image may have; kept only.
  open var preferredRange = Range.automatic
  /// Whether colours go beyond the web's; kept only.
  open var prefersExtendedRange = false {
    didSet {
      HeadlessReport.note(
        "UIGraphicsImageRendererFormat.prefersExtendedRange", "Pictures have one range of colours.",
        when: prefersExtendedRange)
    }
  }

  /// A format with usual settings.
  public override init() { super.init() }
  /// The format of the screen.
  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
  /// The format of the screen.
  public static func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  /// A format for the screen of some traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

/// Where a renderer draws.
open class UIGraphicsRendererContext: NSObject {
  /// Where drawing goes.
  public let cgContext: CGContext

  init(_ context: CGContext) { cgContext = context }

  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle, mixed with what is there.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }
  /// Draws a line of one point inside a rectangle's edge.
  open func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }
  /// Cuts what follows at a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Where an image renderer draws.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What was drawn so far.
  open var currentImage: UIImage { UIImage(picture: cgContext.picture) }
  /// How the image shall be.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, format: UIGraphicsImageRendererFormat) {
    self.format = format
    super.init(context)
  }
}

/// Makes pictures of what is drawn.
open class UIGraphicsRenderer: NSObject {
  /// The extent, in points.
  public let bounds: CGRect

  init(extent: CGRect) { bounds = extent }
}

/// Makes images of what is drawn.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// How the images shall be.
  public let format: UIGraphicsImageRendererFormat

  /// A renderer of an extent in points and a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.format = format
    super.init(extent: bounds)
  }

  /// A renderer of an extent in points, as the screen has pixels.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// A renderer of a size in points, as the screen has pixels.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  /// A renderer of a size in points and a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  private func drawn(_ actions: (UIGraphicsImageRendererContext) -> Void) -> Picture {
    let scale = format.scale > 0 ? format.scale : UITraitCollection.current.displayScale
    let context = CGContext(bounds: bounds, scale: scale, isOpaque: format.opaque)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(context, format: format))
    UIGraphicsPopContext()
    return context.picture
  }

  /// The image that the closure draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    UIImage(picture: drawn(actions))
  }

  /// The image as a PNG; empty where nobody makes pixels, and the report says so.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    let picture = drawn(actions)
    return HeadlessDrawing.pixels("UIGraphicsImageRenderer.pngData(actions:)") {
      $0.pngData(of: picture)
    } ?? Data()
  }

  /// The image as a JPEG of a quality from 0 to 1; empty where nobody makes pixels.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    let picture = drawn(actions)
    return HeadlessDrawing.pixels(
      "UIGraphicsImageRenderer.jpegData(withCompressionQuality:actions:)"
    ) {
      $0.jpegData(of: picture, compressionQuality: compressionQuality)
    } ?? Data()
  }
}
