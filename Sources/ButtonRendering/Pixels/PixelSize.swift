import ButtonLayout

/// How many pixels a picture has.
struct PixelSize: Equatable, Sendable {
  /// Cairo's longest side.
  static let longest = 32_767
  /// The most pixels: a gigabyte of them.
  static let most = 1 << 28

  let width: Int
  let height: Int

  /// The pixels that hold a size at a scale.
  ///
  /// - Throws: `RenderingError` for no pixels, or too many.
  init(_ size: Size, scale: Double) throws(RenderingError) {
    let (width, height) = (size.width * scale, size.height * scale)
    // A side that is a rounding error longer than whole pixels is not given another.
    let columns = (width - 1e-6).rounded(.up)
    let rows = (height - 1e-6).rounded(.up)
    let sides = 1...Double(Self.longest)
    guard sides.contains(columns), sides.contains(rows), columns * rows <= Double(Self.most) else {
      throw .size(width: size.width, height: size.height, scale: scale)
    }
    self.width = Int(columns)
    self.height = Int(rows)
  }
}
