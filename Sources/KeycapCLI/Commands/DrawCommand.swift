import ButtonInspection
import ButtonRendering
import DisplayList
import Typesetting

/// `keycap draw`: pictures of buttons.
enum DrawCommand {
  static let syntax = CommandSyntax(
    name: "draw", operands: "FILE|FOLDER … --output FILE",
    summary: "Draws buttons of JSON or of Interface Builder files as PNG, SVG or PDF.",
    options: DrawingOptions.options + FontOptions.options,
    examples: [
      "keycap draw button.json --output button.png",
      #"echo '{"title":"Cart","image":{"size":[32,32]}}' | keycap draw - --output cart.svg"#,
      "keycap draw Main.storyboard --output buttons.pdf --appearance dark --columns 3",
    ],
    notes: [
      "A FILE holds the keys of 'keycap layout', as one object or as one a line. Several buttons",
      "become one sheet, each above its name. A title of which only the size is given is a grey",
      "bar, such an image a crossed box. A custom button's title has the label's colour. What a",
      "resizable image does below its own size is not recorded: both rules are guesses.",
      "The same call gives the same picture whatever fonts and settings the machine has; SVG and",
      "PDF hold text as outlines. A button that cannot be drawn does not stop the others, and the",
      "exit code is 3.",
    ])

  @Sendable
  static func run(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) -> ExitCode {
    let options = try DrawingOptions(arguments, command: syntax.name)
    guard !arguments.operands.isEmpty else {
      throw UsageError(
        message: "Expected a FILE or FOLDER, or '-' for standard input.", command: syntax.name)
    }
    guard let measurer = FontOptions.measurer(arguments, console) else { return .unreadable }
    let read = DrawnQuestions(operands: arguments.operands)
    var complaints = read.complaints
    var cells: [ContactSheet.Cell] = []
    var scale = 2.0
    for question in read.questions.map(options.applied) {
      do throws(QuestionError) {
        var drawing = try ButtonDrawing(
          question, measuringWith: measurer, look: options.look, shrinking: options.shrinking)
        drawing.showsZones = options.showsZones
        drawing.showsBounds = options.showsBounds
        cells.append(ContactSheet.Cell(drawing, caption: question.id))
        scale = question.displayScale
      } catch {
        complaints.append("button '\(question.id)': \(error)")
      }
    }
    if cells.isEmpty && complaints.isEmpty { complaints.append("there is no button to draw.") }
    if !cells.isEmpty {
      do {
        let picture = picture(of: cells, options, scale: scale)
        try FileBytes.write(
          try bytes(of: picture, as: options.format, measurer), toFile: options.output)
      } catch {
        complaints.append("\(error)")
      }
    }
    for complaint in complaints { console.complain("keycap: \(complaint)") }
    return complaints.isEmpty ? .done : .unreadable
  }

  /// One button as it is, several as a sheet.
  private static func picture(
    of cells: [ContactSheet.Cell], _ options: DrawingOptions, scale: Double
  ) -> Picture {
    if cells.count == 1 { return cells[0].drawing.picture(scale: scale) }
    return ContactSheet(cells, columns: options.columns, palette: options.look.palette)
      .picture(scale: scale)
  }

  private static func bytes(
    of picture: Picture, as format: DrawingOptions.Format, _ measurer: TextMeasurer
  ) throws(RenderingError) -> [UInt8] {
    let drawing = PictureDrawing(measurer: measurer)
    switch format {
    case .png: return try drawing.raster(of: picture).png()
    case .svg: return Array(try drawing.svg(of: picture).utf8)
    case .pdf: return try drawing.pdf(of: [picture])
    }
  }
}
