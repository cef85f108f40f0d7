import ButtonLayout
import ButtonRendering
import DisplayList
import Testing

/// What a display list is in pixels.
@Suite struct PixelTests {
  @Test func `a fill covers its rectangle and nothing else`() throws {
    let raster = try pixels([fill(box(2, 3, 4, 5), .red)])
    #expect(raster.at(2, 3) == [255, 0, 0, 255] && raster.at(5, 7) == [255, 0, 0, 255])
    #expect(raster.at(1, 3)[3] == 0 && raster.at(6, 7)[3] == 0 && raster.at(5, 8)[3] == 0)
  }

  @Test func `scale says how many pixels a point has`() throws {
    let picture = Picture(
      bounds: box(10, 10, 4.5, 3), scale: 2, items: [fill(box(12, 10, 1, 1), .red)])
    let raster = try PictureDrawing().raster(of: picture)
    #expect(raster.width == 9 && raster.height == 6)
    #expect(raster.at(4, 0) == [255, 0, 0, 255] && raster.at(3, 0)[3] == 0)
  }

  @Test func `opacity of a group is that of the whole, where its parts overlap too`() throws {
    let items = [fill(box(0, 0, 10, 10), .red), fill(box(5, 0, 10, 10), .red)]
    let raster = try pixels([DisplayItem(.group(items), opacity: 0.5)])
    #expect(raster.at(2, 2) == raster.at(7, 2))
    #expect((127...128).contains(raster.at(7, 2)[3]))
  }

  @Test func `every clip cuts`() throws {
    var item = fill(box(0, 0, 20, 20), .red)
    item.clips = [.init(Path(box(0, 0, 10, 20))), .init(Path(box(5, 0, 15, 20)))]
    let raster = try pixels([item])
    #expect(raster.at(7, 10)[3] == 255 && raster.at(2, 10)[3] == 0 && raster.at(12, 10)[3] == 0)
  }

  @Test func `an even-odd clip has holes`() throws {
    var item = fill(box(0, 0, 20, 20), .red)
    let ring = Path(Path(box(0, 0, 20, 20)).elements + Path(box(5, 5, 10, 10)).elements)
    item.clips = [.init(ring, rule: .evenOdd)]
    let raster = try pixels([item])
    #expect(raster.at(2, 2)[3] == 255 && raster.at(10, 10)[3] == 0)
  }

  @Test func `a transformation moves what is drawn, and no clip`() throws {
    var item = fill(box(0, 0, 4, 4), .red)
    item.transform = Transform(a: 0, b: 1, c: -1, d: 0, tx: 10, ty: 0)
    item.clips = [.init(Path(box(6, 0, 4, 2)))]
    let raster = try pixels([item])
    #expect(raster.at(7, 1)[3] == 255 && raster.at(7, 3)[3] == 0 && raster.at(1, 1)[3] == 0)
  }

  @Test(
    arguments: [
      ("normal", [0, 255, 0, 255]), ("multiply", [0, 0, 0, 255]), ("screen", [255, 255, 0, 255]),
      ("difference", [255, 255, 0, 255]), ("destination-out", [0, 0, 0, 0]),
      ("destination-over", [255, 0, 0, 255]), ("plus-lighter", [255, 255, 0, 255]),
    ])
  func `modes mix`(mode: String, expected: [Int]) throws {
    var above = fill(box(0, 0, 10, 10), .green)
    above.blendMode = mode
    let raster = try pixels([fill(box(0, 0, 10, 10), .red), above])
    #expect(raster.at(5, 5) == expected)
  }

  @Test func `a cleared rectangle lets everything through`() throws {
    let raster = try pixels([fill(box(0, 0, 20, 20), .red), DisplayItem(.clear(box(5, 5, 5, 5)))])
    #expect(raster.at(7, 7)[3] == 0 && raster.at(2, 2)[3] == 255)
  }

  @Test func `a shadow is offset, blurred, and behind`() throws {
    var item = fill(box(4, 4, 8, 8), .red)
    item.shadow = .init(offset: Size(width: 0, height: 4), blur: 4, color: .blue)
    let raster = try pixels([item])
    #expect(raster.at(8, 8) == [255, 0, 0, 255])
    let (below, far) = (raster.at(8, 13), raster.at(8, 18))
    #expect(below[2] == 255 && below[3] > 120 && below[0] == 0)
    #expect(far[3] < below[3])
    #expect(raster.at(8, 1)[3] == 0)
  }

  @Test func `a gradient ends where it is told to`() throws {
    let stops = [Gradient.Stop(.red, at: 0), Gradient.Stop(.blue, at: 1)]
    var gradient = Gradient(
      stops, shape: .linear(from: Point(x: 5, y: 0), to: Point(x: 15, y: 0)))
    gradient.extendsBeforeStart = false
    let raster = try pixels([
      DisplayItem(.fill(Path(box(0, 0, 20, 20)), .gradient(gradient), .winding))
    ])
    #expect(raster.at(2, 5)[3] == 0)
    #expect(raster.at(5, 5)[0] > 230 && raster.at(14, 5)[2] > 230)
    #expect(raster.at(18, 5) == [0, 0, 255, 255])
  }

  @Test func `what is drawn on an opaque picture is opaque`() throws {
    let picture = Picture(bounds: box(0, 0, 2, 2), isOpaque: true)
    #expect(try PictureDrawing().raster(of: picture).isOpaque)
  }

  @Test(arguments: [(0.0, 5.0), (40_000, 1), (30_000, 30_000), (.infinity, 1), (.nan, 1)])
  func `a picture without extent or of too many pixels is refused`(
    width: Double, height: Double
  ) throws {
    let error = #expect(throws: RenderingError.self) {
      try PictureDrawing().raster(
        of: Picture(bounds: Rect(x: 0, y: 0, width: width, height: height), scale: 1))
    }
    #expect(error?.description.contains("pixels a side") == true)
  }

  @Test func `a PNG holds the pixels`() throws {
    let half = Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    let raster = try pixels([fill(box(0, 0, 10, 20), half)])
    let image = ImageItem(
      .encoded(try raster.png(), format: "png"), size: Size(width: 20, height: 20),
      rect: box(0, 0, 20, 20))
    #expect(try pixels([DisplayItem(.image(image))]) == raster)
  }

  @Test func `a JPEG is on white, and read again`() throws {
    let raster = try pixels([fill(box(0, 0, 10, 20), .red)])
    let image = ImageItem(
      .encoded(try raster.jpeg(quality: 0.9), format: "jpeg"), size: Size(width: 20, height: 20),
      rect: box(0, 0, 20, 20))
    let again = try pixels([DisplayItem(.image(image))])
    #expect(again.at(3, 10)[0] > 240 && again.at(3, 10)[1] < 20)
    #expect(again.at(17, 10).min() ?? 0 > 240)
  }

  @Test func `a PDF is the same bytes each time`() throws {
    let picture = Picture(bounds: box(0, 0, 20, 20), items: [fill(box(2, 2, 8, 8), .red)])
    let pdf = try PictureDrawing().pdf(of: [picture, picture])
    #expect(pdf.starts(with: Array("%PDF-".utf8)))
    #expect(pdf == (try PictureDrawing().pdf(of: [picture, picture])))
    #expect(try ImageAsset(pdf).size == Size(width: 20, height: 20))
  }
}
