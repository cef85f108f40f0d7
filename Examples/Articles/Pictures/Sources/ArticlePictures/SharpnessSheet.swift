import ButtonExplanation
import ButtonLayout
import ButtonRendering
import DisplayList

/// Article 002's button of 300 × 180 with a large image made smaller in three ways, and how sharp each is shown.
enum SharpnessSheet {
  /// One way to make the image smaller.
  struct Way {
    let name: String
    let arrangement: ButtonArrangement
    /// What the screen shows of the image, two pixels a point.
    let shown: GreyPixels
  }

  /// An image of 200 × 200 points at two pixels a point.
  private static let original = GreyPixels.rings(400, every: 48)
  /// The same, redrawn into 50 × 50 points in a context of one pixel a point, as the article does.
  private static let redrawn = original.resampled(to: 50, 50)

  /// Redrawn; redrawn and inset; inset with aspect fit.
  static let ways: [Way] = [
    way("50 × 50", imageSide: 50, inset: 0, .scaleToFill, redrawn),
    way("50 × 50, top = bottom = 50", imageSide: 50, inset: 50, .scaleToFill, redrawn),
    way("scaleAspectFit, top = bottom = 50", imageSide: 200, inset: 50, .scaleAspectFit, original),
  ]

  private static func way(
    _ name: String, imageSide: Double, inset: Double, _ mode: ContentMode, _ pixels: GreyPixels
  ) -> Way {
    let title = Size(width: 36, height: 21.5)
    var button = LegacyButton(imageSize: Size(width: imageSide, height: imageSide))
    button.imageContentMode = mode
    button.imageEdgeInsets = EdgeInsets(
      top: inset, left: title.width, bottom: inset, right: -title.width)
    button.titleEdgeInsets = EdgeInsets(left: -imageSide, right: imageSide)
    let arrangement = button.arrangement(
      forBounds: Rect(x: 0, y: 0, width: 300, height: 180), title: GivenTitle(title))
    let drawn = arrangement.imageDrawnRect ?? .zero
    return Way(
      name: name, arrangement: arrangement,
      shown: pixels.resampled(to: Int(drawn.width * 2), Int(drawn.height * 2)))
  }

  /// Each way as a button, an enlarged detail of its pixels, and the number.
  static var picture: Picture {
    let buttons: [Sheet.Cell] = ways.map { way in
      var arrangement = way.arrangement
      arrangement.imageRect = arrangement.imageDrawnRect
      let picture = Panel(arrangement).picture(scale: 0.7)
      return (picture, way.name)
    }
    let details: [Sheet.Cell] = ways.map { way in
      (detail(of: way.shown), "\(Formula.text((way.shown.sharpness * 100).rounded() / 100))")
    }
    return Sheet.grid(buttons + details, columns: 3)
  }

  /// A corner of the middle, each pixel a square of 5 points in one of a few greys.
  private static func detail(of pixels: GreyPixels) -> Picture {
    let side = 22
    let zoom = 5.0
    let levels = 6
    var paths: [[Path.Element]] = Array(repeating: [], count: levels)
    for row in 0..<side {
      var column = 0
      while column < side {
        let level = grey(pixels, column, row, levels)
        let start = column
        while column < side, grey(pixels, column, row, levels) == level { column += 1 }
        paths[level] +=
          Path(
            Rect(
              x: Double(start) * zoom, y: Double(row) * zoom,
              width: Double(column - start) * zoom, height: zoom)
          ).elements
      }
    }
    let items = paths.enumerated().filter { !$0.element.isEmpty }.map { level, path in
      let grey = Double(level) / Double(levels - 1)
      return DisplayItem(
        .fill(Path(path), .color(Color(red: grey, green: grey, blue: grey)), .winding))
    }
    let extent = Double(side) * zoom
    return Picture(bounds: Rect(x: 0, y: 0, width: extent, height: extent), items: items)
  }

  private static func grey(
    _ pixels: GreyPixels, _ column: Int, _ row: Int, _ levels: Int
  ) -> Int {
    let value = pixels[pixels.width / 2 + column, pixels.height / 2 + row]
    return min(levels - 1, max(0, Int((value * Double(levels - 1)).rounded())))
  }
}
