import ButtonInspection
import ButtonLayout
import ButtonRendering
import DisplayList
import Typesetting

extension ButtonDrawing {
  /// The button that somebody asked about, as it is drawn.
  ///
  /// - Parameters:
  ///   - question: The button.
  ///   - measurer: Who measures its title.
  ///   - look: State and colours; the type is the question's.
  ///   - shrinking: What resizable images do below their own size.
  /// - Throws: `QuestionError` where it cannot be arranged, or a file cannot be read.
  init(
    _ question: ButtonQuestion, measuringWith measurer: TextMeasurer, look: ButtonLook,
    shrinking: CapShrinking = .capsLast
  ) throws(QuestionError) {
    var look = look
    look.type = question.buttonType
    self.init(try question.answer(measuringWith: measurer).arrangement, look: look)
    if case .typeset(let title) = try question.resolvedTitle(with: measurer) {
      self.title = TitleDrawing(
        title, alignment: LabelLines.Alignment(question.titleTextAlignment ?? .natural),
        direction: question.layoutDirection, color: look.titleColor)
    }
    image = try question.image.map { image throws(QuestionError) in
      try ButtonImage(image, at: "image.file", shrinking)
    }
    backgroundImage = try question.backgroundImage.map { image throws(QuestionError) in
      try ButtonImage(image, at: "backgroundImage.file", shrinking)
    }
  }
}

extension ButtonImage {
  fileprivate init(
    _ question: ImageQuestion, at path: String, _ shrinking: CapShrinking
  ) throws(QuestionError) {
    var source = ImageItem.Source.sizeOnly
    if let file = question.file { source = try ImageFile.asset(at: file, path: path).source }
    // UIKit's own default for an image with caps is to tile.
    let isTiled = question.capInsets != nil && question.resizingMode != .stretch
    self.init(
      source, size: question.size, capInsets: question.capInsets ?? .zero,
      resizing: isTiled || question.resizingMode == .tile ? .tile : .stretch,
      shrinking: shrinking)
  }
}

extension LabelLines.Alignment {
  fileprivate init(_ alignment: TextAlignment) {
    switch alignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified: self = .justified
    case .natural: self = .natural
    }
  }
}
