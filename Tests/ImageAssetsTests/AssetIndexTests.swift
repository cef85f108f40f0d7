import ImageAssets
import Testing

@Suite struct AssetIndexTests {
  @Test func `of several catalogs the nearest one counts`() {
    var index = AssetIndex()
    index.add(imageSet: "App/Other/B.xcassets/cart.imageset", namespace: "")
    index.add(imageSet: "App/Shop/A.xcassets/cart.imageset", namespace: "")
    index.add(imageSet: "App/Shop/A.xcassets/Icons/gift.imageset", namespace: "Icons/")
    let document = "App/Shop/Base.lproj/Main.storyboard"
    #expect(
      index.imageSet(named: "cart", near: document) == "App/Shop/A.xcassets/cart.imageset")
    #expect(
      index.imageSet(named: "cart", near: "App/Other/C.xib")
        == "App/Other/B.xcassets/cart.imageset")
    #expect(index.imageSet(named: "gift", near: document) == nil)
    #expect(index.imageSet(named: "Icons/gift", near: document) != nil)
  }

  @Test func `files of one name stand together`() {
    var index = AssetIndex()
    for name in ["Cart.png", "Cart@2x.png", "Cart@3x~ipad.png", "Wish.png"] {
      index.add(imageFile: "App/\(name)")
    }
    index.add(imageFile: "Old/Cart.png")
    #expect(
      index.imageFiles(named: "Cart", near: "App/A.xib")
        == ["App/Cart.png", "App/Cart@2x.png", "App/Cart@3x~ipad.png"])
    // Old documents write the ending too.
    #expect(index.imageFiles(named: "Cart.png", near: "Old/A.xib") == ["Old/Cart.png"])
    #expect(index.imageFiles(named: "Card", near: "App/A.xib").isEmpty)
  }

  @Test(
    arguments: [
      ("a/Cart@2x~ipad.png", "Cart", 2, "ipad"), ("Cart.fill.png", "Cart.fill", 1, nil),
      ("2x.png", "2x", 1, nil), ("Cart@3x.jpeg", "Cart", 3, nil),
    ] as [(String, String, Double, String?)])
  func `a file's name says name, scale and device`(
    path: String, name: String, scale: Double, device: String?
  ) {
    let image = ImageName(path)
    #expect(image.name == name && image.scale == scale && image.device == device)
  }
}
