import UIKit

@objc protocol CartScreenDelegate {
  func cartScreenDidCheckOut(_ screen: CartScreen)
}

/// A screen with everything that needs Objective-C on a phone.
@objc(KCCartScreen)
@objcMembers
class CartScreen: UIView {
  @IBOutlet weak var checkOutButton: UIButton!
  @IBOutlet private(set) var rows: [UIButton]!
  weak var delegate: CartScreenDelegate?

  @objc dynamic var itemCount = 0  // @objc stays in a comment, #selector(too) as well
  private(set) var log: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    let button = UIButton(type: .system)
    button.setTitle("Check out: \(itemCount)", for: .normal)
    button.addTarget(self, action: #selector(checkOut), for: .touchUpInside)
    button.addTarget(self, action: #selector(CartScreen.touched(_:)), for: .touchDown)
    button.addTarget(self, action: #selector(moved(_:with:)), for: .touchDragInside)
    button.addTarget(
      self, action: #selector(CartScreen.handleTapped(sender:)), for: .touchUpOutside)
    addSubview(button)
    checkOutButton = button
    rows = [button]
  }

  @objc private func checkOut() {
    itemCount += 1
    log.append("checkOut")
    delegate?.cartScreenDidCheckOut(self)
  }

  @IBAction func touched(_ sender: UIButton) {
    log.append("touched \(sender === checkOutButton)")
  }

  @objc fileprivate func moved(_ sender: UIControl, with event: UIEvent?) {
    log.append("moved \(event != nil)")
  }

  func press(_ event: UIControl.Event) { checkOutButton.sendActions(for: event) }

  func press(_ name: String) {
    checkOutButton.sendAction(Selector((name)), to: self, for: nil)
  }

  var keyPath: String { #keyPath(CartScreen.itemCount) }
  var names: [String] { ["@objc", "#selector(checkOut)", #"#keyPath(a) "@IBOutlet""#] }
}

extension UIView {
  @objc func handleTapped(sender: Any) {
    if let cart = self as? CartScreen { cart.note("outside") }
  }
}

extension CartScreen {
  fileprivate func note(_ text: String) { log.append(text) }
}

#if os(iOS)
  class PhoneOnly: UIView {
    @objc func shaken() {}
  }
#endif

/// A delegate that asks for no class of its own to exist.
final class Cashier: NSObject, CartScreenDelegate {
  private(set) var total = 0
  func cartScreenDidCheckOut(_ screen: CartScreen) { total += screen.itemCount }
  @objc func close() { total = 0 }
  @objc func close(_ drawer: Bool) -> Bool { drawer }
  let action = #selector(close as () -> Void)
  private class Drawer: NSObject {
    @objc func open() {}
  }
}
