import Foundation

/// Colours by hue, saturation and brightness, the hexcone that Smith described in 1978.
enum HSB {
  static func rgb(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat
  ) -> (CGFloat, CGFloat, CGFloat) {
    let turn = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
    func channel(_ offset: CGFloat) -> CGFloat {
      let place = (offset + turn).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    return (channel(5), channel(3), channel(1))
  }

  static func values(
    red: CGFloat, green: CGFloat, blue: CGFloat
  ) -> (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    guard range > 0 else { return (0, 0, most) }
    var turn: CGFloat
    if most == red {
      turn = (green - blue) / range
    } else if most == green {
      turn = (blue - red) / range + 2
    } else {
      turn = (red - green) / range + 4
    }
    if turn < 0 { turn += 6 }
    return (turn / 6, most == 0 ? 0 : range / most, most)
  }
}
