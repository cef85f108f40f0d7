import ButtonExplanation
import ButtonLayout
import ButtonRendering
import DisplayList

@MainActor
extension ArticlePicture {
  /// Article 001: image and title are aligned as a pair, once in the image's room and once in the title's.
  static var article001: [ArticlePicture] {
    [
      ArticlePicture(
        "001", "default-layout",
        "200 × 100 points, image and title 50 wide: 50 points at either side.",
        "按钮 200 × 100，图片和标题各宽 50：两侧各 50。", annotated(Stage.wide())),
      ArticlePicture(
        "001", "left-50-expected",
        "What many expect of imageEdgeInsets.left = 50: the image at 100.",
        "imageEdgeInsets.left = 50，很多人以为图片会移到 100。", expected),
      ArticlePicture(
        "001", "left-50-true",
        "Where it stands: the pair is centred in the image's room of 150, so the image moves by 25 to 75.",
        "实际位置：整体在宽 150 的区域内居中，图片移动 25，位于 75。",
        annotated(Stage.wide { $0.imageEdgeInsets.left = 50 })),
      ArticlePicture(
        "001", "left-alignment", "Left alignment: nothing is halved.", "左对齐：不需要除以 2。",
        annotated(Stage.wide { $0.contentHorizontalAlignment = .left })),
      ArticlePicture(
        "001", "left-alignment-right-50",
        "imageEdgeInsets.right = 50 moves nothing: the image is not aligned with that edge.",
        "左对齐时 imageEdgeInsets.right = 50 不起作用：图片并不对齐这条边。", annotated(leftAligned(50))),
      ArticlePicture(
        "001", "left-alignment-right-175",
        "imageEdgeInsets.right = 175 leaves 25 points: the image is squeezed, and the title follows it.",
        "imageEdgeInsets.right = 175 只剩 25 点：图片被压缩，标题随之左移。", annotated(leftAligned(175))),
      ArticlePicture(
        "001", "top-50", "imageEdgeInsets.top = 50 moves the centred image down by 25.",
        "imageEdgeInsets.top = 50 使居中的图片下移 25。",
        annotated(Stage.wide { $0.imageEdgeInsets.top = 50 })),
    ]
  }

  private static func annotated(_ explanation: Explanation) -> Picture {
    Sheet.single(ButtonAnnotation(explanation).picture())
  }

  private static func leftAligned(_ right: Double) -> Explanation {
    Stage.wide {
      $0.contentHorizontalAlignment = .left
      $0.imageEdgeInsets.right = right
    }
  }

  /// The default with the image moved by the whole inset, which no engine does.
  private static var expected: Picture {
    var arrangement = Stage.wide().arrangement
    arrangement.imageRect?.origin.x += 50
    return Sheet.single(ButtonAnnotation(arrangement).picture())
  }
}
