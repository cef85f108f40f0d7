/// The devices that Interface Builder names, as far as layout asks.
enum IBDevice {
  /// Pixels a point of a device's screen, by Apple's published screen sizes; 2 for one that is not known.
  static func displayScale(of id: String?) -> Double {
    guard let id else { return 2 }
    if id == "appleTV" { return 1 }
    return threePixels.contains(id) ? 3 : 2
  }

  /// Every iPhone with three pixels a point; iPhone XR and 11 (`retina6_1`) and every iPad have two.
  private static let threePixels: Set<String> = [
    "retina5_5", "retina5_9", "retina6_0", "retina6_12", "retina6_3", "retina6_5", "retina6_7",
    "retina6_9",
  ]
}
