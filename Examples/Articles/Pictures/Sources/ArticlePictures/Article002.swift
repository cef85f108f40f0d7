import ArticleHelpers
import ButtonExplanation
import ButtonLayout
import ButtonRendering
import DisplayList
import HeadlessUIKit

@MainActor
extension ArticlePicture {
  /// Article 002: frames set by hand, zones of a resizable image, an image made smaller by insets.
  static var article002: [ArticlePicture] {
    [
      ArticlePicture(
        "002", "three-buttons",
        "The screen of three buttons whose parts take a half each, or all: (80, 590), (80, 680) and (80, 770), 300 × 80.",
        "三个按钮的界面：左文字右图片、左图片右文字、图片文字均居中，frame 与文章一致。", screen),
      ArticlePicture(
        "002", "inset-zones",
        "The zones of a resizable image: corners stay, edges stretch along themselves, the middle both ways.",
        "可拉伸图片的分区：四角不变，四边沿自身方向拉伸，中间双向拉伸。", ZonesPicture.picture),
      ArticlePicture(
        "002", "image-made-smaller",
        "An image of 200 × 200 behind a title, without and with insets of 50 at top and bottom; aspect fit keeps its proportions.",
        "200 × 200 的图片：不设与设置上下 50 的内边距；scaleAspectFit 保持比例。", smaller),
      ArticlePicture(
        "002", "three-ways-sharpness",
        "Three ways to show the image smaller, and how steep its edges are then (1 is a hard edge): redrawn into 50 × 50; the same and inset, which changes nothing; inset with aspect fit. Below, 22 × 22 pixels of each.",
        "缩小图片的三种做法，以及边缘的锐度（1 为最清晰）：重绘为 50 × 50；再设内边距，毫无变化；只设内边距并用 scaleAspectFit。下排是各自的 22 × 22 个像素。",
        SharpnessSheet.picture),
    ]
  }

  private static var screen: Picture {
    let grey = Color(red: 2 / 3, green: 2 / 3, blue: 2 / 3)
    let buttons: [(HalvesButton.Arrangement, String, Double)] = [
      (.titleLeft, "左文字右图片", 590), (.imageLeft, "左图片右文字", 680),
      (.center, "图片文字均居中", 770),
    ]
    var items: [DisplayItem] = []
    let screen = Rect(x: 0, y: 0, width: 414, height: 896)
    let bottom = Rect(x: 0, y: 560, width: screen.width, height: 310)
    items.append(DisplayItem(.fill(Path(bottom), .color(.white), .winding)))
    for (arrangement, title, y) in buttons {
      let helper = Halves(arrangement)
      let button = Sample(300, 80, image: (50, 50), title: title).button(for: helper)
      helper.arrange(button)
      var panel = Panel(button)
      panel.ground = grey
      panel.labelGround = Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.8)
      panel.textColor = .white
      panel.text = title
      // Each of these characters is a square of the font's size.
      panel.textWidth = Double(title.count) * panel.fontSize
      let picture = panel.picture(scale: 1)
      items.append(
        DisplayItem(
          .group(picture.items),
          transform: Transform(a: 1, b: 0, c: 0, d: 1, tx: 80 - 1, ty: y - 1)))
    }
    return Picture(bounds: bottom, isOpaque: true, items: items)
  }

  private static var smaller: Picture {
    func picture(_ vertical: Double, _ mode: ContentMode) -> Picture {
      // Behind the title: each part moves by the other's width.
      let title = Size(width: 36, height: 21.5)
      var button = LegacyButton(imageSize: Size(width: 200, height: 200))
      button.imageContentMode = mode
      button.imageEdgeInsets = EdgeInsets(
        top: vertical, left: title.width, bottom: vertical, right: -title.width)
      button.titleEdgeInsets = EdgeInsets(left: -200, right: 200)
      let explanation = Explanation(
        of: button, bounds: Rect(x: 0, y: 0, width: 300, height: 180), title: GivenTitle(title))
      var arrangement = explanation.arrangement
      // What is seen is the image after its content mode.
      arrangement.imageRect = arrangement.imageDrawnRect
      return ButtonAnnotation(arrangement, steps: explanation.steps).picture()
    }
    return Sheet.grid([
      (picture(0, .scaleToFill), "scaleToFill, 0"),
      (picture(50, .scaleToFill), "scaleToFill, top = bottom = 50"),
      (picture(50, .scaleAspectFit), "scaleAspectFit, top = bottom = 50"),
    ])
  }
}

extension Color {
  /// White.
  static var white: Color { Color(red: 1, green: 1, blue: 1) }
}
