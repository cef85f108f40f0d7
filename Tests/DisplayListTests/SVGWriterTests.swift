import ButtonLayout
import DisplayList
import Testing

/// What a picture is as SVG.
@Suite struct SVGWriterTests {
  @Test func `an empty picture is its bounds`() {
    let picture = Picture(bounds: Rect(x: 0, y: 0, width: 20.5, height: 10))
    #expect(
      SVGWriter.document(of: picture)
        == """
        <svg xmlns="http://www.w3.org/2000/svg" width="20.5" height="10" viewBox="0 0 20.5 10">
        </svg>

        """)
  }

  @Test func `paths are steps, and a clip is defined once`() {
    let square = Path(Rect(x: 0, y: 0, width: 2, height: 2))
    let red = Paint.color(Color(red: 1, green: 0, blue: 0, alpha: 0.5))
    let clips = [DisplayItem.Clip(square)]
    let svg = SVGWriter.document(
      of: Picture(
        bounds: Rect(x: 0, y: 0, width: 4, height: 4),
        items: [
          DisplayItem(.fill(square, red, .evenOdd), clips: clips),
          DisplayItem(.stroke(square, red, Stroke(width: 3)), clips: clips),
        ]))
    #expect(svg.contains("<path d=\"M0 0L2 0L2 2L0 2Z\" fill=\"#ff0000\" fill-opacity=\"0.5\""))
    #expect(svg.contains("fill-rule=\"evenodd\""))
    #expect(svg.contains("stroke-width=\"3\""))
    #expect(svg.components(separatedBy: "<clipPath").count == 2)
    #expect(svg.components(separatedBy: "url(#clip1)").count == 3)
  }

  @Test(arguments: [
    ([UInt8]("M".utf8), "TQ=="), ([UInt8]("Ma".utf8), "TWE="), ([UInt8]("Man".utf8), "TWFu"),
  ])
  func `bytes of an image are base64`(bytes: [UInt8], text: String) {
    let image = ImageItem(
      .encoded(bytes, format: "png"), size: .zero, rect: Rect(x: 0, y: 0, width: 1, height: 1))
    let svg = SVGWriter.document(of: Picture(bounds: .zero, items: [DisplayItem(.image(image))]))
    #expect(svg.contains("data:image/png;base64,\(text)\""))
  }

  @Test func `what means something to XML is escaped`() {
    let text = TextItem(
      "a<b & \"c\"\u{1}", origin: .zero, fontFamily: "Inter", fontSize: 17, width: 0)
    let svg = SVGWriter.document(of: Picture(bounds: .zero, items: [DisplayItem(.text(text))]))
    #expect(svg.contains(">a&lt;b &amp; &quot;c&quot;\u{FFFD}</text>"))
  }
}

extension String {
  /// The parts between occurrences of a separator.
  fileprivate func components(separatedBy separator: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return parts + [rest]
  }
}
