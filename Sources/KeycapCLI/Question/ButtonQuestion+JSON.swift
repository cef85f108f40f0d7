import ButtonInspection
import ButtonLayout
import JSONReading
import SystemFont

extension ButtonQuestion {
  /// Reads a question, one key at a time; nothing is silently defaulted.
  ///
  /// - Parameters:
  ///   - json: The object.
  ///   - id: The name for a question that has none.
  /// - Throws: `QuestionError` with the key path and what was expected.
  package init(json: JSONValue, defaultID id: String) throws(QuestionError) {
    let reader = try ObjectReader(
      json,
      keys: QuestionNames.keys + QuestionNames.later.map(\.key) + QuestionNames.passedOver)
    for (key, subject) in QuestionNames.later where reader.value(key) != nil {
      throw QuestionError(path: key, message: "Not answered yet: \(subject).")
    }
    self.init(id: try reader.string("id") ?? id)
    if let size = reader.value("size") {
      let (width, height) = try size.pair("size")
      if width != .null { self.width = try width.length("size[0]") }
      if height != .null { self.height = try height.length("size[1]") }
    }
    hasBeenSizedToFit = try reader.bool("hasBeenSizedToFit")
    if let scale = try reader.number("displayScale") {
      guard [1, 2, 3].contains(scale) else {
        throw QuestionError(
          path: "displayScale", message: "Expected 1, 2 or 3, found \(JSONWriter.text(scale)).")
      }
      displayScale = scale
    }
    layoutDirection =
      try reader.named("layoutDirection", QuestionNames.layoutDirection) ?? .leftToRight
    generation = try reader.named("generation", QuestionNames.generation)
    buttonType = try reader.named("buttonType", QuestionNames.buttonType) ?? .custom
    idiom = try reader.named("idiom", QuestionNames.idiom) ?? .phone
    title = try TitleQuestion(reader)
    font = try FontQuestion(reader)
    contentSizeCategory =
      try reader.named("contentSizeCategory", QuestionNames.contentSizeCategory)
    if let lines = try reader.number("numberOfLines") {
      guard let count = Int(exactly: lines), count >= 0 else {
        throw QuestionError(
          path: "numberOfLines",
          message: "Expected a whole number of 0 or more, found \(JSONWriter.text(lines)).")
      }
      numberOfLines = count
    }
    lineBreakMode = try reader.named("lineBreakMode", QuestionNames.lineBreakMode)
    titleTextAlignment = try reader.named("titleTextAlignment", QuestionNames.textAlignment)
    image = try ImageQuestion(reader, "image")
    backgroundImage = try ImageQuestion(reader, "backgroundImage")
    imageContentMode = try reader.named("imageContentMode", QuestionNames.contentMode)
    contentEdgeInsets = try EdgeInsets(reader, "contentEdgeInsets")
    imageEdgeInsets = try EdgeInsets(reader, "imageEdgeInsets")
    titleEdgeInsets = try EdgeInsets(reader, "titleEdgeInsets")
    contentHorizontalAlignment =
      try reader.named("contentHorizontalAlignment", QuestionNames.horizontalAlignment) ?? .center
    contentVerticalAlignment =
      try reader.named("contentVerticalAlignment", QuestionNames.verticalAlignment) ?? .center
    component = try ComponentQuestion(reader)
  }
}

extension ComponentQuestion {
  /// Reads the component's keys.
  fileprivate init(_ reader: ObjectReader) throws(QuestionError) {
    self.init()
    imagePosition = try reader.named("imagePosition", QuestionNames.imagePosition)
    spacing = try reader.number("spacing")
    if let size = reader.value("imageSize") { imageSize = try Size(size, "imageSize") }
    reservesImageSpace = try reader.bool("reservesImageSpace")
    givesWayFirst = try reader.named("givesWayFirst", QuestionNames.part)
    distribution = try reader.named("distribution", QuestionNames.distribution)
    contentBias = try reader.number("contentBias")
    if let bias = contentBias, !(0...1).contains(bias) {
      throw QuestionError(
        path: "contentBias",
        message: "Expected a number from 0 to 1, found \(JSONWriter.text(bias)).")
    }
  }
}

extension EdgeInsets {
  /// Reads insets; a missing edge is 0.
  init?(_ parent: ObjectReader, _ key: String) throws(QuestionError) {
    guard let value = parent.value(key) else { return nil }
    let reader = try ObjectReader(
      value, path: parent.pathOf(key), keys: ["top", "left", "bottom", "right"])
    self.init(
      top: try reader.number("top") ?? 0, left: try reader.number("left") ?? 0,
      bottom: try reader.number("bottom") ?? 0, right: try reader.number("right") ?? 0)
  }
}

extension Size {
  /// Reads `[width, height]`, both 0 or more.
  init(_ value: JSONValue, _ path: String) throws(QuestionError) {
    let (width, height) = try value.pair(path)
    self.init(
      width: try width.length("\(path)[0]"), height: try height.length("\(path)[1]"))
  }
}

extension ImageQuestion {
  /// Reads an image by its size, or by a file that has one.
  fileprivate init?(_ parent: ObjectReader, _ key: String) throws(QuestionError) {
    guard let value = parent.value(key) else { return nil }
    let reader = try ObjectReader(
      value, path: key, keys: ["size", "file", "symbol", "capInsets", "resizingMode"])
    let file = try reader.string("file")
    if let size = reader.value("size") {
      if file != nil {
        throw QuestionError(path: key, message: "Expected either 'size' or 'file', found both.")
      }
      self.init(size: try Size(size, reader.pathOf("size")))
    } else if let file {
      self.init(size: try ImageFile.size(at: file, path: reader.pathOf("file")))
      self.file = file
    } else {
      throw QuestionError(path: key, message: "Expected 'size' or 'file', found neither.")
    }
    symbol = try reader.string("symbol")
    capInsets = try EdgeInsets(reader, "capInsets")
    resizingMode = try reader.named("resizingMode", QuestionNames.resizingMode)
  }
}
