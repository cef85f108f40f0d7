import ImageAssets
import InterfaceBuilder
import Typesetting

/// A button that a rule is explained with, as Interface Builder writes it.
///
/// Nothing about it is worked out beforehand: it is read, laid out and looked at like any other.
public struct RuleExample: Sendable {
  /// A `<button>` of which the rule finds something.
  public let before: String
  /// The same after the advice was taken.
  public let after: String

  /// The name of an image of 24 × 20 points that only has a file of one pixel a point.
  static let coarseImage = "old-cart"

  private static let coarse = FoundImage(
    file: "old-cart.png", header: ImageHeader(.png, width: 24, height: 20), scales: [1])

  /// One of the two elements as a button of a document in which `cart` is an image of 24 × 20 points.
  ///
  /// - Precondition: The element is a `<button>`.
  /// - Throws: `InterfaceBuilderError` where the element is no XML.
  public static func inspected(
    _ element: String, measuringWith measurer: TextMeasurer, lookingFor rules: FindingRules = .all
  ) throws(InterfaceBuilderError) -> InspectedButton {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" \
      toolsVersion="23504" useAutolayout="YES"><device id="retina6_1"/><objects>
      \(element)
      </objects><resources><image name="cart" width="24" height="20"/></resources></document>
      """
    let document = try IBDocument(reading: Array(text.utf8), path: "example")
    guard
      let button = document.inspectedButtons(
        measuringWith: measurer, lookingFor: rules,
        images: { $0.name == coarseImage ? coarse : nil }
      ).first
    else { preconditionFailure("An example is a <button>; this one is not: \(element)") }
    return button
  }
}
