/// The kind of device whose metrics apply: `UIUserInterfaceIdiom`.
public enum Idiom: UInt8, Equatable, Sendable, CaseIterable {
  /// iPhone.
  case phone
  /// iPad; a button is laid out as on a phone.
  case pad
  /// Apple TV; a system button brings content insets of its own.
  case tv
}
