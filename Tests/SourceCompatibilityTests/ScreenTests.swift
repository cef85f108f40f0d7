import Testing
import UIKit

/// That the other files of this target compile is their test; here they are touched once.
@MainActor struct ScreenTests {
  @Test func `a vertical button puts its image above its title`() throws {
    let button = VerticalButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    button.setImage(UIImage(headlessSize: CGSize(width: 30, height: 30)), for: .normal)
    button.setTitle("Photos", for: .normal)
    button.layoutIfNeeded()
    let image = try #require(button.imageView?.frame)
    let title = try #require(button.titleLabel?.frame)
    #expect(image.maxY + button.spacing == title.minY)
    #expect(image.midX == 50)
  }

  @Test func `a cart has its image above its title, as far away as it says`() throws {
    let cart = CartViewController().cart
    cart.setImage(UIImage(headlessSize: CGSize(width: 24, height: 24)), for: .normal)
    cart.setTitle("Cart", for: .normal)
    cart.sizeToFit()
    cart.layoutIfNeeded()
    let image = try #require(cart.imageView?.frame)
    let title = try #require(cart.titleLabel?.frame)
    #expect(image.maxY + 6 == title.minY)
    #expect(title.maxY == cart.bounds.maxY)
  }
}
