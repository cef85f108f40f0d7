import HeadlessUIKit
import Testing

/// What colours say of themselves, with UIKit's own names only.
@MainActor @Suite struct DrawingColorTests {
  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    return [red, green, blue, alpha]
  }

  // Hue, saturation and brightness of the corners of the colour cube.
  @Test(
    arguments: [
      ([0, 1, 1], [1, 0, 0]), ([1.0 / 3, 1, 1], [0, 1, 0]), ([2.0 / 3, 1, 1], [0, 0, 1]),
      ([1.0 / 6, 1, 1], [1, 1, 0]), ([0, 0, 0.5], [0.5, 0.5, 0.5]), ([0.5, 0.5, 1], [0.5, 1, 1]),
    ] as [([CGFloat], [CGFloat])])
  func `hue, saturation and brightness make a colour`(hsb: [CGFloat], rgb: [CGFloat]) {
    let color = UIColor(hue: hsb[0], saturation: hsb[1], brightness: hsb[2], alpha: 1)
    for (value, expected) in zip(components(color), rgb) { #expect(abs(value - expected) < 1e-9) }
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (9, 9, 9)
    #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil))
    for (value, expected) in zip([hue, saturation, brightness], hsb) {
      #expect(abs(value - expected) < 1e-9)
    }
  }

  @Test func `a system colour follows light and dark`() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let lightRed: [CGFloat] = [1, 59.0 / 255, 48.0 / 255, 1]
    #expect(components(UIColor.systemRed.resolvedColor(with: light)) == lightRed)
    let darkRed: [CGFloat] = [1, 69.0 / 255, 58.0 / 255, 1]
    #expect(components(UIColor.systemRed.resolvedColor(with: dark)) == darkRed)
    #expect(components(UIColor.label.resolvedColor(with: dark)) == [1, 1, 1, 1])
    #expect(UIColor.systemRed == UIColor.systemRed)
    #expect(UIColor.systemRed != UIColor.systemGreen)
  }

  @Test func `a provider is asked, and its colour's opacity can be changed`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let faint = color.withAlphaComponent(0.25)
    #expect(
      components(faint.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)))
        == [1, 1, 1, 0.25])
    #expect(components(faint) == [0, 0, 0, 0.25])
  }

  @Test func `a grey is not the same colour by red, green and blue`() {
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.white == UIColor(white: 1, alpha: 1))
    #expect(UIColor.white.cgColor.numberOfComponents == 2)
    #expect(UIColor(cgColor: UIColor.red.cgColor) == UIColor.red)
  }

  @Test func `literals are colours and images`() {
    #expect(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
    let image = #imageLiteral(resourceName: "Nowhere")
    #expect(image.size == .zero)
    #expect(HeadlessReport.issues.contains { $0.name.contains("Nowhere") })
  }

  @Test func `a pattern has no components`() {
    let pattern = UIColor(patternImage: UIImage(headlessSize: CGSize(width: 2, height: 2)))
    #expect(!pattern.getRed(nil, green: nil, blue: nil, alpha: nil))
    #expect(HeadlessReport.issues.contains { $0.name == "UIColor.init(patternImage:)" })
  }

  @Test func `a Core Graphics colour keeps components and opacity`() throws {
    let space = CGColorSpaceCreateDeviceRGB()
    let color = try #require(CGColor(colorSpace: space, components: [0.1, 0.2, 0.3, 0.4]))
    #expect(color.components == [0.1, 0.2, 0.3, 0.4])
    #expect(color.copy(alpha: 1)?.alpha == 1)
    #expect(color != CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1))
  }
}
