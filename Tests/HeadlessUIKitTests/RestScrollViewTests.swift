import HeadlessUIKit
import Testing

@MainActor private final class Listener: NSObject, UIScrollViewDelegate {
  var log: [String] = []
  let zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("end") }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("zoom") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
}

@MainActor private final class CountedScroll: UIScrollView {
  var layouts = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

/// Scrolling as views and delegates see it.
@MainActor @Suite struct RestScrollViewTests {
  @Test func `the first scroll asks for layout`() {
    let scroll = CountedScroll(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.layoutIfNeeded()
    let before = scroll.layouts
    scroll.layoutIfNeeded()
    #expect(scroll.layouts == before)
    scroll.contentOffset = CGPoint(x: 0, y: 1)
    scroll.layoutIfNeeded()
    #expect(scroll.layouts == before + 1)
    scroll.contentOffset = CGPoint(x: 0, y: 1)
    scroll.layoutIfNeeded()
    #expect(scroll.layouts == before + 1)
  }

  @Test func `the offset is the origin of the bounds, and the delegate is told of each change`() {
    let scroll = UIScrollView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
    let listener = Listener()
    scroll.delegate = listener
    scroll.contentOffset = CGPoint(x: 3, y: 4)
    #expect(scroll.bounds == CGRect(x: 3, y: 4, width: 100, height: 100))
    #expect(scroll.frame == CGRect(x: 5, y: 5, width: 100, height: 100))
    scroll.setContentOffset(CGPoint(x: 3, y: 4), animated: true)
    scroll.setContentOffset(CGPoint(x: 0, y: 9), animated: true)
    scroll.bounds.origin = .zero
    #expect(listener.log == ["scroll", "scroll", "end", "scroll"])
  }

  @Test(arguments: [
    (CGRect(x: 0, y: 150, width: 10, height: 10), CGPoint(x: 0, y: 70)),
    (CGRect(x: 0, y: 20, width: 10, height: 10), CGPoint(x: 0, y: 0)),
    (CGRect(x: 0, y: 390, width: 10, height: 100), CGPoint(x: 0, y: 310)),
  ])
  func `a rectangle is brought into view by the shortest way`(_ rect: CGRect, _ offset: CGPoint) {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 400)
    scroll.contentInset.bottom = 10
    scroll.scrollRectToVisible(rect, animated: false)
    #expect(scroll.contentOffset == offset)
  }

  @Test func `zooming stays between its ends and scales the delegate's view`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let listener = Listener()
    scroll.delegate = listener
    scroll.maximumZoomScale = 3
    scroll.addSubview(listener.zoomed)
    scroll.zoomScale = 10
    #expect(scroll.zoomScale == 3)
    #expect(scroll.contentSize == CGSize(width: 300, height: 300))
    #expect(listener.zoomed.frame == CGRect(x: 0, y: 0, width: 300, height: 300))
    #expect(listener.log == ["zoom"])
  }

  @Test func `a spinner is hidden until it turns`() {
    let spinner = UIActivityIndicatorView(style: .large)
    #expect(spinner.isHidden && spinner.bounds.size == CGSize(width: 37, height: 37))
    spinner.startAnimating()
    #expect(!spinner.isHidden && spinner.isAnimating)
    spinner.stopAnimating()
    #expect(spinner.isHidden)
    #expect(UIActivityIndicatorView().intrinsicContentSize == CGSize(width: 20, height: 20))
  }
}
