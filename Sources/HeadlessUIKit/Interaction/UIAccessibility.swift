import Foundation

/// What an element is and can do.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit a trait.
  public let rawValue: UInt64
  /// Creates traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing.
  public static let none: UIAccessibilityTraits = []
  /// It can be pressed.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// It leads somewhere.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// It is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It makes a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// It is a key.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// It is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It says how things are when the app starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// It cannot be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A search is written into it.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// It starts sound or video.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Its value goes up and down.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// It takes touches itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// It turns the page when it was read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// It is a bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// It is a heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// It is a switch.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

/// What was set for assistive technology.
struct AccessibilityValues {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var identifier: String?
  var language: String?
  var elementsHidden = false
  var viewIsModal = false
  var groupsChildren = false
  var customActions: [UIAccessibilityCustomAction]?
  var userInputLabels: [String]?
  var showsLargeContentViewer = false
  var largeContentTitle: String?
  var largeContentImage: UIImage?
  var scalesLargeContentImage = false
  var largeContentImageInsets = UIEdgeInsets.zero
}

extension UIResponder {
  var accessibility: AccessibilityValues? { rare?.accessibility }

  func setAccessibility(_ change: (inout AccessibilityValues) -> Void) {
    let rare = madeRare
    var values = rare.accessibility ?? AccessibilityValues()
    change(&values)
    rare.accessibility = values
  }

  /// Apple's documentation of `isAccessibilityElement`: no, unless it is a standard control.
  var hasAccessibilityByItself: Bool { self is UIControl || self is UILabel }

  /// Apple's documentation of `accessibilityLabel`: of a control it is derived from the title.
  var ownAccessibilityText: String? {
    switch self {
    case let button as UIButton: return button.currentTitle
    case let label as UILabel: return label.text
    default: return nil
    }
  }

  var ownAccessibilityTraits: UIAccessibilityTraits {
    switch self {
    case let control as UIControl:
      var traits: UIAccessibilityTraits = control is UIButton ? .button : .none
      if control.isSelected { traits.insert(.selected) }
      if !control.isEnabled { traits.insert(.notEnabled) }
      return traits
    case is UILabel: return .staticText
    case is UIImageView: return .image
    default: return .none
    }
  }

  var ownAccessibilityFrame: CGRect {
    guard let view = self as? UIView else { return .zero }
    return view.convert(view.bounds, to: nil)
  }

  /// What tests find it by.
  public var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { setAccessibility { $0.identifier = newValue } }
  }
  /// The language that it is read in.
  public var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { setAccessibility { $0.language = newValue } }
  }
  /// Whether nothing in it is seen.
  public var accessibilityElementsHidden: Bool {
    get { accessibility?.elementsHidden ?? false }
    set { setAccessibility { $0.elementsHidden = newValue } }
  }
  /// Whether nothing beside it is seen.
  public var accessibilityViewIsModal: Bool {
    get { accessibility?.viewIsModal ?? false }
    set { setAccessibility { $0.viewIsModal = newValue } }
  }
  /// Whether what is in it is read together.
  public var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { setAccessibility { $0.groupsChildren = newValue } }
  }
  /// What can be done beside touching it.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { setAccessibility { $0.customActions = newValue } }
  }
  /// What it may be called by voice.
  public var accessibilityUserInputLabels: [String]! {
    get { accessibility?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { setAccessibility { $0.userInputLabels = newValue } }
  }
}

/// Something that can be done with an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Does it; whether it was done.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  /// The name.
  open var name: String
  /// The image.
  open var image: UIImage?
  /// Who does it.
  open weak var target: AnyObject?
  /// The name of the method that does it.
  open var selector: Selector
  /// What does it.
  open var actionHandler: Handler?

  /// Creates an action that a method does.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target as AnyObject?
    self.selector = selector
  }

  /// Creates an action that a closure does.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    selector = Selector("")
  }
}

/// An element that is no view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// Who holds it.
  open weak var accessibilityContainer: AnyObject?
  /// Where it is, in the container's coordinates.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Creates an element.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}

/// What the user has chosen for assistive technology, and what it is told; nothing listens here.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// What can be told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// Creates a notification.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Other things are shown.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Things have moved.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A sentence.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells assistive technology something; nobody listens here.
  public static func post(notification: Notification, argument: Any?) {
    HeadlessReport.note(
      "UIAccessibility.post(notification:argument:)", "No assistive technology listens here.")
  }

  /// Whether VoiceOver runs: no.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether Switch Control runs: no.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether the user wants bold text: by the current traits.
  public static var isBoldTextEnabled: Bool {
    UITraitCollection.current.legibilityWeight == .bold
  }
  /// Whether the user wants less motion: no.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether the user wants less transparency: no.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether the user wants darker colours: by the current traits.
  public static var isDarkerSystemColorsEnabled: Bool {
    UITraitCollection.current.accessibilityContrast == .high
  }
  /// Whether the user wants outlines of buttons: no.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether colours are inverted: no.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether there are no colours: no.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether states need more than a colour: no.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether switches are labelled: no.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether the device is kept to one app: no.
  public static var isGuidedAccessEnabled: Bool { false }
}
