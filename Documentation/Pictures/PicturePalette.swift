import DisplayList

/// The colours of a picture, for pages with a light or a dark ground.
struct PicturePalette {
  let ground, edge, ink, sky, accent, measure, note: Color

  static let light = PicturePalette(
    ground: Color(red: 0.96, green: 0.96, blue: 0.97),
    edge: Color(red: 0.6, green: 0.6, blue: 0.62), ink: Color(red: 0.1, green: 0.1, blue: 0.12),
    sky: Color(red: 0.8, green: 0.88, blue: 1), accent: Color(red: 0, green: 0.4, blue: 0.85),
    measure: Color(red: 0.8, green: 0.15, blue: 0.1),
    note: Color(red: 0.4, green: 0.4, blue: 0.42))

  static let dark = PicturePalette(
    ground: Color(red: 0.15, green: 0.15, blue: 0.17),
    edge: Color(red: 0.45, green: 0.45, blue: 0.47),
    ink: Color(red: 0.95, green: 0.95, blue: 0.97), sky: Color(red: 0.13, green: 0.24, blue: 0.4),
    accent: Color(red: 0.4, green: 0.7, blue: 1), measure: Color(red: 1, green: 0.5, blue: 0.4),
    note: Color(red: 0.65, green: 0.65, blue: 0.67))
}
