import ButtonInspection
import Testing

/// A button that has what a rule looks for, and one that almost has it.
struct RuleCase: CustomTestStringConvertible {
  let rule: FindingRule
  let name: String
  /// Elements of the document: attributes of the button, its children, those of its normal state.
  let has: ButtonSource
  /// What is said of it.
  let message: String
  let advice: String
  let almost: ButtonSource

  var testDescription: String { "\(rule.name): \(name)" }
}

/// The parts of a `<button>`.
struct ButtonSource {
  var attributes = ""
  var children = frame
  var state: String? = #"title="Cart""#

  func inspected() throws -> InspectedButton {
    try ButtonInspectionTests.inspected(attributes, children: children, state: state)
  }
}

/// A frame of a size.
func frame(_ width: Double, _ height: Double) -> String {
  #"<rect key="frame" x="7" y="9" width="\#(width)" height="\#(height)"/>"#
}

/// Insets by their owner, in the order left, top, right, bottom, as documents have them.
func inset(
  _ owner: String, _ left: Double, _ top: Double, _ right: Double, _ bottom: Double
)
  -> String
{
  #"<inset key="\#(owner)EdgeInsets" minX="\#(left)" minY="\#(top)" maxX="\#(right)" maxY="\#(bottom)"/>"#
}

let imageOnly = #"image="cart""#
let both = #"title="Cart" image="cart""#

