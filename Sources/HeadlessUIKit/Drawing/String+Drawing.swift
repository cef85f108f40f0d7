import ButtonLayout
import DisplayList
import Foundation
import SystemFont
import Typesetting

// Text becomes pieces of one font each. Lines break after spaces: scripts that break elsewhere run on.
extension NSAttributedString {
  /// Draws the text with its top left corner at a point, on as many lines as line feeds make.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: CGSize(width: 1e7, height: 1e7)), aligns: false)
  }

  /// Draws the text in a rectangle, broken into lines of its width.
  public func draw(in rect: CGRect) { draw(in: rect, aligns: true) }

  /// Draws the text in a rectangle.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    if options.contains(.usesLineFragmentOrigin) {
      draw(in: rect)
    } else {
      // Without lines the rectangle's origin is where the baseline begins.
      let font = length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
      let ascender = (font ?? .systemFont(ofSize: 12)).ascender
      draw(at: CGPoint(x: rect.minX, y: rect.minY - ascender))
    }
  }

  private func draw(in rect: CGRect, aligns: Bool) {
    guard length > 0, let context = UIGraphicsGetCurrentContext() else { return }
    let style = attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    var y = rect.minY
    for line in lines(in: rect.width).map(\.trimmed) {
      guard y < rect.maxY else { break }
      let runs = line.runs
      let width = runs.reduce(0) { $0 + $1.width }
      let height = runs.map(\.font.lineHeight).max() ?? 0
      let baseline = y + (runs.map(\.font.ascender).max() ?? 0)
      var x = rect.minX
      if aligns {
        switch style?.alignment {
        case .center: x += (rect.width - width) / 2
        case .right: x += rect.width - width
        default: break
        }
      }
      for run in runs {
        context.record(
          .text(
            TextItem(
              run.text, origin: Point(x: Double(x), y: Double(baseline)),
              fontFamily: run.font.familyName, fontSize: Double(run.font.pointSize),
              fontWeight: run.font.cssWeight, color: run.color, width: Double(run.width))))
        x += run.width
      }
      y += height + (style?.lineSpacing ?? 0)
    }
  }

  /// The text without spaces at its end, which do not count where a line is placed.
  private var trimmed: NSAttributedString {
    let text = NSString(string: string)
    var end = text.length
    while end > 1, text.character(at: end - 1) == 0x20 { end -= 1 }
    return attributedSubstring(from: NSRange(location: 0, length: end))
  }

  private struct Run {
    let text: String
    let font: UIFont
    let color: Color
    let width: CGFloat
  }

  private var runs: [Run] {
    var result: [Run] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let part = attributedSubstring(from: range)
      let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
      let color = (attributes[.foregroundColor] as? UIColor ?? .black).cgColor.displayed
      result.append(Run(text: part.string, font: font, color: color, width: part.size().width))
    }
    return result
  }

  /// The lines, broken after spaces so that each fits the width; a word that does not fit stands alone.
  private func lines(in width: CGFloat) -> [NSAttributedString] {
    var lines: [NSAttributedString] = []
    let text = NSString(string: string)
    var start = 0
    func part(_ from: Int, _ to: Int) -> NSAttributedString {
      attributedSubstring(from: NSRange(location: from, length: to - from))
    }
    while start <= text.length {
      let rest = NSRange(location: start, length: text.length - start)
      let feed = text.rangeOfCharacter(from: .newlines, options: [], range: rest)
      let end = feed.location == NSNotFound ? text.length : feed.location
      var first = start
      var fitting = start
      while fitting < end {
        let search = NSRange(location: fitting, length: end - fitting)
        let space = text.rangeOfCharacter(from: .whitespaces, options: [], range: search)
        let next = space.location == NSNotFound ? end : space.location + space.length
        if fitting > first, part(first, next).trimmed.size().width > width + 0.001 {
          lines.append(part(first, fitting))
          first = fitting
        } else {
          fitting = next
        }
      }
      if end > first || end == start { lines.append(part(first, end)) }
      guard feed.location != NSNotFound else { break }
      start = end + feed.length
    }
    return lines
  }
}

extension UIFont {
  /// The weight as CSS counts.
  fileprivate var cssWeight: Int {
    guard case .sanFrancisco(let font) = typeface else { return 400 }
    return font.weight.cssWeight
  }
}

extension String {
  /// Draws the text with its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text in a rectangle, broken into lines of its width.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  /// Draws the text in a rectangle.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}

extension NSString {
  /// Draws the text with its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(at: point, withAttributes: attrs)
  }

  /// Draws the text in a rectangle, broken into lines of its width.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(in: rect, withAttributes: attrs)
  }
}
