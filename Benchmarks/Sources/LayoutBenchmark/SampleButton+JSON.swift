import ButtonLayout

extension SampleButton {
  /// The button as a question to `keycap layout`.
  var json: String {
    let image = button.imageSize.map { #","image":{"size":\#($0.json)}"# } ?? ""
    return #"{"size":\#(bounds.size.json)\#(image),"title":{"size":\#(title.naturalSize.json)}"#
      + #","contentEdgeInsets":\#(button.contentEdgeInsets.json)"#
      + #","imageEdgeInsets":\#(button.imageEdgeInsets.json)"#
      + #","titleEdgeInsets":\#(button.titleEdgeInsets.json)"#
      + #","contentHorizontalAlignment":"\#(button.contentHorizontalAlignment)""#
      + #","contentVerticalAlignment":"\#(button.contentVerticalAlignment)"}"#
  }
}

extension Size {
  fileprivate var json: String { "[\(width),\(height)]" }
}

extension EdgeInsets {
  fileprivate var json: String {
    #"{"top":\#(top),"left":\#(left),"bottom":\#(bottom),"right":\#(right)}"#
  }
}
