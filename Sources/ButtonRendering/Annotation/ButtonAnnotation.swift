import ButtonExplanation
import ButtonLayout
import DisplayList

/// A picture that shows why a button's parts stand where they stand: the rooms or areas that they are aligned in, what
/// is kept for the other part, insets as arrows, and every length.
///
///     let explanation = Explanation(of: button, bounds: bounds, title: title)
///     let picture = ButtonAnnotation(explanation).picture(in: .light)
///     SVGWriter.document(of: picture)
///
/// Lengths of the image stand to the left of the button and in the first row below it, those of the title to the right
/// and in the second row. The picture is always as wide as a phone shows without scrolling, whatever the button's size;
/// its labels never overlap and need no font of the viewer's: each is set to a width of its own. An SVG has some 4 kB.
public struct ButtonAnnotation: Equatable, Sendable {
  /// The words that name the colours; without any, the picture speaks no language.
  public struct Legend: Equatable, Sendable {
    /// What the image's colour stands for.
    public var image: String
    /// What the title's colour stands for.
    public var title: String
    /// What the colour of insets stands for.
    public var inset: String

    /// Creates a legend.
    public init(image: String, title: String, inset: String) {
      self.image = image
      self.title = title
      self.inset = inset
    }
  }

  /// Where everything stands.
  public var arrangement: ButtonArrangement
  /// How the engine got there; without steps the picture shows the places alone.
  public var steps: [Step]
  /// In which terms: with `areas` each part has a tinted area of its own, else a tinted room in which a pair is aligned.
  public var reading: Reading
  /// Names of the colours.
  public var legend: Legend?

  /// The width of every picture, in points.
  public static let width = 360.0

  /// Annotates what was explained.
  public init(_ explanation: Explanation, legend: Legend? = nil) {
    self.init(
      explanation.arrangement, steps: explanation.steps, reading: explanation.reading,
      legend: legend)
  }

  /// Annotates an arrangement with the steps that led to it.
  public init(
    _ arrangement: ButtonArrangement, steps: [Step] = [], reading: Reading = .pair,
    legend: Legend? = nil
  ) {
    self.arrangement = arrangement
    self.steps = steps
    self.reading = reading
    self.legend = legend
  }

  /// The picture.
  ///
  /// - Parameter palette: Its colours.
  /// - Returns: A picture `width` points wide, as high as the button asks for, up to some 460 points.
  /// - Complexity: O(n) in the number of steps.
  public func picture(in palette: AnnotationPalette = .light) -> Picture {
    var canvas = AnnotationCanvas(self, palette)
    canvas.draw()
    return canvas.picture
  }

  /// The chains of lengths to show, image before title.
  func chains(_ axis: Step.Axis) -> [DimensionChain] {
    let content = PlacedChain(steps, .content, axis)
    let first: Step.Part = arrangement.imageRect == nil ? .title : .image
    return [Step.Part.image, .title].compactMap { part in
      if let chain = PlacedChain(steps, part, axis) {
        // What the content insets take is told once.
        return DimensionChain(chain, inside: part == first ? content : nil)
      }
      let rect = part == .image ? arrangement.imageRect : arrangement.titleRect
      guard let rect else { return nil }
      return DimensionChain(
        part, axis, placing: axis == .horizontal ? rect.horizontal : rect.vertical,
        in: axis == .horizontal ? arrangement.bounds.horizontal : arrangement.bounds.vertical)
    }
  }

  /// What a part may use before anything is kept for the other, or its area, as the reading asks.
  func room(of part: Step.Part) -> Rect? {
    if reading == .areas { return part == .image ? arrangement.imageArea : arrangement.titleArea }
    guard let x = PlacedChain(steps, part, .horizontal), let y = PlacedChain(steps, part, .vertical)
    else { return nil }
    var across = x.room
    if let mirror = x.mirror { across.origin = mirror.origin + (mirror.end - across.end) }
    return Rect(horizontal: across, vertical: y.room)
  }
}
