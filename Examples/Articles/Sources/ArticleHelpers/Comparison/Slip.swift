/// Something that an article says or does and that is not so.
package struct Slip: Sendable {
  /// The article's number.
  package let article: String
  /// What stands there.
  package let says: String
  /// What is so.
  package let isSo: String
}

extension Slip {
  /// The articles' slips, in their order.
  package static let all = [
    Slip(
      article: "000",
      says: "sets contentVerticalAlignment to a constant of the horizontal alignment",
      isSo:
        "both fills have the raw value 3, so that it happens to work; the vertical constant is meant"
    ),
    Slip(
      article: "000",
      says: "takes the label's width for the right edge of the image's room",
      isSo:
        "the string's width is what UIKit subtracts once the title has room; under fill the image is else 1 point wide"
    ),
    Slip(
      article: "000",
      says:
        "finds the right edge of the image's room squeezed to half of the button by an unknown mechanism",
      isSo:
        "the image is 30 points wide in a button of 60; it stays at the left since the room was reckoned with the cut title"
    ),
    Slip(
      article: "001",
      says: "prints a title of 50 points height at y 37.5 in a button of 100",
      isSo: "only a height of 25 gives that y"),
    Slip(
      article: "001 and 003",
      says: "contradict each other on whether the image's right inset is relative to the title",
      isSo:
        "the image's room ends where the title begins: the button's width less the title's (000)"),
    Slip(
      article: "002",
      says: "explains aspect fit under the name of aspect fill",
      isSo: "the mode that stops when the first side touches is scaleAspectFit"),
    Slip(
      article: "002",
      says: "lists setLayoutSubviews among the triggers of layout",
      isSo: "there is no such method; setNeedsLayout is meant"),
    Slip(
      article: "003",
      says: "asks titleRect(forContentRect:) with the button's frame",
      isSo:
        "the frame is in the superview's coordinates: the bounds are meant; the size comes out right"
    ),
    Slip(
      article: "004",
      says: "moves an image that stands above its place down by its own distance from the top",
      isSo: "what is missing is two thirds of the free height less that distance"),
  ]
}
