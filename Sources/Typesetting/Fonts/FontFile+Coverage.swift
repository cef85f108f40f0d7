import CHarfBuzz

extension FontFile {
  /// Whether the font has a glyph for a scalar.
  func covers(_ scalar: Unicode.Scalar) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
  }

  /// Whether the font can draw a character: by its scalars, or as shaping composes and decomposes them.
  func covers(_ character: Character) -> Bool {
    if let byte = character.utf8.first, ascii.contains(byte), character.utf8.count == 1 {
      return true
    }
    let scalars = character.unicodeScalars.filter { !$0.isInvisible }
    if scalars.allSatisfy(covers) { return true }
    return Canonical.composed(scalars).allSatisfy { scalar in
      covers(scalar) || Canonical.decomposed(scalar).allSatisfy(covers)
    }
  }
}

/// Unicode's canonical equivalents, one step of a character at a time.
enum Canonical {
  /// Scalars with each mark joined to the letter before it where Unicode has a letter for both.
  static func composed(_ scalars: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
    let functions = hb_unicode_funcs_get_default()
    var composed: [Unicode.Scalar] = []
    for scalar in scalars {
      var both: hb_codepoint_t = 0
      if let last = composed.last,
        hb_unicode_compose(functions, last.value, scalar.value, &both) != 0,
        let joined = Unicode.Scalar(both)
      {
        composed[composed.count - 1] = joined
      } else {
        composed.append(scalar)
      }
    }
    return composed
  }

  /// A letter and its marks.
  static func decomposed(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    let functions = hb_unicode_funcs_get_default()
    var base = scalar
    var marks: [Unicode.Scalar] = []
    var first: hb_codepoint_t = 0
    var second: hb_codepoint_t = 0
    while hb_unicode_decompose(functions, base.value, &first, &second) != 0,
      let next = Unicode.Scalar(first)
    {
      base = next
      // A letter that is another's double decomposes into that one alone.
      if second != 0, let mark = Unicode.Scalar(second) { marks.append(mark) }
    }
    return [base] + marks.reversed()
  }
}
