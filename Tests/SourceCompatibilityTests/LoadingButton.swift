import UIKit

class LoadingButton: UIButton {

  private var originalTitle: String?
  private let activityIndicator = UIActivityIndicatorView(style: .medium)

  var isLoading = false {
    didSet {
      guard isLoading != oldValue else { return }
      isLoading ? showLoading() : hideLoading()
    }
  }

  override var isEnabled: Bool {
    didSet { alpha = isEnabled ? 1.0 : 0.5 }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setup()
  }

  private func setup() {
    activityIndicator.hidesWhenStopped = true
    activityIndicator.color = .white
    activityIndicator.translatesAutoresizingMaskIntoConstraints = false
    addSubview(activityIndicator)
    NSLayoutConstraint.activate([
      activityIndicator.centerXAnchor.constraint(equalTo: centerXAnchor),
      activityIndicator.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  private func showLoading() {
    originalTitle = title(for: .normal)
    setTitle("", for: .normal)
    isUserInteractionEnabled = false
    activityIndicator.startAnimating()
  }

  private func hideLoading() {
    setTitle(originalTitle, for: .normal)
    isUserInteractionEnabled = true
    activityIndicator.stopAnimating()
  }
}
