import HeadlessUIKit
import Testing

/// What a view inherits and keeps: tint, priorities, margins, safe area, direction, animations.
@MainActor @Suite struct ViewValueTests {
  final class Tinted: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }

  @Test func `a tint colour is inherited until a view has its own`() {
    let (outer, inner) = (Tinted(), Tinted())
    outer.addSubview(inner)
    outer.tintColor = .red
    #expect(inner.tintColor == .red)
    #expect(inner.changes == 1)
    inner.tintColor = .green
    outer.tintColor = .blue
    #expect(inner.tintColor == .green)
    #expect(inner.changes == 2)
    inner.tintColor = nil
    #expect(inner.tintColor == .blue)
  }

  @Test func `a view that moves under another tint colour is told`() {
    let (outer, inner) = (Tinted(), Tinted())
    outer.tintColor = .red
    outer.addSubview(inner)
    #expect(inner.changes == 1)
  }

  @Test func `a tint adjustment is inherited, and never automatic when it is read`() {
    let (outer, inner) = (Tinted(), Tinted())
    outer.addSubview(inner)
    #expect(inner.tintAdjustmentMode == .normal)
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed)
    #expect(inner.changes == 1)
  }

  @Test func `priorities have UIKit's numbers`() {
    let all: [UILayoutPriority] = [.required, .defaultHigh, .defaultLow, .fittingSizeLevel]
    #expect(all.map(\.rawValue) == [1000, 750, 250, 50])
    // NSLayoutConstraint.h names these for a scene's size.
    let ofScenes: [UILayoutPriority] = [
      .dragThatCanResizeScene, .sceneSizeStayPut, .dragThatCannotResizeScene,
    ]
    #expect(ofScenes.map(\.rawValue) == [510, 500, 490])
  }

  @Test(arguments: [
    (UISemanticContentAttribute.unspecified, UIUserInterfaceLayoutDirection.leftToRight),
    (.playback, .leftToRight), (.forceRightToLeft, .rightToLeft),
  ])
  func `what a view wants decides beside the app's direction`(
    attribute: UISemanticContentAttribute, direction: UIUserInterfaceLayoutDirection
  ) {
    #expect(UIView.userInterfaceLayoutDirection(for: attribute) == direction)
    let other = UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft)
    #expect(other == (attribute == .playback ? .leftToRight : .rightToLeft))
  }

  @Test func `views answer UIKit's priorities`() throws {
    let button = UIButton(type: .custom)
    button.setTitle("Cart", for: .normal)
    button.setImage(picture(20, 20), for: .normal)
    let views: [(UIView, Float, Float)] = [
      (UIView(), 250, 750), (UILabel(), 251, 750), (button, 250, 750),
      (try #require(button.imageView), 250, 750), (try #require(button.titleLabel), 250, 749.5),
    ]
    for (view, hugging, compression) in views {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        #expect(view.contentHuggingPriority(for: axis).rawValue == hugging)
        #expect(view.contentCompressionResistancePriority(for: axis).rawValue == compression)
      }
    }
  }

  @Test func `margins follow the reading direction`() {
    let view = UIView()
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    view.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 9)
    #expect(view.directionalLayoutMargins.leading == 9)
  }

  @Test func `a superview's margins count where they are preserved`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let view = UIView(frame: CGRect(x: 5, y: 0, width: 95, height: 50))
    parent.addSubview(view)
    #expect(view.layoutMargins.left == 8)
    view.preservesSuperviewLayoutMargins = true
    #expect(view.layoutMargins == UIEdgeInsets(top: 20, left: 15, bottom: 8, right: 20))
  }

  @Test func `a view without a window has no safe area`() {
    #expect(UIView().safeAreaInsets == .zero)
  }

  @Test func `a forced direction is the view's own and is not inherited`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.semanticContentAttribute = .forceRightToLeft
    #expect(outer.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func `the direction of the traits is inherited`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.traitOverrides.layoutDirection = .rightToLeft
    #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    inner.semanticContentAttribute = .playback
    #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func `animations set their end state and call back`() {
    let view = UIView()
    var calls: [String] = []
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: { finished in
      calls.append("done \(finished)")
    }
    UIView.animate(
      withDuration: 1, delay: 1, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.curveEaseIn, .allowUserInteraction]
    ) {
      view.tag = 3
    } completion: { _ in
      calls.append("spring")
    }
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { calls.append("key") }
    }
    UIView.performWithoutAnimation { calls.append("without") }
    #expect(view.alpha == 0)
    #expect(view.tag == 3)
    #expect(calls == ["done true", "spring", "key", "without"])
  }

  @Test func `a property animator makes its changes when it starts`() {
    let view = UIView()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { view.alpha = 0.5 }
    animator.addCompletion { ends.append($0) }
    #expect(view.alpha == 1)
    animator.startAnimation()
    #expect(view.alpha == 0.5)
    #expect(ends == [.end])
    #expect(!animator.isRunning)
    animator.addAnimations { view.alpha = 0 }
    animator.finishAnimation(at: .start)
    #expect(view.alpha == 0.5)
  }

  @Test func `a transition puts one view in another's place`() {
    let (parent, old, new) = (UIView(), UIView(), UIView())
    parent.addSubview(old)
    UIView.transition(from: old, to: new, duration: 1, options: .transitionFlipFromLeft)
    #expect(parent.subviews == [new])
  }

  @Test func `animations can be switched off and on`() {
    #expect(UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
  }

  @Test func `constraints are updated once, from the innermost view outwards, before layout`() {
    final class Updating: UIView {
      static var log: [String] = []
      override func updateConstraints() {
        super.updateConstraints()
        Updating.log.append("update \(tag)")
      }
      override func layoutSubviews() { Updating.log.append("layout \(tag)") }
    }
    Updating.log = []
    let outer = Updating(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    let inner = Updating()
    inner.tag = 1
    outer.addSubview(inner)
    outer.setNeedsUpdateConstraints()
    inner.setNeedsUpdateConstraints()
    outer.layoutIfNeeded()
    #expect(Updating.log == ["update 1", "update 0", "layout 0", "layout 1"])
  }
}
