import ButtonLayout
import TestSupport
import Testing

@testable import ButtonExplanation

/// The buttons that the articles puzzle over.
@Suite struct `The articles' buttons, explained` {
  /// Article 001: 200 × 100, image and title 50 wide.
  private func wide(_ change: (inout LegacyButton) -> Void) -> ButtonCase {
    var button = LegacyButton(imageSize: Size(width: 50, height: 50))
    change(&button)
    return ButtonCase(
      button: button, titleSize: Size(width: 50, height: 20),
      bounds: Rect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test func `001, left 50: 75 and not 100, since half`() {
    let explanation = wide { $0.imageEdgeInsets.left = 50 }.explanation()
    #expect(
      explanation.story(.image) == """
        The image may use 200 − 50 = 150 points of width, starting at x = 50. It and a title of 50 are \
        centred together, 50 + 50 = 100 points: (150 − 100) ÷ 2 = 25. So the image stands at \
        x = 50 + 25 = 75, not at 100: an inset on one side moves a centred part by half.
        """)
    #expect(
      explanation.story(.image, in: .simplifiedChinese) == """
        图片可用的宽度是 200 − 50 = 150 点，起点 x = 50。它与宽 50 的标题作为一个整体居中，整体宽 50 + 50 = 100 点：\
        (150 − 100) ÷ 2 = 25。所以图片位于 x = 50 + 25 = 75，而不是 100：居中时，只设一侧的内边距，只会移动它的一半。
        """)
    #expect(
      explanation.fixes.map(\.settings.text) == [
        "imageEdgeInsets.left = 50, imageEdgeInsets.right = −50", "imageEdgeInsets.left = 100",
      ])
  }

  @Test func `001, left alignment, right 50: does not move, since the other edge counts`() {
    let button = wide {
      $0.contentHorizontalAlignment = .left
      $0.imageEdgeInsets.right = 50
    }
    #expect(
      button.explanation().story(.image).hasSuffix(
        "So the image stands at x = 0, not at −50: "
          + "the inset moves only an edge that the image is not aligned with."))
    #expect(
      button.explanation(.popular).story(.image).contains(
        "That is wrong: UIKit puts it at x = 0."))
  }

  @Test func `001, left alignment, right 175: squeezed to 25`() {
    let story = wide {
      $0.contentHorizontalAlignment = .left
      $0.imageEdgeInsets.right = 175
    }.explanation().story(.image)
    #expect(story.contains("200 − 175 = 25 points of width"))
    #expect(story.contains("Its own width of 50 does not fit, so it is squeezed to 25."))
  }

  @Test func `001, top 50: half as well`() {
    let story = wide { $0.imageEdgeInsets.top = 50 }.explanation().story(.image, .vertical)
    #expect(story.contains("So the image stands at y = 50, not at 75"))
  }

  /// Article 000: 60 × 60, image 30, a text of 57 whose label was read when it was cut to 28.
  private var narrow: ButtonCase {
    var button = LegacyButton(imageSize: Size(width: 30, height: 30))
    button.imageEdgeInsets = EdgeInsets(top: 4.5, left: 0, bottom: 25.5, right: -28)
    button.titleEdgeInsets = EdgeInsets(top: 34.5, left: -30, bottom: 4, right: 0)
    return ButtonCase(
      button: button, titleSize: Size(width: 57, height: 21.5),
      bounds: Rect(x: 0, y: 0, width: 60, height: 60))
  }

  @Test func `000, too narrow: why the image is not in the middle, and how it comes there`() {
    let explanation = narrow.explanation()
    let story = explanation.story(.image)
    #expect(story.contains("So the image stands at x = 0.5."))
    #expect(story.contains("The middle would be x = 15. The image misses it"))
    #expect(story.contains("(28 − 57) ÷ 2 = −14.5"))
    #expect(
      explanation.story(.title).contains("Without its insets the title was cut to 30 points."))
    let chinese = explanation.story(.image, in: .simplifiedChinese)
    #expect(chinese.contains("正中应是 x = 15。图片没有居中") && chinese.contains("(28 − 57) ÷ 2 = −14.5"))
    #expect(explanation.fixes.map(\.settings.text) == ["imageEdgeInsets.right = −57"])
    #expect(explanation.fixes.first?.arrangement.imageRect?.minX == 15)
  }

  @Test func `000, own areas: 0 to 43 for the image, 30 to 100 for the title`() {
    let explanation = ButtonCase(
      button: LegacyButton(imageSize: Size(width: 30, height: 30)),
      titleSize: Size(width: 57, height: 21.5), bounds: Rect(x: 0, y: 0, width: 100, height: 40)
    ).explanation(.areas)
    #expect(
      explanation.story(.image).contains(
        "The image's own area runs from 0 to 100 − 57 = 43: 43 points of width."))
    #expect(
      explanation.story(.title).contains(
        "The title's own area runs from 30 to 100: 70 points of width."))
  }

  @Test(arguments: [ContentHorizontalAlignment.center, .left, .right])
  func `002 and 003, a pair of opposite insets: there the popular rule is right`(
    alignment: ContentHorizontalAlignment
  ) {
    let explanation = wide {
      $0.contentHorizontalAlignment = alignment
      $0.imageEdgeInsets = EdgeInsets(top: -5, left: 4, bottom: 5, right: -4)
    }.explanation(.popular)
    for axis in Step.Axis.allCases {
      #expect(
        explanation.story(.image, axis).hasSuffix("UIKit puts it there as well."), "\(axis)")
    }
  }

  @Test func `a truncated title, a hidden padding and right-to-left are told`() {
    var button = LegacyButton(imageSize: Size(width: 30, height: 30))
    button.layoutDirection = .rightToLeft
    let bounds = Rect(x: 0, y: 0, width: 60, height: 60)
    let cut = Explanation(
      of: button, bounds: bounds, title: GivenTitle(Size(width: 57, height: 21.5)))
    #expect(cut.story(.title).contains("60 − 30 = 30 are left for a title that needs 57"))
    #expect(cut.text().contains("reads from right to left"))
    #expect(cut.story(.image).contains("seen from the left: x = 60 − 30 = 30"))
    #expect(cut.text().contains("a button 87 wide shows all of it"))

    #expect(cut.story(.title).contains("stands at x = 0"))

    var plain = LegacyButton()
    plain.hasBeenSizedToFit = true
    plain.contentVerticalAlignment = .top
    let padded = Explanation(
      of: plain, bounds: bounds, title: GivenTitle(Size(width: 40, height: 20)))
    #expect(padded.story(.content, .vertical).contains("6 hidden points above"))
    #expect(padded.story(.title, .vertical).contains("y = 6"))
  }

  @Test(arguments: LayoutDirection.allCases)
  func `a title cut at the natural width is told of a wider button and of content insets`(
    direction: LayoutDirection
  ) {
    var button = LegacyButton(imageSize: Size(width: 24, height: 24))
    button.layoutDirection = direction
    button.titleEdgeInsets[direction == .leftToRight ? .left : .right] = 8
    let title = LineTitle(width: 76.995, lineHeight: 21.48)
    let natural = button.measurement(title: title).intrinsicContentSize
    let explanation = Explanation(
      of: button, bounds: Rect(origin: .zero, size: natural), title: title)
    #expect(explanation.arrangement.titleIsTruncated)
    let keys = explanation.fixes.map(\.sentence.key)
    #expect(keys.contains(.fixWiderButton) && keys.contains(.fixContentInsets))
    for fix in explanation.fixes where fix.sentence.key != .fixPair {
      let isCut = fix.arrangement.titleIsTruncated
      #expect(!isCut || fix.sentence.key == .fixDouble, "\(fix.sentence.text(in: .english))")
    }
  }
}
