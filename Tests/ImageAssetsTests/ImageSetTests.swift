import ButtonLayout
import ImageAssets
import Testing

/// A `Contents.json` with one image for each of some descriptions.
private func set(_ images: [String], properties: String = "{}") throws -> ImageSet {
  let text = """
    {"images": [\(images.joined(separator: ","))], "info": {"version": 1}, "properties": \(properties)}

    """
  return try ImageSet(contents: Array(text.utf8))
}

private func variant(_ name: String, _ more: String = "") -> String {
  "{\"filename\": \"\(name)\", \"idiom\": \"universal\"\(more.isEmpty ? "" : ", " + more)}"
}

@Suite struct ImageSetTests {
  @Test(
    arguments: [
      (2.0, "two"), (3, "three"), (1, "one"), (1.5, "two"), (4, "three"),
    ])
  func `a screen takes the file of its scale, else the next larger, else the largest`(
    scale: Double, expected: String
  ) throws {
    let set = try set([
      variant("three", "\"scale\": \"3x\""), variant("one", "\"scale\": \"1x\""),
      variant("two", "\"scale\": \"2x\""),
    ])
    let best = set.best(scale: scale, idiom: .phone, direction: .leftToRight)
    #expect(best?.filename == expected)
    #expect(set.scales(idiom: .phone) == [1, 2, 3])
  }

  @Test func `a device takes its own file, and none of another`() throws {
    let set = try set([
      variant("all", "\"scale\": \"2x\""),
      "{\"filename\": \"pad\", \"idiom\": \"ipad\", \"scale\": \"2x\"}",
      "{\"idiom\": \"iphone\", \"scale\": \"3x\"}",
    ])
    #expect(set.best(scale: 2, idiom: .pad, direction: .leftToRight)?.filename == "pad")
    #expect(set.best(scale: 2, idiom: .phone, direction: .leftToRight)?.filename == "all")
    #expect(set.best(scale: 3, idiom: .tv, direction: .leftToRight)?.filename == "all")
    // A place without a file counts for nothing.
    #expect(set.scales(idiom: .phone) == [2])
  }

  @Test func `a direction takes its own file, and dark ones are for the dark`() throws {
    let set = try set([
      variant(
        "dark", "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"),
      variant("ltr", "\"language-direction\": \"left-to-right\""),
      variant("rtl", "\"language-direction\": \"right-to-left\""),
    ])
    #expect(set.best(scale: 2, idiom: .phone, direction: .leftToRight)?.filename == "ltr")
    #expect(set.best(scale: 2, idiom: .phone, direction: .rightToLeft)?.filename == "rtl")
  }

  @Test func `slices come in points, and template mode with them`() throws {
    let set = try set(
      [
        variant(
          "a.png",
          """
          "scale": "2x", "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 2, \
          "height": 2}, "cap-insets": {"top": 24, "left": 6, "bottom": 10, "right": 3}}
          """)
      ], properties: "{\"template-rendering-intent\": \"template\"}")
    let variant = try #require(set.best(scale: 2, idiom: .phone, direction: .leftToRight))
    let header = try ImageHeader(Array("<svg width=\"60\" height=\"40\"/>".utf8))
    let asset = FoundImage(file: "a.png", header: header, variant: variant, in: set, idiom: .phone)
    // A vector has points of its own; its slices are in them.
    #expect(asset.size == Size(width: 60, height: 40))
    #expect(asset.capInsets == EdgeInsets(top: 24, left: 6, bottom: 10, right: 3))
    #expect(asset.isTiled && asset.isTemplate == true && asset.isVector && asset.scales.isEmpty)
  }

  @Test(
    arguments: [
      ("", "its Contents.json is no JSON at byte 1: unexpected end of data"),
      ("[]", "its Contents.json holds an array, where an object was expected"),
    ])
  func `a Contents.json that is none is a sentence`(text: String, reason: String) {
    #expect(throws: ImageError(reason: reason)) { try ImageSet(contents: Array(text.utf8)) }
  }

  @Test func `what is no image of a set is passed over`() throws {
    let set = try ImageSet(
      contents: Array("{\"images\": [1, {}, {\"filename\": \"../../secret\"}]}".utf8))
    #expect(set.variants.isEmpty)
    #expect(set.best(scale: 2, idiom: .phone, direction: .leftToRight) == nil)
  }
}
