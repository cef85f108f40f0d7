import Foundation

/// An iOS document around what stands inside its root; the image `cart` (24 × 20) is recorded.
func document(_ content: String, resources: String = "") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
  <device id="retina4_7"/>
  \(content)
  <resources><image name="cart" width="24" height="20"/>\(resources)</resources>
  </document>

  """
}

/// A button of 100 × 40 points at its place on line 4 of `document(_:)`.
func button(
  _ id: String, title: String = "Cart", width: String = "100", children: String = ""
) -> String {
  """
  <button id="\(id)"><rect key="frame" x="0" y="0" width="\(width)" height="40"/>\(children)\
  <state key="normal" title="\(title)" image="cart"/></button>
  """
}

extension URL {
  /// Writes a file of this folder, and says where it is.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }
}
