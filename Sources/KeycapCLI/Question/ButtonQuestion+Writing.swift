import ButtonInspection
import ButtonLayout
import Typesetting

extension JSONWriter {
  /// Writes a question so that reading it asks the same; keys that are at their default are left out.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - more: Writes further members at its end.
  mutating func question(
    _ question: ButtonQuestion, with more: (inout JSONWriter) -> Void = { _ in }
  ) {
    object { json in
      json.key("id")
      json.string(question.id)
      json.key("size")
      json.array { size in
        size.optional(question.width)
        size.optional(question.height)
      }
      if let isSized = question.hasBeenSizedToFit {
        json.key("hasBeenSizedToFit")
        json.bool(isSized)
      }
      json.key("displayScale")
      json.number(question.displayScale)
      json.name("layoutDirection", question.layoutDirection, default: .leftToRight)
      json.name("generation", question.generation)
      json.name("buttonType", question.buttonType, default: .custom)
      json.name("idiom", question.idiom, default: .phone)
      json.title(question.title)
      json.font(question.font)
      json.name("contentSizeCategory", question.contentSizeCategory)
      if let lines = question.numberOfLines {
        json.key("numberOfLines")
        json.number(Double(lines))
      }
      json.name("lineBreakMode", question.lineBreakMode)
      json.name("titleTextAlignment", question.titleTextAlignment)
      if let image = question.image { json.image("image", image) }
      if let image = question.backgroundImage { json.image("backgroundImage", image) }
      json.name("imageContentMode", question.imageContentMode)
      json.insets("contentEdgeInsets", question.contentEdgeInsets)
      json.insets("imageEdgeInsets", question.imageEdgeInsets)
      json.insets("titleEdgeInsets", question.titleEdgeInsets)
      json.name(
        "contentHorizontalAlignment", question.contentHorizontalAlignment, default: .center)
      json.name("contentVerticalAlignment", question.contentVerticalAlignment, default: .center)
      json.component(question.component)
      if let configuration = question.configuration { json.configuration(configuration) }
      more(&json)
    }
  }

  private mutating func optional(_ value: Double?) {
    if let value { number(value) } else { null() }
  }

  private mutating func name<Value: Equatable>(
    _ key: String, _ value: Value?, default usual: Value? = nil
  ) {
    guard let value, value != usual else { return }
    self.key(key)
    string("\(value)")
  }

  private mutating func title(_ title: TitleQuestion?) {
    guard let title else { return }
    key("title")
    switch title {
    case .string(let text): string(text)
    case .attributed(let attributed): self.attributed(attributed)
    case .measured(let measured):
      object { json in
        json.key("size")
        json.size(measured)
      }
    }
  }

  private mutating func attributed(_ title: AttributedTitle) {
    object { json in
      json.key("runs")
      json.array { runs in
        for run in title.runs {
          runs.object { json in
            json.key("string")
            json.string(run.string)
            json.font(run.font)
            json.length("kern", run.kern)
          }
        }
      }
      json.edge("lineHeightMultiple", title.lineSpacing.lineHeightMultiple)
      json.edge("minimumLineHeight", title.lineSpacing.minimumLineHeight)
      json.edge("maximumLineHeight", title.lineSpacing.maximumLineHeight)
      json.edge("lineSpacing", title.lineSpacing.lineSpacing)
    }
  }

  private mutating func font(_ font: FontQuestion?) {
    guard let font else { return }
    key("font")
    object { json in
      json.length("size", font.size)
      json.name("weight", font.weight)
      json.name("textStyle", font.textStyle)
      json.word("family", font.family)
      json.word("file", font.file)
    }
  }

  private mutating func image(_ key: String, _ image: ImageQuestion) {
    self.key(key)
    object { json in
      json.key("size")
      json.size(image.size)
      if let symbol = image.symbol {
        json.key("symbol")
        json.string(symbol)
      }
      json.insets("capInsets", image.capInsets)
      json.name("resizingMode", image.resizingMode)
    }
  }

  private mutating func insets(_ key: String, _ insets: EdgeInsets?) {
    guard let insets else { return }
    self.key(key)
    object { json in
      json.edge("top", insets.top)
      json.edge("left", insets.left)
      json.edge("bottom", insets.bottom)
      json.edge("right", insets.right)
    }
  }

  private mutating func component(_ component: ComponentQuestion) {
    name("imagePosition", component.imagePosition)
    length("spacing", component.spacing)
    if let imageSize = component.imageSize {
      key("imageSize")
      size(imageSize)
    }
    if let reserves = component.reservesImageSpace {
      key("reservesImageSpace")
      bool(reserves)
    }
    name("givesWayFirst", component.givesWayFirst)
    name("distribution", component.distribution)
    length("contentBias", component.contentBias)
  }

  private mutating func configuration(_ configuration: ConfigurationQuestion) {
    key("configuration")
    object { json in
      for (name, word) in configuration.words.sorted(by: { $0.key < $1.key }) {
        json.word(name, word)
      }
      for (name, length) in configuration.lengths.sorted(by: { $0.key < $1.key }) {
        json.length(name, length)
      }
      guard let insets = configuration.contentInsets else { return }
      json.key("contentInsets")
      json.object { edges in
        edges.edge("top", insets.top)
        edges.edge("leading", insets.leading)
        edges.edge("bottom", insets.bottom)
        edges.edge("trailing", insets.trailing)
      }
    }
  }

  private mutating func word(_ key: String, _ word: String?) {
    guard let word else { return }
    self.key(key)
    string(word)
  }

  private mutating func length(_ key: String, _ length: Double?) {
    guard let length else { return }
    self.key(key)
    number(length)
  }

  /// Writes an edge that is not exactly 0; the smallest positive number is kept.
  private mutating func edge(_ key: String, _ length: Double) {
    guard length != 0 else { return }
    self.key(key)
    number(length)
  }
}
