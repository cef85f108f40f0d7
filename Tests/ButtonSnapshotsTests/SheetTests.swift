import ButtonLayout
import ButtonRendering
import ButtonSnapshots
import DisplayList
import SystemFont
import Testing
import Typesetting

/// Sheets that people look at, kept as snapshots.
@Suite struct SheetTests {
  static let measurer = TextMeasurer()

  /// An arrow to the top right on a pale ground, so that every turn and stretch is seen.
  static let arrow: Picture = {
    func color(_ red: Double, _ green: Double, _ blue: Double) -> Paint {
      .color(Color(red: red, green: green, blue: blue))
    }
    let head = Path([
      .move(Point(x: 24, y: 2)), .line(Point(x: 38, y: 2)), .line(Point(x: 38, y: 16)), .close,
    ])
    let shaft = Path([.move(Point(x: 4, y: 26)), .line(Point(x: 34, y: 6))])
    return Picture(
      bounds: Rect(x: 0, y: 0, width: 40, height: 30), scale: 2,
      items: [
        DisplayItem(
          .fill(Path(Rect(x: 0, y: 0, width: 40, height: 30)), color(0.8, 0.9, 1), .winding)),
        DisplayItem(.stroke(shaft, color(0.1, 0.3, 0.7), Stroke(width: 4, cap: .round))),
        DisplayItem(.fill(head, color(0.1, 0.3, 0.7), .winding)),
      ])
  }()

  /// A frame with round corners and a striped middle, to be stretched or tiled.
  static let frame: Picture = {
    let bounds = Rect(x: 0, y: 0, width: 30, height: 20)
    let corner = Path([
      .move(Point(x: 0, y: 8)), .quadCurve(Point(x: 8, y: 0), control: Point(x: 0, y: 0)),
      .line(Point(x: 22, y: 0)), .quadCurve(Point(x: 30, y: 8), control: Point(x: 30, y: 0)),
      .line(Point(x: 30, y: 12)), .quadCurve(Point(x: 22, y: 20), control: Point(x: 30, y: 20)),
      .line(Point(x: 8, y: 20)), .quadCurve(Point(x: 0, y: 12), control: Point(x: 0, y: 20)),
      .close,
    ])
    let stripe = Path([.move(Point(x: 10, y: 12)), .line(Point(x: 20, y: 8))])
    return Picture(
      bounds: bounds, scale: 2,
      items: [
        DisplayItem(
          .fill(corner, .color(Color(red: 0.98, green: 0.75, blue: 0.2)), .winding)),
        DisplayItem(
          .stroke(stripe, .color(Color(red: 0.7, green: 0.2, blue: 0.1)), Stroke(width: 2))),
      ])
  }()

  /// A button whose image view has a size of its own.
  private func drawing(_ image: ButtonImage, in view: Size, drawn: Rect) -> ButtonDrawing {
    var arrangement = ButtonArrangement(
      bounds: Rect(origin: .zero, size: view), contentRect: Rect(origin: .zero, size: view))
    arrangement.imageRect = arrangement.bounds
    arrangement.imageDrawnRect = drawn
    var drawing = ButtonDrawing(arrangement)
    drawing.image = image
    return drawing
  }

  @Test func contentModes() throws {
    let image = ButtonImage(.picture(Self.arrow), size: Self.arrow.bounds.size)
    let cells = ContentMode.allCases.flatMap { mode in
      [Size(width: 90, height: 60), Size(width: 30, height: 24)].map { view in
        ContactSheet.Cell(
          drawing(
            image, in: view,
            drawn: mode.drawnRect(of: image.size, in: Rect(origin: .zero, size: view))),
          caption: "\(mode)")
      }
    }
    try assertSnapshot(of: ContactSheet(cells, columns: 6).picture())
  }

