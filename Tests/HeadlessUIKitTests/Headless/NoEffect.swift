import HeadlessUIKit

/// Something that a program may ask for without effect, and the name that it is reported by.
struct NoEffect: Sendable, CustomStringConvertible {
  let name: String
  let ask: @MainActor @Sendable () -> Void

  init(_ name: String, _ ask: @escaping @MainActor @Sendable () -> Void) {
    self.name = name
    self.ask = ask
  }

  var description: String { name }

  static let all: [NoEffect] =
    buttons + views + constraints + animations + interactions + gestures + surroundings + drawing
    + text

  private static let buttons = [
    NoEffect("UIButton.menu") { UIButton().menu = UIMenu() },
    NoEffect("UIButton.role") { UIButton().role = .destructive },
    NoEffect("UIButton.showsTouchWhenHighlighted") { UIButton().showsTouchWhenHighlighted = true },
    NoEffect("UIButton.reversesTitleShadowWhenHighlighted") {
      UIButton().reversesTitleShadowWhenHighlighted = true
    },
    NoEffect("UIButton.isPointerInteractionEnabled") {
      UIButton().isPointerInteractionEnabled = true
    },
    NoEffect("UIButton.preferredBehavioralStyle") { UIButton().preferredBehavioralStyle = .mac },
    NoEffect("UIButton.ButtonType.close") { _ = UIButton(type: .close) },
    NoEffect("UIControl.showsMenuAsPrimaryAction") { UIButton().showsMenuAsPrimaryAction = true },
    NoEffect("UIControl.isContextMenuInteractionEnabled") {
      UIButton().isContextMenuInteractionEnabled = true
    },
    NoEffect("UIControl.toolTip") { UIButton().toolTip = "Cart" },
    configured("UIButton.configuration") { _ in },
    configured("UIButton.Configuration.indicator") { $0.indicator = .popup },
    configured("UIButton.Configuration.macIdiomStyle") { $0.macIdiomStyle = .bordered },
    configured("UIButton.Configuration.indicatorColorTransformer") {
      $0.indicatorColorTransformer = .grayscale
    },
    configured("UIBackgroundConfiguration.image") { $0.background.image = picture(8, 8) },
    NoEffect("UIButton.pointerStyleProvider") {
      UIButton().pointerStyleProvider = { _, _, _ in nil }
    },
    configured("UIBackgroundConfiguration.visualEffect") {
      $0.background.visualEffect = UIBlurEffect(style: .dark)
    },
    configured("UIBackgroundConfiguration.strokeOutset") { $0.background.strokeOutset = 2 },
    configured("UIBackgroundConfiguration.edgesAddingLayoutMarginsToBackgroundInsets") {
      $0.background.edgesAddingLayoutMarginsToBackgroundInsets = .all
    },
    NoEffect("UIButton.Configuration.updated(for:)") {
      let button = UIButton(configuration: .filled())
      button.isHighlighted = true
      button.layoutIfNeeded()
      _ = button.intrinsicContentSize
    },
  ]

  private static func configured(
    _ name: String, _ change: @escaping @MainActor @Sendable (inout UIButton.Configuration) -> Void
  ) -> NoEffect {
    NoEffect(name) {
      var configuration = UIButton.Configuration.filled()
      change(&configuration)
      UIButton(configuration: configuration).sizeToFit()
    }
  }

