import ArticleHelpers
import ButtonExplanation
import DisplayList
import HeadlessUIKit

@MainActor
extension ArticlePicture {
  /// Article 004: the image above the title, three points between them.
  static var article004: [ArticlePicture] {
    let button = Stage.button(100, 80, by: StackByFrames())
    return [
      ArticlePicture(
        "004", "finished-button",
        "The finished button, called once: the image above the title, three points between them.",
        "完成的按钮：图片在上，标题在下，间距 3。",
        Sheet.grid([(Panel(button).picture(scale: 3), ""), (Stage.annotation(of: button), "")]))
    ]
  }
}
