import ImageAssets
import Testing

@Suite struct ImageHeaderTests {
  @Test(
    arguments: [
      ("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"18.5px\"/>", 24, 18.5),
      ("<?xml version=\"1.0\"?><!-- a --><svg viewBox=\"0 0 32 16\"><path/></svg>", 32, 16),
      ("<svg width=\"64\" viewBox=\"0,0,32,16\"/>", 64, 32),
      ("<svg height=\"8\" width=\"100%\" viewBox=\"0 0 32 16\"/>", 16, 8),
      ("<svg width=\"1in\" height=\"72pt\"/>", 96, 96),
      ("<s:svg xmlns:s=\"http://www.w3.org/2000/svg\" width=\"3\" height=\"4\">", 3, 4),
    ] as [(String, Double, Double)])
  func `an SVG says its size at its root`(text: String, width: Double, height: Double) throws {
    let header = try ImageHeader(Array(text.utf8))
    #expect(header.format == .svg && header.isVector)
    #expect(abs(header.width - width) < 1e-9 && abs(header.height - height) < 1e-9)
  }

  @Test(
    arguments: [
      ("%PDF-1.4\n1 0 obj <</MediaBox [0 0 24 30.5]>>", 24, 30.5),
      ("%PDF-1.7 /MediaBox[ 10 10\n 58 34 ] /MediaBox [0 0 9 9]", 48, 24),
      ("%PDF-1.7 /MediaBox 7 0 R /MediaBox [0 0 12 -8]", 12, 8),
    ] as [(String, Double, Double)])
  func `a PDF says its size in its first readable MediaBox`(
    text: String, width: Double, height: Double
  ) throws {
    let header = try ImageHeader(Array(text.utf8))
    #expect(header.format == .pdf && header.isVector)
    #expect(header.width == width && header.height == height)
  }

  @Test(
    arguments: [
      ("", "it is no PNG, JPEG, SVG or PDF"),
      ("GIF89a", "it is no PNG, JPEG, SVG or PDF"),
      ("<html/>", "it is no PNG, JPEG, SVG or PDF"),
      (
        "<!DOCTYPE svg [<!ENTITY a \"b\">]><svg width=\"1\" height=\"1\"/>",
        "it is no PNG, JPEG, SVG or PDF"
      ),
      ("<svg/>", "it is an SVG whose root says neither width and height nor viewBox"),
      (
        "<svg width=\"0\" height=\"-4\"/>",
        "it is an SVG whose root says neither width and height nor viewBox"
      ),
      ("%PDF-1.5 no box", "it is a PDF without a readable MediaBox"),
      ("%PDF-1.5 /MediaBox [0 0", "it is a PDF without a readable MediaBox"),
      ("%PDF-1.5 /MediaBox [0 0 nan 4]", "it is a PDF without a readable MediaBox"),
    ])
  func `bytes that say no size are a sentence`(text: String, reason: String) {
    #expect(throws: ImageError(reason: reason)) { try ImageHeader(Array(text.utf8)) }
  }

  @Test func `a PNG that ends early is told in the library's words`() {
    #expect {
      try ImageHeader([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A])
    } throws: { error in
      "\(error)".hasPrefix("it cannot be read as a PNG: ")
    }
  }
}
