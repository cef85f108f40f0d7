import Foundation
import Testing

/// Images that stand beside the documents which name them.
@Suite struct DocumentImagesTests {
  private let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="WIDTH" height="20"/>"#

  /// What `inspect` says of the image of a document's only button.
  private func image(_ files: [String: String], document name: String = "a.xib") throws -> String {
    try withScratch { folder in
      for (file, text) in files {
        let url = folder.appendingPathComponent(file)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name).deletingLastPathComponent(),
        withIntermediateDirectories: true)
      let children = #"<state key="normal" image="Cart"/>"#
      try folder.write(
        document(
          button("b", children: children)
            + #"<resources><image name="Cart" width="7" height="9"/></resources>"#), to: name)
      let result = try Tool.run(["inspect", "--format", "json", "."], in: folder)
      let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
      let input = (object as? [String: Any])?["input"] as? [String: Any]
      let size = (input?["image"] as? [String: Any])?["size"] as? [Double] ?? []
      return "\(size.map { Int($0) }) \(result.error)"
    }
  }

  private func sized(_ width: Int) -> String {
    svg.replacingOccurrences(of: "WIDTH", with: "\(width)")
  }

  private func contents(_ file: String) -> String {
    #"{"images": [{"filename": "\#(file)", "idiom": "universal"}]}"#
  }

  @Test func `the asset catalog's size counts before the recorded one`() throws {
    #expect(
      try image([
        "Assets.xcassets/Icons/Cart.imageset/Contents.json": contents("cart.svg"),
        "Assets.xcassets/Icons/Cart.imageset/cart.svg": sized(30),
        "Cart.svg": sized(40),
      ]) == "[30, 20] ")
  }

  @Test func `a file beside the document counts where no catalog has the image`() throws {
    #expect(try image(["Cart.svg": sized(40), "Assets.xcassets/x": ""]) == "[40, 20] ")
  }

  @Test func `without either, the recorded size counts`() throws {
    #expect(try image([:]) == "[7, 9] ")
  }

  @Test func `of two targets' catalogs the document's own counts`() throws {
    let files = [
      "Shop/A.xcassets/Cart.imageset/Contents.json": contents("cart.svg"),
      "Shop/A.xcassets/Cart.imageset/cart.svg": sized(31),
      "Other/A.xcassets/Cart.imageset/Contents.json": contents("cart.svg"),
      "Other/A.xcassets/Cart.imageset/cart.svg": sized(32),
    ]
    #expect(try image(files, document: "Shop/Base.lproj/a.xib") == "[31, 20] ")
    #expect(try image(files, document: "Other/a.xib") == "[32, 20] ")
  }

  @Test func `an image that cannot be read is a sentence, and the recorded size counts`() throws {
    let folder = "./Assets.xcassets/Cart.imageset"
    #expect(
      try image(["\(folder)/Contents.json": contents("cart.png"), "\(folder)/cart.png": "no"])
        == "[7, 9] keycap: ./a.xib: image 'Cart': \(folder)/cart.png: it is no PNG, JPEG, SVG or PDF. "
        + "The recorded size counts.\n")
    #expect(
      try image(["\(folder)/Contents.json": "["])
        == "[7, 9] keycap: ./a.xib: image 'Cart': \(folder): its Contents.json is no JSON at byte 2: "
        + "unexpected end of data. The recorded size counts.\n")
  }
}
