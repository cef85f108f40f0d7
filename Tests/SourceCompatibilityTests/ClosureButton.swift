import UIKit

final class ClosureButton: UIButton {

  typealias Handler = (ClosureButton) -> Void

  convenience init(title: String, image: UIImage? = nil, handler: @escaping Handler) {
    self.init(type: .system)
    setTitle(title, for: .normal)
    setImage(image, for: .normal)
    addAction(
      UIAction { action in
        guard let button = action.sender as? ClosureButton else { return }
        handler(button)
      }, for: .touchUpInside)
  }
}

extension UIControl {

  func on(_ event: UIControl.Event, _ handler: @escaping () -> Void) {
    addAction(UIAction { _ in handler() }, for: event)
  }
}

struct ToolbarFactory {

  static func makeButtons(actions: [UIAction]) -> [UIButton] {
    actions.map { action in
      let button = UIButton(type: .system, primaryAction: action)
      button.setContentHuggingPriority(.required, for: .horizontal)
      button.setContentCompressionResistancePriority(.defaultHigh, for: .vertical)
      return button
    }
  }

  static func makeMenuButton() -> UIButton {
    let edit = UIAction(title: "Edit", image: UIImage(systemName: "pencil")) { _ in }
    let delete = UIAction(
      title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
    ) { _ in }
    let button = UIButton(type: .system)
    button.menu = UIMenu(title: "", children: [edit, delete])
    button.showsMenuAsPrimaryAction = true
    return button
  }
}
