import Foundation
import HeadlessUIKit
import Testing

@testable import ArticleHelpers

/// One statement of an article, or what the layout model gives for it: a button, and where its parts stand.
struct ArticleCase: CustomTestStringConvertible, Sendable {
  /// Numbers that are stated; `nil` where the source says nothing.
  struct Stated: Sendable {
    var x, y, width, height: CGFloat?

    init(
      x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil
    ) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      self.init(x: x, y: y, width: width, height: height)
    }
  }

  let testDescription: String
  let image: Stated
  let title: Stated
  let button: @MainActor @Sendable () -> UIButton

  init(
    _ description: String, image: Stated = Stated(), title: Stated = Stated(),
    button: @escaping @MainActor @Sendable () -> UIButton
  ) {
    testDescription = description
    self.image = image
    self.title = title
    self.button = button
  }

  /// Lays the button out and compares the frames of its views with what is stated.
  @MainActor func check(_ location: SourceLocation = #_sourceLocation) throws {
    let button = button()
    button.layoutIfNeeded()
    let views = [
      ("image", button.imageView?.frame, image), ("title", button.titleLabel?.frame, title),
    ]
    for (part, frame, stated) in views {
      let frame = try #require(frame, sourceLocation: location)
      for (name, actual, expected) in [
        ("x", frame.minX, stated.x), ("y", frame.minY, stated.y),
        ("width", frame.width, stated.width), ("height", frame.height, stated.height),
      ] {
        guard let expected else { continue }
        #expect(actual == expected, "\(part) \(name)", sourceLocation: location)
      }
    }
  }
}

/// UIKit's own layout as a helper: what an article shows before it does anything.
struct Untouched: Helper {
  let name = "nothing"
  let wish = Wish(.left)
  func arrange(_ button: UIButton) {}
}

extension Sample {
  /// A button to which UIKit's layout alone applies, with its content alignment.
  @MainActor func untouched(
    _ horizontal: UIControl.ContentHorizontalAlignment = .center,
    _ vertical: UIControl.ContentVerticalAlignment = .center
  ) -> UIButton {
    arranged(Untouched(), horizontal, vertical)
  }

  /// A button that a helper has arranged a number of times, with its content alignment set before.
  @MainActor func arranged(
    _ helper: any Helper, _ horizontal: UIControl.ContentHorizontalAlignment = .center,
    _ vertical: UIControl.ContentVerticalAlignment = .center, times: Int = 1
  ) -> UIButton {
    let button = button(for: helper)
    button.contentHorizontalAlignment = horizontal
    button.contentVerticalAlignment = vertical
    for _ in 0..<times { helper.arrange(button) }
    return button
  }
}

/// The four alignments of UIControl in each direction that the articles name.
enum Alignments {
  static let horizontal: [UIControl.ContentHorizontalAlignment] = [.center, .left, .right, .fill]
  static let vertical: [UIControl.ContentVerticalAlignment] = [.center, .top, .bottom, .fill]
}
