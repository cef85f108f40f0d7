import ButtonLayout
import DisplayList
import SystemFont
import Typesetting

/// A line of text with every glyph in its place.
struct PlacedText {
  /// A glyph and where it stands.
  struct Glyph {
    var glyph: UInt32
    var font: FontFile
    /// From the line's beginning and the baseline, in points, y downwards.
    var origin: Point
  }

  /// The glyphs, from left to right.
  private(set) var glyphs: [Glyph] = []
  /// The width that they take, in points.
  private(set) var width = 0.0

  /// A part that one font and direction draw, or one character of the system font's.
  private struct Run {
    var stretch: TextStretch
    var clusters: [TextStretch.Cluster]
    var level: Int8
  }

  /// Places a text.
  ///
  /// - Parameters:
  ///   - item: The text; a width above 0 is kept, the difference shared by all characters.
  ///   - measurer: Who measures it, with the fonts.
  /// - Throws: `RenderingError` when a font or a library is missing.
  init(_ item: TextItem, measurer: TextMeasurer) throws(RenderingError) {
    let typeface = try Self.typeface(of: item, in: measurer.fonts)
    let stretches: [TextStretch]
    do throws(MeasuringError) {
      stretches = try measurer.stretches(of: item.string, in: typeface)
    } catch {
      throw .character(error)
    }
    let runs = try Self.visualRuns(stretches)
    let count = stretches.reduce(0) { $0 + $1.clusters.count }
    let natural = stretches.reduce(0) { $1.clusters.reduce($0) { $0 + $1.advance } }
    let tracking = item.width > 0 && count > 0 ? (item.width - natural) / Double(count) : 0
    for run in runs {
      if let font = run.stretch.font {
        appendShaped(run, font, size: item.fontSize, tracking: tracking)
      } else {
        let shapes = try Self.standIn(for: typeface, in: measurer.fonts)
        appendStandIn(run, shapes, size: item.fontSize, tracking: tracking)
      }
    }
  }

  /// The stretches, cut where the direction changes, from left to right.
  private static func visualRuns(_ stretches: [TextStretch]) throws(RenderingError) -> [Run] {
    let levels: [Int8]?
    do throws(MissingLibrary) {
      levels = try VisualOrder.levels(of: stretches.map(\.text).joined())
    } catch {
      throw .missing(error)
    }
    var runs: [Run] = []
    var start = 0
    for stretch in stretches {
      var isFirst = true
      for cluster in stretch.clusters {
        let level = levels?[start + cluster.bytes.lowerBound] ?? 0
        if !isFirst, let last = runs.last, last.level == level {
          runs[runs.count - 1].clusters.append(cluster)
        } else {
          runs.append(Run(stretch: stretch, clusters: [cluster], level: level))
        }
        isFirst = false
      }
      start += stretch.text.utf8.count
    }
    return VisualOrder.reordered(runs, level: \.level)
  }

  /// Glyphs of the font that measured the text.
  private mutating func appendShaped(
    _ run: Run, _ font: FontFile, size: Double, tracking: Double
  ) {
    guard let first = run.clusters.first, let last = run.clusters.last else { return }
    let unit = size / font.unitsPerEm
    let shaped = font.glyphs(
      of: run.stretch.text, bytes: first.bytes.lowerBound..<last.bytes.upperBound,
      isRightToLeft: run.level % 2 == 1)
    let clusters = run.level % 2 == 1 ? run.clusters.reversed() : run.clusters
    var next = 0
    for cluster in clusters {
      var x = width
      while next < shaped.count, cluster.bytes.contains(shaped[next].cluster) {
        let glyph = shaped[next]
        glyphs.append(
          Glyph(
            glyph: glyph.glyph, font: font,
            origin: Point(x: x + glyph.xOffset * unit, y: -glyph.yOffset * unit)))
        x += glyph.advance * unit
        next += 1
      }
      width += cluster.advance + tracking
    }
  }

  /// Another font's glyphs, each in the middle of the advance that was recorded.
  private mutating func appendStandIn(
    _ run: Run, _ font: FontFile, size: Double, tracking: Double
  ) {
    let unit = size / font.unitsPerEm
    for cluster in run.level % 2 == 1 ? run.clusters.reversed() : run.clusters {
      let text = run.stretch.text.utf8
      let start = text.index(text.startIndex, offsetBy: cluster.bytes.lowerBound)
      let end = text.index(start, offsetBy: cluster.bytes.count)
      let shaped = font.glyphs(
        of: String(run.stretch.text[start..<end]), bytes: 0..<cluster.bytes.count,
        isRightToLeft: run.level % 2 == 1, kerns: false)
      let own = shaped.reduce(0) { $0 + $1.advance } * unit
      var x = width + (cluster.advance - own) / 2
      for glyph in shaped {
        glyphs.append(
          Glyph(
            glyph: glyph.glyph, font: font,
            origin: Point(x: x + glyph.xOffset * unit, y: -glyph.yOffset * unit)))
        x += glyph.advance * unit
      }
      width += cluster.advance + tracking
    }
  }

  // MARK: Fonts

  private static func typeface(
    of item: TextItem, in fonts: FontLibrary
  ) throws(RenderingError) -> Typeface {
    do throws(FontError) {
      return try fonts.typeface(
        named: FontName(
          family: item.fontFamily, file: item.fontFile, cssWeight: item.fontWeight,
          pointSize: item.fontSize))
    } catch {
      throw .font(error)
    }
  }

  private static func standIn(
    for typeface: Typeface, in fonts: FontLibrary
  ) throws(RenderingError) -> FontFile {
    var font = SanFrancisco(ofSize: typeface.pointSize)
    if case .sanFrancisco(let own) = typeface { font = own }
    do throws(FontError) {
      return try fonts.standIn(for: font)
    } catch {
      throw .font(error)
    }
  }
}
