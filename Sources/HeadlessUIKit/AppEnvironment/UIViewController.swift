import Foundation

/// Somebody who looks after a view.
@preconcurrency @MainActor
open class UIViewController: HeadlessResponder {
  /// Creates a controller; a nib is not read here.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init(inherited: ())
  }
  /// Creates a controller from an archive; here without reading one.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init(inherited: ())
  }
  /// Creates a controller.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// The nib that was named.
  public let nibName: String?
  /// Where it was to be.
  public let nibBundle: Bundle?

  // MARK: View

  private var loadedView: UIView?

  /// The view, made when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      if loadedView?.controller === self { loadedView?.controller = nil }
      loadedView = newValue
      newValue?.controller = self
    }
  }
  /// The view where it was made.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view was made.
  open var isViewLoaded: Bool { loadedView != nil }
  /// The title.
  open var title: String?

  /// Makes the view where it was not made.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    viewDidLoad()
  }

  /// Makes the view.
  open func loadView() {
    if let nibName {
      HeadlessReport.note(
        "UIViewController.init(nibName:bundle:)",
        "Nibs are not read here: the view of \"\(nibName)\" is an empty one.")
    }
    view = UIView(frame: UIScreen.main.bounds)
  }
  /// The view was made.
  open func viewDidLoad() {}
  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when constraints are to be brought up to date.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// The margins have changed.
  open func viewLayoutMarginsDidChange() {}
  /// The safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Memory is short.
  open func didReceiveMemoryWarning() {}

  // MARK: Appearing

  /// The view is about to appear.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is appearing (iOS 13).
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  private var transition: (isAppearing: Bool, isAnimated: Bool)?

  /// Tells the controller that its view is about to appear or to disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    transition = (isAppearing, animated)
    loadViewIfNeeded()
    if isAppearing {
      viewWillAppear(animated)
      viewIsAppearing(animated)
    } else {
      viewWillDisappear(animated)
    }
  }

  /// Tells the controller that its view has appeared or disappeared.
  open func endAppearanceTransition() {
    guard let transition else { return }
    self.transition = nil
    if transition.isAppearing {
      viewDidAppear(transition.isAnimated)
    } else {
      viewDidDisappear(transition.isAnimated)
    }
  }

  // MARK: Others

  /// The controllers in this one.
  open private(set) var children: [UIViewController] = []
  /// The controller that this one is in.
  open private(set) weak var parent: UIViewController?

  /// Takes a controller in; its view is to be added by the caller.
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Leaves the controller that this one is in.
  open func removeFromParent() {
    guard let old = parent else { return }
    old.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  /// It is about to have another parent.
  open func willMove(toParent parent: UIViewController?) {}
  /// It has another parent.
  open func didMove(toParent parent: UIViewController?) {}

  /// The controller that this one shows.
  open private(set) var presentedViewController: UIViewController?
  /// The controller that shows this one.
  open private(set) weak var presentingViewController: UIViewController?

  /// Shows a controller at once: it is told so, and its view is added to no window.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    HeadlessReport.note(
      "UIViewController.present(_:animated:completion:)",
      "The controller is told that it appears; its view stands in no window.")
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    viewControllerToPresent.beginAppearanceTransition(true, animated: flag)
    viewControllerToPresent.endAppearanceTransition()
    completion?()
  }

  /// Has the controller that this one shows go, or this one where it shows none.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let gone = presentedViewController else {
      guard let above = presentingViewController else {
        completion?()
        return
      }
      above.dismiss(animated: flag, completion: completion)
      return
    }
    gone.beginAppearanceTransition(false, animated: flag)
    gone.endAppearanceTransition()
    presentedViewController = nil
    gone.presentingViewController = nil
    completion?()
  }

  /// How it is shown.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How that is animated.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether it cannot be pulled down.
  open var isModalInPresentation = false
  /// The size that it would like, in points.
  open var preferredContentSize = CGSize.zero
  /// Whether it is edited.
  open var isEditing = false
  /// The edges below bars that the view reaches.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// Room that the safe area has beside bars, in points; kept.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      HeadlessReport.note(
        "UIViewController.additionalSafeAreaInsets", "The insets are kept; the view has them not.")
    }
  }
  /// How the bar with the time looks.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether that bar is hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// Asks for that anew; there is no such bar here.
  open func setNeedsStatusBarAppearanceUpdate() {
    HeadlessReport.note(
      "UIViewController.setNeedsStatusBarAppearanceUpdate()", "There is no status bar.")
  }
  /// The ways that it may be held.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  /// Has the view edited or not.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Whether what it shows over itself stays inside of it.
  open var definesPresentationContext = false
  /// A name to restore its state by.
  open var restorationIdentifier: String?
  /// Whether it is about to be shown.
  open var isBeingPresented: Bool { presentingViewController != nil && transition != nil }
  /// Whether it is about to go.
  open var isBeingDismissed: Bool { transition?.isAppearing == false && parent == nil }
  /// Whether it is about to come into another controller.
  open var isMovingToParent: Bool { transition?.isAppearing == true && parent != nil }
  /// Whether it is about to leave the controller that it is in.
  open var isMovingFromParent: Bool { transition?.isAppearing == false && parent != nil }
  /// Shows a controller as the place asks: over this one.
  open func show(_ vc: UIViewController, sender: Any?) { present(vc, animated: true) }
  /// Shows a controller beside or over this one.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    present(vc, animated: true)
  }
  /// Whether it turns with the device.
  open var shouldAutorotate: Bool { true }

  /// Follows a path of a storyboard; there is none here.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    HeadlessReport.note(
      "UIViewController.performSegue(withIdentifier:sender:)",
      "Storyboards are not read here, so that \"\(identifier)\" leads nowhere.")
  }

  // MARK: Traits

  /// What it is shown on: what its view is.
  open var traitCollection: UITraitCollection {
    loadedView?.traitCollection ?? parent?.traitCollection ?? .current
  }
  /// Light or dark for its view; it makes the view.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { loadedView?.overrideUserInterfaceStyle ?? .unspecified }
    set { view?.overrideUserInterfaceStyle = newValue }
  }
  /// The traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The view's superview.
  open override var next: UIResponder? { loadedView?.superview ?? parent }
}

extension UIView {
  /// The controller that looks after the view.
  var controller: UIViewController? {
    get { rare?.controller }
    set { madeRare.controller = newValue }
  }
}

/// How a controller is shown.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over everything.
  case fullScreen = 0
  /// As a page.
  case pageSheet = 1
  /// As a form.
  case formSheet = 2
  /// Over the controller that shows it.
  case currentContext = 3
  /// As it says itself.
  case custom = 4
  /// Over everything, which stays.
  case overFullScreen = 5
  /// Over the controller that shows it, which stays.
  case overCurrentContext = 6
  /// Beside what was touched.
  case popover = 7
  /// Over everything, blurred.
  case blurOverFullScreen = 8
  /// Not.
  case none = -1
  /// As suits.
  case automatic = -2
}

/// How showing a controller is animated.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// Around the middle.
  case flipHorizontal = 1
  /// One into the other.
  case crossDissolve = 2
  /// Like a page.
  case partialCurl = 3
}
