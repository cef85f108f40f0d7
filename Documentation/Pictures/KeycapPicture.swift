import ButtonLayout
import DisplayList
import HeadlessUIKit
import Keycap

/// A picture of the documentation: one or more buttons of the component beside one another.
///
/// Every rectangle is what the component answers, so that a picture that no longer fits is a rule that moved.
@MainActor
struct KeycapPicture {
  /// One of the buttons.
  struct Panel {
    let size: CGSize
    let isRightToLeft: Bool
    let caption: String?
    let change: @MainActor (ImageTitleButton) -> Void
  }

  /// The file's name without its extension.
  let name: String
  let panels: [Panel]

  private static let margin = 12.0

  /// A picture of a button that was changed in a way.
  init(
    _ name: String, size: CGSize = CGSize(width: 150, height: 90),
    change: @escaping @MainActor (ImageTitleButton) -> Void
  ) {
    self.name = name
    panels = [Panel(size: size, isRightToLeft: false, caption: nil, change: change)]
  }

  /// The same button for both reading directions.
  init(
    inBothDirections name: String, size: CGSize = CGSize(width: 150, height: 60),
    change: @escaping @MainActor (ImageTitleButton) -> Void
  ) {
    self.name = name
    panels = [(false, "left-to-right"), (true, "right-to-left")].map {
      Panel(size: size, isRightToLeft: $0, caption: $1, change: change)
    }
  }

  /// What is drawn on a light or a dark page.
  func picture(_ palette: PicturePalette) -> Picture {
    let drawn = panels.map(Self.drawing)
    var items: [DisplayItem] = []
    var x = Self.margin
    for panel in drawn {
      items += panel.items(at: Point(x: x, y: Self.margin), palette)
      x += panel.size.width + Self.margin
    }
    let captionHeight = drawn.contains { $0.caption != nil } ? ButtonPicture.captionHeight : 0
    let height = drawn.map(\.size.height).max() ?? 0
    return Picture(
      bounds: Rect(x: 0, y: 0, width: x, height: height + 2 * Self.margin + captionHeight),
      scale: 2, items: items)
  }

  private static func drawing(_ panel: Panel) -> ButtonPicture {
    let button = ImageTitleButton(imagePosition: .leading, spacing: 8)
    button.traitOverrides.displayScale = 2
    button.semanticContentAttribute =
      panel.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    button.setImage(UIImage(headlessSize: CGSize(width: 30, height: 30)), for: .normal)
    button.setTitle("Cart", for: .normal)
    panel.change(button)
    button.frame.size = panel.size
    button.layoutIfNeeded()
    return ButtonPicture(
      size: Size(width: panel.size.width, height: panel.size.height),
      image: rect(button.imageView?.frame), title: rect(button.titleLabel?.frame),
      text: button.currentTitle ?? "", fontSize: Double(button.titleLabel?.font.pointSize ?? 18),
      caption: panel.caption)
  }

  private static func rect(_ frame: CGRect?) -> Rect {
    let frame = frame ?? .zero
    return Rect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
