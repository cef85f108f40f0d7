import ArticleHelpers
import ButtonExplanation
import ButtonLayout
import ButtonRendering
import DisplayList
import HeadlessUIKit

@MainActor
extension ArticlePicture {
  /// Article 000: each part has an area of its own.
  static var article000: [ArticlePicture] {
    [
      ArticlePicture(
        "000", "default-layout",
        "The default layout: image first, title behind it, both in the middle.",
        "默认布局：图片在左，标题在右，整体居中。", Sheet.single(Panel(Stage.button()).picture(scale: 3))),
      ArticlePicture(
        "000", "insets", "Positive insets shrink a part's area, negative ones enlarge it.",
        "内边距为正时有效区域向内收缩，为负时向外扩张。", insets),
      ArticlePicture(
        "000", "alignments-compared",
        "Under every alignment image and title stay in their areas, 0 to 43 and 30 to 100.",
        "各种对齐方式对比：图片始终在 0 到 43、标题始终在 30 到 100 的区域内。", alignments),
      ArticlePicture(
        "000", "image-area",
        "The image's area: from the left edge to where the title's width begins.",
        "图片的有效区域：从左边界到按钮宽度减去标题宽度。", area(.image)),
      ArticlePicture(
        "000", "title-area", "The title's area: from behind the image's width to the right edge.",
        "标题的有效区域：从图片宽度到右边界。", area(.title)),
      ArticlePicture(
        "000", "both-areas", "Both areas overlap.", "两者的有效区域有重叠。",
        Sheet.single(Panel(Stage.button(), areasOf: areas).picture(scale: 3))),
      ArticlePicture(
        "000", "centred", "Each part is centred in its own area.", "水平和垂直方向都居中：各自在有效区域内居中。",
        Sheet.single(Stage.annotation(of: Stage.button(), .areas))),
      ArticlePicture(
        "000", "spacing", "Six points between image and title: both areas move by three.",
        "加间距 6：两个有效区域各移动 3。",
        Sheet.single(Stage.annotation(of: Stage.button(by: SpacingByInsets(.moving)), .areas))),
      ArticlePicture(
        "000", "imperfect-effect",
        "The same under left and right alignment: the moved areas leave the button by three points.",
        "不完美的效果：左对齐和右对齐时，有效区域超出按钮 3 点。", imperfect),
      ArticlePicture(
        "000", "title-not-shown", "60 points are too few for both: the title gives way.",
        "按钮宽 60，放不下两者：标题让步，显示不全。",
        Sheet.single(Panel(Stage.button(60, 60)).picture(scale: 3))),
      ArticlePicture(
        "000", "not-by-the-book",
        "The image is not in the middle: the label's width was read while the title was cut.",
        "不按套路出牌：标题被截断时读取的 label 宽度偏小，图片没有居中。",
        narrow(.edgeToEdge)),
      ArticlePicture(
        "000", "expected-effect",
        "With the image's area pinned to its place, both stand in the middle.",
        "达到预期效果：把图片的有效区域固定在最终位置，两者都居中。", narrow(.imagePinned)),
    ]
  }

  /// The areas of the default button, as the engine gives them.
  private static var areas: ButtonArrangement { Stage.explanation(of: Stage.button()).arrangement }

  private static var insets: Picture {
    func picture(_ sign: Double) -> Picture {
      var button = LegacyButton(imageSize: Size(width: 30, height: 30))
      button.imageEdgeInsets = EdgeInsets(
        top: sign * 8, left: sign * 20, bottom: sign * 8, right: sign * 20)
      return ButtonAnnotation(
        Explanation(
          of: button, bounds: Rect(x: 0, y: 0, width: 120, height: 60),
          title: NoTitle(emptyLineHeight: 0))
      ).picture()
    }
    return Sheet.grid([
      (picture(1), "imageEdgeInsets = 8, 20, 8, 20"),
      (picture(-1), "imageEdgeInsets = −8, −20, −8, −20"),
    ])
  }

  private static var alignments: Picture {
    var cells: [Sheet.Cell] = []
    let vertical: [UIControl.ContentVerticalAlignment] = [.center, .top, .bottom, .fill]
    let horizontal: [UIControl.ContentHorizontalAlignment] = [.center, .left, .right, .fill]
    for down in vertical {
      for across in horizontal {
        let button = Stage.button()
        button.contentVerticalAlignment = down
        button.contentHorizontalAlignment = across
        let explained = Stage.explanation(of: button).arrangement
        cells.append(
          (Panel(button, areasOf: explained).picture(scale: 1.5), "\(across), \(down)"))
      }
    }
    return Sheet.grid(cells, columns: 4)
  }

  private static func area(_ part: Step.Part) -> Picture {
    var panel = Panel(Stage.button())
    let area = part == .image ? areas.imageArea : areas.titleArea
    if let area {
      panel.rooms = [(area, part == .image ? Panel.imageColor : Panel.titleColor)]
    }
    return Sheet.single(panel.picture(scale: 3))
  }

  private static var imperfect: Picture {
    let alignments: [UIControl.ContentHorizontalAlignment] = [.left, .right]
    return Sheet.grid(
      alignments.map { alignment in
        let button = Stage.button(by: SpacingByInsets(.moving))
        button.contentHorizontalAlignment = alignment
        let explained = Stage.explanation(of: button).arrangement
        return (Panel(button, areasOf: explained).picture(scale: 3), "\(alignment)")
      })
  }

  private static func narrow(_ sides: ImageOnTopByRooms.Sides) -> Picture {
    let button = Stage.button(60, 60, by: ImageOnTopByRooms(sides))
    return Sheet.grid([
      (Panel(button).picture(scale: 3), ""), (Stage.annotation(of: button), ""),
    ])
  }
}

extension Panel {
  /// The button with the areas that an arrangement has.
  @MainActor init(_ button: UIButton, areasOf arrangement: ButtonArrangement) {
    self.init(button)
    if let area = arrangement.imageArea { rooms.append((area, Panel.imageColor)) }
    if let area = arrangement.titleArea { rooms.append((area, Panel.titleColor)) }
  }
}
