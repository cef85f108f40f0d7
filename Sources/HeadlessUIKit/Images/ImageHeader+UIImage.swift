import Foundation
import ImageAssets

extension ImageHeader {
  /// Reads the header of a PNG or JPEG, the formats that `UIImage` takes as data; `nil` for other bytes.
  init?(_ data: Data) {
    let header = data.withUnsafeBytes { bytes in
      // Why it is none, UIKit does not say either.
      try? ImageHeader(bytes)
    }
    guard let header, !header.isVector else { return nil }
    self = header
  }

  /// How the pixels are turned to be shown, by UIKit's names for EXIF's numbers.
  var imageOrientation: UIImage.Orientation {
    let orientations: [UIImage.Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    return orientations[orientation - 1]
  }
}
