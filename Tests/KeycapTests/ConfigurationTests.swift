import HeadlessUIKit
import Keycap
import Testing

/// Beside a configuration the rect methods are not asked: what can be is written into it.
@MainActor @Suite struct `With a configuration` {
  func button(_ position: Keycap.ImagePosition) -> ImageTitleButton {
    let button = makeButton(position, spacing: 8)
    button.configuration = .plain()
    return button
  }

  @Test(arguments: [
    (Keycap.ImagePosition.leading, NSDirectionalRectEdge.leading, NSDirectionalRectEdge.leading),
    (.trailing, .trailing, .trailing), (.left, .leading, .trailing), (.right, .trailing, .leading),
    (.top, .top, .top), (.bottom, .bottom, .bottom),
  ])
  func `position and spacing are written into it, both ways of reading`(
    position: Keycap.ImagePosition, placement: NSDirectionalRectEdge,
    reversed: NSDirectionalRectEdge
  ) {
    let button = button(position)
    #expect(button.configuration?.imagePlacement == placement)
    #expect(button.configuration?.imagePadding == 8)
    #expect(button.configurationIssues == [])
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(button.configuration?.imagePlacement == reversed)
  }

  @Test func `a change is written, and so into a configuration that comes later`() {
    let button = button(.top)
    button.imagePosition = .trailing
    button.spacing = 3
    #expect(button.configuration?.imagePlacement == .trailing)
    #expect(button.configuration?.imagePadding == 3)
    button.configuration = .filled()
    #expect(button.configuration?.imagePlacement == .trailing)
    button.configuration = nil
    #expect(button.configuration == nil)
    button.sizeToFit()
    #expect(button.bounds.size == CGSize(width: 110, height: 30))
  }

  @Test func `what was never chosen stays the configuration's own`() {
    let button = ImageTitleButton()
    var configuration = UIButton.Configuration.plain()
    configuration.imagePlacement = .bottom
    configuration.imagePadding = 11
    button.configuration = configuration
    #expect(button.configuration == configuration)
    #expect(button.imagePosition == .bottom)
    #expect(button.spacing == 11)
  }

  @Test func `what it cannot express is said, a sentence each`() {
    let button = button(.center)
    button.distribution = .pinned
    button.contentBias = 0.2
    button.givesWayFirst = .image
    button.imageSize = CGSize(width: 9, height: 9)
    button.isImageHidden = true
    button.reservesTitleSpace = true
    button.contentEdgeInsets.left = 1
    button.titleEdgeInsets.left = 1
    let names = button.configurationIssues.map { $0.prefix { $0 != ":" && $0 != "," } }
    #expect(
      names == [
        "imagePosition", "distribution", "contentBias", "givesWayFirst", "imageSize",
        "isImageHidden", "reservesImageSpace", "contentEdgeInsets", "imageEdgeInsets",
      ])
    for sentence in button.configurationIssues { #expect(sentence.hasSuffix(".")) }
    button.configuration = nil
    #expect(button.configurationIssues == [])
  }

  @Test func `the least size still counts`() {
    let button = button(.top)
    button.minimumSize = CGSize(width: 300, height: 10)
    #expect(button.intrinsicContentSize.width == 300)
    #expect(button.sizeThatFits(.zero).width == 300)
  }
}
