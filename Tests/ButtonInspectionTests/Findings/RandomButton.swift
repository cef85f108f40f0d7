import ButtonLayout
import TestSupport

/// A random button of a document.
struct RandomButton {
  /// What may be random.
  struct Kind {
    /// Whether insets may be written.
    var hasInsets = true
    /// Whether the bounds may be too small for the content.
    var isTight = true
    /// Whether fill may be asked for.
    var fills = true
  }

  let source: ButtonSource
  /// What somebody would have to type to see it again.
  var description: String {
    "<button \(source.attributes)>\(source.children)<state key=\"normal\" \(source.state ?? "")/>"
  }

  init(_ kind: Kind, using generator: inout SeededGenerator) {
    func length(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &generator)) / 2
    }
    func any<Value>(_ values: [Value], else value: Value) -> Value {
      values.randomElement(using: &generator) ?? value
    }
    var horizontal = ["center", "left", "right", "leading", "trailing"]
    var vertical = ["center", "top", "bottom"]
    if kind.fills {
      horizontal.append("fill")
      vertical.append("fill")
    }
    var attributes =
      "contentHorizontalAlignment=\"\(any(horizontal, else: "center"))\" "
      + "contentVerticalAlignment=\"\(any(vertical, else: "center"))\""
    if Int.random(in: 0..<4, using: &generator) == 0 {
      attributes += " semanticContentAttribute=\"forceRightToLeft\""
    }
    let roomy = kind.isTight ? 0...300 : 400...700
    var children = frame(length(roomy), length(kind.isTight ? 0...120 : 120...300))
    for owner in ["content", "image", "title"]
    where kind.hasInsets && Bool.random(using: &generator) {
      let edges = (0..<4).map { _ in
        Bool.random(using: &generator) ? 0 : length(-60...60)
      }
      children += inset(owner, edges[0], edges[1], edges[2], edges[3])
    }
    let state = any([both, imageOnly, #"title="Continue to checkout""#], else: both)
    source = ButtonSource(attributes: attributes, children: children, state: state)
  }
}
