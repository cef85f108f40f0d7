import UIKit

@objcMembers
class StepperButton: UIButton {
  @IBOutlet weak var label: UILabel?
  dynamic var value = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addTarget(self, action: #selector(step(_:)), for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @objc private func step(_ sender: UIButton) {
    value += 1
  }
}
