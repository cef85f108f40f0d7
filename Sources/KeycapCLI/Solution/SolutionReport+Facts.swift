import ButtonInspection
import ButtonLayout

extension SolutionReport {
  /// What there is to know of a solution, a sentence a line.
  var facts: [String] {
    let arrangement = solution.arrangement
    var parts: [String] = []
    if let rect = arrangement.imageRect { parts.append("image \(Self.text(rect))") }
    if let rect = arrangement.titleRect { parts.append("title \(Self.text(rect))") }
    var facts = ["In \(Self.text(solution.bounds.size)): \(parts.joined(separator: ", "))."]
    if parts.isEmpty { facts = ["There is neither image nor title."] }
    facts.append(
      "Natural size: \(Self.text(solution.measurementBefore.intrinsicContentSize)) before, "
        + "\(Self.text(solution.measurementAfter.intrinsicContentSize)) after.")
    if fitsImage { facts.append("The image view shows the image by scaleAspectFit.") }
    facts.append("By \(SolveOptions.recipe[solution.recipe]): \(scope).")
    if arrangement.titleIsTruncated { facts.append("The title is cut, for want of width.") }
    let unverified = arrangement.unverified.union(solution.measurementAfter.unverified).names
    if !unverified.isEmpty {
      facts.append("Not measured on UIKit: \(unverified.joined(separator: ", ")).")
    }
    return facts
  }

  /// For which buttons the insets are right.
  private var scope: String {
    let scope = solution.scope
    let horizontal = Self.words(scope.horizontalAlignments)
    let vertical = Self.words(scope.verticalAlignments)
    let alignments =
      horizontal == vertical
      ? "under \(horizontal)" : "under \(horizontal) across and \(vertical) upright"
    let parts = Self.words(scope.dependencies)
    return "right for \(Self.words(scope.width, "width")) and "
      + "\(Self.words(scope.height, "height")), \(alignments), \(parts)"
  }

  private static func words(_ extent: SolutionScope.Extent, _ name: String) -> String {
    switch extent {
    case .exactly(let length): return "a \(name) of \(JSONWriter.text(length))"
    case .atLeast(let length): return "\(name)s from \(JSONWriter.text(length))"
    }
  }

  private static func words(_ alignments: SolutionScope.Alignments) -> String {
    switch alignments {
    case .all: return "any alignment"
    case .unstretched: return "any alignment but fill"
    case .centered: return "center"
    default: return "fill"
    }
  }

  private static func words(_ dependencies: SolutionScope.Dependencies) -> String {
    func words(_ width: SolutionScope.Dependencies, _ height: SolutionScope.Dependencies) -> String?
    {
      switch (dependencies.contains(width), dependencies.contains(height)) {
      case (true, true): return "size"
      case (true, false): return "width"
      case (false, true): return "height"
      case (false, false): return nil
      }
    }
    let image = words(.imageWidth, .imageHeight)
    let title = words(.titleWidth, .titleHeight)
    guard image != nil || title != nil else { return "for any image and title" }
    if image == title, let image { return "for an image and a title of this \(image)" }
    return "for \(image.map { "an image of this \($0)" } ?? "any image") and "
      + (title.map { "a title of this \($0)" } ?? "any title")
  }

  private static func text(_ rect: Rect) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(JSONWriter.text)
    return "(\(numbers.joined(separator: ", ")))"
  }

  private static func text(_ size: Size) -> String {
    "\(JSONWriter.text(size.width)) × \(JSONWriter.text(size.height))"
  }
}
