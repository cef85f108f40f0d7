import ButtonInspection
import ImageAssets
import InterfaceBuilder
import Testing
import Typesetting

/// The only button of a document, inspected.
///
/// - Parameters:
///   - attributes: Those of the button, besides its id `b`.
///   - children: Its elements.
///   - state: The attributes of its normal state.
///   - root: The document's attributes, in place of an iPhone's.
///   - device: The device that the canvas shows.
///   - resources: Image resources; `cart` is 24 × 20.
/// - Returns: The button with its question and answer.
/// - Throws: Where the document does not hold exactly one button.
func inspected(
  _ attributes: String = "", children: String = "", state: String? = #"title="Cart""#,
  root: String = #"targetRuntime="iOS.CocoaTouch""#, device: String = "retina4_7",
  resources: String = #"<image name="cart" width="24" height="20"/>"#
) throws -> InspectedButton {
  let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" \(root)>
    <device id="\(device)"/><button id="b" \(attributes)>\(children)\
    \(state.map { "<state key=\"normal\" \($0)/>" } ?? "")</button>
    <resources>\(resources)</resources></document>
    """
  let buttons = try IBDocument(reading: Array(text.utf8), path: "Own.xib").inspectedButtons(
    measuringWith: TextMeasurer()
  ) { images[$0.name] }
  try #require(buttons.count == 1)
  return buttons[0]
}

/// The images that are found beside the document.
private let images = [
  "coarse": FoundImage(
    file: "coarse.png", header: ImageHeader(.png, width: 24, height: 20), scales: [1]),
  "fine": FoundImage(
    file: "fine@2x.png", header: ImageHeader(.png, width: 48, height: 40), scales: [1, 2]),
]

/// A frame of 100 × 40 points.
let frame = #"<rect key="frame" x="7" y="9" width="100" height="40"/>"#

extension InspectedButton {
  /// `'path': message` of why there is no answer.
  var error: String? {
    if case .failure(let error) = answer { return "\(error)" }
    return nil
  }
}
