import Foundation

extension UIImage.SymbolConfiguration {
  /// These settings without the size that a text style gave.
  public func configurationWithoutTextStyle() -> Self { changed { $0.size = nil } }
  /// These settings without their scale.
  public func configurationWithoutScale() -> Self { changed { $0.scale = .unspecified } }
  /// These settings without their weight.
  public func configurationWithoutWeight() -> Self { changed { $0.weight = .unspecified } }
  /// These settings without their size and weight.
  public func configurationWithoutPointSizeAndWeight() -> Self {
    changed {
      $0.size = nil
      $0.weight = .unspecified
    }
  }

  private func changed(_ change: (Self) -> Void) -> Self {
    guard let settings = copy() as? Self else { return self }
    change(settings)
    return settings
  }
}

extension UITraitCollection {
  /// Settings of an image with these traits.
  public var imageConfiguration: UIImage.Configuration {
    UIImage.Configuration(traitCollection: self)
  }
}

extension UIImage.SymbolWeight {
  /// The weight of text that goes with it.
  public func fontWeight() -> UIFont.Weight {
    switch self {
    case .unspecified, .regular: .regular
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}
