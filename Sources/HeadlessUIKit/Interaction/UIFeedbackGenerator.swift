import Foundation

private let feltNothing = "There is nothing that could be felt here."

/// Lets the device be felt; there is nothing to feel here, and the report says so.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override nonisolated init() { super.init() }

  /// Creates a generator for a view.
  public convenience init(view: UIView) { self.init() }

  /// Wakes the hardware up.
  open func prepare() {
    HeadlessReport.note("UIFeedbackGenerator.prepare()", feltNothing)
  }

}

/// A thing strikes another.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy.
  public enum FeedbackStyle: Int, Sendable {
    /// Light.
    case light = 0
    /// Medium.
    case medium = 1
    /// Heavy.
    case heavy = 2
    /// Soft.
    case soft = 3
    /// Hard.
    case rigid = 4
  }

  let style: FeedbackStyle

  /// Creates a generator by its style.
  public nonisolated init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator of medium weight.
  public override convenience nonisolated init() { self.init(style: .medium) }

  /// Creates a generator for a view.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

  /// It struck.
  open func impactOccurred() {
    HeadlessReport.note("UIImpactFeedbackGenerator.impactOccurred()", feltNothing)
  }
  /// It struck with an intensity, 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    HeadlessReport.note("UIImpactFeedbackGenerator.impactOccurred(intensity:)", feltNothing)
  }
}

/// Another thing was chosen.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// It was.
  open func selectionChanged() {
    HeadlessReport.note("UISelectionFeedbackGenerator.selectionChanged()", feltNothing)
  }
}

/// Something went well or not.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it went.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success = 0
    /// Not quite.
    case warning = 1
    /// Not.
    case error = 2
  }

  /// It did.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    HeadlessReport.note("UINotificationFeedbackGenerator.notificationOccurred(_:)", feltNothing)
  }
}
