import Foundation
import HeadlessUIKit
import Testing

/// What images say of themselves.
@MainActor @Suite struct ImagesTests {
  @Test func `an image's size is its pixels by its scale`() throws {
    let image = try #require(UIImage(data: ImageFiles.png(60, 40), scale: 2))
    #expect(image.size == CGSize(width: 30, height: 20))
    #expect(image.cgImage?.width == 60)
    #expect(UIImage(data: ImageFiles.jpeg(60, 40))?.size == CGSize(width: 60, height: 40))
  }

  // Orientations 5 to 8 of EXIF 2.3 exchange width and height.
  @Test(
    arguments: [
      (1, UIImage.Orientation.up), (3, .down), (6, .right), (8, .left), (5, .leftMirrored),
      (2, .upMirrored),
    ] as [(UInt8, UIImage.Orientation)])
  func `a camera's note turns a JPEG`(note: UInt8, orientation: UIImage.Orientation) throws {
    let image = try #require(UIImage(data: ImageFiles.jpeg(60, 40, orientation: note)))
    #expect(image.imageOrientation == orientation)
    #expect(image.size.width == (note >= 5 ? 40 : 60))
    #expect(image.cgImage?.width == 60)
  }

  @Test(arguments: [
    Data(), Data("GIF89a".utf8), ImageFiles.png(1, 1).prefix(20), ImageFiles.jpeg(9, 9).prefix(9),
  ])
  func `bytes that are no image make none`(data: Data) {
    #expect(UIImage(data: Data(data)) == nil)
  }

  @Test func `a variant keeps what it does not change`() {
    let image = UIImage(headlessSize: CGSize(width: 21, height: 11))
      .withRenderingMode(.alwaysTemplate)
      .resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      .withAlignmentRectInsets(UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 5))
      .imageFlippedForRightToLeftLayoutDirection()
    #expect(image.size == CGSize(width: 21, height: 11))
    #expect(image.renderingMode == .alwaysTemplate)
    #expect(image.capInsets.right == 4)
    #expect(image.resizingMode == .tile)
    #expect(image.alignmentRectInsets.right == 5)
    #expect(image.flipsForRightToLeftLayoutDirection)
    let red = image.withTintColor(.red, renderingMode: .alwaysOriginal)
    #expect(red.renderingMode == .alwaysOriginal)
  }

  @Test func `a stretchable image has one point in the middle`() {
    let image = UIImage(headlessSize: CGSize(width: 21, height: 11))
      .stretchableImage(withLeftCapWidth: 10, topCapHeight: 0)
    #expect(image.capInsets == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10))
    #expect(image.leftCapWidth == 10)
    #expect(image.topCapHeight == 0)
  }

  @Test func `a symbol's size is a placeholder, and the report says so`() throws {
    let symbol = try #require(UIImage(systemName: "cart.badge.plus"))
    #expect(symbol.size == CGSize(width: 20, height: 20))
    #expect(symbol.isSymbolImage)
    #expect(
      HeadlessReport.issues.contains { $0.name == "UIImage(systemName: \"cart.badge.plus\")" })
    let larger = symbol.withConfiguration(
      UIImage.SymbolConfiguration(pointSize: 34, weight: .bold, scale: .large))
    #expect(larger.size == CGSize(width: 50, height: 50))
    #expect(UIImage(systemName: "") == nil)
  }

  @Test func `a PNG file is given back, other pixels need a backend`() {
    let linked = HeadlessDrawing.backend
    HeadlessDrawing.backend = nil
    defer { HeadlessDrawing.backend = linked }
    let data = ImageFiles.png(3, 3)
    #expect(UIImage(data: data)?.pngData() == data)
    #expect(UIImage(headlessSize: CGSize(width: 1, height: 1)).pngData() == nil)
    #expect(HeadlessReport.issues.contains { $0.name == "UIImage.pngData()" })
  }
}
