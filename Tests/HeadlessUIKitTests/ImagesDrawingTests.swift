import ButtonLayout
import DisplayList
import Foundation
import HeadlessUIKit
import Testing

/// Images that are drawn, and images of drawing.
@MainActor @Suite struct ImagesDrawingTests {
  @Test func `a renderer's image has its size and scale`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format)
      .image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
      }
    #expect(image.size == CGSize(width: 20, height: 10))
    #expect(image.scale == 3)
    #expect(image.cgImage?.width == 60)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `an old context's image has its size and scale`() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 7, height: 5), false, 0)
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(image.size == CGSize(width: 7, height: 5))
    #expect(image.scale == UIScreen.main.scale)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test func `an image without extent is none`() {
    UIGraphicsBeginImageContext(.zero)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
  }

  @Test func `an image is drawn with its caps and tint`() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 50, height: 50), false, 1)
    defer { UIGraphicsEndImageContext() }
    UIImage(headlessSize: CGSize(width: 9, height: 9))
      .resizableImage(
        withCapInsets: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4), resizingMode: .stretch
      )
      .withTintColor(.red)
      .draw(in: CGRect(x: 5, y: 5, width: 40, height: 40), blendMode: .multiply, alpha: 0.5)
    let item = try #require(UIGraphicsGetCurrentContext()?.picture.items.first)
    guard case .image(let image) = item.content else {
      Issue.record("expected an image")
      return
    }
    #expect(image.rect == Rect(x: 5, y: 5, width: 40, height: 40))
    #expect(image.capInsets == EdgeInsets(top: 4, left: 4, bottom: 4, right: 4))
    #expect(image.tint == Color(red: 1, green: 0, blue: 0))
    #expect(item.opacity == 0.5)
    #expect(item.blendMode == "multiply")
  }

  @Test func `a turned image is drawn into the rectangle that it is shown in`() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 40, height: 60), false, 1)
    defer { UIGraphicsEndImageContext() }
    let image = try #require(UIImage(data: ImageFiles.jpeg(60, 40, orientation: 6)))
    image.draw(at: .zero)
    let item = try #require(UIGraphicsGetCurrentContext()?.picture.items.first)
    guard case .image(let drawn) = item.content else {
      Issue.record("expected an image")
      return
    }
    #expect(drawn.rect.size == Size(width: 60, height: 40))
    // Turned with the clock, the stored top left corner is shown at the top right.
    #expect(
      item.transform.applied(to: Point(x: drawn.rect.minX, y: drawn.rect.minY))
        == Point(x: 40, y: 0))
  }
}

/// A backend says what pixels are; it is one for all, so these tests follow one another.
@MainActor @Suite(.serialized) struct ImagesBackendTests {
  private struct Backend: DrawingBackend {
    func pngData(of picture: Picture) -> Data? { Data(SVGWriter.document(of: picture).utf8) }
    func jpegData(of picture: Picture, compressionQuality: CGFloat) -> Data? { nil }
  }

  @Test func `a backend that is linked makes the data`() {
    let linked = HeadlessDrawing.backend
    HeadlessDrawing.backend = Backend()
    defer { HeadlessDrawing.backend = linked }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let text = image.pngData().map { String(decoding: $0, as: UTF8.self) }
    #expect(text?.contains("M0 0L1 0L1 1L0 1Z") == true)
    #expect(image.jpegData(compressionQuality: 1) == nil)
  }
}
