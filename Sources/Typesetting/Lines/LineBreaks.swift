import CUnibreak

/// Where lines may and must end, by Unicode's rules (UAX #14), through libunibreak.
///
/// libunibreak does this one thing, is small and kept; ICU, the alternative, brings 30 MB of data for the same question.
/// Old releases do not know newer emoji, which are therefore shown to it as the ideographs that the rules liken
/// them to.
enum LineBreaks {
  private static let isReady: Bool = {
    init_linebreak()
    return true
  }()

  /// Marks the clusters behind which a line may or must end.
  static func mark(_ text: inout MeasuredText) {
    guard isReady, !text.clusters.isEmpty else { return }
    var scalars: [utf32_t] = []
    var ends: [Int: Int] = [:]
    var bytes = 0
    for scalar in text.string.unicodeScalars {
      let isEmoji = scalar.properties.isEmojiPresentation
      scalars.append(isEmoji ? 0x4E00 : scalar.value)
      bytes += UTF8.width(scalar)
      ends[bytes] = scalars.count - 1
    }
    var breaks = [CChar](repeating: 0, count: scalars.count)
    set_linebreaks_utf32(scalars, scalars.count, nil, &breaks)
    for index in text.clusters.indices {
      guard let last = ends[text.clusters[index].bytes.upperBound] else { continue }
      switch Int32(breaks[last]) {
      case LINEBREAK_MUSTBREAK:
        // The end of the text counts as a mandatory break there; only a line feed is one here.
        text.clusters[index].lineBreak = isNewline(scalars[last]) ? .mandatory : .allowed
      case LINEBREAK_ALLOWBREAK: text.clusters[index].lineBreak = .allowed
      default: text.clusters[index].lineBreak = .forbidden
      }
    }
  }

  private static func isNewline(_ value: utf32_t) -> Bool {
    [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029].contains(value)
  }
}

extension UTF8 {
  fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
    String(scalar).utf8.count
  }
}
