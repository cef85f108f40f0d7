import ButtonInspection
import ButtonLayout
import JSONReading
import SystemFont
import Typesetting

extension TitleQuestion {
  /// Reads a string, runs with attributes of their own, or a size that somebody measured.
  init?(_ parent: ObjectReader) throws(QuestionError) {
    guard let value = parent.value("title") else { return nil }
    if case .string(let string) = value {
      self = .string(string)
      return
    }
    guard case .object = value else {
      throw QuestionError(
        path: "title",
        message: "Expected a string, {\"size\": [width, height]} or {\"runs\": […]}, "
          + "found \(value.kind).")
    }
    let reader = try ObjectReader(
      value, path: "title",
      keys: [
        "size", "runs", "lineHeightMultiple", "minimumLineHeight", "maximumLineHeight",
        "lineSpacing",
      ])
    switch (reader.value("size"), reader.value("runs")) {
    case (let size?, nil): self = .measured(try Size(size, "title.size"))
    case (nil, let runs?): self = .attributed(try AttributedTitle(runs, reader))
    case (nil, nil):
      throw QuestionError(path: "title", message: "Expected 'size' or 'runs', found neither.")
    case (_?, _?):
      throw QuestionError(path: "title", message: "Expected 'size' or 'runs', found both.")
    }
  }
}

extension AttributedTitle {
  /// Reads runs and the spacing of their lines.
  fileprivate init(_ value: JSONValue, _ parent: ObjectReader) throws(QuestionError) {
    guard case .array(let elements) = value else {
      throw QuestionError(
        path: "title.runs", message: "Expected an array of runs, found \(value.kind).")
    }
    var runs: [Run] = []
    for (number, element) in elements.enumerated() {
      let path = "title.runs[\(number)]"
      let reader = try ObjectReader(element, path: path, keys: ["string", "font", "kern"])
      guard let string = try reader.string("string") else {
        throw QuestionError(path: "\(path).string", message: "Expected a string, found nothing.")
      }
      var run = Run(string)
      run.font = try FontQuestion(reader)
      run.kern = try reader.number("kern")
      runs.append(run)
    }
    self.init(runs: runs)
    lineSpacing.lineHeightMultiple = try parent.length("lineHeightMultiple") ?? 0
    lineSpacing.minimumLineHeight = try parent.length("minimumLineHeight") ?? 0
    lineSpacing.maximumLineHeight = try parent.length("maximumLineHeight") ?? 0
    lineSpacing.lineSpacing = try parent.length("lineSpacing") ?? 0
  }
}

extension FontQuestion {
  /// Reads a font.
  init?(_ parent: ObjectReader) throws(QuestionError) {
    guard let value = parent.value("font") else { return nil }
    let reader = try ObjectReader(
      value, path: parent.pathOf("font"),
      keys: ["size", "weight", "textStyle", "family", "file"])
    self.init()
    size = try reader.length("size")
    weight = try reader.named("weight", QuestionNames.weight)
    textStyle = try reader.named("textStyle", QuestionNames.textStyle)
    family = try reader.string("family")
    file = try reader.string("file")
    if family != nil && file != nil {
      throw QuestionError(
        path: parent.pathOf("font"), message: "Expected either 'family' or 'file', found both.")
    }
  }
}
