import HeadlessUIKit
import Testing

/// What has no effect says so, and what works says nothing.
@MainActor @Suite struct ReportTests {
  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func `a screen of plain buttons reports nothing`(direction: UISemanticContentAttribute) {
    final class Screen: UIViewController {
      let direction: UISemanticContentAttribute
      var taps = 0
      init(_ direction: UISemanticContentAttribute) {
        self.direction = direction
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        super.viewDidLoad()
        for (index, type) in [UIButton.ButtonType.custom, .system].enumerated() {
          let button = UIButton(type: type)
          button.semanticContentAttribute = direction
          button.setTitle("Checkout", for: .normal)
          button.setTitle("Sold out", for: .disabled)
          button.setTitleColor(.red, for: .highlighted)
          button.setImage(picture(20, 20), for: .normal)
          button.setBackgroundImage(picture(40, 30), for: .selected)
          button.titleLabel?.font = .boldSystemFont(ofSize: 17)
          button.titleLabel?.lineBreakMode = .byTruncatingTail
          button.imageView?.contentMode = .scaleAspectFit
          button.imageEdgeInsets.right = 8
          button.contentHorizontalAlignment = .leading
          button.layer.cornerRadius = 8
          button.layer.borderWidth = 1
          button.clipsToBounds = true
          button.tag = index
          button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
          button.frame.origin = CGPoint(x: 16, y: 60 * CGFloat(index))
          button.sizeToFit()
          view.addSubview(button)
        }
      }
    }
    let issues = HeadlessReport.issues {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let screen = Screen(direction)
      window.rootViewController = screen
      window.makeKeyAndVisible()
      for case let button as UIButton in screen.view.subviews {
        button.isHighlighted = true
        button.isSelected = true
        button.layoutIfNeeded()
        button.sendActions(for: .touchUpInside)
        button.isEnabled = false
      }
      window.frame.size.width = 480
      window.layoutIfNeeded()
      #expect(screen.taps == 2)
    }
    #expect(issues == [])
  }

  @Test func `only what is asked for inside is listed, once a name, and also in the whole list`() {
    UISelectionFeedbackGenerator().selectionChanged()
    var inner: [HeadlessReport.Issue] = []
    let outer = HeadlessReport.issues {
      inner = HeadlessReport.issues {
        UIDevice.current.playInputClick()
        UIDevice.current.playInputClick()
      }
      UIView().isExclusiveTouch = true
    }
    #expect(inner.map(\.name) == ["UIDevice.playInputClick()"])
    #expect(outer.map(\.name) == ["UIDevice.playInputClick()", "UIView.isExclusiveTouch"])
    #expect(HeadlessReport.issues.contains { $0.name == "UIView.isExclusiveTouch" })
  }

  @Test func `an error leaves through it`() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try HeadlessReport.issues { () throws(Failure) in throw Failure() }
    }
  }

  @Test(arguments: NoEffect.all)
  func `what has no effect is reported by its name`(_ asked: NoEffect) {
    let issues = HeadlessReport.issues { asked.ask() }
    #expect(issues.contains { $0.name == asked.name })
    for issue in issues { #expect(issue.message.hasSuffix(".")) }
  }

  @Test func `what asks for UIKit's default is no issue`() {
    let issues = HeadlessReport.issues {
      let button = UIButton(type: .custom)
      button.role = .normal
      button.preferredBehavioralStyle = .automatic
      button.menu = nil
      button.showsMenuAsPrimaryAction = false
      button.isExclusiveTouch = false
      button.toolTip = nil
      UIView.animate(withDuration: 0) { button.alpha = 0.5 }
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 0.3) { button.alpha = 1 }
      UIView.setAnimationsEnabled(true)
      _ = UIFont.systemFont(ofSize: 15, weight: .bold, width: .standard)
    }
    #expect(issues == [])
  }
}
