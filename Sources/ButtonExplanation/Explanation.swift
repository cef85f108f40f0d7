import ButtonLayout

/// Why a button's parts stand where they stand, in words.
///
///     var button = LegacyButton(imageSize: Size(width: 50, height: 50))
///     button.imageEdgeInsets.left = 50
///     let bounds = Rect(x: 0, y: 0, width: 200, height: 100)
///     let title = GivenTitle(Size(width: 50, height: 20))
///     let explanation = Explanation(of: button, bounds: bounds, title: title)
///     explanation.paragraphs[1].lines(in: .english)
///     // The image may use 200 − 50 = 150 points of width, starting at x = 50. It and a title of 50 are centred
///     // together, 50 + 50 = 100 points: (150 − 100) ÷ 2 = 25. So the image stands at x = 50 + 25 = 75, not at 100:
///     // an inset on one side moves a centred part by half.
///
/// Every number comes from the engine's own steps, and every "if" was asked of the engine: nothing here knows where
/// a part stands.
public struct Explanation: Equatable, Sendable {
  /// Where everything stands.
  public let arrangement: ButtonArrangement
  /// How the engine got there.
  public let steps: [Step]
  /// The terms that were asked for.
  public let reading: Reading
  /// What is told, in order.
  public let paragraphs: [Paragraph]
  /// What would stand elsewhere with other settings.
  public let changes: [Change]
  /// Settings with which the button does what its insets seem to want.
  public let fixes: [Change]

  /// Explains a button.
  ///
  /// - Parameters:
  ///   - button: The button.
  ///   - bounds: Its bounds, in points.
  ///   - title: Its title, or `NoTitle`.
  ///   - reading: The terms in which places are explained.
  /// - Complexity: Asks the engine some dozens of times.
  public init(
    of button: LegacyButton, bounds: Rect, title: some TitleMeasuring, reading: Reading = .pair
  ) {
    let asked = AskedButton(button, bounds: bounds, title: title)
    let changes = asked.changes()
    let fixes = asked.fixes()
    var paragraphs = [Paragraph(.button, [asked.overview(reading)])]
    for part in Step.Part.allCases {
      for axis in Step.Axis.allCases {
        paragraphs.append(Paragraph(.part(part, axis), [asked.story(of: part, axis, reading)]))
      }
    }
    paragraphs.append(Paragraph(.insets, asked.insetStory()))
    paragraphs.append(Paragraph(.changes, changes.map { [$0.sentence] }))
    paragraphs.append(Paragraph(.fixes, fixes.map { [$0.sentence] }))
    self.init(
      arrangement: asked.arrangement, steps: asked.steps, reading: reading,
      paragraphs: paragraphs, changes: changes, fixes: fixes)
  }
}

extension Explanation {
  /// An explanation that somebody else put together; paragraphs without a point are left out.
  init(
    arrangement: ButtonArrangement, steps: [Step], reading: Reading, paragraphs: [Paragraph],
    changes: [Change], fixes: [Change]
  ) {
    self.arrangement = arrangement
    self.steps = steps
    self.reading = reading
    self.paragraphs = paragraphs.filter { !$0.points.isEmpty }
    self.changes = changes
    self.fixes = fixes
  }
}

/// Sentences about one thing.
public struct Paragraph: Equatable, Sendable {
  /// What they are about.
  public enum Topic: Equatable, Sendable {
    /// What is given.
    case button
    /// A part along an axis.
    case part(Step.Part, Step.Axis)
    /// What each inset does.
    case insets
    /// What would be otherwise with other settings.
    case changes
    /// What to do.
    case fixes
  }

  /// What the sentences are about.
  public let topic: Topic
  /// The sentences, at least one, those about one point together.
  public let points: [[Sentence]]

  init(_ topic: Topic, _ points: [[Sentence]]) {
    self.topic = topic
    self.points = points.filter { !$0.isEmpty }
  }

  /// The sentences in a row.
  public var sentences: [Sentence] { points.flatMap { $0 } }

  /// Each point as people read it.
  public func lines(in language: Language) -> [String] {
    points.map { point in
      point.map { $0.text(in: language) }.joined(separator: language == .english ? " " : "")
    }
  }

  /// Whether the points stand side by side, as in a list, instead of following from one another.
  public var isList: Bool {
    switch topic {
    case .button, .part: return false
    case .insets, .changes, .fixes: return true
    }
  }

  /// A heading for the sentences.
  public func heading(in language: Language) -> String { topic.wording[language] }
}

extension Paragraph.Topic {
  var wording: Wording {
    switch self {
    case .button: return Wording("The button", "按钮")
    case .part(.content, .horizontal): return Wording("The content, across", "内容 · 水平方向")
    case .part(.content, .vertical): return Wording("The content, down", "内容 · 垂直方向")
    case .part(.image, .horizontal): return Wording("The image, across", "图片 · 水平方向")
    case .part(.image, .vertical): return Wording("The image, down", "图片 · 垂直方向")
    case .part(.title, .horizontal): return Wording("The title, across", "标题 · 水平方向")
    case .part(.title, .vertical): return Wording("The title, down", "标题 · 垂直方向")
    case .insets: return Wording("What each inset does", "每个内边距的作用")
    case .changes: return Wording("What would be otherwise", "换个值会怎样")
    case .fixes: return Wording("What to do", "怎样修正")
    }
  }
}

/// Settings, and what the engine makes of them.
public struct Change: Equatable, Sendable {
  /// What would be set, while the rest stays; empty where only the button's width changes.
  public let settings: [Setting]
  /// Where everything would stand.
  public let arrangement: ButtonArrangement
  /// The same in words.
  public let sentence: Sentence
}
