import ButtonInspection
import ButtonLayout

extension SolutionReport {
  /// Swift for a `UIButton` called `button`.
  var swift: [String] {
    var lines = alignments.map { "button.\($0) = .\($1)" }
    lines += insets.map { name, insets in
      let edges = [
        ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
        ("right", insets.right),
      ]
      let arguments = edges.map { "\($0): \(JSONWriter.text($1))" }.joined(separator: ", ")
      return "button.\(name) = UIEdgeInsets(\(arguments))"
    }
    if fitsImage { lines.append("button.imageView?.contentMode = .scaleAspectFit") }
    return lines
  }

  /// Objective-C for a `UIButton` called `button`.
  var objectiveC: [String] {
    var lines = alignments.map { name, value in
      "button.\(name) = UIControl\(name.capitalizedFirst)\(value.capitalizedFirst);"
    }
    lines += insets.map { name, insets in
      let edges = [insets.top, insets.left, insets.bottom, insets.right].map(JSONWriter.text)
      return "button.\(name) = UIEdgeInsetsMake(\(edges.joined(separator: ", ")));"
    }
    if fitsImage { lines.append("button.imageView.contentMode = UIViewContentModeScaleAspectFit;") }
    return lines
  }

  /// Elements for a `<button>` of Interface Builder.
  ///
  /// Alignments are attributes of the button itself, which has them already or is told so.
  var interfaceBuilder: [String] {
    var lines: [String] = []
    if !alignments.isEmpty {
      let attributes = alignments.map { "\($0)=\"\($1)\"" }.joined(separator: " ")
      lines.append("<!-- Inside <button \(attributes) …> -->")
    }
    lines += insets.map { name, insets in
      let edges = [
        ("minX", insets.left), ("minY", insets.top), ("maxX", insets.right),
        ("maxY", insets.bottom),
      ]
      let attributes = edges.map { "\($0)=\"\(Self.attribute($1))\"" }.joined(separator: " ")
      return "<inset key=\"\(name)\" \(attributes)/>"
    }
    if fitsImage {
      lines += [
        "<userDefinedRuntimeAttributes>",
        "  <userDefinedRuntimeAttribute type=\"number\" keyPath=\"imageView.contentMode\">",
        "    <integer key=\"value\" value=\"\(ContentMode.scaleAspectFit.rawValue)\"/>",
        "  </userDefinedRuntimeAttribute>",
        "</userDefinedRuntimeAttributes>",
      ]
    }
    return lines
  }

  /// The alignments that are not the default, by property and name.
  private var alignments: [(property: String, name: String)] {
    var alignments: [(String, String)] = []
    if question.contentHorizontalAlignment != .center {
      alignments.append(
        (
          "contentHorizontalAlignment",
          QuestionNames.horizontalAlignment[question.contentHorizontalAlignment]
        ))
    }
    if question.contentVerticalAlignment != .center {
      alignments.append(
        (
          "contentVerticalAlignment",
          QuestionNames.verticalAlignment[question.contentVerticalAlignment]
        ))
    }
    return alignments
  }

  /// A number as Interface Builder writes it: zero with a fraction, whole numbers without.
  static func attribute(_ number: Double) -> String {
    number == 0 ? "0.0" : JSONWriter.text(number)
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
