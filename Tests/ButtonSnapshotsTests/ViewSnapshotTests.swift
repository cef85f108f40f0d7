import ButtonSnapshots
import Foundation
import HeadlessUIKit
import Testing

/// Views in pixels: the backend is linked by the snapshots' module.
@MainActor @Suite struct ViewSnapshotTests {
  private func button(_ type: UIButton.ButtonType) -> UIButton {
    let icon = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 2, y: 2, width: 16, height: 16))
    }
    let button = UIButton(type: type)
    button.setTitle("Checkout", for: .normal)
    button.setImage(icon, for: .normal)
    button.backgroundColor = UIColor(white: 0.9, alpha: 1)
    button.layer.cornerRadius = 8
    button.layer.borderWidth = 1
    button.layer.borderColor = UIColor.gray.cgColor
    button.frame = CGRect(x: 0, y: 0, width: 140, height: 44)
    return button
  }

  @Test func `custom button`() throws {
    let button = button(.custom)
    button.setTitleColor(.black, for: .normal)
    try assertSnapshot(of: button)
  }

  @Test func `system button, whose image is a stencil`() throws {
    try assertSnapshot(of: button(.system))
  }

  @Test func `highlighted and disabled`() throws {
    let custom = button(.custom)
    custom.isHighlighted = true
    try assertSnapshot(of: custom, named: "custom highlighted")
    custom.isHighlighted = false
    custom.isEnabled = false
    try assertSnapshot(of: custom, named: "custom disabled")
    let system = button(.system)
    system.isHighlighted = true
    try assertSnapshot(of: system, named: "system highlighted")
  }

  @Test func `an image renderer and drawHierarchy give pixels`() throws {
    let button = button(.system)
    let renderer = UIGraphicsImageRenderer(size: button.bounds.size)
    let data = renderer.pngData { _ in
      button.drawHierarchy(in: button.bounds, afterScreenUpdates: true)
    }
    #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let image = renderer.image { _ in
      button.drawHierarchy(in: button.bounds, afterScreenUpdates: true)
    }
    #expect(image.jpegData(compressionQuality: 0.8)?.starts(with: [0xFF, 0xD8]) == true)
  }
}
