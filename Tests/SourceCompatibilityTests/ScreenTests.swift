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
}
