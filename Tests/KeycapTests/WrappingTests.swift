import HeadlessUIKit
import Keycap
import Testing

/// Titles of several lines: as high as they are in the width that there is.
@MainActor @Suite struct `A title that wraps` {
  let button = makeButton(.top, title: "Proceed to the checkout")

  init() { button.titleLabel?.numberOfLines = 0 }

  /// What a label of the same text needs in a width.
  private func lines(in width: CGFloat) -> CGSize {
    button.titleLabel?.sizeThatFits(CGSize(width: width, height: 0)) ?? .zero
  }

  @Test(arguments: [Keycap.ImagePosition.top, .bottom, .leading, .trailing])
  func `makes the button as high as its lines`(position: Keycap.ImagePosition) throws {
    button.imagePosition = position
    let oneLine = button.intrinsicContentSize
    let isBeside = position == .leading || position == .trailing
    let width: CGFloat = isBeside ? 140 : 104
    let fitted = button.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    #expect(fitted.width <= width)
    #expect(fitted.height > oneLine.height)
    button.frame.size = CGSize(width: width, height: 1)
    button.sizeToFit()
    #expect(button.bounds.size == fitted)
    #expect(button.intrinsicContentSize == fitted)
    let frames = Frames(button)
    let title = try #require(frames.title)
    let image = try #require(frames.image)
    #expect(title.height >= lines(in: title.width).height)
    #expect(title.height > 40)
    #expect(frames.gap == 6)
    #expect(button.bounds.contains(title) && button.bounds.contains(image))
    #expect(image.size == CGSize(width: 30, height: 30))
  }

  @Test func `is one line in a width that is not known`() {
    #expect(button.bounds.width == 0)
    #expect(button.intrinsicContentSize.height == 58)
  }

  @Test func `of a limited number of lines is not cut by fitting`() throws {
    button.titleLabel?.numberOfLines = 2
    button.frame.size = CGSize(width: 60, height: 1)
    button.sizeToFit()
    let title = try #require(Frames(button).title)
    #expect(title.width >= lines(in: 10_000).width || title.height > 40)
    #expect(button.bounds.width > 60)
  }

  @Test func `asks Auto Layout for another height when the width changes it`() {
    let counting = CountingButton(imagePosition: .top, spacing: 6)
    counting.translatesAutoresizingMaskIntoConstraints = false
    counting.setImage(picture(), for: .normal)
    counting.setTitle("Proceed to the checkout", for: .normal)
    counting.titleLabel?.numberOfLines = 0
    let natural = counting.intrinsicContentSize
    func invalidations(at width: CGFloat) -> Int {
      let before = counting.invalidations
      counting.frame.size = CGSize(width: width, height: 100)
      counting.layoutIfNeeded()
      return counting.invalidations - before
    }
    #expect(invalidations(at: natural.width + 20) == 0)
    #expect(invalidations(at: 110) == 1)
    let wrapped = counting.intrinsicContentSize
    #expect(wrapped.height > natural.height)
    // The width stays that of one line, so that the button grows back.
    #expect(wrapped.width == natural.width)
    #expect(invalidations(at: 112) == 0)
    #expect(invalidations(at: natural.width) == 1)
    #expect(counting.intrinsicContentSize == natural)
  }

  @Test func `wraps in a narrow stack and grows back in a wide one`() {
    let stack = UIStackView(arrangedSubviews: [button])
    stack.axis = .vertical
    stack.alignment = .fill
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 110, height: 300))
    host.addSubview(stack)
    func height(in width: CGFloat) -> CGFloat {
      stack.frame = CGRect(
        origin: .zero,
        size: CGSize(width: width, height: 300))
      host.layoutIfNeeded()
      return button.intrinsicContentSize.height
    }
    let narrow = height(in: 110)
    #expect(narrow > 58)
    #expect(height(in: 300) == 58)
    #expect(height(in: 110) == narrow)
  }

  @Test(arguments: [
    UIFont.TextStyle.body, .caption2, .headline, .largeTitle, .footnote,
  ])
  func `and every text style at every content size fits without being cut`(
    style: UIFont.TextStyle
  ) throws {
    let categories: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
      .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
      .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
      .accessibilityExtraExtraExtraLarge,
    ]
    for category in categories {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      button.titleLabel?.font = .preferredFont(forTextStyle: style, compatibleWith: traits)
      for position in Keycap.ImagePosition.allCases {
        button.imagePosition = position
        for lines in [1, 0] {
          button.titleLabel?.numberOfLines = lines
          for width in [0, 150, 300] as [CGFloat] {
            button.frame.size = button.sizeThatFits(CGSize(width: width, height: 0))
            let frames = Frames(button)
            let title = try #require(frames.title)
            let needed = self.lines(in: lines == 1 ? 10_000 : title.width)
            let isWhole =
              title.width + 0.5 >= needed.width && title.height + 0.5 >= needed.height
            #expect(isWhole, "\(category) \(position) \(lines) \(width): \(title) \(needed)")
          }
        }
      }
    }
  }
}
