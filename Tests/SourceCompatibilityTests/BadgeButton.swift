import Foundation
import UIKit

final class BadgeButton: UIButton {

  var badge: Int = 0 {
    didSet {
      badgeLabel.text = badge > 99 ? "99+" : "\(badge)"
      badgeLabel.isHidden = badge == 0
      setNeedsLayout()
    }
  }

  var badgeInset = UIEdgeInsets(top: 2, left: 6, bottom: 2, right: 6)

  private let badgeLabel: UILabel = {
    let label = UILabel()
    label.font = .boldSystemFont(ofSize: 11)
    label.textColor = .white
    label.textAlignment = .center
    label.backgroundColor = .systemRed
    label.clipsToBounds = true
    label.isHidden = true
    label.isUserInteractionEnabled = false
    return label
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(badgeLabel)
    clipsToBounds = false
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !badgeLabel.isHidden, let imageView = imageView else { return }
    badgeLabel.sizeToFit()
    let height = badgeLabel.bounds.height + badgeInset.top + badgeInset.bottom
    let width = max(height, badgeLabel.bounds.width + badgeInset.left + badgeInset.right)
    badgeLabel.frame = CGRect(
      x: imageView.frame.maxX - width / 2, y: imageView.frame.minY - height / 2,
      width: width, height: height)
    badgeLabel.layer.cornerRadius = height / 2
    bringSubviewToFront(badgeLabel)
  }
}
