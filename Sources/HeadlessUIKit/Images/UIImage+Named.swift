import Foundation

extension UIImage {
  /// An image of the main bundle by its name.
  ///
  /// Asset catalogs are asked first, then files; see `init(named:in:compatibleWith:)`.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// An image of a bundle by its name, for traits or the current ones.
  ///
  /// Asset catalogs are folders named `.xcassets` among the resources; there the variant is taken that fits the
  /// traits' idiom, appearance, direction and scale. Where a scale is missing, the next larger one is taken, else
  /// the next smaller. Files are `name`, `name@2x`, `name@3x` with `.png`, `.jpg` or `.jpeg`.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = traitCollection ?? .current
    guard let facts = NamedImage.facts(name, in: bundle, traits: traits) else { return nil }
    self.init(facts)
  }

  /// An image of a bundle by its name, for settings.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }
}

/// Images by their names.
enum NamedImage {
  /// What is known of an image: catalogs are asked first, then files.
  static func facts(
    _ name: String, in bundle: Bundle?, traits: UITraitCollection
  ) -> UIImage.Facts? {
    guard !name.isEmpty else { return nil }
    let roots = AssetCatalog.roots(of: bundle)
    for root in roots {
      if let folder = AssetCatalog.folder(name, kind: "imageset", in: root),
        let facts = ImageSet.facts(folder: folder, traits: traits)
      {
        return facts
      }
    }
    for root in roots {
      if let facts = LooseImage.facts(path: "\(root)/\(name)", scale: traits.displayScale) {
        return facts
      }
    }
    return nil
  }
}

/// The images of one name in a catalog.
enum ImageSet {
  static func facts(folder: String, traits: UITraitCollection) -> UIImage.Facts? {
    guard let contents = AssetCatalog.contents(of: folder) else { return nil }
    guard let (entry, file, scale) = variant(of: contents, traits) else { return nil }
    let path = "\(folder)/\(file)"
    guard let data = FileManager.default.contents(atPath: path) else {
      HeadlessReport.note(path, "The image set names this file, but there is none.")
      return nil
    }
    guard var facts = UIImage.Facts(data: data, scale: scale) else {
      HeadlessReport.note(
        path, "Only the sizes of PNG and JPEG files are read, so the image was not made.")
      return nil
    }
    let properties = contents["properties"] as? [String: Any]
    let intent =
      (properties?["template-rendering-intent"] ?? entry["template-rendering-intent"]) as? String
    switch intent {
    case "template": facts.renderingMode = .alwaysTemplate
    case "original": facts.renderingMode = .alwaysOriginal
    default: break
    }
    if let insets = insets(entry["alignment-insets"], scale) { facts.alignmentRectInsets = insets }
    if let resizing = entry["resizing"] as? [String: Any] { slice(&facts, resizing, scale) }
    return facts
  }

  /// The variant that fits best: by traits, then by scale.
  private static func variant(
    of contents: [String: Any], _ traits: UITraitCollection
  ) -> (entry: [String: Any], file: String, scale: CGFloat)? {
    var best: (entry: [String: Any], file: String, scale: CGFloat)?
    var bestRank = (Int.min, Int.min)
    let order = LooseImage.order(traits.displayScale)
    for entry in contents["images"] as? [[String: Any]] ?? [] {
      guard let file = entry["filename"] as? String, let fit = AssetCatalog.fit(entry, traits)
      else { continue }
      // An image without a scale is for all of them and counts as one of one pixel a point.
      let said = (entry["scale"] as? String).flatMap { Double($0.dropLast()) }
      let scale = said.map { CGFloat($0) } ?? 1
      let nearness = said == nil ? -10 : -(order.firstIndex(of: scale) ?? 9)
      if (fit, nearness) > bestRank {
        bestRank = (fit, nearness)
        best = (entry, file, scale)
      }
    }
    return best
  }

  /// Takes slices as cap insets; the catalog counts in pixels.
  private static func slice(
    _ facts: inout UIImage.Facts, _ resizing: [String: Any], _ scale: CGFloat
  ) {
    guard let insets = insets(resizing["cap-insets"], scale) else { return }
    facts.capInsets = insets
    facts.isResizable = true
    let center = resizing["center"] as? [String: Any]
    facts.resizingMode = center?["mode"] as? String == "tile" ? .tile : .stretch
  }

  private static func insets(_ value: Any?, _ scale: CGFloat) -> UIEdgeInsets? {
    guard let value = value as? [String: Any] else { return nil }
    func number(_ key: String) -> CGFloat {
      let pixels = (value[key] as? NSNumber)?.doubleValue ?? value[key] as? Double ?? 0
      return CGFloat(pixels) / scale
    }
    return UIEdgeInsets(
      top: number("top"), left: number("left"), bottom: number("bottom"), right: number("right"))
  }
}
