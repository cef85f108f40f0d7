import HeadlessUIKit
import Testing

/// Traits as values.
@MainActor @Suite struct RestTraitTests {
  @Test func `a collection says one thing, and several say what each says`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(dark.displayScale == 0 && dark.userInterfaceIdiom == .unspecified)
    let both = UITraitCollection(traitsFrom: [
      dark, UITraitCollection(displayScale: 3), UITraitCollection(userInterfaceStyle: .light),
    ])
    #expect(both.userInterfaceStyle == .light && both.displayScale == 3)
    #expect(both.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(!both.containsTraits(in: dark))
    #expect(both == UITraitCollection(traitsFrom: [both]))
  }

  @Test func `colours differ by style and not by scale`() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(
      light.hasDifferentColorAppearance(
        comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(
      !light.hasDifferentColorAppearance(
        comparedTo: light.modifyingTraits { $0.displayScale = 3 }))
    #expect(light.hasDifferentColorAppearance(comparedTo: nil))
  }

  @Test func `a collection is the current one while something is done`() {
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      #expect(UITraitCollection.current.displayScale == 2)
    }
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func `a controller is told of its view's life in order`() {
    final class Teller: UIViewController {
      var log: [String] = []
      override func viewDidLoad() { log.append("load") }
      override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
      override func viewDidAppear(_ animated: Bool) { log.append("appear") }
      override func viewWillLayoutSubviews() { log.append("will lay out") }
      override func viewDidLayoutSubviews() { log.append("lay out") }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = Teller()
    window.rootViewController = controller
    #expect(controller.log == ["load"])
    window.makeKeyAndVisible()
    #expect(controller.log == ["load", "will appear", "will lay out", "lay out", "appear"])
    #expect(window.isKeyWindow && UIApplication.shared.windows.contains(window))
    #expect(controller.view.frame == window.bounds)
  }

  @Test func `a controller has others in it, and shows others`() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    #expect(child.parent === parent && parent.children == [child])
    child.removeFromParent()
    #expect(child.parent == nil && parent.children.isEmpty)
    var isShown = false
    parent.present(child, animated: true) { isShown = true }
    #expect(isShown && parent.presentedViewController === child)
    child.dismiss(animated: true)
    #expect(parent.presentedViewController == nil)
  }
}

/// A controller and its view.
@MainActor @Suite struct RestControllerTests {
  private final class Own: UIViewController {
    var layouts = 0
    var styles: [UIUserInterfaceStyle] = []
    var calls = 0

    override func loadView() { view = UIButton() }
    override func viewDidLayoutSubviews() { layouts += 1 }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      styles.append(traitCollection.userInterfaceStyle)
    }
  }

  @Test func `a controller with a view of its own hears of its layout and its traits`() {
    let controller = Own()
    controller.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    controller.view.layoutIfNeeded()
    #expect(controller.layouts == 1)
    controller.overrideUserInterfaceStyle = .dark
    #expect(controller.styles == [.dark])
    #expect(controller.view.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func `a control without a target calls its controller`() throws {
    let name = Selector("buy(_:)")
    name.register(in: Own.self) { controller, _ in controller.calls += 1 }
    let controller = Own()
    let button = try #require(controller.view as? UIButton)
    button.addTarget(nil, action: name, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(controller.calls == 1)
  }

  @Test func `a view follows the content size between its limits`() {
    let parent = UIView()
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "Cart"
    parent.addSubview(button)
    button.maximumContentSizeCategory = .extraLarge
    let usual = button.intrinsicContentSize.height
    parent.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(button.traitCollection.preferredContentSizeCategory == .extraLarge)
    let limited = button.intrinsicContentSize.height
    button.maximumContentSizeCategory = nil
    #expect(usual < limited && limited < button.intrinsicContentSize.height)
    button.minimumContentSizeCategory = .accessibilityExtraLarge
    #expect(button.traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge)
  }

  @Test func `what is copied can be pasted in the same kind`() {
    UIPasteboard.general.string = "Cart"
    let count = UIPasteboard.general.changeCount
    #expect(UIPasteboard.general.strings == ["Cart"] && !UIPasteboard.general.hasImages)
    UIPasteboard.general.color = .red
    #expect(UIPasteboard.general.string == nil && UIPasteboard.general.color == .red)
    #expect(UIPasteboard.general.changeCount == count + 1)
  }
}
