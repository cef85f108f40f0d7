import ButtonLayout
import TestSupport
import Testing

/// The natural size counts position and spacing by the content insets, since UIKit counts no other (model §3).
@Suite struct `The natural size of a solution` {
  @Test(arguments: ImagePosition.allCases, [0.0, 6, 7.5])
  func `is that of the arrangement, whatever the caller's content insets`(
    position: ImagePosition, spacing: Double
  ) throws {
    for one in SolverCase.random(400, seed: 511) {
      guard let image = one.button.imageSize, let title = one.title else { continue }
      var one = one
      one.size = nil
      one.wanted = WantedArrangement(imagePosition: position, spacing: spacing)
      let answer = try one.solution()
      let pair: Size
      switch position.axis {
      case .horizontal?:
        pair = Size(
          width: image.width + spacing + title.width, height: max(image.height, title.height))
      case .vertical?:
        pair = Size(
          width: max(image.width, title.width), height: image.height + spacing + title.height)
      case nil:
        pair = Size(width: max(image.width, title.width), height: max(image.height, title.height))
      }
      let insets = one.button.contentEdgeInsets
      let expected = Size(
        width: (pair.width + insets.left + insets.right - 1e-6).rounded(.up),
        height: (pair.height + insets.top + insets.bottom - 1e-6).rounded(.up))
      guard expected.width >= 0, expected.height >= 0 else { continue }
      #expect(answer.measurementAfter.intrinsicContentSize == expected, "\(one)")
      #expect(answer.bounds.size == expected, "\(one)")
      #expect(answer.measurementBefore == one.button.measurement(title: one.answerTitle))
    }
  }

  @Test
  func `cuts no title, which spacing by image and title insets alone does (openradar 18348992)`()
    throws
  {
    let title = LineTitle(width: 57, lineHeight: 20)
    let button = LegacyButton(imageSize: Size(width: 30, height: 30))
    var wanted = WantedArrangement(imagePosition: .leading, spacing: 6)
    let answer = try button.solution(for: wanted, title: title)
    #expect(answer.measurementBefore.intrinsicContentSize.width == 87)
    #expect(answer.measurementAfter.intrinsicContentSize.width == 93)
    #expect(!answer.arrangement.titleIsTruncated)

    wanted.adjustsContentEdgeInsets = false
    let alone = try button.solution(for: wanted, title: title)
    let natural = alone.measurementAfter.intrinsicContentSize
    #expect(natural == alone.measurementBefore.intrinsicContentSize)
    let laidOut = alone.button.arrangement(
      forBounds: Rect(origin: .zero, size: natural), title: title)
    #expect(laidOut.titleIsTruncated)
  }

  @Test func `of one part is its own`() throws {
    var one = SolverCase(
      wanted: WantedArrangement(imagePosition: .top, spacing: 6),
      button: LegacyButton(imageSize: Size(width: 30, height: 30)), title: nil, size: nil)
    for recipe in [nil, InsetRecipe.shrinking, .moving] {
      let answer = try one.solution(by: recipe)
      #expect(answer.button == one.button)
    }
    one.button.imageSize = nil
    one.title = Size(width: 57, height: 20)
    for recipe in [nil, InsetRecipe.shrinking, .moving] {
      #expect(try one.solution(by: recipe).button == one.button)
    }
  }

  @Test func `keeps the smallest content inset of a caller who wants no hidden padding`() throws {
    var button = LegacyButton(imageSize: Size(width: 30, height: 30))
    button.contentEdgeInsets.top = .leastNormalMagnitude
    let title = GivenTitle(Size(width: 57, height: 20))
    let answer = try button.solution(
      for: WantedArrangement(imagePosition: .top, spacing: 6), title: title)
    #expect(answer.button.contentEdgeInsets.top == .leastNormalMagnitude)
  }
}
