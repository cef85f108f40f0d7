import ButtonLayout
import SystemFont

var button = LegacyButton(imageSize: Size(width: 32, height: 32))
button.imageEdgeInsets.left = 50
let bounds = Rect(x: 0, y: 0, width: 335, height: 40)
let font = SanFrancisco(ofSize: 18)
if let title = LineTitle("Checkout", font: font) {
  let answer = button.arrangement(forBounds: bounds, title: title)
  for rect in [answer.imageRect, answer.titleRect] {
    print(rect?.minX ?? 0, rect?.minY ?? 0, rect?.width ?? 0, rect?.height ?? 0)
  }
}
