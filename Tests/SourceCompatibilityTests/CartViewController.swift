import Keycap
import UIKit

final class CartViewController: UIViewController {
  let cart = ImageTitleButton(imagePosition: .top, spacing: 6)

  override func viewDidLoad() {
    super.viewDidLoad()
    cart.setImage(UIImage(named: "cart"), for: .normal)
    cart.setTitle("Cart", for: .normal)
    cart.titleLabel?.font = .preferredFont(forTextStyle: .footnote)
    cart.hasMinimumHitArea = true
    view.addSubview(cart)
    cart.sizeToFit()
  }
}
