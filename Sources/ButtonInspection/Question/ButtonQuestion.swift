import ButtonLayout
import SystemFont
import Typesetting

/// One button as somebody asks about it: the input of `keycap layout`, key by key.
///
/// `nil` means that the key is absent; the defaults are then UIKit's. Lengths are points.
public struct ButtonQuestion: Equatable, Sendable {
  /// What the answer is to be called.
  public var id: String
  /// The bounds' width; `nil` for the natural one.
  public var width: Double?
  /// The bounds' height; `nil` for the natural one.
  public var height: Double?
  /// Whether UIKit measured the button before; absent, it has where an extent is natural.
  public var hasBeenSizedToFit: Bool?
  /// Pixels a point.
  public var displayScale: Double = 2
  /// The way that the interface reads.
  public var layoutDirection = LayoutDirection.leftToRight
  /// How a measured title's size is rounded; absent, as UIKit does now.
  public var generation: Generation?
  /// The button's type.
  public var buttonType = ButtonType.custom
  /// The kind of device.
  public var idiom = Idiom.phone
  /// The title.
  public var title: TitleQuestion?
  /// The title's font; absent, UIKit's default for type and idiom.
  public var font: FontQuestion?
  /// The content size that the user chose; it acts on text styles only.
  public var contentSizeCategory: ContentSizeCategory?
  /// How many lines the title may have; 0 for as many as needed.
  public var numberOfLines: Int?
  /// How the title gives way to too little width.
  public var lineBreakMode: LineBreakMode?
  /// How the title's lines stand in its label.
  public var titleTextAlignment: TextAlignment?
  /// The image.
  public var image: ImageQuestion?
  /// The background image.
  public var backgroundImage: ImageQuestion?
  /// How the image is drawn inside its view.
  public var imageContentMode: ContentMode?
  /// The content's insets; absent, those that UIKit gives the type on the idiom.
  public var contentEdgeInsets: EdgeInsets?
  /// The image's insets.
  public var imageEdgeInsets: EdgeInsets?
  /// The title's insets.
  public var titleEdgeInsets: EdgeInsets?
  /// Where the content stands between left and right.
  public var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where the content stands between top and bottom.
  public var contentVerticalAlignment = ContentVerticalAlignment.center
  /// What is asked of `ImageTitleButton`: with a position its rules decide.
  public var component = ComponentQuestion()
  /// A configuration: its rules decide then.
  public var configuration: ConfigurationQuestion?

  /// Creates the question about a bare custom button of natural size.
  public init(id: String) {
    self.id = id
  }

  /// Whether UIKit has measured the button: told, or concluded from a natural extent.
  public var isSizedToFit: Bool {
    hasBeenSizedToFit ?? (width == nil || height == nil)
  }

  /// Whether UIKit places image and title by the three insets: neither a configuration nor the component does.
  public var followsEdgeInsets: Bool {
    configuration == nil && component.imagePosition == nil
  }

  /// The button that the rules know, all but its title.
  public var button: LegacyButton {
    var button = LegacyButton(
      imageSize: image?.size, backgroundImageSize: backgroundImage?.size)
    button.displayScale = displayScale
    button.layoutDirection = layoutDirection
    button.generation = generation ?? .current
    button.buttonType = buttonType
    button.idiom = idiom
    button.hasBeenSizedToFit = isSizedToFit
    button.imageContentMode = imageContentMode ?? .scaleToFill
    button.contentEdgeInsets =
      contentEdgeInsets
      ?? LegacyButton.defaultContentEdgeInsets(for: buttonType, idiom: idiom)
    button.imageEdgeInsets = imageEdgeInsets ?? .zero
    button.titleEdgeInsets = titleEdgeInsets ?? .zero
    button.contentHorizontalAlignment = contentHorizontalAlignment
    button.contentVerticalAlignment = contentVerticalAlignment
    return button
  }
}
