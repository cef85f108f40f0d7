import Foundation
import HeadlessUIKit
import Testing

/// Settings of symbols, and images that are handed over later.
@MainActor @Suite struct ImagesVariantTests {
  private let settings = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)

  @Test func `each setting of a symbol is taken back alone`() {
    #expect(settings.configurationWithoutScale().isEqual(to: .init(pointSize: 20, weight: .bold)))
    #expect(settings.configurationWithoutPointSizeAndWeight().isEqual(to: .init(scale: .large)))
    #expect(
      settings.configurationWithoutWeight().configurationWithoutScale()
        .isEqual(to: .init(pointSize: 20)))
    #expect(settings.isEqual(to: .init(pointSize: 20, weight: .bold, scale: .large)))
  }

  @Test func `a text style is taken back with its size`() {
    let styled = UIImage.SymbolConfiguration(textStyle: .title1, scale: .small)
    #expect(styled.configurationWithoutTextStyle().isEqual(to: .init(scale: .small)))
  }

  @Test(arguments: [
    (UIImage.SymbolWeight.ultraLight, UIFont.Weight.ultraLight), (.semibold, .semibold),
    (.black, .black), (.unspecified, .regular),
  ])
  func `a symbol is as heavy as text`(symbol: UIImage.SymbolWeight, text: UIFont.Weight) {
    #expect(symbol.fontWeight() == text)
  }

  @Test func `a thumbnail is handed over with its size`() async {
    let image = UIImage(headlessSize: CGSize(width: 40, height: 20))
    let size = CGSize(width: 8, height: 4)
    let thumbnail = await withCheckedContinuation { answer in
      image.prepareThumbnail(of: size) { answer.resume(returning: $0) }
    }
    #expect(thumbnail?.size == size)
  }

  @Test func `an image of no files is none`() {
    #expect(UIImage.animatedImageNamed("Nothing", duration: 1) == nil)
    #expect(
      UIImage.animatedResizableImageNamed("Nothing", capInsets: .zero, duration: 1) == nil)
  }

  @Test func `traits give an image's settings`() {
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(traits.imageConfiguration.traitCollection == traits)
  }
}
