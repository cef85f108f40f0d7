import ButtonLayout

extension ButtonQuestion {
  /// What was asked of the component and has no effect.
  func componentIssues(in arrangement: ButtonArrangement) -> [QuestionIssue] {
    guard let position = component.imagePosition else {
      return component.keysBesidePosition.map {
        QuestionIssue(path: $0, message: "It acts with 'imagePosition' only.")
      }
    }
    var issues: [QuestionIssue] = []
    func note(_ path: String, _ isIdle: Bool, _ message: String) {
      if isIdle { issues.append(QuestionIssue(path: path, message: message)) }
    }
    let reserves = component.reservesImageSpace == true
    let hasImage = image != nil || reserves && component.imageSize != nil
    let hasTitle = arrangement.titleRect != nil
    note("hasBeenSizedToFit", hasBeenSizedToFit != nil, "The component always has been.")
    note(
      "spacing", (component.spacing ?? 0) != 0 && !(hasImage && hasTitle),
      "It counts only where image and title are both there.")
    note(
      "spacing", (component.spacing ?? 0) != 0 && position == .center,
      "A title over its image has no spacing.")
    note("imageSize", component.imageSize != nil && !hasImage, "There is no image.")
    note("reservesImageSpace", reserves && image != nil, "There is an image.")
    note(
      "reservesImageSpace", reserves && !hasImage,
      "Without an image, 'imageSize' has to say how much.")
    let distribution = component.distribution ?? .packed
    note(
      "distribution", distribution != .packed && position == .center,
      "A title over its image has nothing to share.")
    let isCentered =
      position.axis == .horizontal
      ? contentHorizontalAlignment == .center : contentVerticalAlignment == .center
    note(
      "contentBias",
      component.contentBias != nil && (distribution != .packed || position == .center),
      "It acts on packed content only.")
    note(
      "contentBias", component.contentBias != nil && position != .center && !isCentered,
      "It acts on content that is aligned to the middle only.")
    return issues
  }
}
