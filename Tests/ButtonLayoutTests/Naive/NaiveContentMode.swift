import ButtonLayout

/// The table of model §5: what an image covers in its view.
func naiveDrawnRect(of image: Size, in view: Rect, by mode: ContentMode) -> Rect {
  let (w, h) = (image.width, image.height)
  let (vw, vh) = (view.width, view.height)
  func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: view.minX + x, y: view.minY + y, width: width, height: height)
  }
  func scaled(_ k: Double) -> Rect {
    rect((vw - k * w) / 2, (vh - k * h) / 2, k * w, k * h)
  }
  switch mode {
  case .scaleToFill, .redraw: return view
  case .scaleAspectFit: return scaled(w > 0 && h > 0 ? min(vw / w, vh / h) : 0)
  case .scaleAspectFill: return scaled(w > 0 && h > 0 ? max(vw / w, vh / h) : 0)
  case .center: return rect((vw - w) / 2, (vh - h) / 2, w, h)
  case .top: return rect((vw - w) / 2, 0, w, h)
  case .bottom: return rect((vw - w) / 2, vh - h, w, h)
  case .left: return rect(0, (vh - h) / 2, w, h)
  case .right: return rect(vw - w, (vh - h) / 2, w, h)
  case .topLeft: return rect(0, 0, w, h)
  case .topRight: return rect(vw - w, 0, w, h)
  case .bottomLeft: return rect(0, vh - h, w, h)
  case .bottomRight: return rect(vw - w, vh - h, w, h)
  }
}
