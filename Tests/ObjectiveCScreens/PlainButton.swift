import UIKit

/// A file without a word of Objective-C is compiled as it is, beside those that are rewritten.
final class PlainButton: UIButton {}
