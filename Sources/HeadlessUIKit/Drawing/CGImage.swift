import ButtonLayout
import DisplayList
import Foundation

/// The pixels of an image, as far as they are known: their number, and where they come from.
public final class CGImage: @unchecked Sendable {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// Where the pixels come from.
  let source: ImageItem.Source

  init(width: Int, height: Int, source: ImageItem.Source) {
    self.width = width
    self.height = height
    self.source = source
  }

  /// Bits of one component of one pixel.
  public var bitsPerComponent: Int { 8 }
  /// Bits of one pixel.
  public var bitsPerPixel: Int { 32 }
  /// Bytes from one row to the next.
  public var bytesPerRow: Int { width * 4 }
  /// What the components mean.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  /// Where the opacity stands.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// Where the opacity stands, and more.
  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
  }

  /// The same image.
  public func copy() -> CGImage? { self }

  /// A part of the image, in pixels from the top left; `nil` where they do not meet.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    let image = ImageItem(source, size: Size(whole.size), rect: Rect(whole))
    let picture = Picture(
      bounds: Rect(part), items: [DisplayItem(.image(image), clips: [.init(Path(Rect(part)))])])
    return CGImage(width: Int(part.width), height: Int(part.height), source: .picture(picture))
  }
}

/// Where the opacity of a pixel stands.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// Nowhere.
  case none = 0
  /// Last, with the colours multiplied by it.
  case premultipliedLast = 1
  /// First, with the colours multiplied by it.
  case premultipliedFirst = 2
  /// Last.
  case last = 3
  /// First.
  case first = 4
  /// Nowhere; the last component is skipped.
  case noneSkipLast = 5
  /// Nowhere; the first component is skipped.
  case noneSkipFirst = 6
  /// Alone.
  case alphaOnly = 7
}

/// How pixels stand in memory.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// Bits as in C.
  public let rawValue: UInt32

  /// Creates information from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits that hold a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// 32 bits, the lowest first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// 32 bits, the highest first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
