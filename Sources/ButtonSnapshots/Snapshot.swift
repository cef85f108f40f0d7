import ButtonRendering

/// A picture as it is kept.
struct Snapshot {
  /// The display list.
  var text: String
  /// The pixels.
  var raster: Raster

  /// The first line, from 1, in which two texts differ.
  static func firstDifference(
    _ expected: String, _ found: String
  ) -> (line: Int, expected: String, found: String) {
    let one = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let other = found.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(one, other).prefix { $0 == $1 }.count
    func text(_ lines: [Substring]) -> String {
      lines.indices.contains(line) ? lines[line].trimmingSpaces : "nothing more"
    }
    return (line + 1, text(one), text(other))
  }
}

/// How far pixels may differ from their reference: drawing libraries round edges differently from version to version.
public struct PixelTolerance: Equatable, Sendable {
  /// How much each of red, green, blue and opacity may differ, 0 to 255, before a pixel counts as another.
  public var channel: Int
  /// How many other pixels are accepted.
  public var count: Int

  /// Creates a tolerance.
  public init(channel: Int = 8, count: Int = 0) {
    self.channel = channel
    self.count = count
  }

  /// Whether a pixel counts as another.
  func differs(_ one: Raster, _ other: Raster, at pixel: Int) -> Bool {
    (pixel * 4..<pixel * 4 + 4).contains {
      abs(Int(one.pixels[$0]) - Int(other.pixels[$0])) > channel
    }
  }

  /// How many pixels differ; all where the sizes do.
  func differences(_ one: Raster, _ other: Raster) -> Int {
    guard one.width == other.width, one.height == other.height else {
      return max(one.width * one.height, other.width * other.height)
    }
    if one.pixels == other.pixels { return 0 }
    return (0..<one.width * one.height).count { differs(one, other, at: $0) }
  }

  /// A picture of where two differ: red there, and the result in pale grey elsewhere.
  func difference(_ one: Raster, _ other: Raster) -> Raster {
    let (width, height) = (max(one.width, other.width), max(one.height, other.height))
    let isSameSize = one.width == other.width && one.height == other.height
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let isInside = x < other.width && y < other.height
        let place = (y * other.width + x)
        if !isInside || x >= one.width || y >= one.height
          || (isSameSize && differs(one, other, at: place))
        {
          pixels += [255, 0, 0, 255]
        } else {
          let sum = other.pixels[place * 4..<place * 4 + 3].reduce(0) { $0 + Int($1) }
          let shade = UInt8(192 + sum / 3 / 4)
          pixels += [shade, shade, shade, 255]
        }
      }
    }
    return Raster(width: width, height: height, pixels: pixels)
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String { String(drop { $0 == " " }) }
}