  private static let views = [
    NoEffect("UIView.mask") { UIView().mask = UIView() },
    NoEffect("UIView.isMultipleTouchEnabled") { UIView().isMultipleTouchEnabled = true },
    NoEffect("UIView.isExclusiveTouch") { UIView().isExclusiveTouch = true },
    NoEffect("UIView.clearsContextBeforeDrawing") { UIView().clearsContextBeforeDrawing = false },
    NoEffect("UIView.restorationIdentifier") { UIView().restorationIdentifier = "cart" },
    NoEffect("UIView.tintAdjustmentMode") { UIView().tintAdjustmentMode = .dimmed },
    NoEffect("UIView.snapshotView(afterScreenUpdates:)") {
      _ = UIView().snapshotView(afterScreenUpdates: true)
    },
    NoEffect("UIView.showsLargeContentViewer") { UIView().showsLargeContentViewer = true },
    NoEffect("UIView.systemLayoutSizeFitting(_:)") {
      _ = UIView().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    },
    NoEffect("UIScrollView.isPagingEnabled") { UIScrollView().isPagingEnabled = true },
    NoEffect("UIScrollView.keyboardDismissMode") { UIScrollView().keyboardDismissMode = .onDrag },
    NoEffect("UIScrollView.decelerationRate") { UIScrollView().decelerationRate = .fast },
    NoEffect("UIScrollView.isDirectionalLockEnabled") {
      UIScrollView().isDirectionalLockEnabled = true
    },
    NoEffect("UIScrollView.indicatorStyle") { UIScrollView().indicatorStyle = .black },
    NoEffect("UIScrollView.verticalScrollIndicatorInsets") {
      UIScrollView().scrollIndicatorInsets.top = 8
    },
    NoEffect("UIScrollView.flashScrollIndicators()") { UIScrollView().flashScrollIndicators() },
    NoEffect("UIStackView.isBaselineRelativeArrangement") {
      UIStackView().isBaselineRelativeArrangement = true
    },
    NoEffect("UILabel.minimumScaleFactor") { UILabel().minimumScaleFactor = 0.5 },
    NoEffect("UILabel.adjustsFontSizeToFitWidth") { UILabel().adjustsFontSizeToFitWidth = true },
    NoEffect("UILabel.baselineAdjustment") { UILabel().baselineAdjustment = .alignCenters },
    NoEffect("UIActivityIndicatorView.startAnimating()") {
      UIActivityIndicatorView(style: .medium).startAnimating()
    },
    NoEffect("UIImage.animatedImage(with:duration:)") {
      _ = UIImage.animatedImage(with: [picture(8, 8), picture(8, 8)], duration: 1)
    },
  ]

