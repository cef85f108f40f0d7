import ButtonLayout
import Testing

/// The natural size of a button with a configuration, and the values that its choices bring.
@Suite struct ConfigurationSizeTests {
  private let nobody = NoTitle(emptyLineHeight: 20.3)

  @Test func `a line of text stands in 7 and 12, on the pixel (Interface Builder, 17 points)`() {
    var button = ConfigurationButton()
    let line = LineTitle(width: 41.6, lineHeight: 20.287)
    #expect(button.measurement(title: line).intrinsicContentSize == Size(width: 66, height: 34.5))
    button.displayScale = 3
    let size = button.measurement(title: line).intrinsicContentSize
    #expect(abs(size.width - (125.0 / 3 + 24)) < 1e-9)
    #expect(abs(size.height - (61.0 / 3 + 14)) < 1e-9)
  }

  @Test func `an image alone counts as it is, without a line of text (Interface Builder)`() {
    let button = ConfigurationButton(imageSize: Size(width: 24, height: 24))
    #expect(button.measurement(title: nobody).intrinsicContentSize == Size(width: 48, height: 38))
  }

  @Test func `padding counts between two parts only`() {
    var button = ConfigurationButton()
    button.imagePadding = 8
    button.titlePadding = 5
    let title = GivenTitle(Size(width: 40, height: 20))
    #expect(button.measurement(title: title).intrinsicContentSize == Size(width: 64, height: 34))
    #expect(
      button.measurement(title: nobody, subtitle: title).intrinsicContentSize
        == Size(width: 64, height: 34))
    button.imageSize = Size(width: 10, height: 10)
    #expect(button.measurement(title: title).intrinsicContentSize == Size(width: 82, height: 34))
    #expect(
      button.measurement(title: title, subtitle: title).intrinsicContentSize
        == Size(width: 82, height: 59))
  }

  @Test func `content insets replace those of the size (Interface Builder: 36.5 with 8, 0, 8, 8)`()
  {
    var button = ConfigurationButton()
    button.contentInsets = DirectionalEdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 8)
    let title = GivenTitle(Size(width: 40, height: 20.5))
    #expect(button.measurement(title: title).intrinsicContentSize == Size(width: 48, height: 36.5))
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      button.layoutDirection = direction
      let content = button.contentRect(forBounds: Rect(x: 0, y: 0, width: 48, height: 36.5))
      #expect(content.minX == (direction == .leftToRight ? 0 : 8))
    }
  }

  @Test func `every answer says what it rests on`() {
    var button = ConfigurationButton()
    #expect(button.measurement(title: nobody).unverified == .configuration)
    for size in ConfigurationButton.ButtonSize.allCases where size != .medium {
      button.buttonSize = size
      let answer = button.arrangement(
        forBounds: Rect(x: 0, y: 0, width: 60, height: 40), title: nobody)
      #expect(answer.unverified == [.configuration, .configurationSize])
    }
    button.buttonSize = .medium
    button.contentInsets = DirectionalEdgeInsets(top: -30)
    #expect(button.measurement(title: nobody).unverified.contains(.negativeIntrinsicSize))
    #expect(button.measurement(title: nobody).intrinsicContentSize.height == 0)
    button.contentInsets = DirectionalEdgeInsets(leading: 70)
    let answer = button.arrangement(
      forBounds: Rect(x: 0, y: 0, width: 60, height: 40), title: nobody)
    #expect(answer.unverified.contains(.negativeRoom))
    #expect(answer.contentRect.width == 0)
  }

  @Test(
    arguments: [
      (ConfigurationButton.ButtonSize.mini, 5.0, 10.0), (.small, 5, 10), (.medium, 7, 12),
      (.large, 15, 20),
    ])
  func `sizes bring insets`(size: ConfigurationButton.ButtonSize, top: Double, leading: Double) {
    let insets = ConfigurationButton.defaultContentInsets(for: size, idiom: .phone)
    #expect(
      insets
        == DirectionalEdgeInsets(top: top, leading: leading, bottom: top, trailing: leading))
    let tv = ConfigurationButton.defaultContentInsets(for: size, idiom: .tv)
    #expect(tv == DirectionalEdgeInsets(top: 20, leading: 40, bottom: 20, trailing: 40))
  }

  @Test func `a capsule is half as round as it is high, the background decides otherwise`() {
    let size = Size(width: 100, height: 34)
    typealias Style = ConfigurationButton.CornerStyle
    #expect(Style.capsule.radius(ofBackground: 3, in: size) == 17)
    #expect(Style.capsule.radius(ofBackground: 3, in: Size(width: 20, height: 34)) == 10)
    #expect(Style.fixed.radius(ofBackground: 3, in: size, textScale: 2) == 3)
    #expect(Style.dynamic.radius(ofBackground: 3, in: size, textScale: 2) == 6)
    #expect(Style.fixed.radius(ofBackground: 80, in: size) == 17)
    let named = [Style.small, .medium, .large].map { $0.radius(ofBackground: 80, in: size) }
    #expect(named == named.sorted() && Set(named).count == 3)
  }
}
