/// How what is drawn is mixed with what is there.
public enum CGBlendMode: Int32, Sendable {
  /// Over it.
  case normal = 0
  /// Products of both.
  case multiply = 1
  /// Products of the negatives.
  case screen = 2
  /// Multiplied in the dark, screened in the light.
  case overlay = 3
  /// The darker.
  case darken = 4
  /// The lighter.
  case lighten = 5
  /// Lightened to what is drawn.
  case colorDodge = 6
  /// Darkened to what is drawn.
  case colorBurn = 7
  /// Softly lit.
  case softLight = 8
  /// Harshly lit.
  case hardLight = 9
  /// Differences.
  case difference = 10
  /// Softer differences.
  case exclusion = 11
  /// The hue of what is drawn.
  case hue = 12
  /// The saturation of what is drawn.
  case saturation = 13
  /// Hue and saturation of what is drawn.
  case color = 14
  /// The lightness of what is drawn.
  case luminosity = 15
  /// Takes away.
  case clear = 16
  /// Replaces.
  case copy = 17
  /// What is drawn, where there is something.
  case sourceIn = 18
  /// What is drawn, where there is nothing.
  case sourceOut = 19
  /// Over it, where there is something.
  case sourceAtop = 20
  /// Behind it.
  case destinationOver = 21
  /// What is there, where something is drawn.
  case destinationIn = 22
  /// What is there, where nothing is drawn.
  case destinationOut = 23
  /// Behind it, where something is drawn.
  case destinationAtop = 24
  /// Either, not both.
  case xor = 25
  /// Darker sums.
  case plusDarker = 26
  /// Sums.
  case plusLighter = 27

  /// The mode in the words of CSS's compositing: "softLight" is "soft-light".
  var displayed: String {
    var text = ""
    for character in "\(self)" {
      text += character.isUppercase ? "-\(character.lowercased())" : String(character)
    }
    return text
  }
}
