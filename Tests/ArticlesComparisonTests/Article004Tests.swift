import Foundation
import HeadlessUIKit
import Testing

@testable import ArticleHelpers

/// Article 004: a category that reads the frames which it moved itself.
@MainActor struct Article004Tests {
  nonisolated static let cases = [
    ("article 004, 100 × 80, called once", 80, 1, 17, 50),
    ("article 004, 100 × 80, called twice", 80, 2, 42, 46.5),
    ("article 004, 100 × 80, called three times", 80, 3, 0, 33),
    ("article 004, 100 × 200, once", 200, 1, 170, nil),
    ("article 004, 100 × 110, once", 110, 1, 37, nil),
  ].map { (name: String, height: CGFloat, times: Int, image: CGFloat, title: CGFloat?) in
    ArticleCase(name, image: .init(y: image), title: .init(y: title)) {
      Sample(100, height).arranged(StackByFrames(), times: times)
    }
  }

  @Test(arguments: cases)
  func `how high the parts stand`(row: ArticleCase) throws { try row.check() }
}