extension RuleCase {
  /// One or more for every rule.
  ///
  /// The image is 24 × 20, "Cart" 35 × 22 points large at 18 points.
  static let all: [RuleCase] = [
    RuleCase(
      rule: .documentIssue, name: "a tag that is no number",
      has: ButtonSource(attributes: #"tag="x""#),
      message: "button 'b' at line 2 has tag=\"x\", where a whole number was expected.",
      advice: "Mend line 2, or set the value anew in Interface Builder.",
      almost: ButtonSource(attributes: #"tag="7""#)),
    RuleCase(
      rule: .titleTruncated, name: "too narrow",
      has: ButtonSource(children: frame(30, 44)),
      message: "The title has 30 points of width and lacks 4.9.",
      advice: "Make the button 35 points wide instead of 30, or the title shorter.",
      almost: ButtonSource(children: frame(35, 44))),
    RuleCase(
      rule: .contentOutsideBounds, name: "an image moved over the left edge",
      has: ButtonSource(
        children: frame(100, 44) + inset("image", -39.5, 0, 39.5, 0), state: imageOnly),
      message: "The image reaches 1.5 points at the left beyond the button.",
      advice: "Make the button 103 × 44 points large, or take its insets back.",
      almost: ButtonSource(
        children: frame(100, 44) + inset("image", -39, 0, 39, 0), state: imageOnly)),
    RuleCase(
      rule: .contentOutsideBounds, name: "a title higher than its button",
      has: ButtonSource(children: frame(100, 19)),
      message:
        "The title reaches 1.5 points at the top and 1.5 points at the bottom beyond the button.",
      advice: "Make the button 100 × 22 points large, or take its insets back.",
      almost: ButtonSource(children: frame(100, 20))),
    RuleCase(
      rule: .imageTitleOverlap, name: "a title moved over the image",
      has: ButtonSource(children: frame(100, 44) + inset("title", -2, 0, 2, 0), state: both),
      message: "Image and title share 2 × 20 points.",
      advice: "Move them 2 points apart by imageEdgeInsets or titleEdgeInsets.",
      almost: ButtonSource(children: frame(100, 44) + inset("title", -1, 0, 1, 0), state: both)),
    RuleCase(
      rule: .imageTitleOverlap, name: "fill alignment",
      has: ButtonSource(
        attributes: #"contentHorizontalAlignment="fill""#, children: frame(100, 44), state: both),
      message: "Image and title share 35 × 20 points.",
      advice: "Fill alignment gives the image the title's room: align the content otherwise.",
      almost: ButtonSource(
        attributes: #"contentHorizontalAlignment="fill""#, children: frame(59, 44), state: both)),
    RuleCase(
      rule: .titleRoomLostToImage, name: "an image above its title",
      has: ButtonSource(
        children: frame(50, 64) + inset("image", 13, -22, -13, 22)
          + inset("title", -12, 21, 12, -21),
        state: both),
      message:
        "The title lacks room, and 24 points beside it are kept for the image, which stands elsewhere.",
      advice:
        "Write -36 instead of -12 for titleEdgeInsets.left: the title is then shown in full.",
      almost: ButtonSource(
        children: frame(50, 64) + inset("image", 13, -20, -13, 20) + inset("title", -12, 0, 12, 0),
        state: both)),
    RuleCase(
      rule: .imageSqueezed, name: "a button narrower than its image",
      has: ButtonSource(children: frame(20, 44), state: imageOnly),
      message: "The image of 24 × 20 points is drawn 20 × 20 points large.",
      advice:
        "Make the button 24 × 44 points large, or set imageView.contentMode to scaleAspectFit.",
      // Half as wide and half as high, it keeps its proportions.
      almost: ButtonSource(children: frame(12, 10), state: imageOnly)),
    RuleCase(
      rule: .insetsNotInNaturalSize, name: "a gap without room for it",
      has: ButtonSource(
        attributes: #"translatesAutoresizingMaskIntoConstraints="NO""#,
        children: inset("image", 0, 0, 6, 0) + inset("title", 6, 0, 0, 0), state: both),
      message: "At the natural width of 59, image and title lack 5.9 points for their insets.",
      advice:
        "For a gap of 6, write titleEdgeInsets.left 6 and .right -6, add 6 to contentEdgeInsets.right, "
        + "and leave imageEdgeInsets.",
      almost: ButtonSource(
        children: frame(65, 44) + inset("image", 0, 0, 6, 0) + inset("title", 6, 0, 0, 0),
        state: both)),
    RuleCase(
      rule: .insetsBesideConfiguration, name: "a gap beside a configuration",
      has: ButtonSource(
        children: frame + inset("title", 8, 0, -8, 0)
          + #"<buttonConfiguration key="configuration" style="plain" title="Cart" image="cart"/>"#,
        state: nil),
      message:
        "titleEdgeInsets (left 8, right -8) does nothing beside a configuration; without it they moved "
        + "the title by (8, 0).",
      advice: "Remove them; imagePadding 8 keeps image and title as far apart.",
      almost: ButtonSource(
        children: frame + inset("title", 2.2250738585072014e-308, 0, 0, 0)
          + #"<buttonConfiguration key="configuration" style="plain" title="Cart" image="cart"/>"#,
        state: nil)),
    RuleCase(
      rule: .insetsNotMirrored, name: "a gap at the left",
      has: ButtonSource(children: frame(100, 44) + inset("title", 8, 0, -8, 0), state: both),
      message:
        "In a right-to-left interface the title stands at x = 28.5 instead of 12.5, since titleEdgeInsets "
        + "does not turn round.",
      advice:
        "Exchange left and right there, or use a configuration, which says leading and trailing.",
      almost: ButtonSource(
        attributes: #"semanticContentAttribute="forceLeftToRight""#,
        children: frame(100, 44) + inset("title", 8, 0, -8, 0), state: both)),
    RuleCase(
      rule: .unexpectedSize, name: "a width that a constraint changes",
      has: ButtonSource(
        attributes: #"translatesAutoresizingMaskIntoConstraints="NO""#,
        children: frame(118.5, 44)
          + #"<constraints><constraint firstAttribute="width" constant="120" id="w"/>"#
          + #"<constraint firstAttribute="height" constant="44" id="h"/></constraints>"#),
      message: "The recorded width is 118.5, and a constraint makes it 120.",
      advice: "Update the frame in Interface Builder, or change the constraints.",
      almost: ButtonSource(
        attributes: #"translatesAutoresizingMaskIntoConstraints="NO""#,
        children: frame(119, 44)
          + #"<constraints><constraint firstAttribute="width" constant="120" id="w"/>"#
          + #"<constraint firstAttribute="height" constant="44" id="h"/></constraints>"#)),
    RuleCase(
      rule: .unexpectedSize, name: "a height that nothing ties",
      has: ButtonSource(
        attributes: #"translatesAutoresizingMaskIntoConstraints="NO""#,
        children: frame(120, 44)
          + #"<constraints><constraint firstAttribute="width" constant="120" id="w"/></constraints>"#
      ),
      message:
        "The recorded height is 44, and nothing ties it, so that it will be its natural 34.",
      advice: "Update the frame in Interface Builder, or change the constraints.",
      almost: ButtonSource(
        attributes: #"translatesAutoresizingMaskIntoConstraints="NO""#,
        children: frame(120, 34)
          + #"<constraints><constraint firstAttribute="width" constant="120" id="w"/></constraints>"#
      )),
    RuleCase(
      rule: .imageSizeUnknown, name: "an image that nothing records",
      has: ButtonSource(state: #"title="Cart" image="far""#),
      message: "Nothing says how large 'far' is, which the state 'normal' names.",
      advice: "Add the image to the asset catalog, and save the document in Interface Builder.",
      almost: ButtonSource(state: #"title="Cart" image="far" catalog="system""#)),
    RuleCase(
      rule: .imageScaleMissing, name: "a file for 1x on a screen of 2x",
      has: ButtonSource(state: #"title="Cart" image="coarse""#),
      message: "'coarse' has files up to 1x, and the screen draws 2 pixels a point.",
      advice: "Add a file for 2x to it, or a vector that is kept as one.",
      almost: ButtonSource(state: #"title="Cart" image="fine""#)),
    RuleCase(
      rule: .insetWithoutEffect, name: "the edge that left alignment does not go by",
      has: ButtonSource(
        attributes: #"contentHorizontalAlignment="left""#,
        children: frame(200, 44) + inset("image", 0, 0, 176, 0), state: both),
      message:
        "imageEdgeInsets.right is 176 and changes nothing: left alignment does not go by the right edge "
        + "of the image.",
      advice: "Remove it: above 176 it would squeeze the image.",
      almost: ButtonSource(
        attributes: #"contentHorizontalAlignment="left""#,
        children: frame(200, 44) + inset("image", 0, 0, 177, 0), state: both)),
    RuleCase(
      rule: .insetWithoutEffect, name: "equal insets under center alignment",
      has: ButtonSource(children: frame(200, 44) + inset("image", 20, 0, 20, 0), state: imageOnly),
      message:
        "imageEdgeInsets.left and imageEdgeInsets.right are 20 and change nothing: they leave the image "
        + "in the middle, and room enough.",
      advice: "Remove them: above 88 they would squeeze the image.",
      almost: ButtonSource(
        children: frame(200, 44) + inset("image", 89, 0, 89, 0), state: imageOnly)),
    RuleCase(
      rule: .insetWithoutEffect, name: "nothing to move",
      has: ButtonSource(children: frame + inset("image", 4, 0, 0, 0)),
      message: "imageEdgeInsets changes nothing, since there is no image.",
      advice: "Remove it, unless the program sets an image.",
      almost: ButtonSource(children: frame + inset("image", 4, 0, 0, 0), state: both)),
    RuleCase(
      rule: .insetMovesHalf, name: "a left inset alone",
      has: ButtonSource(children: frame(335, 44) + inset("image", 50, 0, 0, 0), state: both),
      message: "imageEdgeInsets.left is 50 and moves the image by 25.",
      advice: "To move it by 50, write -50 at the right as well.",
      // Half by each of the two: together as much as is written.
      almost: ButtonSource(
        children: frame(335, 44) + inset("image", 0, 0, 6, 0) + inset("title", 6, 0, 0, 0),
        state: both)),
    RuleCase(
      rule: .smallTapTarget, name: "half a point too low",
      has: ButtonSource(children: frame(100, 43.5)),
      message: "A finger has 100 × 43.5 points to hit, and needs 44 × 44.",
      advice: "Make the button 0.5 points higher, or let a subclass answer to touches around it.",
      almost: ButtonSource(children: frame(44, 44))),
  ]
}
