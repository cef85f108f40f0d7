import Foundation

/// A look that a view gives to what stands behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  /// Creates an effect that does nothing.
  public override nonisolated init() { super.init() }
}

/// What stands behind is blurred.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// How light or dark a blur is, with UIKit's raw values.
  public enum Style: Int, Sendable {
    /// Lighter than light.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// As the interface.
    case regular = 4
    /// As the interface, more.
    case prominent = 5
    /// Very thin, as the interface.
    case systemUltraThinMaterial = 6
    /// Thin, as the interface.
    case systemThinMaterial = 7
    /// As the interface.
    case systemMaterial = 8
    /// Thick, as the interface.
    case systemThickMaterial = 9
    /// As the system's bars.
    case systemChromeMaterial = 10
  }

  let style: Style

  /// Creates a blur.
  public nonisolated init(style: Style) {
    self.style = style
    super.init()
  }
}

/// What stands in front of a blur lets it through.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect in front of a blur.
  public nonisolated init(blurEffect: UIBlurEffect) { super.init() }
}

/// A view with an effect; subviews belong into its content view.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// What the content stands in, as large as the view.
  public let contentView = UIView()
  /// The effect; kept.
  open var effect: UIVisualEffect? {
    didSet { noteEffect() }
  }

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    holdContent()
    noteEffect()
  }
  /// Creates a view from an archive; here without reading one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    holdContent()
  }

  private func holdContent() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  private func noteEffect() {
    HeadlessReport.note(
      "UIVisualEffectView.effect", "What stands behind is seen as it is.", when: effect != nil)
  }
}