  @Test func resizableImages() throws {
    let sizes: [(String, Size)] = [
      ("own size", Size(width: 30, height: 20)), ("wider", Size(width: 90, height: 20)),
      ("higher", Size(width: 30, height: 60)), ("both", Size(width: 90, height: 60)),
      ("narrower", Size(width: 18, height: 20)), ("lower", Size(width: 30, height: 9)),
      ("wider, lower", Size(width: 90, height: 9)), ("below caps", Size(width: 12, height: 10)),
    ]
    var cells: [ContactSheet.Cell] = []
    for zones in [false, true] {
      for (resizing, shrinking) in [
        (ImageItem.Resizing.stretch, CapShrinking.capsLast), (.tile, .capsLast),
        (.stretch, .proportional),
      ] where !zones || resizing == .stretch {
        let image = ButtonImage(
          .picture(Self.frame), size: Self.frame.bounds.size,
          capInsets: EdgeInsets(top: 8, left: 10, bottom: 8, right: 10), resizing: resizing,
          shrinking: shrinking)
        for (name, size) in sizes {
          var drawing = drawing(image, in: size, drawn: Rect(origin: .zero, size: size))
          drawing.showsBounds = false
          drawing.showsZones = zones
          let rule = shrinking == .proportional ? "proportional" : resizing.rawValue
          cells.append(ContactSheet.Cell(drawing, caption: "\(rule), \(name)"))
        }
      }
    }
    try assertSnapshot(of: ContactSheet(cells, columns: 8).picture())
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func alignments(direction: LayoutDirection) throws {
    let title = try TypesetTitle(
      StyledText("Cart", typeface: Self.measurer.fonts.system(SanFrancisco(ofSize: 15))),
      measurer: Self.measurer)
    let bounds = Rect(x: 0, y: 0, width: 110, height: 64)
    func cell(_ arrangement: ButtonArrangement, _ caption: String) -> ContactSheet.Cell {
      var drawing = ButtonDrawing(arrangement, look: ButtonLook(type: .system))
      drawing.title = TitleDrawing(
        title, direction: direction, color: drawing.look.titleColor)
      return ContactSheet.Cell(drawing, caption: caption)
    }
    var cells: [ContactSheet.Cell] = []
    for vertical in ContentVerticalAlignment.allCases {
      for horizontal in ContentHorizontalAlignment.allCases {
        var button = LegacyButton(imageSize: Size(width: 20, height: 20))
        button.layoutDirection = direction
        button.contentHorizontalAlignment = horizontal
        button.contentVerticalAlignment = vertical
        cells.append(
          cell(button.arrangement(forBounds: bounds, title: title), "\(horizontal), \(vertical)"))
      }
    }
    for position in ImagePosition.allCases {
      for horizontal in ContentHorizontalAlignment.allCases {
        var button = LegacyButton(imageSize: Size(width: 20, height: 20))
        button.layoutDirection = direction
        button.contentHorizontalAlignment = horizontal
        var layout = ImageTitleLayout(button)
        layout.imagePosition = position
        layout.spacing = 6
        cells.append(
          cell(
            layout.arrangement(forBounds: bounds, title: title), "image \(position), \(horizontal)")
        )
      }
    }
    let sheet = ContactSheet(cells, columns: ContentHorizontalAlignment.allCases.count)
    try assertSnapshot(of: sheet.picture(scale: 1), named: "\(direction)")
  }

  @Test func titles() throws {
    let texts = [
      "Checkout", "A title that is far too long", "登录 ログイン 로그인", "مرحبا بالعالم", "שלום (abc)",
      "abc مرحبا 123", "Party 🎉👍🏽",
    ]
    var cells: [ContactSheet.Cell] = []
    for (text, lines) in texts.flatMap({ [($0, 1), ($0, 0)] }) {
      let title = try TypesetTitle(
        StyledText(text, typeface: Self.measurer.fonts.system(SanFrancisco(ofSize: 15))),
        measurer: Self.measurer, numberOfLines: lines,
        lineBreakMode: lines == 1 ? .byTruncatingTail : .byWordWrapping)
      let bounds = Rect(x: 0, y: 0, width: lines == 1 ? 110 : 64, height: 60)
      var drawing = ButtonDrawing(
        LegacyButton().arrangement(forBounds: bounds, title: title))
      drawing.title = TitleDrawing(title, alignment: .center)
      cells.append(ContactSheet.Cell(drawing, caption: lines == 1 ? "one line" : "wrapped"))
    }
    try assertSnapshot(of: ContactSheet(cells, columns: 4).picture())
  }
}
