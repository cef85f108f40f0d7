import Testing
import UIKit

@MainActor @Test func theTitleFits() {
  let button = UIButton(type: .system)
  button.setTitle("Checkout", for: .normal)
  button.sizeToFit()
  button.layoutIfNeeded()
  #expect(button.titleLabel?.frame == CGRect(x: 0, y: 6, width: 66, height: 18))
}
