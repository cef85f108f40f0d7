import Foundation
import HeadlessUIKit
import Testing

@testable import ArticleHelpers

/// Article 002: insets by natural sizes, an image made smaller by insets, and the subclass of halves.
@MainActor struct Article002Tests {
  nonisolated static let cases = [
    ArticleCase("article 002, right, 300 × 80", image: .init(x: 163.5), title: .init(x: 106.5)) {
      Sample(300, 80).arranged(RightByInsets())
    },
    // 14.25 and 35.75 before rounding.
    ArticleCase(
      "article 002, top, first way, 100 × 80", image: .init(y: 14.5), title: .init(y: 44.5)
    ) { Sample(100, 80).arranged(TopByInsets(.moving)) },
    ArticleCase("article 002, bottom, 100 × 80", image: .init(y: 36), title: .init(y: 14.5)) {
      Sample(100, 80).arranged(BottomByInsets())
    },
    ArticleCase(
      "article 002, smaller image by insets: without", image: .init(68, 0, 200, 180)
    ) { large().arranged(RightByInsets()) },
    ArticleCase(
      "article 002, smaller image by insets: with 50 above and below",
      image: .init(68, 50, 200, 80)
    ) {
      let button = large().arranged(RightByInsets())
      button.imageView?.contentMode = .scaleAspectFit
      button.imageEdgeInsets.top = 50
      button.imageEdgeInsets.bottom = 50
      return button
    },
  ]

  /// A title of 36 points as the article's, and an image larger than the button.
  nonisolated static func large() -> Sample {
    Sample(300, 180, image: (200, 200), title: "Ship")
  }

  @Test(arguments: cases)
  func `by insets`(row: ArticleCase) throws { try row.check() }

  @Test func `article 002, top and bottom, first way, before rounding`() {
    let top = Sample(100, 80).arranged(TopByInsets(.moving))
    let bottom = Sample(100, 80).arranged(BottomByInsets())
    // The image is at y 25 without insets, the title at 29.25.
    #expect(25 + top.imageEdgeInsets.top == 14.25)
    #expect(25 + bottom.imageEdgeInsets.top == 35.75)
  }

  nonisolated static let halves = [(100.0, 40.0), (300, 80), (61, 33)].flatMap { width, height in
    let (w, h) = (CGFloat(width), CGFloat(height))
    let whole = ArticleCase.Stated(0, 0, w, h)
    let left = ArticleCase.Stated(0, 0, w / 2, h)
    let right = ArticleCase.Stated(w / 2, 0, w / 2, h)
    return [
      ArticleCase("article 002, LQButton \(w) × \(h): centre", image: whole, title: whole) {
        Sample(w, h).arranged(Halves(.center))
      },
      ArticleCase("article 002, LQButton \(w) × \(h): left image", image: left, title: right) {
        Sample(w, h).arranged(Halves(.imageLeft))
      },
      ArticleCase("article 002, LQButton \(w) × \(h): left title", image: right, title: left) {
        Sample(w, h).arranged(Halves(.titleLeft))
      },
    ]
  }

  @Test(arguments: halves)
  func `the halves of a button`(row: ArticleCase) throws { try row.check() }

  @Test(arguments: [HalvesButton.Arrangement.imageTop, .titleTop])
  func `article 002, LQButton: the types for top and bottom do nothing`(
    arrangement: HalvesButton.Arrangement
  ) throws {
    let sample = Sample(300, 80)
    let untouched = try #require(Reading(sample.untouched()))
    let omitted = try #require(Reading(sample.arranged(Halves(arrangement))))
    #expect(omitted.image == untouched.image)
    #expect(omitted.title == untouched.title)
  }
}
