import ButtonInspection
import ButtonLayout
import SystemFont
import Testing
import Typesetting

/// What has no effect is said, one case each; what has one is not.
@Suite struct QuestionIssueTests {
  typealias Change = @Sendable (inout ButtonQuestion) -> Void

  static let noEffect: [(issue: String, change: Change)] = [
    (
      "generation: A title that is given by its size is never rounded.",
      {
        $0.title = measured; $0.generation = .classic
      }
    ),
    (
      "font: The title is given by its size.",
      {
        $0.title = measured; $0.font = FontQuestion()
      }
    ),
    ("contentSizeCategory: It acts on text styles only.", { $0.contentSizeCategory = .small }),
    (
      "contentSizeCategory: The font's size is stated.",
      {
        $0.font = FontQuestion()
        $0.font?.textStyle = .body
        $0.font?.size = 12
        $0.contentSizeCategory = .small
      }
    ),
    (
      "numberOfLines: There is no title.",
      {
        $0.title = nil; $0.numberOfLines = 0
      }
    ),
    (
      "numberOfLines: The title is given by its size.",
      {
        $0.title = measured; $0.numberOfLines = 2
      }
    ),
    (
      "lineBreakMode: There is no title.",
      {
        $0.title = nil; $0.lineBreakMode = .byClipping
      }
    ),
    (
      "titleTextAlignment: There is no title.",
      {
        $0.title = nil; $0.titleTextAlignment = .left
      }
    ),
    (
      "titleTextAlignment: The label of a one-line title is as wide as its text.",
      { $0.titleTextAlignment = .center }
    ),
    (
      "imageContentMode: There is no image.",
      {
        $0.image = nil; $0.imageContentMode = .center
      }
    ),
    ("imageContentMode: The image has its natural size.", { $0.imageContentMode = .center }),
    (
      "imageEdgeInsets: There is no image.",
      {
        $0.image = nil; $0.imageEdgeInsets = left(1)
      }
    ),
    (
      "titleEdgeInsets: There is no title.",
      {
        $0.title = nil; $0.titleEdgeInsets = left(-1)
      }
    ),
    ("size[0]: Lengths end at 1,000,000,000 points.", { $0.width = 1.5e9 }),
    ("size[1]: Lengths end at 1,000,000,000 points.", { $0.height = 1e300 }),
    (
      "title.size[1]: Lengths end at 1,000,000,000 points.",
      { $0.title = .measured(Size(width: 1, height: 2e9)) }
    ), ("image.size[0]: Lengths end at 1,000,000,000 points.", { $0.image?.size.width = 2e9 }),
    (
      "backgroundImage.size[1]: Lengths end at 1,000,000,000 points.",
      { $0.backgroundImage = ImageQuestion(size: Size(width: 1, height: 2e9)) }
    ),
    (
      "contentEdgeInsets.left: Lengths end at 1,000,000,000 points.",
      { $0.contentEdgeInsets = left(-2e9) }
    ),
    (
      "imageEdgeInsets.left: Lengths end at 1,000,000,000 points.",
      { $0.imageEdgeInsets = left(2e9) }
    ),
    (
      "titleEdgeInsets.left: Lengths end at 1,000,000,000 points.",
      { $0.titleEdgeInsets = left(2e9) }
    ),
  ]

  @Test(arguments: Self.noEffect.indices)
  func `what has no effect is said`(row: Int) throws {
    var question = Self.usual
    Self.noEffect[row].change(&question)
    let issues = try question.answer(measuringWith: TextMeasurer()).issues.map {
      "\($0.path): \($0.message)"
    }
    #expect(issues == [Self.noEffect[row].issue])
  }

  static let effect: [Change] = [
    { _ in }, { $0.title = nil }, { $0.image = nil }, { $0.generation = .classic },
    { $0.font = FontQuestion() }, { $0.numberOfLines = 1 },
    {
      $0.title = measured; $0.numberOfLines = 1
    },
    {
      $0.font = FontQuestion(); $0.font?.textStyle = .body; $0.contentSizeCategory = .small
    },
    {
      $0.width = 40; $0.lineBreakMode = .byClipping
    },
    {
      $0.width = 20; $0.imageContentMode = .center
    },
    { $0.imageEdgeInsets = left(1) }, { $0.titleEdgeInsets = left(1) },
    // Documents write the smallest number for "zero, on purpose"; it is nobody's wish to move anything.
    {
      $0.image = nil; $0.imageEdgeInsets = left(.leastNormalMagnitude)
    },
    {
      $0.title = nil; $0.titleEdgeInsets = left(.leastNormalMagnitude)
    },
    {
      $0.width = 1e9; $0.height = 1e9; $0.imageEdgeInsets = left(-1e9)
    },
  ]

  @Test(arguments: Self.effect.indices)
  func `what has an effect is not mentioned`(row: Int) throws {
    var question = Self.usual
    Self.effect[row](&question)
    #expect(try question.answer(measuringWith: TextMeasurer()).issues.isEmpty)
  }

  @Test func `a length beyond the range is answered as the longest`() throws {
    var question = Self.usual
    question.width = 1.5e9
    #expect(try question.answer(measuringWith: TextMeasurer()).size == Size(width: 1e9, height: 40))
  }

  @Test func `issues stand in the order of the keys`() throws {
    var question = ButtonQuestion(id: "q")
    question.titleEdgeInsets = Self.left(1)
    question.imageEdgeInsets = Self.left(1)
    question.imageContentMode = .top
    question.lineBreakMode = .byClipping
    question.contentSizeCategory = .small
    #expect(
      try question.answer(measuringWith: TextMeasurer()).issues.map(\.path) == [
        "contentSizeCategory", "lineBreakMode", "imageContentMode", "imageEdgeInsets",
        "titleEdgeInsets",
      ])
  }

  private static let measured = TitleQuestion.measured(Size(width: 30, height: 20))

  private static func left(_ length: Double) -> EdgeInsets {
    EdgeInsets(top: 0, left: length, bottom: 0, right: 0)
  }

  /// An image of 24 × 20 and the title "Cart" in 100 × 40 points, where both fit.
  private static var usual: ButtonQuestion {
    var question = ButtonQuestion(id: "q")
    question.width = 100
    question.height = 40
    question.title = .string("Cart")
    question.image = ImageQuestion(size: Size(width: 24, height: 20))
    return question
  }
}
