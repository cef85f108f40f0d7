import Foundation

/// The root of a tree of views.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Creates a window with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a window from an archive; here without reading one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.view.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }
  /// Whether it takes key events.
  open private(set) var isKeyWindow = false

  /// Shows the window.
  open func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
    layoutIfNeeded()
  }

  open override var window: UIWindow? { self }
}

/// Somebody who looks after a view.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// Creates a controller.
  public init(nibName: String? = nil, bundle: Bundle? = nil) { super.init() }
  /// Creates a controller from an archive; here without reading one.
  public required init?(coder: NSCoder) { super.init() }
  /// Creates a controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  private var loadedView: UIView?

  /// The view, made when it is first asked for.
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        viewDidLoad()
      }
      return loadedView
    }
    set { loadedView = newValue }
  }
  /// The view where it was made.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view was made.
  open var isViewLoaded: Bool { loadedView != nil }
  /// The title.
  open var title: String?

  /// Makes the view.
  open func loadView() { loadedView = ControllerView(self) }
  /// The view was made.
  open func viewDidLoad() {}
  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// The view is about to appear.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// A view that tells its controller of its layout.
  private final class ControllerView: UIView {
    private weak var controller: UIViewController?

    init(_ controller: UIViewController) {
      self.controller = controller
      super.init(frame: UIScreen.main.bounds)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
      controller?.viewWillLayoutSubviews()
      super.layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
  }
}
