import ButtonLayout
import ButtonRendering
import DisplayList
import Testing

/// Images in pixels: caps, tiles, stencils, formats.
@Suite struct ImageDrawingTests {
  /// 6 × 6 points: a red border of two, a blue middle with a green pixel at its top left.
  static let framed = Picture(
    bounds: box(0, 0, 6, 6), scale: 1,
    items: [
      fill(box(0, 0, 6, 6), .red), fill(box(2, 2, 2, 2), .blue), fill(box(2, 2, 1, 1), .green),
    ])
  static let caps = EdgeInsets(top: 2, left: 2, bottom: 2, right: 2)

  private func image(
    in rect: Rect, caps: EdgeInsets = caps, resizing: ImageItem.Resizing,
    shrinking: CapShrinking = .capsLast, tint: Color? = nil
  ) -> DisplayItem {
    DisplayItem(
      .image(
        ImageItem(
          .picture(Self.framed), size: Size(width: 6, height: 6), rect: rect, capInsets: caps,
          resizing: resizing, shrinking: shrinking, tint: tint)))
  }

  @Test func `corners keep their size while the middle is stretched`() throws {
    let raster = try pixels([image(in: box(0, 0, 20, 12), resizing: .stretch)])
    for (x, y) in [(0, 0), (1, 1), (19, 11), (18, 10), (0, 11), (10, 1), (1, 6)] {
      #expect(raster.at(x, y) == [255, 0, 0, 255], "\(x) \(y)")
    }
    #expect(raster.at(14, 7)[2] > 200)
  }

  @Test func `the middle is tiled from its top left`() throws {
    let raster = try pixels([image(in: box(0, 0, 20, 12), resizing: .tile)])
    // Green again at every second pixel of both axes.
    for x in stride(from: 2, to: 18, by: 2) {
      #expect(raster.at(x, 2) == [0, 255, 0, 255] && raster.at(x + 1, 2) == [0, 0, 255, 255])
      #expect(raster.at(x, 4) == [0, 255, 0, 255] && raster.at(x, 3) == [0, 0, 255, 255])
    }
    #expect(raster.at(18, 2) == [255, 0, 0, 255])
  }

  @Test func `a stencil shows one colour where the image is`() throws {
    let raster = try pixels([image(in: box(4, 4, 6, 6), resizing: .stretch, tint: .green)])
    #expect(raster.at(5, 5) == [0, 255, 0, 255] && raster.at(7, 7) == [0, 255, 0, 255])
    #expect(raster.at(2, 2)[3] == 0)
  }

  @Test func `an SVG image is drawn at the size that it is shown at`() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="2" height="4" \
      fill="#f00"/></svg>
      """
    let asset = try ImageAsset(Array(svg.utf8))
    #expect(asset.format == .svg && asset.size == Size(width: 4, height: 4))
    let raster = try pixels([
      DisplayItem(.image(ImageItem(asset.source, size: asset.size, rect: box(0, 0, 20, 20))))
    ])
    // An edge between pixels would be smeared, had it been drawn small and grown.
    #expect(raster.at(9, 10) == [255, 0, 0, 255] && raster.at(10, 10)[3] == 0)
  }

  @Test(
    arguments: [
      ([UInt8]("GIF89a".utf8), "a PNG, JPEG, SVG or PDF was expected"), ([], "was expected"),
      ([0x89, 0x50, 0x4E, 0x47, 1], "format 'png'"),
      ([0xFF, 0xD8, 1], "its header cannot be read"),
      ([UInt8]("<svg".utf8), "librsvg cannot read it"),
      ([UInt8]("%PDF-1.4 /MediaBox [0 0 5]".utf8), "a media box was expected"),
    ] as [([UInt8], String)])
  func `bytes that are no image are refused with a sentence`(
    bytes: [UInt8], words: String
  ) throws {
    let error = #expect(throws: RenderingError.self) { try ImageAsset(bytes) }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }

  @Test func `a damaged image stops the picture with a sentence`() throws {
    let raster = try pixels([fill(box(0, 0, 20, 20), .red)])
    let half = Array(try raster.png().prefix(50))
    let item = ImageItem(
      .encoded(half, format: "png"), size: Size(width: 20, height: 20), rect: box(0, 0, 20, 20))
    #expect(throws: RenderingError.self) { try pixels([DisplayItem(.image(item))]) }
  }
}
