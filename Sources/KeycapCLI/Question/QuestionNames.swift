import ButtonInspection
import ButtonLayout
import SystemFont
import Typesetting

/// The names that a question may use, by key.
enum QuestionNames {
  static let layoutDirection = Names<LayoutDirection>()
  static let generation = Names<Generation>()
  static let buttonType = Names<ButtonType>()
  static let idiom = Names<Idiom>()
  static let weight = Names<SanFrancisco.Weight>()
  static let textStyle = Names<TextStyle>()
  static let contentSizeCategory = Names<ContentSizeCategory>()
  static let lineBreakMode = Names<LineBreakMode>()
  static let textAlignment = Names<TextAlignment>()
  static let contentMode = Names<ContentMode>()
  static let resizingMode = Names<ImageQuestion.ResizingMode>()
  static let horizontalAlignment = Names<ContentHorizontalAlignment>()
  static let verticalAlignment = Names<ContentVerticalAlignment>()
  static let imagePosition = Names<ImagePosition>()
  static let part = Names<ImageTitleLayout.Part>()
  static let distribution = Names<ImageTitleLayout.Distribution>()

  /// Every key that is read.
  static let keys = [
    "id", "size", "hasBeenSizedToFit", "displayScale", "layoutDirection", "generation",
    "buttonType", "idiom", "title", "font", "contentSizeCategory", "numberOfLines",
    "lineBreakMode", "titleTextAlignment", "image", "backgroundImage", "imageContentMode",
    "contentEdgeInsets", "imageEdgeInsets", "titleEdgeInsets", "contentHorizontalAlignment",
    "contentVerticalAlignment", "imagePosition", "spacing", "imageSize", "reservesImageSpace",
    "givesWayFirst", "distribution", "contentBias",
  ]

  /// Keys that say something about the question and ask nothing: what `keycap solve` knows of its answer.
  static let passedOver = ["solution"]

  /// Keys that are known but not answered yet, and what they would ask for.
  static let later: [(key: String, subject: String)] = [
    ("configuration", "UIButton.Configuration's rules")
  ]
}
