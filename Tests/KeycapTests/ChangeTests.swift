import HeadlessUIKit
import Keycap
import TestSupport
import Testing

/// Every property may change at run time.
@MainActor @Suite struct `A change at run time` {
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let work: @MainActor @Sendable (ImageTitleButton) -> Void

    init(_ name: String, _ work: @escaping @MainActor @Sendable (ImageTitleButton) -> Void) {
      testDescription = name
      self.work = work
    }
  }

  nonisolated static let changes: [Change] = [
    Change("imagePosition") { $0.imagePosition = .bottom },
    Change("spacing") { $0.spacing = 20 },
    Change("distribution") { $0.distribution = .pinned },
    Change("contentBias") { $0.contentBias = 0.25 },
    Change("imageSize") { $0.imageSize = CGSize(width: 12, height: 12) },
    Change("isImageHidden") { $0.isImageHidden = true },
    Change("isTitleHidden") { $0.isTitleHidden = true },
    Change("title") { $0.setTitle("Go", for: .normal) },
    Change("image") { $0.setImage(picture(50, 10), for: .normal) },
    Change("contentEdgeInsets") { $0.contentEdgeInsets.top = 9 },
    Change("imageEdgeInsets") { $0.imageEdgeInsets.left = 9 },
    Change("contentHorizontalAlignment") { $0.contentHorizontalAlignment = .leading },
    Change("contentVerticalAlignment") { $0.contentVerticalAlignment = .fill },
    Change("font") { $0.titleLabel?.font = .systemFont(ofSize: 11) },
  ]

  @Test(arguments: changes)
  func `shows after the next layout, without being asked for one`(change: Change) {
    let button = makeButton(.top, size: CGSize(width: 200, height: 120))
    button.layoutIfNeeded()
    let before = (button.imageView?.frame, button.titleLabel?.frame)
    change.work(button)
    button.layoutIfNeeded()
    #expect(before.0 != button.imageView?.frame || before.1 != button.titleLabel?.frame)
  }

  @Test func `moves the parts inside an animation block`() {
    let button = makeButton(.top, size: CGSize(width: 200, height: 120))
    button.layoutIfNeeded()
    let before = button.imageView?.frame
    UIView.animate(withDuration: 0.3) {
      button.imagePosition = .bottom
      button.layoutIfNeeded()
    }
    #expect(button.imageView?.frame != before)
    #expect(Frames(button) == Frames(makeButton(.bottom, size: CGSize(width: 200, height: 120))))
  }

  @Test func `marks the size once, and not for the same value`() {
    let button = CountingButton(imagePosition: .top, spacing: 6)
    let before = button.invalidations
    button.spacing = 6
    button.imagePosition = .top
    button.contentBias = 0.5
    #expect(button.invalidations == before)
    button.spacing = 7
    #expect(button.invalidations == before + 1)
  }

  /// What a button can be told, drawn by lot.
  struct Values: Equatable {
    var position = Keycap.ImagePosition.leading
    var spacing: CGFloat = 0
    var distribution = ImageTitleButton.Distribution.packed
    var bias: CGFloat = 0.5
    var first = ImageTitleButton.Part.title
    var imageSize = CGSize.zero
    var hidden = (image: false, title: false, keepsImage: false, keepsTitle: false)
    var title: String?
    var image: CGSize?
    var insets = UIEdgeInsets.zero
    var moves = UIEdgeInsets.zero
    var horizontal = UIControl.ContentHorizontalAlignment.center
    var vertical = UIControl.ContentVerticalAlignment.center
    var lines = 1
    var isReversed = false
    var size = CGSize(width: 120, height: 60)

    static func == (one: Values, other: Values) -> Bool { "\(one)" == "\(other)" }

    mutating func change(_ generator: inout SeededGenerator) {
      func any<Value>(_ values: [Value]) -> Value {
        values[Int(generator.next() % UInt64(values.count))]
      }
      switch generator.next() % 16 {
      case 0: position = any(Keycap.ImagePosition.allCases)
      case 1: spacing = any([0, 6, 12.5])
      case 2: distribution = any(ImageTitleButton.Distribution.allCases)
      case 3: bias = any([0, 0.5, 2.0 / 3])
      case 4: first = any([.title, .image])
      case 5: imageSize = any([.zero, CGSize(width: 20, height: 20)])
      case 6:
        hidden = any([
          (false, false, false, false), (true, false, true, false), (false, true, false, true),
        ])
      case 7: title = any([nil, "Go", "Checkout", "Proceed to the checkout"])
      case 8: image = any([nil, CGSize(width: 30, height: 30), CGSize(width: 64, height: 9)])
      case 9: insets = any([.zero, UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)])
      case 10: moves = any([.zero, UIEdgeInsets(top: 0, left: 8, bottom: 2, right: 0)])
      case 11: horizontal = any([.center, .left, .right, .fill, .leading, .trailing])
      case 12: vertical = any([.center, .top, .bottom, .fill])
      case 13: lines = any([1, 0])
      case 14: isReversed = any([true, false])
      default: size = any([CGSize(width: 120, height: 60), CGSize(width: 60, height: 200)])
      }
    }

    @MainActor
    func apply(to button: ImageTitleButton) {
      button.imagePosition = position
      button.spacing = spacing
      button.distribution = distribution
      button.contentBias = bias
      button.givesWayFirst = first
      button.imageSize = imageSize
      button.isImageHidden = hidden.image
      button.isTitleHidden = hidden.title
      button.reservesImageSpace = hidden.keepsImage
      button.reservesTitleSpace = hidden.keepsTitle
      button.setTitle(title, for: .normal)
      button.setImage(image.map { picture($0.width, $0.height) }, for: .normal)
      button.contentEdgeInsets = insets
      button.imageEdgeInsets = moves
      button.titleEdgeInsets = moves
      button.contentHorizontalAlignment = horizontal
      button.contentVerticalAlignment = vertical
      button.titleLabel?.numberOfLines = lines
      button.semanticContentAttribute = isReversed ? .forceRightToLeft : .unspecified
      button.frame.size = size
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `leaves nothing behind: any sequence ends as a button made with the last values`(
    seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    let changed = ImageTitleButton()
    var values = Values()
    for step in 0..<400 {
      values.change(&generator)
      values.apply(to: changed)
      switch generator.next() % 4 {
      case 0: changed.layoutIfNeeded()
      case 1: _ = changed.intrinsicContentSize
      case 2: changed.sizeToFit()
      default: break
      }
      changed.frame.size = values.size
      let fresh = ImageTitleButton()
      values.apply(to: fresh)
      #expect(Frames(changed) == Frames(fresh), "step \(step) of \(seed): \(values)")
      #expect(
        changed.intrinsicContentSize == fresh.intrinsicContentSize,
        "step \(step) of \(seed): \(values)")
    }
  }
}
