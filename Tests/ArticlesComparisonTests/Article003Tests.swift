import Foundation
import HeadlessUIKit
import Testing

@testable import ArticleHelpers

/// Article 003: pairs of insets, and the extension's four positions.
@MainActor struct Article003Tests {
  static func moved(_ insets: UIEdgeInsets) -> UIButton {
    let button = Sample(100, 40).untouched()
    button.imageEdgeInsets = insets
    return button
  }

  nonisolated static let pairs = [
    ArticleCase("article 003, (5, 0, −5, 0): 5 down", image: .init(x: 6.5, y: 10)) {
      moved(UIEdgeInsets(top: 5, left: 0, bottom: -5, right: 0))
    },
    ArticleCase("article 003, (−5, 4, 5, −4): 5 up and 4 right", image: .init(x: 10.5, y: 0)) {
      moved(UIEdgeInsets(top: -5, left: 4, bottom: 5, right: -4))
    },
    ArticleCase(
      "article 003, right, spacing 6, 100 × 40", image: .init(x: 66.5), title: .init(x: 3.5)
    ) { Sample(100, 40).arranged(PositionByInsets(.right)) },
  ]

  @Test(arguments: pairs)
  func `pairs of insets`(row: ArticleCase) throws { try row.check() }

  // 16.25 and 43.75 before rounding.
  @Test(arguments: [(Wish.Position.top, 16.5, 52.5), (.bottom, 44, 16.5)], [1, 2])
  func `article 003, top and bottom, spacing 6, 120 × 90, called once and twice`(
    row: (position: Wish.Position, image: CGFloat, title: CGFloat), times: Int
  ) {
    let button = Sample(120, 90).arranged(PositionByInsets(row.position), times: times)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minY == row.image)
    #expect(button.titleLabel?.frame.minY == row.title)
    let shift: CGFloat = row.position == .top ? -13.75 : 13.75
    #expect(button.imageEdgeInsets.top == shift)
  }

  /// The title is as wide as what is left for it when it is cut: that is how the row was worked out.
  @Test(arguments: [(1, 15, 57), (2, 28.5, 30), (3, 15, 57)] as [(Int, CGFloat, CGFloat)])
  func `article 003, top on 60 × 60, title 57, default arguments: every second call cuts the title`(
    row: (times: Int, image: CGFloat, title: CGFloat)
  ) throws {
    let helper = PositionByInsets(.top, spacing: 0)
    let button = Sample(60, 60).button(for: helper)
    button.headlessTitleSize = CGSize(width: 57, height: 21.5)
    for _ in 0..<row.times { helper.arrange(button) }
    let reading = try #require(Reading(button))
    #expect(reading.image.minX == row.image)
    #expect(reading.title.width == row.title)
  }

  /// "C…" is 28 wide where 30 are left, so that the image is a point further.
  @Test func `the same with a title that UILabel truncates`() throws {
    let helper = PositionByInsets(.top, spacing: 0)
    let reading = try #require(Reading(Sample(60, 60).arranged(helper, times: 2)))
    #expect(reading.image.minX == 29.5)
    #expect(reading.title.width == 28)
  }

  @Test(arguments: 1...3)
  func `article 003, top on 60 × 60, isSureTitleCompress true: it stays`(times: Int) throws {
    let helper = PositionByInsets(.top, spacing: 0, statesCutTitle: true)
    let reading = try #require(Reading(Sample(60, 60).arranged(helper, times: times)))
    #expect(reading.image.minX == 15)
    #expect(reading.title.width == 57)
  }
}
