import CUnibreak

/// Where lines may and must end, by Unicode's rules (UAX #14), through libunibreak.
///
/// libunibreak does this one thing, is small and kept; ICU, the alternative, brings 30 MB of data for the same question.
/// Old releases do not know newer emoji, which are therefore shown to it as the ideographs that the rules liken
/// them to. Thai, Lao, Khmer and Burmese need a dictionary, which it has not: their words end at spaces.
enum LineBreaks {
  private static let isReady: Bool = {
    init_linebreak()
    return true
  }()

  /// Whether a line may or must end behind each cluster of a text.
  static func behindClusters(of text: MeasuredText) -> [Cluster.LineBreak] {
    var behind = [Cluster.LineBreak](repeating: .forbidden, count: text.clusters.count)
    guard isReady, !text.clusters.isEmpty else { return behind }
    var shown: [utf32_t] = []
    shown.reserveCapacity(text.string.utf8.count)
    var previous: Unicode.Scalar?
    for scalar in text.string.unicodeScalars {
      if scalar == "\u{FE0F}", let previous, previous.properties.isEmoji, !previous.isASCII {
        shown[shown.count - 1] = ideograph
      }
      shown.append(scalar.properties.isEmojiPresentation ? ideograph : scalar.value)
      previous = scalar
    }
    var breaks = [CChar](repeating: 0, count: shown.count)
    set_linebreaks_utf32(shown, shown.count, nil, &breaks)
    var bytes = 0
    var index = 0
    for (number, scalar) in text.string.unicodeScalars.enumerated() {
      bytes += UTF8.width(scalar)
      guard index < text.clusters.count, text.clusters[index].bytes.upperBound == bytes else {
        continue
      }
      behind[index] = lineBreak(breaks[number], behind: shown[number])
      index += 1
    }
    return behind
  }

  private static let ideograph: utf32_t = 0x4E00

  private static func lineBreak(_ value: CChar, behind scalar: utf32_t) -> Cluster.LineBreak {
    switch Int32(value) {
    // The end of the text counts as a mandatory break there; only a line feed is one here.
    case LINEBREAK_MUSTBREAK: return isNewline(scalar) ? .mandatory : .allowed
    case LINEBREAK_ALLOWBREAK: return .allowed
    default: return .forbidden
    }
  }

  private static func isNewline(_ value: utf32_t) -> Bool {
    [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029].contains(value)
  }
}
