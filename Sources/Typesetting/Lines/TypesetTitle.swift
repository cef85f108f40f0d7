import ButtonLayout

/// A title in any font, as UILabel sets it: one line or several, wrapped or truncated.
public struct TypesetTitle: TitleMeasuring, Sendable {
  /// How far a line may pass its room and still fit: binary noise, in points.
  static let noise = 1e-6

  /// The part of its natural width that a title may be tightened to before it is truncated.
  ///
  /// Seen on one system (Catalyst 26): a title of 309.16 points filled every room from 287 on (model §6).
  static let tightestShare = 287 / 309.16

  /// The most lines; 0 for as many as needed.
  public let numberOfLines: Int
  /// How the title gives way.
  public let lineBreakMode: LineBreakMode
  /// Whether a title that nearly fits is tightened.
  public let tightens: Bool
  /// The title's natural size: as many lines as line feeds make and may be shown, in points, unrounded.
  public private(set) var naturalSize: Size
  /// The fonts that answered, by name, in the order of their first character.
  public var fonts: [String] { measured.text.fonts }
  /// The rules without a recorded number that the natural size rests on.
  public private(set) var unverified: UnverifiedRules

  private let measured: MeasuredTitle
  let lineSpacing: LineSpacing
  private let measurer: TextMeasurer

  var text: MeasuredText { measured.text }
  var runs: StyledText.Pieces { measured.runs }

  /// Measures a title.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - measurer: Who measures it.
  ///   - numberOfLines: The most lines; 0, or a number below it, for as many as needed.
  ///   - lineBreakMode: How the title gives way to too little width.
  ///   - tightens: Whether a title of one line that nearly fits is tightened first.
  /// - Throws: `MeasuringError` for a character that no font has.
  public init(
    _ source: StyledText, measurer: TextMeasurer, numberOfLines: Int = 1,
    lineBreakMode: LineBreakMode = .byTruncatingMiddle, tightens: Bool = false
  ) throws(MeasuringError) {
    let measured = try measurer.title(source)
    self.measured = measured
    self.measurer = measurer
    lineSpacing = source.lineSpacing
    self.numberOfLines = max(0, numberOfLines)
    self.lineBreakMode = lineBreakMode
    self.tightens = tightens
    unverified = measured.text.unverified
    if let size = measured.plainSize, lineSpacing == LineSpacing() {
      naturalSize = size
      return
    }
    naturalSize = .zero
    let natural = lines(in: .infinity)
    naturalSize = size(of: natural.set)
    unverified.formUnion(natural.unverified)
    if !measured.isOneParagraph { unverified.insert(.wrappedTitle) }
  }

  /// Whether there is a character.
  public var isPresent: Bool { !text.clusters.isEmpty }
  /// A label rounds what it measures.
  public var isFinal: Bool { false }

  /// The title in a width.
  public func fitted(to width: Double) -> FittedTitle {
    let lines = lines(in: width)
    var size = size(of: lines.set)
    if lines.isTightened { size.width = width }
    return FittedTitle(
      size: size, isTruncated: lines.set.contains(where: \.isTruncated),
      unverified: unverified.union(lines.unverified))
  }

  /// What is drawn in a width: the lines in logical order, with line feeds between them.
  public func drawnTitle(in width: Double) -> String {
    setLines(in: width).map { $0.string(of: text) }.joined(separator: "\n")
  }

  /// The lines in a width.
  func setLines(in width: Double) -> [SetLine] {
    lines(in: width).set
  }

  private struct Lines {
    var set: [SetLine]
    var isTightened = false
    var unverified: UnverifiedRules = []
  }

  private func lines(in room: Double) -> Lines {
    if numberOfLines == 1 {
      let isAll = measured.isOneParagraph
      let paragraph = isAll ? text.clusters.indices : text.paragraphs[0]
      return oneLine(paragraph, in: room, leavesMore: !isAll)
    }
    let paragraphs = text.paragraphs
    // What is nothing wide needs no room.
    guard room > TypesetTitle.noise || naturalSize.width <= TypesetTitle.noise else {
      return Lines(set: [.empty(at: 0)], unverified: .truncatedTitle)
    }
    let isBetweenCharacters = lineBreakMode == .byCharWrapping
    let limit = numberOfLines == 0 ? Int.max : numberOfLines
    var lines: [SetLine] = []
    var isWrapped = false
    for (number, paragraph) in paragraphs.enumerated() where lines.count < limit {
      let ranges = text.lines(
        of: paragraph, in: room, betweenCharacters: isBetweenCharacters, limit: limit - lines.count)
      isWrapped = isWrapped || ranges.count > 1
      for range in ranges {
        let isBroken = range.upperBound < paragraph.upperBound
        lines.append(SetLine(range, of: text, in: room, isBroken: isBroken))
      }
      guard lines.count == limit, let last = ranges.last else { continue }
      let leavesMore = number + 1 < paragraphs.count
      lines[limit - 1] = text.truncated(
        last, to: room, mode: lineBreakMode, ellipsis: ellipsis, leavesMore: leavesMore)
    }
    var unverified: UnverifiedRules = isWrapped ? .wrappedTitle : []
    if lines.contains(where: \.isTruncated) { unverified.insert(.truncatedTitle) }
    return Lines(set: lines, unverified: unverified)
  }

  private func oneLine(_ paragraph: Range<Int>, in room: Double, leavesMore: Bool) -> Lines {
    let whole = SetLine(paragraph, of: text)
    if !leavesMore && whole.width <= room + TypesetTitle.noise { return Lines(set: [whole]) }
    if tightens && lineBreakMode.truncates && !leavesMore && !text.fits(paragraph, in: room)
      && room >= whole.width * TypesetTitle.tightestShare
    {
      return Lines(set: [whole], isTightened: true, unverified: .tightenedTitle)
    }
    let line = text.truncated(
      paragraph, to: room, mode: lineBreakMode, ellipsis: ellipsis, leavesMore: leavesMore)
    return Lines(set: [line], unverified: .truncatedTitle)
  }

  /// The width of "…" where the title ends, in points; 0 where none is set.
  var ellipsis: Double {
    guard lineBreakMode.truncates,
      let last = measured.runs.last(where: { !$0.text.isEmpty }) ?? measured.runs.last
    else { return 0 }
    return measurer.ellipsisAdvance(in: last.typeface)
  }

  /// The size of lines below one another: the widest, and each as high as the highest run on it.
  private func size(of lines: [SetLine]) -> Size {
    var size = Size.zero
    for (number, line) in lines.enumerated() {
      size.width = max(size.width, line.width)
      size.height += lineSpacing.height(of: height(of: line))
      if number > 0 { size.height += max(0, lineSpacing.lineSpacing) }
    }
    return size
  }

  /// The height of a line; without a character on it, that of the run in which it ends.
  private func height(of line: SetLine) -> Double {
    var highest = 0.0
    var known: Int?
    for range in [line.head, line.tail] {
      for index in range where text.clusters[index].run != known {
        let run = text.clusters[index].run
        highest = max(highest, measured.runs[run].typeface.lineHeight)
        known = run
      }
    }
    if known != nil { return highest }
    let run =
      text.clusters.isEmpty
      ? 0 : text.clusters[min(line.head.lowerBound, text.clusters.count - 1)].run
    return measured.runs.isEmpty ? 0 : measured.runs[run].typeface.lineHeight
  }
}
