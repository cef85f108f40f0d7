import Testing

@testable import HeadlessUIKit

/// The recorded rows once more, through the views: the same fixtures that the agreement table compares.
@MainActor @Suite struct RecordedFrameTests {
  @Test(arguments: RecordedFrame.decidable)
  func `a button's parts stand where UIKit put them`(_ row: RecordedFrame) throws {
    let button = row.input.button()
    button.layoutIfNeeded()
    let views: [String: UIView?] = [
      "imageRect": button.imageView, "titleRect": button.titleLabel,
      "backgroundRect": button.currentBackgroundImage == nil ? nil : button.subviews.first,
    ]
    var compared = 0
    for (key, numbers) in row.expected {
      var actual: [CGFloat] = []
      if key == "intrinsicContentSize" {
        actual = [button.intrinsicContentSize.width, button.intrinsicContentSize.height]
      } else if let view = try #require(views[key]) {
        actual = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
      }
      for (number, mine) in zip(numbers, actual) {
        guard let number else { continue }
        #expect(abs(number - Double(mine)) <= row.tolerance, "\(key) \(actual) is not \(numbers)")
        compared += 1
      }
    }
    #expect(compared > 0)
  }

  @Test func `every decidable row is compared`() {
    #expect(RecordedFrame.decidable.count == 69)
  }
}

/// A row of the fixtures.
struct RecordedFrame: Decodable, Sendable, CustomTestStringConvertible {
  struct Insets: Decodable {
    var top: CGFloat?
    var left: CGFloat?
    var bottom: CGFloat?
    var right: CGFloat?

    var insets: UIEdgeInsets {
      UIEdgeInsets(top: top ?? 0, left: left ?? 0, bottom: bottom ?? 0, right: right ?? 0)
    }
  }

  struct Part: Decodable {
    let size: [CGFloat]
    var extent: CGSize { CGSize(width: size[0], height: size[1]) }
  }

  struct Input: Decodable {
    let size: [CGFloat?]
    let displayScale: CGFloat
    var hasBeenSizedToFit: Bool?
    var buttonType: String?
    var idiom: String?
    var title: Part?
    var image: Part?
    var backgroundImage: Part?
    var contentEdgeInsets: Insets?
    var imageEdgeInsets: Insets?
    var titleEdgeInsets: Insets?
    var contentHorizontalAlignment: String?
    var contentVerticalAlignment: String?
  }

  let name: String
  let status: String
  let input: Input
  let expected: [String: [Double?]]

  /// Rows compare exactly, but for one height of half a point, which natural sizes round up.
  var tolerance: Double { name == "m131" ? 0.5 : 1e-4 }

  var testDescription: String { name }

  /// A file that cannot be read gives no rows, which the count of rows shows.
  static let decidable: [RecordedFrame] = {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let fixtures = tests.appendingPathComponent("AgreementTests/Fixtures")
    return ["measured-frames", "measured-frames-assumed"].flatMap { family in
      let file = fixtures.appendingPathComponent(family + ".jsonl")
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [Self]() }
      return text.split(separator: "\n").compactMap {
        try? JSONDecoder().decode(RecordedFrame.self, from: Data($0.utf8))
      }
    }.filter { $0.status == "decidable" }
  }()
}

extension RecordedFrame.Input {
  /// The button of a row, with the title's recorded size in the place of a measured one.
  @MainActor func button() -> UIButton {
    let button = UIButton(type: buttonType == "system" ? .system : .custom)
    button.traitOverrides.displayScale = displayScale
    if idiom == "tv" { button.traitOverrides.userInterfaceIdiom = .tv }
    if let title {
      button.setTitle("recorded", for: .normal)
      button.headlessTitleSize = title.extent
    }
    if let image { button.setImage(UIImage(headlessSize: image.extent), for: .normal) }
    if let backgroundImage {
      button.setBackgroundImage(UIImage(headlessSize: backgroundImage.extent), for: .normal)
    }
    button.contentEdgeInsets = contentEdgeInsets?.insets ?? .zero
    button.imageEdgeInsets = imageEdgeInsets?.insets ?? .zero
    button.titleEdgeInsets = titleEdgeInsets?.insets ?? .zero
    let across: [String: UIControl.ContentHorizontalAlignment] = [
      "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
      "trailing": .trailing,
    ]
    let down: [String: UIControl.ContentVerticalAlignment] = [
      "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
    ]
    button.contentHorizontalAlignment = across[contentHorizontalAlignment ?? "center"] ?? .center
    button.contentVerticalAlignment = down[contentVerticalAlignment ?? "center"] ?? .center
    if hasBeenSizedToFit == true || size.contains(nil) { button.sizeToFit() }
    button.frame.size = CGSize(
      width: size[0] ?? button.frame.width, height: size[1] ?? button.frame.height)
    return button
  }
}
