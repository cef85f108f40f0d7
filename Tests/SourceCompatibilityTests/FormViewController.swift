import UIKit

final class FormViewController: UIViewController {

  private lazy var submitButton: UIButton = {
    let button = UIButton(type: .custom)
    button.translatesAutoresizingMaskIntoConstraints = false
    button.setTitle(NSLocalizedString("Submit", comment: ""), for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.setTitleColor(UIColor.white.withAlphaComponent(0.5), for: [.highlighted, .disabled])
    button.setBackgroundImage(UIImage(named: "button-background"), for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.accessibilityIdentifier = "submit"
    button.accessibilityLabel = "Submit the form"
    return button
  }()

  private let stackView = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    stackView.axis = .vertical
    stackView.spacing = 12
    stackView.alignment = .fill
    stackView.distribution = .equalSpacing
    stackView.translatesAutoresizingMaskIntoConstraints = false
    stackView.addArrangedSubview(submitButton)
    view.addSubview(stackView)
    NSLayoutConstraint.activate([
      stackView.leadingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: stackView.trailingAnchor, constant: 16),
      stackView.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      submitButton.heightAnchor.constraint(equalToConstant: 44),
      submitButton.widthAnchor.constraint(
        greaterThanOrEqualTo: submitButton.heightAnchor, multiplier: 2),
    ])
    submitButton.addAction(UIAction { [weak self] _ in self?.submit() }, for: .touchUpInside)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    submitButton.layer.cornerRadius = submitButton.bounds.height / 2
  }

  private func submit() {
    UIImpactFeedbackGenerator(style: .medium).impactOccurred()
    UIView.animate(withDuration: 0.3) { self.submitButton.alpha = 0.5 }
  }
}
