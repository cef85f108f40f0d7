import ButtonLayout
import ImageAssets
import InterfaceBuilder
import Typesetting

extension ButtonQuestion {
  /// The question that a document asks about one of its buttons, in its normal state, at its recorded size.
  ///
  /// - Throws: `QuestionError` where the document does not say what would decide: a size of an image, or rules
  ///   that are not answered yet.
  package init(
    _ button: IBButton, in document: IBDocument, images: ImageFinding = { _ in nil }
  ) throws(QuestionError) {
    self.init(id: button.objectID)
    buttonType = try ButtonType(button.buttonType)
    width = button.frame?.width
    height = button.frame?.height
    // Auto Layout asks for the natural size before it gives a frame; springs and struts do not.
    hasBeenSizedToFit = !button.translatesAutoresizingMaskIntoConstraints || button.frame == nil
    displayScale = IBDevice.displayScale(of: document.deviceID)
    if document.targetRuntime == "iOS.CocoaTouch.iPad" { idiom = .pad }
    if document.kind == .tvOS { idiom = .tv }
    if button.semanticContentAttribute == "forceRightToLeft" { layoutDirection = .rightToLeft }
    contentHorizontalAlignment = button.contentHorizontalAlignment
    contentVerticalAlignment = button.contentVerticalAlignment
    lineBreakMode = LineBreakMode(written: button.lineBreakMode)
    contentEdgeInsets = button.contentEdgeInsets
    imageEdgeInsets = button.imageEdgeInsets
    titleEdgeInsets = button.titleEdgeInsets

    if let configuration = button.configuration {
      // What the states say of title and image is dead beside a configuration.
      self.configuration = ConfigurationQuestion(configuration)
      return
    }
    let state = button.state("normal")
    title = try TitleQuestion(state)
    if let description = button.fontDescription { font = try FontQuestion(description) }
    if let name = state?.image {
      image = try ImageQuestion(
        named: name, isSymbol: state?.isSystemImage == true, in: document, path: "image",
        found: images(imageRequest(name)))
    }
    if let name = state?.backgroundImage {
      backgroundImage = try ImageQuestion(
        named: name, isSymbol: false, in: document, path: "backgroundImage",
        found: images(imageRequest(name)))
    }
    take(ComponentReading(button))
  }

  private func imageRequest(_ name: String) -> ImageRequest {
    ImageRequest(name: name, scale: displayScale, idiom: idiom, direction: layoutDirection)
  }
}

extension ButtonType {
  /// The type, where its rules are those of custom and system buttons.
  fileprivate init(_ type: IBButtonType) throws(QuestionError) {
    switch type {
    case .custom: self = .custom
    case .system: self = .system
    case .unknown(let name):
      throw QuestionError(path: "buttonType", message: "'\(name)' is no button type that is known.")
    case .plain, .close, .contactAdd, .detailDisclosure, .infoDark, .infoLight:
      throw QuestionError(
        path: "buttonType",
        message: "The size of the picture that a button of type '\(type)' brings is not recorded.")
    }
  }
}

extension ImageQuestion {
  /// The image that a document names: as it was found beside the document, else in the size that the resources record.
  fileprivate init(
    named name: String, isSymbol: Bool, in document: IBDocument, path: String,
    found: @autoclosure () -> FoundImage?
  ) throws(QuestionError) {
    if !isSymbol, let asset = found() {
      self.init(size: asset.size)
      file = asset.file
      capInsets = asset.capInsets
      if asset.capInsets != nil { resizingMode = asset.isTiled ? .tile : .stretch }
      return
    }
    guard let size = document.image(named: name, isSystemSymbol: isSymbol)?.size else {
      throw QuestionError(
        path: path,
        message: isSymbol
          ? "The document's resources record no size for the SF Symbol '\(name)'."
          : "Image '\(name)' was not found beside the document, whose resources record no size for it."
      )
    }
    self.init(size: size)
    if isSymbol { symbol = name }
  }
}

extension LineBreakMode {
  /// The mode that a document writes; `nil` for the button's default and for a word that is not known.
  fileprivate init?(written word: String?) {
    switch word {
    case "wordWrap", "wordWrapping": self = .byWordWrapping
    case "characterWrap": self = .byCharWrapping
    case "clip": self = .byClipping
    case "headTruncation": self = .byTruncatingHead
    case "tailTruncation": self = .byTruncatingTail
    default: return nil
    }
  }
}
