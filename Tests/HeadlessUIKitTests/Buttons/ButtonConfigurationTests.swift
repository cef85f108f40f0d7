import HeadlessUIKit
import Testing

/// A configuration as a value, its update handler, and a layout that says that it is not verified.
@MainActor @Suite struct ButtonConfigurationTests {
  final class Logging: UIButton {
    var log: [String] = []
    override func updateConfiguration() {
      log.append("update")
      super.updateConfiguration()
      log.append("updated")
    }
    override func layoutSubviews() {
      log.append("layout")
      super.layoutSubviews()
    }
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      log.append("image")
      return super.imageRect(forContentRect: contentRect)
    }
  }

  @Test func `changes are gathered into one update before the layout (unverified)`() {
    let button = Logging(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.configuration = .plain()
    button.configurationUpdateHandler = { ($0 as? Logging)?.log.append("handler") }
    button.isHighlighted = true
    button.setNeedsUpdateConfiguration()
    #expect(button.log == [])
    button.layoutIfNeeded()
    #expect(button.log == ["layout", "update", "handler", "updated"])
    button.layoutIfNeeded()
    #expect(button.log.count == 4)
  }

  @Test func `a handler may set the configuration without being called again`() {
    let button = UIButton(configuration: .plain())
    var calls = 0
    button.configurationUpdateHandler = { button in
      calls += 1
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Off")
    button.isSelected = true
    button.layoutIfNeeded()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "On")
    #expect(calls == 2)
  }

  @Test func `the natural size waits for no layout`() {
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { $0.configuration?.image = picture(24, 24) }
    #expect(button.intrinsicContentSize == CGSize(width: 48, height: 38))
  }

  @Test func `a handler is called without a configuration, too`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { states.append($0.state) }
    button.layoutIfNeeded()
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(states == [.normal, .disabled])
  }

  @Test func `a configuration is a value`() {
    let button = UIButton(type: .system)
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Cart"
    button.configuration = configuration
    configuration.title = "Basket"
    #expect(button.configuration?.title == "Cart")
    #expect(configuration != button.configuration)
  }

  @Test func `defaults are UIKit's`() {
    let configuration = UIButton.Configuration.plain()
    #expect(
      configuration.contentInsets
        == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
    #expect(configuration.imagePlacement == .leading)
    #expect(configuration.imagePadding == 0)
    #expect(configuration.titlePadding == 1)
    #expect(configuration.titleAlignment == .automatic)
    #expect(configuration.buttonSize == .medium)
    #expect(configuration.cornerStyle == .dynamic)
  }

  @Test func `insets and rect methods are not consulted`() {
    let button = Logging(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.configuration = .plain()
    button.configuration?.image = picture(20, 20)
    button.layoutIfNeeded()
    let frame = button.imageView?.frame
    button.imageEdgeInsets.left = 30
    button.contentEdgeInsets.left = 30
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == frame)
    #expect(!button.log.contains("image"))
  }

  @Test func `title and image by state fill what a configuration leaves open (unverified)`() {
    let action = UIAction(title: "Cart", image: picture(20, 20)) { _ in }
    let button = UIButton(configuration: .plain(), primaryAction: action)
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Cart")
    #expect(button.imageView?.frame == CGRect(x: 12, y: 7, width: 20, height: 20))
    button.configuration?.title = "Basket"
    #expect(button.titleLabel?.text == "Basket")
  }

  @Test func `a configured button lays out by the published rules and says so`() {
    HeadlessReport.removeAll()
    let button = UIButton(configuration: .plain())
    button.configuration?.image = picture(24, 24)
    button.configuration?.imagePlacement = .top
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.frame.size == CGSize(width: 48, height: 38))
    #expect(button.imageView?.frame == CGRect(x: 12, y: 7, width: 24, height: 24))
    #expect(HeadlessReport.issues.map(\.name) == ["UIButton.configuration"])
    HeadlessReport.removeAll()
  }

  @Test func `taking the configuration away brings the old layout back`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setImage(picture(20, 20), for: .normal)
    button.layoutIfNeeded()
    let frame = button.imageView?.frame
    button.configuration = .plain()
    button.configuration?.contentInsets.leading = 50
    button.layoutIfNeeded()
    button.configuration = nil
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == frame)
  }

  @Test func `a transformer's font is the title's font`() {
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "Cart"
    let height = button.intrinsicContentSize.height
    button.configuration?.titleTextAttributesTransformer =
      UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = UIFont.systemFont(ofSize: 30)
        return outgoing
      }
    #expect(height == 34.5)
    #expect(button.intrinsicContentSize.height == 50)
    #expect(button.titleLabel?.font.pointSize == 30)
  }

  @Test func `an attributed title wins and brings its fonts`() {
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "Cart"
    var title = AttributedString("Basket")
    title.font = UIFont.systemFont(ofSize: 12)
    button.configuration?.attributedTitle = title
    #expect(button.titleLabel?.text == "Basket")
    #expect(button.intrinsicContentSize.height == 14.5 + 14)
  }

  @Test func `a subtitle stands below the title in footnote`() throws {
    let button = UIButton(configuration: .plain())
    #expect(button.subtitleLabel == nil)
    button.configuration?.title = "Checkout"
    button.configuration?.subtitle = "3 items"
    button.configuration?.titlePadding = 4
    let height: CGFloat = 7 + 20.5 + 4 + 16 + 7
    #expect(button.intrinsicContentSize.height == height)
    button.sizeToFit()
    button.layoutIfNeeded()
    let (title, subtitle) = try (#require(button.titleLabel), #require(button.subtitleLabel))
    #expect(subtitle.text == "3 items" && subtitle.font.pointSize == 13)
    #expect(subtitle.frame.minX == title.frame.minX)
    #expect(subtitle.frame.minY == title.frame.maxY + 4)
    #expect(subtitle.superview === button)
    button.configuration = nil
    #expect(subtitle.superview == nil && button.subtitleLabel?.superview == nil)
  }

  @Test func `a spinner takes the image's place (picture cp08)`() throws {
    let button = UIButton(configuration: .filled())
    button.configuration?.image = picture(30, 30)
    button.configuration?.title = "Wait"
    button.configuration?.imagePadding = 8
    button.sizeToFit()
    button.layoutIfNeeded()
    let with = button.bounds.size
    button.configuration?.showsActivityIndicator = true
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.bounds.size == CGSize(width: with.width - 10, height: 34.5))
    let spinner = try #require(
      button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
    #expect(spinner.frame == CGRect(x: 12, y: 7, width: 20, height: 20))
    #expect(spinner.isAnimating && !spinner.isHidden && button.imageView?.superview == nil)
    button.configuration?.showsActivityIndicator = false
    button.layoutIfNeeded()
    #expect(spinner.superview == nil && button.imageView?.superview === button)
  }

  @Test func `text wraps until a truncating mode is asked for`() {
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "Add everything to the cart"
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
    button.layoutIfNeeded()
    let lines = button.titleLabel?.frame.height ?? 0
    #expect(lines > 41 && button.titleLabel?.numberOfLines == 0)
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.height == 20.5 && button.titleLabel?.numberOfLines == 1)
    button.configuration = nil
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
  }

  @Test func `a size brings insets and a font until others are set`() {
    var configuration = UIButton.Configuration.gray()
    configuration.buttonSize = .large
    #expect(configuration.contentInsets.top == 15 && configuration.contentInsets.leading == 20)
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    configuration.buttonSize = .mini
    #expect(configuration.contentInsets.trailing == 4)
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets.leading == 10)
    let button = UIButton(configuration: configuration)
    button.configuration?.title = "Cart"
    #expect(button.titleLabel?.font.pointSize == 15)
  }

  @Test(
    arguments: [
      (UIButton.Configuration.CornerStyle.capsule, 20.0), (.fixed, 5.95), (.dynamic, 5.95),
    ])
  func `a background stands behind the content, as round as its style`(
    style: UIButton.Configuration.CornerStyle, radius: CGFloat
  ) {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Cart"
    button.configuration?.cornerStyle = style
    button.configuration?.baseBackgroundColor = .red
    button.frame = CGRect(x: 0, y: 0, width: 90, height: 40)
    button.layoutIfNeeded()
    let background = button.subviews.first
    #expect(background?.frame == button.bounds && background?.backgroundColor == .red)
    #expect(background?.layer.cornerRadius == radius)
    #expect(button.hitTest(CGPoint(x: 5, y: 5), with: nil) === button)
  }

  @Test func `a transformer may change more than the font`() {
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "Cart"
    let width = button.intrinsicContentSize.width
    button.configuration?.titleTextAttributesTransformer =
      UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.kern = 4
        return outgoing
      }
    #expect(button.intrinsicContentSize.width > width + 8)
    #expect(button.titleLabel?.text == "Cart")
  }

  @Test func `a copied transformer is equal, another is not`() {
    let transformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    let copy = transformer
    #expect(transformer == copy)
    #expect(transformer != UIConfigurationColorTransformer { $0 })
    #expect(UIConfigurationColorTransformer.grayscale(.black) == .black)
  }
}
