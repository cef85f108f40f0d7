import ButtonLayout
import JSONReading

/// An asset catalog's `.imageset`: the files that an image may be taken from.
///
/// The format is Apple's *Asset Catalog Format Reference*; keys that do not decide a size are passed over.
public struct ImageSet: Equatable, Sendable {
  /// One file for one kind of screen.
  public struct Variant: Equatable, Sendable {
    /// The file's name in the image set's folder.
    public var filename: String
    /// Pixels a point; nil for one file for every screen.
    public var scale: Double?
    /// `universal`, `iphone`, `ipad`, `tv` …, as written.
    public var idiom: String
    /// `left-to-right` or `right-to-left`; nil for both.
    public var languageDirection: String?
    /// Whether it is for another appearance than the usual one: dark, or high contrast.
    public var isForOtherAppearance = false
    /// What is kept at the edges when the image is resized, in pixels; nil where it is not sliced.
    public var capInsets: EdgeInsets?
    /// Whether the middle is tiled instead of stretched.
    public var isTiled = false
  }

  /// The files in the order of the set; places without a file are left out.
  public var variants: [Variant]
  /// Whether the image is drawn in the tint color; nil where the program decides.
  public var isTemplate: Bool?
  /// Whether a vector is kept and drawn at any size.
  public var preservesVector: Bool

  /// Reads a `Contents.json`.
  ///
  /// - Throws: `ImageError` when the text is no JSON object.
  public init(contents: [UInt8]) throws(ImageError) {
    let value: JSONValue
    do throws(JSONParser.SyntaxError) {
      value = try JSONParser().parse(contents)
    } catch {
      throw ImageError(
        reason: "its Contents.json is no JSON at byte \(error.column): \(error.reason)")
    }
    guard case .object = value else {
      throw ImageError(
        reason: "its Contents.json holds \(value.kind), where an object was expected")
    }
    variants = value["images"]?.elements.compactMap { Variant($0) } ?? []
    let properties = value["properties"]
    switch properties?["template-rendering-intent"]?.text {
    case "template": isTemplate = true
    case "original": isTemplate = false
    default: isTemplate = nil
    }
    preservesVector = properties?["preserves-vector-representation"] == .bool(true)
  }

  /// The file for a screen: of its kind of device before universal ones, of its scale, else the next larger, else
  /// the next smaller one.
  public func best(scale: Double, idiom: Idiom, direction: LayoutDirection) -> Variant? {
    let name = ImageSet.name(of: idiom)
    let way = direction == .rightToLeft ? "right-to-left" : "left-to-right"
    let fitting = variants.filter {
      !$0.isForOtherAppearance && ($0.idiom == name || $0.idiom == "universal")
        && ($0.languageDirection ?? way) == way
    }
    return fitting.min { first, second in
      first.rank(name, scale) < second.rank(name, scale)
    }
  }

  /// The scales that there are files for, from 1; empty where one file serves every screen.
  public func scales(idiom: Idiom) -> [Double] {
    let name = ImageSet.name(of: idiom)
    let all = variants.filter { $0.idiom == name || $0.idiom == "universal" }
    if all.contains(where: { $0.scale == nil }) { return [] }
    return Set(all.compactMap(\.scale)).sorted()
  }

  private static func name(of idiom: Idiom) -> String {
    switch idiom {
    case .phone: "iphone"
    case .pad: "ipad"
    case .tv: "tv"
    }
  }
}

extension ImageSet.Variant {
  init?(_ value: JSONValue) {
    guard let filename = value["filename"]?.text, !filename.isEmpty,
      !filename.contains("/")
    else { return nil }
    self.init(filename: filename, idiom: value["idiom"]?.text ?? "universal")
    scale = value["scale"]?.text.flatMap { text in
      text.hasSuffix("x") ? Double(text.dropLast()) : nil
    }
    if let scale, !(0.01...1000).contains(scale) { self.scale = nil }
    languageDirection = value["language-direction"]?.text
    isForOtherAppearance =
      value["appearances"]?.elements.contains {
        $0["value"]?.text != "light"
      } ?? false
    if let resizing = value["resizing"] {
      let caps = resizing["cap-insets"]
      capInsets = EdgeInsets(
        top: caps?["top"]?.finite ?? 0, left: caps?["left"]?.finite ?? 0,
        bottom: caps?["bottom"]?.finite ?? 0, right: caps?["right"]?.finite ?? 0)
      isTiled = resizing["center"]?["mode"]?.text == "tile"
    }
  }

  /// Smaller is better: the device's own, then the scale.
  fileprivate func rank(_ idiom: String, _ wanted: Double) -> (Int, Int, Double) {
    let own = self.idiom == idiom ? 0 : 1
    guard let scale, scale != wanted else { return (own, 0, 0) }
    return scale > wanted ? (own, 1, scale) : (own, 2, -scale)
  }
}
