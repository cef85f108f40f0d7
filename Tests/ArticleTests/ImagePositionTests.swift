import Testing
import UIKit

/// The extension of article 003, unmodified, through its four positions.
///
/// The numbers follow from the layout without a configuration at two pixels a point, with an image of 30 × 30 and a
/// title of 57 × 22. With a title of 21.5 points, as older versions of iOS round it, the image on top stands a
/// quarter of a point lower and the image at the bottom a quarter higher, the title half a point lower.
@MainActor
@Suite(.enabled(if: articleIsPresent, "article 003 does not stand beside this checkout"))
struct ImagePositionTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var size: CGSize
    var position: UIButton.ImagePosition
    var image: CGRect
    var title: CGRect

    init(
      _ description: String, _ width: CGFloat, _ height: CGFloat,
      _ position: UIButton.ImagePosition, image: (x: CGFloat, y: CGFloat),
      title: (x: CGFloat, y: CGFloat, width: CGFloat)
    ) {
      testDescription = description
      size = CGSize(width: width, height: height)
      self.position = position
      self.image = CGRect(x: image.x, y: image.y, width: 30, height: 30)
      self.title = CGRect(x: title.x, y: title.y, width: title.width, height: 22)
    }
  }

  /// With room for both side by side, what is asked of the title's width changes nothing.
  nonisolated static let roomy = [
    Case("the image on top", 120, 90, .top, image: (45, 16), title: (31.5, 52, 57)),
    Case("the image at the left", 120, 90, .left, image: (13.5, 30), title: (49.5, 34, 57)),
    Case("the image at the bottom", 120, 90, .bottom, image: (45, 44), title: (31.5, 16, 57)),
    Case("the image at the right", 120, 90, .right, image: (76.5, 30), title: (13.5, 34, 57)),
    Case("on top of a low button", 100, 40, .top, image: (35, -9), title: (21.5, 27, 57)),
    Case("at the left of a low button", 100, 40, .left, image: (3.5, 5), title: (39.5, 9, 57)),
    Case("at the bottom of a low button", 100, 40, .bottom, image: (35, 19), title: (21.5, -9, 57)),
    Case("at the right of a low button", 100, 40, .right, image: (66.5, 5), title: (3.5, 9, 57)),
  ]

  /// Where both do not fit side by side, a stated compression brings them above each other.
  nonisolated static let narrow = [
    Case("the image on top", 60, 60, .top, image: (15, 1), title: (1.5, 37, 57)),
    Case("the image at the bottom", 60, 60, .bottom, image: (15, 29), title: (1.5, 1, 57)),
  ]

  @Test(arguments: roomy, [false, true])
  func `a roomy button`(row: Case, compressed: Bool) {
    let button = button(row.size)
    for _ in 1...3 {
      place(button, row.position, isSureTitleCompress: compressed)
      #expect(button.imageView?.frame == row.image)
      #expect(button.titleLabel?.frame == row.title)
    }
  }

  @Test(arguments: narrow)
  func `a narrow button whose compression is stated stays`(row: Case) {
    let button = button(row.size)
    for _ in 1...3 {
      place(button, row.position, isSureTitleCompress: true)
      #expect(button.imageView?.frame == row.image)
      #expect(button.titleLabel?.frame == row.title)
    }
  }

  /// The first call sees a compressed title and makes room for it; the second sees a title with room, and takes it away.
  @Test(arguments: narrow)
  func `a narrow button whose compression is guessed alternates`(row: Case) throws {
    let button = button(row.size)
    for call in 1...4 {
      place(button, row.position, isSureTitleCompress: false)
      let image = try #require(button.imageView?.frame)
      let title = try #require(button.titleLabel?.frame)
      if call.isMultiple(of: 2) {
        // 30 points are left for the title; what it does not use is halved on both sides of the pair.
        #expect(title.width <= 30)
        #expect(image.minX == 28.5 + (30 - title.width) / 2)
        #expect(image.minY == row.image.minY)
      } else {
        #expect(image == row.image)
        #expect(title == row.title)
      }
    }
  }

  /// Beside each other a narrow button's title is cut, whatever is stated; the article has no rule for it.
  @Test(arguments: [UIButton.ImagePosition.left, .right], [false, true])
  func `a narrow button with both side by side cuts its title`(
    position: UIButton.ImagePosition, compressed: Bool
  ) throws {
    let button = button(CGSize(width: 60, height: 60))
    place(button, position, isSureTitleCompress: compressed)
    let image = try #require(button.imageView?.frame)
    let title = try #require(button.titleLabel?.frame)
    #expect(image.width == 30)
    #expect(title.width <= 30)
    #expect((position == .left) == (image.minX < title.minX))
  }

  @Test func `the insets of the article's remarks move the image`() {
    let button = button(CGSize(width: 100, height: 40))
    button.setImage(UIImage(headlessSize: CGSize(width: 30, height: 30)), for: .normal)
    button.setTitle("Photos", for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.origin == CGPoint(x: 6.5, y: 5))
    button.imageEdgeInsets = UIEdgeInsets(top: 5, left: 0, bottom: -5, right: 0)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.origin == CGPoint(x: 6.5, y: 10))
    button.imageEdgeInsets = UIEdgeInsets(top: -5, left: 4, bottom: 5, right: -4)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.origin == CGPoint(x: 10.5, y: 0))
  }

  @Test func `the state that is given gets image and title`() {
    let button = button(CGSize(width: 100, height: 40))
    let image = UIImage(headlessSize: CGSize(width: 30, height: 30))
    button.setImage(
      image: image, title: "Photos", imagePosition: .left, additionalSpacing: 6, state: .selected)
    #expect(button.title(for: .normal) == nil)
    #expect(button.title(for: .selected) == "Photos")
    #expect(button.image(for: .selected) === image)
  }

  private func button(_ size: CGSize) -> UIButton {
    UIButton(frame: CGRect(origin: .zero, size: size))
  }

  private func place(
    _ button: UIButton, _ position: UIButton.ImagePosition, isSureTitleCompress: Bool
  ) {
    button.setImage(
      image: UIImage(headlessSize: CGSize(width: 30, height: 30)), title: "Photos",
      imagePosition: position, additionalSpacing: 6, isSureTitleCompress: isSureTitleCompress)
    button.layoutIfNeeded()
  }
}
