import Foundation
import HeadlessUIKit
import Testing

/// Images and colours by name, from catalogs and files.
@MainActor @Suite struct ImagesNamedTests {
  /// A bundle whose images say by their width which file they are.
  private func bundle() throws -> Bundle {
    let cart = """
      {"images": [
        {"idiom": "universal", "filename": "cart.png", "scale": "1x"},
        {"idiom": "universal", "filename": "cart2.png", "scale": "2x"},
        {"idiom": "universal", "scale": "3x"},
        {"idiom": "universal", "filename": "night.png", "scale": "2x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
       "properties": {"template-rendering-intent": "template"}}
      """
    let slices = """
      {"images": [{"idiom": "universal", "filename": "s.png", "scale": "2x",
        "resizing": {"mode": "9-part", "center": {"mode": "stretch", "width": 1, "height": 1},
          "cap-insets": {"top": 8, "left": 10, "bottom": 12, "right": 14}}}]}
      """
    let color = """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "0xFF", "green": "0.5", "blue": "51", "alpha": "1.000"}}},
        {"idiom": "universal", "color": {"components": {"white": "0.25", "alpha": "1"}},
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """
    let root = try ImageFiles.folder([
      "Media.xcassets/Cart.imageset/Contents.json": Data(cart.utf8),
      "Media.xcassets/Cart.imageset/cart.png": ImageFiles.png(10, 10),
      "Media.xcassets/Cart.imageset/cart2.png": ImageFiles.png(22, 20),
      "Media.xcassets/Cart.imageset/night.png": ImageFiles.png(24, 20),
      "Media.xcassets/Shop/Contents.json": Data(
        #"{"properties": {"provides-namespace": true}}"#.utf8),
      "Media.xcassets/Shop/Slices.imageset/Contents.json": Data(slices.utf8),
      "Media.xcassets/Shop/Slices.imageset/s.png": ImageFiles.png(40, 40),
      "Media.xcassets/Broken.imageset/Contents.json": Data("{".utf8),
      "Media.xcassets/Accent.colorset/Contents.json": Data(color.utf8),
      "Bell.png": ImageFiles.png(10, 10), "Bell@3x.png": ImageFiles.png(33, 30),
      "photo.jpg": ImageFiles.jpeg(8, 6),
    ])
    return try #require(Bundle(path: root))
  }

  // A scale that is missing is the next larger one, else the next smaller.
  @Test(arguments: [(1, 10), (2, 11), (3, 11)] as [(CGFloat, CGFloat)])
  func `a catalog's variant is that of the screen`(scale: CGFloat, width: CGFloat) throws {
    let image = try #require(
      UIImage(
        named: "Cart", in: try bundle(),
        compatibleWith: UITraitCollection(displayScale: scale)))
    #expect(image.size.width == width)
    #expect(image.renderingMode == .alwaysTemplate)
  }

  @Test func `a dark variant is for the dark`() throws {
    let dark = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceStyle: .dark),
    ])
    let image = UIImage(named: "Cart", in: try bundle(), compatibleWith: dark)
    #expect(image?.size.width == 12)
  }

  @Test func `slices are cap insets in points, behind a group's name`() throws {
    let bundle = try bundle()
    #expect(UIImage(named: "Slices", in: bundle, compatibleWith: nil) == nil)
    let image = try #require(UIImage(named: "Shop/Slices", in: bundle, compatibleWith: nil))
    #expect(image.capInsets == UIEdgeInsets(top: 4, left: 5, bottom: 6, right: 7))
    #expect(image.resizingMode == .stretch)
  }

  // Files of one, two and three pixels a point; the second is missing.
  @Test(arguments: [(1, 10, 1), (2, 11, 3), (3, 11, 3)] as [(CGFloat, CGFloat, CGFloat)])
  func `a file's variant is that of the screen`(
    scale: CGFloat, width: CGFloat, expected: CGFloat
  ) throws {
    let traits = UITraitCollection(displayScale: scale)
    let image = try #require(UIImage(named: "Bell", in: try bundle(), compatibleWith: traits))
    #expect(image.size.width == width)
    #expect(image.scale == expected)
  }

  @Test func `a file is found by its whole name`() throws {
    let bundle = try bundle()
    #expect(UIImage(named: "photo.jpg", in: bundle, compatibleWith: nil)?.size.width == 8)
    #expect(UIImage(contentsOfFile: bundle.bundlePath + "/Bell@3x.png")?.scale == 3)
    #expect(UIImage(contentsOfFile: bundle.bundlePath + "/Nothing.png") == nil)
    #expect(UIImage(named: "Nothing", in: bundle, compatibleWith: nil) == nil)
    #expect(UIImage(named: "Nothing") == nil)
  }

  @Test func `a catalog that cannot be read is reported`() throws {
    #expect(UIImage(named: "Broken", in: try bundle(), compatibleWith: nil) == nil)
    #expect(HeadlessReport.issues.contains { $0.name.hasSuffix("Broken.imageset/Contents.json") })
  }

  @Test func `a named colour follows light and dark`() throws {
    let color = try #require(UIColor(named: "Accent", in: try bundle(), compatibleWith: nil))
    let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(light == UIColor(red: 1, green: 0.5, blue: 0.2, alpha: 1))
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark == UIColor(white: 0.25, alpha: 1))
  }
}
