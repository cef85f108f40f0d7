import CHarfBuzz

/// A stretch of text in one script and direction: what a shaper takes at a time.
struct ScriptRun: Equatable {
  /// The bytes of the text, in UTF-8.
  var bytes: Range<Int>
  /// The script; common where no letter has one.
  var script: hb_script_t
  /// The direction that its letters are set in.
  var direction: hb_direction_t

  /// The runs of a text.
  ///
  /// Characters that every script uses belong to the script before them, at the beginning to the first one. Within
  /// right-to-left scripts numbers run from left to right (UAX #9).
  static func runs(of bytes: UnsafeBufferPointer<UInt8>) -> [ScriptRun] {
    let functions = hb_unicode_funcs_get_default()
    var runs: [ScriptRun] = []
    var start = 0
    var script: hb_script_t?
    var end = 0
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      let own = hb_unicode_script(functions, scalar.value)
      if own.isOwn {
        if let script, script != own {
          append(start..<end, script)
          start = end
        }
        script = own
      }
      end += UTF8.width(scalar)
    }
    append(start..<end, script ?? HB_SCRIPT_COMMON)
    return runs

    func append(_ range: Range<Int>, _ script: hb_script_t) {
      guard hb_script_get_horizontal_direction(script) == HB_DIRECTION_RTL else {
        runs.append(ScriptRun(bytes: range, script: script, direction: HB_DIRECTION_LTR))
        return
      }
      for (part, isNumber) in numbersApart(bytes, range) {
        runs.append(
          ScriptRun(
            bytes: part, script: script,
            direction: isNumber ? HB_DIRECTION_LTR : HB_DIRECTION_RTL))
      }
    }
  }

  /// A stretch cut into numbers and what stands between them; one separator between digits belongs to the number.
  private static func numbersApart(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> [(bytes: Range<Int>, isNumber: Bool)] {
    var parts: [(bytes: Range<Int>, isNumber: Bool)] = []
    let scalars = Array(
      String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self).unicodeScalars)
    var end = range.lowerBound
    for (index, scalar) in scalars.enumerated() {
      let isInside =
        index > 0 && index + 1 < scalars.count && scalar.separatesDigits
        && scalars[index - 1].isDigit && scalars[index + 1].isDigit
      let isNumber = scalar.isDigit || isInside
      let next = end + UTF8.width(scalar)
      if let last = parts.indices.last, parts[last].isNumber == isNumber {
        parts[last].bytes = parts[last].bytes.lowerBound..<next
      } else {
        parts.append((end..<next, isNumber))
      }
      end = next
    }
    return parts
  }
}

extension hb_script_t {
  /// Whether it is a script, and not what several share.
  fileprivate var isOwn: Bool {
    self != HB_SCRIPT_COMMON && self != HB_SCRIPT_INHERITED && self != HB_SCRIPT_UNKNOWN
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { properties.generalCategory == .decimalNumber }

  fileprivate var separatesDigits: Bool {
    [".", ",", ":", "/", "\u{A0}", "\u{66B}", "\u{66C}"].contains(self)
  }
}

extension UTF8 {
  /// How many bytes a scalar takes.
  static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case ..<0x80: return 1
    case ..<0x800: return 2
    case ..<0x10000: return 3
    default: return 4
    }
  }
}