  private static let constraints = [
    NoEffect("NSLayoutConstraint.isActive") {
      let view = UIView()
      view.widthAnchor.constraint(equalToConstant: 44).isActive = true
    },
    NoEffect("NSLayoutConstraint.isActive (second item)") {
      let (first, second) = (UIView(), UIView())
      first.leadingAnchor.constraint(equalTo: second.leadingAnchor).isActive = true
    },
    NoEffect("NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)") {
      _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a]-|", views: ["a": UIView()])
    },
    NoEffect("NSLayoutXAxisAnchor.anchorWithOffset(to:)") {
      let view = UIView()
      _ = view.leadingAnchor.anchorWithOffset(to: view.trailingAnchor)
    },
    NoEffect("NSLayoutYAxisAnchor.anchorWithOffset(to:)") {
      let view = UIView()
      _ = view.topAnchor.anchorWithOffset(to: view.bottomAnchor)
    },
    NoEffect("UIView.addLayoutGuide(_:)") { UIView().addLayoutGuide(UILayoutGuide()) },
    NoEffect("UIView.hasAmbiguousLayout") { _ = UIView().hasAmbiguousLayout },
    NoEffect("UIView.constraintsAffectingLayout(for:)") {
      _ = UIView().constraintsAffectingLayout(for: .vertical)
    },
  ]

  private static let animations = [
    NoEffect("UIView.animate(withDuration:animations:completion:)") {
      UIView.animate(withDuration: 0.3) {}
    },
    NoEffect("UIView.animate(withDuration:delay:options:animations:completion:)") {
      UIView.animate(withDuration: 0, delay: 1, options: .repeat, animations: {})
    },
    NoEffect("UIView.transition(with:duration:options:animations:completion:)") {
      UIView.transition(with: UIView(), duration: 0.3, animations: nil)
    },
    NoEffect("UIView.animateKeyframes(withDuration:delay:options:animations:completion:)") {
      UIView.animateKeyframes(withDuration: 1, delay: 0, animations: {})
    },
    NoEffect("UIView.beginAnimations(_:context:)") { UIView.beginAnimations(nil, context: nil) },
    NoEffect("UIView.setAnimationDuration(_:)") { UIView.setAnimationDuration(1) },
    NoEffect("UIViewPropertyAnimator.startAnimation()") {
      UIViewPropertyAnimator(duration: 1, curve: .linear).startAnimation()
    },
    NoEffect("UIViewPropertyAnimator.fractionComplete") {
      UIViewPropertyAnimator(duration: 1, curve: .linear).fractionComplete = 0.5
    },
    NoEffect("UIViewPropertyAnimator.pauseAnimation()") {
      UIViewPropertyAnimator(duration: 1, curve: .linear).pauseAnimation()
    },
    NoEffect("CALayer.add(_:forKey:)") {
      CALayer().add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
    },
  ]

  private static let interactions = [
    NoEffect("UIFeedbackGenerator.prepare()") { UISelectionFeedbackGenerator().prepare() },
    NoEffect("UIImpactFeedbackGenerator.impactOccurred()") {
      UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
    },
    NoEffect("UIImpactFeedbackGenerator.impactOccurred(intensity:)") {
      UIImpactFeedbackGenerator().impactOccurred(intensity: 0.5)
    },
    NoEffect("UISelectionFeedbackGenerator.selectionChanged()") {
      UISelectionFeedbackGenerator().selectionChanged()
    },
    NoEffect("UINotificationFeedbackGenerator.notificationOccurred(_:)") {
      UINotificationFeedbackGenerator().notificationOccurred(.error)
    },
    NoEffect("UIView.addInteraction(_:)") { UIView().addInteraction(UIPointerInteraction()) },
    NoEffect("UIPointerInteraction.invalidate()") { UIPointerInteraction().invalidate() },
    NoEffect("UIFocusEnvironment.setNeedsFocusUpdate()") { UIView().setNeedsFocusUpdate() },
    NoEffect("UIFocusEnvironment.updateFocusIfNeeded()") { UIView().updateFocusIfNeeded() },
    NoEffect("UIResponder.reloadInputViews()") { UIView().reloadInputViews() },
    NoEffect("UIAccessibility.post(notification:argument:)") {
      UIAccessibility.post(notification: .announcement, argument: "Added")
    },
    NoEffect("#selector(missing)") {
      let button = UIButton()
      button.addTarget(button, action: Selector("missing"), for: .touchDown)
      button.sendActions(for: .touchDown)
    },
  ]

  private static let gestures = [
    added("UILongPressGestureRecognizer.minimumPressDuration") { UILongPressGestureRecognizer() },
    added("UIPanGestureRecognizer.translation(in:)") { UIPanGestureRecognizer() },
    added("UISwipeGestureRecognizer.direction") { UISwipeGestureRecognizer() },
    added("UIPinchGestureRecognizer.scale") { UIPinchGestureRecognizer() },
    added("UIRotationGestureRecognizer.rotation") { UIRotationGestureRecognizer() },
    added("UIHoverGestureRecognizer.zOffset") { UIHoverGestureRecognizer() },
    NoEffect("UIGestureRecognizer.require(toFail:)") {
      UITapGestureRecognizer().require(toFail: UITapGestureRecognizer())
    },
    NoEffect("UIGestureRecognizer.delaysTouchesBegan") {
      UITapGestureRecognizer().delaysTouchesBegan = true
    },
  ]

  private static func added(
    _ name: String, _ make: @escaping @MainActor @Sendable () -> UIGestureRecognizer
  ) -> NoEffect {
    NoEffect(name) { UIView().addGestureRecognizer(make()) }
  }

  private static let surroundings = [
    NoEffect("UIPasteboard.general") { UIPasteboard.general.string = "Cart" },
    NoEffect("UIVisualEffectView.effect") {
      _ = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    },
    NoEffect("UIApplication.isIdleTimerDisabled") {
      UIApplication.shared.isIdleTimerDisabled = true
    },
    NoEffect("UIApplication.applicationIconBadgeNumber") {
      UIApplication.shared.applicationIconBadgeNumber = 3
    },
    NoEffect("UIScreen.brightness") { UIScreen.main.brightness = 1 },
    NoEffect("UIDevice.beginGeneratingDeviceOrientationNotifications()") {
      UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    },
    NoEffect("UIViewController.setNeedsStatusBarAppearanceUpdate()") {
      UIViewController().setNeedsStatusBarAppearanceUpdate()
    },
    NoEffect("UIViewController.present(_:animated:completion:)") {
      UIViewController().present(UIViewController(), animated: true)
    },
  ]

  private static let drawing = [
    rendered("CALayer.zPosition") { $0.zPosition = 1 },
    rendered("CALayer.contentsCenter") { $0.contentsCenter.size.width = 0.5 },
    rendered("CALayer.contentsRect") { $0.contentsRect.size.width = 0.5 },
    rendered("CALayer.filters") { $0.filters = ["blur"] },
    rendered("CALayer.backgroundFilters") { $0.backgroundFilters = ["blur"] },
    rendered("CALayer.compositingFilter") { $0.compositingFilter = "multiply" },
    rendered("CALayer.mask") { $0.mask = CALayer() },
    rendered("CALayer.sublayerTransform") {
      $0.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    },
    rendered("CALayer.shadowPath") {
      $0.shadowOpacity = 1
      $0.shadowPath = CGPath(rect: $0.bounds, transform: nil)
    },
    rendered("CALayer.cornerCurve") {
      $0.cornerRadius = 4
      $0.cornerCurve = .continuous
    },
    NoEffect("CAReplicatorLayer.instanceCount") { CAReplicatorLayer().instanceCount = 3 },
    NoEffect("CATextLayer.truncationMode") { CATextLayer().truncationMode = .end },
    NoEffect("CATextLayer.alignmentMode") { CATextLayer().alignmentMode = .center },
    NoEffect("CGContext.setShouldAntialias(_:)") {
      UIGraphicsBeginImageContext(CGSize(width: 8, height: 8))
      UIGraphicsGetCurrentContext()?.setShouldAntialias(false)
      UIGraphicsEndImageContext()
    },
  ]

  private static func rendered(
    _ name: String, _ change: @escaping @MainActor @Sendable (CALayer) -> Void
  ) -> NoEffect {
    NoEffect(name) {
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
      change(layer)
      UIGraphicsBeginImageContext(layer.bounds.size)
      if let context = UIGraphicsGetCurrentContext() { layer.render(in: context) }
      UIGraphicsEndImageContext()
    }
  }

  private static let text = [
    NoEffect("UIFont.italicSystemFont(ofSize:)") { _ = UIFont.italicSystemFont(ofSize: 15) },
    NoEffect("UIFont.monospacedSystemFont(ofSize:weight:)") {
      _ = UIFont.monospacedSystemFont(ofSize: 15, weight: .regular)
    },
    NoEffect("UIFont.monospacedDigitSystemFont(ofSize:weight:)") {
      _ = UIFont.monospacedDigitSystemFont(ofSize: 15, weight: .regular)
    },
    NoEffect("UIFont.systemFont(ofSize:weight:width:)") {
      _ = UIFont.systemFont(ofSize: 15, weight: .bold, width: .condensed)
    },
    NoEffect("UIFontDescriptor.withDesign(_:)") {
      _ = UIFont.systemFont(ofSize: 15).fontDescriptor.withDesign(.rounded)
    },
    NoEffect("UIFontDescriptor.withSymbolicTraits(_:)") {
      _ = UIFont.systemFont(ofSize: 15).fontDescriptor.withSymbolicTraits(.traitItalic)
    },
    measured("NSTextAttachment", .attachment) { NSTextAttachment(image: picture(8, 8)) },
    measured("NSAttributedString.Key.baselineOffset", .baselineOffset) { 4.0 },
    measured("NSAttributedString.Key.expansion", .expansion) { 0.5 },
    measured("NSParagraphStyle.headIndent", .paragraphStyle) {
      style { $0.firstLineHeadIndent = 10 }
    },
    measured("NSParagraphStyle.paragraphSpacing", .paragraphStyle) {
      style { $0.paragraphSpacing = 10 }
    },
    measured("NSParagraphStyle.hyphenationFactor", .paragraphStyle) {
      style { $0.hyphenationFactor = 1 }
    },
  ]

  private static func measured(
    _ name: String, _ key: NSAttributedString.Key, _ value: @escaping @Sendable () -> Any
  ) -> NoEffect {
    NoEffect(name) { _ = "Cart".size(withAttributes: [key: value()]) }
  }

  private static func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    change(style)
    return style
  }
}
