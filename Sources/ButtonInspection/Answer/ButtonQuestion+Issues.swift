import ButtonLayout

extension ButtonQuestion {
  /// What was asked for and has no effect, in the order of the keys.
  func issues(in arrangement: ButtonArrangement) -> [QuestionIssue] {
    var issues: [QuestionIssue] = []
    func note(_ path: String, _ message: String) {
      issues.append(QuestionIssue(path: path, message: message))
    }
    let hasTitle = arrangement.titleRect != nil
    var isMeasured = false
    if case .measured? = title { isMeasured = true }

    if generation != nil && isMeasured {
      note("generation", "A title that is given by its size is never rounded.")
    }
    if font != nil && isMeasured {
      note("font", "The title is given by its size.")
    }
    if contentSizeCategory != nil && font?.textStyle == nil {
      note("contentSizeCategory", "It acts on text styles only.")
    }
    if contentSizeCategory != nil && font?.textStyle != nil && font?.size != nil {
      note("contentSizeCategory", "The font's size is stated.")
    }
    if let numberOfLines, numberOfLines != 1 {
      if !hasTitle { note("numberOfLines", "There is no title.") }
      if isMeasured { note("numberOfLines", "The title is given by its size.") }
    }
    if lineBreakMode != nil && !hasTitle { note("lineBreakMode", "There is no title.") }
    if titleTextAlignment != nil && !hasTitle { note("titleTextAlignment", "There is no title.") }
    let isFilled = component.imagePosition != nil && contentHorizontalAlignment == .fill
    if titleTextAlignment != nil && hasTitle && (numberOfLines ?? 1) == 1 && !isFilled {
      note("titleTextAlignment", "The label of a one-line title is as wide as its text.")
    }
    if imageContentMode != nil {
      if image == nil {
        note("imageContentMode", "There is no image.")
      } else if image?.size == arrangement.imageRect?.size {
        note("imageContentMode", "The image has its natural size.")
      }
    }
    if imageEdgeInsets.map(\.movesSomething) == true && image == nil {
      note("imageEdgeInsets", "There is no image.")
    }
    if titleEdgeInsets.map(\.movesSomething) == true && !hasTitle {
      note("titleEdgeInsets", "There is no title.")
    }
    issues += componentIssues(in: arrangement)
    for (path, length) in lengths where abs(length) > Self.longest {
      note(path, "Lengths end at 1,000,000,000 points.")
    }
    return issues
  }

  /// The longest length that the rules take at its word, in points; see `LengthRange`.
  private static let longest = 1e9

  /// Every length of the question by its path.
  private var lengths: [(path: String, length: Double)] {
    var lengths: [(String, Double)] = []
    func add(_ path: String, _ size: Size?) {
      guard let size else { return }
      lengths += [("\(path)[0]", size.width), ("\(path)[1]", size.height)]
    }
    func add(_ path: String, _ insets: EdgeInsets?) {
      guard let insets else { return }
      lengths += [
        ("\(path).top", insets.top), ("\(path).left", insets.left),
        ("\(path).bottom", insets.bottom), ("\(path).right", insets.right),
      ]
    }
    add("size", Size(width: width ?? 0, height: height ?? 0))
    if case .measured(let size)? = title { add("title.size", size) }
    add("image.size", image?.size)
    add("backgroundImage.size", backgroundImage?.size)
    add("contentEdgeInsets", contentEdgeInsets)
    add("imageEdgeInsets", imageEdgeInsets)
    add("titleEdgeInsets", titleEdgeInsets)
    lengths.append(("spacing", component.spacing ?? 0))
    add("imageSize", component.imageSize)
    return lengths
  }
}
