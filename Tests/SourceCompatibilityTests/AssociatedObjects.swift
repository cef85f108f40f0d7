import UIKit

private var tapHandlerKey: UInt8 = 0
private var tapCountKey: UInt8 = 0

extension UIButton {

  private final class HandlerBox {
    let handler: (UIButton) -> Void
    init(_ handler: @escaping (UIButton) -> Void) { self.handler = handler }
  }

  var tapHandler: ((UIButton) -> Void)? {
    get { (objc_getAssociatedObject(self, &tapHandlerKey) as? HandlerBox)?.handler }
    set {
      objc_setAssociatedObject(
        self, &tapHandlerKey, newValue.map { HandlerBox($0) },
        .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  var tapCount: Int {
    get { objc_getAssociatedObject(self, &tapCountKey) as? Int ?? 0 }
    set {
      objc_setAssociatedObject(
        self, &tapCountKey, newValue, objc_AssociationPolicy.OBJC_ASSOCIATION_COPY_NONATOMIC)
    }
  }

  func handleTap() {
    tapCount += 1
    tapHandler?(self)
  }
}
