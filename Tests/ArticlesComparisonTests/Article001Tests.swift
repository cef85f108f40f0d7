import Foundation
import HeadlessUIKit
import Testing

@testable import ArticleHelpers

/// Article 001: one inset at a time on a button whose image and title are both 50 wide.
@MainActor struct Article001Tests {
  /// The article's button; its title is 25 high, since only that fits the y that the article prints.
  static func button(
    _ insets: UIEdgeInsets = .zero, _ horizontal: UIControl.ContentHorizontalAlignment = .center
  ) -> UIButton {
    let button = Sample(200, 100, image: (50, 50), title: "Points").untouched(horizontal)
    button.headlessTitleSize = CGSize(width: 50, height: 25)
    button.imageEdgeInsets = insets
    return button
  }

  nonisolated static let cases = [
    ArticleCase(
      "article 001, without insets", image: .init(50, 25, 50, 50), title: .init(100, 37.5, 50, 25)
    ) { button() },
    ArticleCase("article 001, image left 50", image: .init(x: 75), title: .init(x: 100)) {
      button(UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0))
    },
    ArticleCase(
      "article 001, left alignment, right 50", image: .init(x: 0, width: 50), title: .init(x: 50)
    ) { button(UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 50), .left) },
    ArticleCase(
      "article 001, left alignment, right 175", image: .init(x: 0, width: 25), title: .init(x: 25)
    ) { button(UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 175), .left) },
    ArticleCase("article 001, top 50", image: .init(x: 50, y: 50), title: .init(y: 37.5)) {
      button(UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
    },
  ]

  @Test(arguments: cases)
  func `one inset at a time`(row: ArticleCase) throws { try row.check() }

  @Test(arguments: [Wish.Position.left, .right, .top, .bottom])
  func `article 001, the rect methods answer what layout does`(position: Wish.Position) throws {
    let button = Sample(200, 100, image: (50, 50)).arranged(RectMethods(position))
    button.layoutIfNeeded()
    let content = button.contentRect(forBounds: button.bounds)
    #expect(button.imageRect(forContentRect: content) == button.imageView?.frame)
    #expect(button.titleRect(forContentRect: content) == button.titleLabel?.frame)
  }
}
