import Foundation
import HeadlessUIKit
import Testing

@testable import ArticleHelpers

/// Article 000: rooms, spacing, and the image on top of a button that is roomy or too narrow.
@MainActor struct Article000Tests {
  nonisolated static let low = Sample(100, 40)
  nonisolated static let narrow = Sample(60, 60)

  @Test func `article 000, areas: the image's is (0,0,43,40), the title's (30,0,70,40)`() throws {
    let reading = try #require(Reading(Self.low.untouched()))
    #expect(reading.imageRoom == CGRect(x: 0, y: 0, width: 43, height: 40))
    #expect(reading.titleRoom == CGRect(x: 30, y: 0, width: 70, height: 40))
  }

  nonisolated static let areas = [
    ArticleCase(
      "article 000, areas: left and top", image: .init(0, 0, 30, 30), title: .init(30, 0, 57, 21.5)
    ) { low.untouched(.left, .top) },
    ArticleCase(
      "article 000, areas: right and bottom", image: .init(13, 10, 30, 30),
      title: .init(43, 18.5, 57, 21.5)
    ) { low.untouched(.right, .bottom) },
    ArticleCase(
      "article 000, areas: fill", image: .init(0, 0, 43, 40), title: .init(30, 0, 57, 40)
    ) { low.untouched(.fill, .fill) },
  ]

  @Test(arguments: areas)
  func `the areas as alignment shows them`(row: ArticleCase) throws { try row.check() }

  nonisolated static let spacing = [
    ("moving", "left", -3, 33), ("moving", "center", 3.5, 39.5), ("moving", "right", 10, 46),
    ("shrinking", "left", 0, 36), ("shrinking", "center", 3.5, 39.5),
    ("shrinking", "right", 7, 43),
  ].map { recipe, alignment, image, title in
    ArticleCase(
      "article 000, spacing 6 by \(recipe), \(alignment)", image: .init(x: image),
      title: .init(x: title)
    ) {
      let horizontal: [String: UIControl.ContentHorizontalAlignment] = [
        "left": .left, "center": .center, "right": .right,
      ]
      return low.arranged(
        SpacingByInsets(SpacingByInsets.Recipe(rawValue: recipe) ?? .absolute),
        horizontal[alignment] ?? .fill)
    }
  }

  @Test(arguments: spacing)
  func `spacing at the three alignments`(row: ArticleCase) throws { try row.check() }

  @Test(arguments: Alignments.horizontal, Alignments.vertical)
  func `article 000, spacing 6 absolute, under all 16 alignments`(
    horizontal: UIControl.ContentHorizontalAlignment, vertical: UIControl.ContentVerticalAlignment
  ) throws {
    let button = Self.low.arranged(SpacingByInsets(.absolute))
    button.contentHorizontalAlignment = horizontal
    button.contentVerticalAlignment = vertical
    // Before rounding the title is at y 9.25.
    #expect(
      button.titleEdgeInsets == UIEdgeInsets(top: 9.25, left: 9.5, bottom: 9.25, right: 3.5))
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 3.5, y: 5, width: 30, height: 30))
    #expect(button.titleLabel?.frame == CGRect(x: 39.5, y: 9.5, width: 57, height: 21.5))
  }

  @Test(arguments: Alignments.vertical)
  func `article 000, image on top, roomy, 100 × 70, any vertical alignment`(
    vertical: UIControl.ContentVerticalAlignment
  ) throws {
    let button = Sample(100, 70).arranged(ImageOnTopByRooms(.edgeToEdge))
    button.contentVerticalAlignment = vertical
    #expect(button.imageEdgeInsets.top == 9.25)
    #expect(button.titleEdgeInsets.top == 39.25)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 35, y: 9.5, width: 30, height: 30))
    #expect(button.titleLabel?.frame == CGRect(x: 21.5, y: 39.5, width: 57, height: 21.5))
  }

  @Test func `article 000, too narrow: the label reads 28`() throws {
    #expect(try #require(Reading(Self.narrow.untouched())).title.width == 28)
  }

  nonisolated static let narrowCases = [
    ArticleCase(
      "article 000, too narrow: naive recipe", image: .init(x: 0.5),
      title: .init(x: 1.5, width: 57)
    ) { narrow.arranged(ImageOnTopByRooms(.edgeToEdge)) },
    ArticleCase(
      "article 000, too narrow: image absolute", image: .init(x: 15, width: 30),
      title: .init(x: 1.5, width: 57)
    ) { narrow.arranged(ImageOnTopByRooms(.imagePinned)) },
    ArticleCase(
      "article 000, too narrow: both absolute from label width 28", image: .init(x: 15),
      title: .init(x: 16, width: 28)
    ) { narrow.arranged(ImageOnTopByRooms(.bothByLabel)) },
    ArticleCase(
      "article 000, too narrow, fill: right edge from label width 28", image: .init(x: 15, width: 1)
    ) {
      let button = narrow.arranged(ImageOnTopByRooms(.bothByString))
      button.contentHorizontalAlignment = .fill
      return button
    },
    ArticleCase(
      "article 000, too narrow, fill: right edge from string width 57",
      image: .init(x: 15, width: 30)
    ) {
      let button = narrow.arranged(ImageOnTopByRooms(.bothByString, imageEdge: .string))
      button.contentHorizontalAlignment = .fill
      return button
    },
  ]

  @Test(arguments: narrowCases)
  func `a button too narrow for both`(row: ArticleCase) throws { try row.check() }

  @Test(arguments: [UIControl.ContentHorizontalAlignment.left, .right, .center])
  func `article 000, too narrow, image absolute, title by the string's width`(
    horizontal: UIControl.ContentHorizontalAlignment
  ) {
    let button = Self.narrow.arranged(ImageOnTopByRooms(.bothByString))
    button.contentHorizontalAlignment = horizontal
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 15)
    #expect(button.titleLabel?.frame.minX == 1.5)
    #expect(button.titleLabel?.frame.width == 57)
  }
}
