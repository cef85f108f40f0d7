import ButtonLayout
import ButtonRendering
import DisplayList
import Testing

/// Article 001's button: 200 × 100, image and title 50, left image inset 50.
private let articleButton: ButtonArrangement = {
  var button = LegacyButton(imageSize: Size(width: 50, height: 50))
  button.imageEdgeInsets.left = 50
  return button.arrangement(
    forBounds: Rect(x: 0, y: 0, width: 200, height: 100),
    title: GivenTitle(Size(width: 50, height: 50)))
}()

@Suite struct ButtonDrawingTests {
  @Test func `a title given by size is a bar over its width, in the middle of its height`() {
    let fills = ButtonDrawing(articleButton).items.compactMap { item -> Rect? in
      guard case .fill(let path, .color(Palette.light.bar), _) = item.content else { return nil }
      return path.bounds
    }
    #expect(fills == [Rect(x: 100, y: 37.5, width: 50, height: 25)])
  }

  @Test func `an image given by size is a crossed box where the image is drawn`() {
    let fills = ButtonDrawing(articleButton).items.compactMap { item -> Rect? in
      guard case .fill(let path, .color(Palette.light.placeholderFill), _) = item.content else {
        return nil
      }
      return path.bounds
    }
    #expect(fills == [Rect(x: 75, y: 25, width: 50, height: 50)])
  }

  @Test func `the picture has the size of the bounds`() {
    #expect(ButtonDrawing(articleButton).picture(scale: 3).bounds == articleButton.bounds)
    #expect(ButtonDrawing(articleButton).picture(scale: 3).scale == 3)
  }
}
