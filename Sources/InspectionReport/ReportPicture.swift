import ButtonExplanation
import ButtonInspection
import ButtonLayout
import ButtonRendering
import DisplayList
import Typesetting

/// The picture of a button in the report.
enum ReportPicture {
  /// The button with its bounds, rooms, parts and lengths, as SVG in light colours; `nil` where it was not laid out.
  static func svg(of button: InspectedButton, measuringWith measurer: TextMeasurer) -> String? {
    guard case .success(let answer) = button.answer else { return nil }
    let annotation = ButtonAnnotation(
      answer.arrangement, steps: button.question?.steps(measuringWith: measurer) ?? [],
      legend: ButtonAnnotation.Legend(image: "image", title: "title", inset: "insets"))
    return SVGWriter.document(of: annotation.picture(in: .light))
  }

  /// Style that turns the light colours into dark ones, so that no picture is written twice.
  static var darkStyle: String {
    let light = AnnotationPalette.light
    let dark = AnnotationPalette.dark
    let pairs = [
      (light.bounds, dark.bounds), (light.image, dark.image), (light.title, dark.title),
      (light.inset, dark.inset),
    ]
    return pairs.map { from, to in
      ["fill", "stroke"].map { property in
        "figure [\(property)=\"\(SVGWriter.hex(from))\"]{\(property):\(SVGWriter.hex(to))}"
      }.joined()
    }.joined(separator: "\n")
  }
}
