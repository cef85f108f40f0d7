import ButtonLayout

/// A fault that people reported of buttons, helpers or ports, with the place that is right.
///
/// Right values are measured on UIKit or reckoned by hand; the name says who reported it.
public struct ReportedCase: Sendable, CustomStringConvertible {
  /// Who reported what.
  public let description: String
  /// Where the image is wanted.
  public let position: ImagePosition
  /// The button's size.
  public let bounds: Size
  /// The image's size.
  public let image: Size?
  /// The title's size.
  public let title: Size?
  /// The distance between the two.
  public let spacing: Double
  /// The button, all but its image.
  public let button: LegacyButton
  /// Where the image belongs.
  public let imageRect: Rect?
  /// Where the title belongs.
  public let titleRect: Rect?

  init(
    _ description: String, position: ImagePosition, bounds: Size, image: Size?, title: Size?,
    spacing: Double = 0, change: (inout LegacyButton) -> Void = { _ in }, imageRect: Rect?,
    titleRect: Rect?
  ) {
    self.description = description
    self.position = position
    self.bounds = bounds
    self.image = image
    self.title = title
    self.spacing = spacing
    var button = LegacyButton(imageSize: image)
    change(&button)
    self.button = button
    self.imageRect = imageRect
    self.titleRect = titleRect
  }

  /// Every case that numbers can decide.
  public static let all: [ReportedCase] = [
    ReportedCase(
      "e-com-net 1745505489363419136: an image alone stands on half a point",
      position: .leading, bounds: Size(width: 335, height: 40), image: Size(width: 32, height: 32),
      title: nil, spacing: 8, imageRect: Rect(x: 151.5, y: 4, width: 32, height: 32),
      titleRect: nil),
    ReportedCase(
      "e-com-net 1745505489363419136: insets 10 and 100 move it by half of each",
      position: .leading, bounds: Size(width: 335, height: 40), image: Size(width: 32, height: 32),
      title: nil,
      change: { $0.imageEdgeInsets = EdgeInsets(top: 0, left: 10, bottom: 0, right: 100) },
      imageRect: Rect(x: 106.5, y: 4, width: 32, height: 32), titleRect: nil),
    ReportedCase(
      "e-com-net 1745505489363419136: an inset of 50 does not move the title",
      position: .leading, bounds: Size(width: 335, height: 40), image: Size(width: 32, height: 32),
      title: Size(width: 54, height: 21.5), change: { $0.imageEdgeInsets.left = 50 },
      imageRect: Rect(x: 149.5, y: 4, width: 32, height: 32),
      titleRect: Rect(x: 156.5, y: 9.5, width: 54, height: 21.5)),
    ReportedCase(
      "e-com-net 1745505489363419136: a content inset of 20 moves both by 10",
      position: .leading, bounds: Size(width: 335, height: 40), image: Size(width: 32, height: 32),
      title: Size(width: 54, height: 21.5), change: { $0.contentEdgeInsets.left = 20 },
      imageRect: Rect(x: 134.5, y: 4, width: 32, height: 32),
      titleRect: Rect(x: 166.5, y: 9.5, width: 54, height: 21.5)),
    ReportedCase(
      "e-com-net 1490215486548369408: vertical insets of 9 squeeze the image",
      position: .leading, bounds: Size(width: 40, height: 20), image: Size(width: 10, height: 10),
      title: nil, change: { $0.imageEdgeInsets = EdgeInsets(top: 9, left: 0, bottom: 9, right: 0) },
      imageRect: Rect(x: 15, y: 9, width: 10, height: 2), titleRect: nil),
    ReportedCase(
      "mo4tech: 88 × 56, half a pixel goes up for the title",
      position: .leading, bounds: Size(width: 88, height: 56), image: Size(width: 32, height: 32),
      title: Size(width: 37, height: 21.5), imageRect: Rect(x: 9.5, y: 12, width: 32, height: 32),
      titleRect: Rect(x: 41.5, y: 17.5, width: 37, height: 21.5)),
    ReportedCase(
      "iosugar 2017: a small icon in 100",
      position: .leading, bounds: Size(width: 100, height: 40), image: Size(width: 10, height: 10),
      title: Size(width: 37, height: 21), imageRect: Rect(x: 26.5, y: 15, width: 10, height: 10),
      titleRect: Rect(x: 36.5, y: 9.5, width: 37, height: 21)),
    ReportedCase(
      "article 001: under left alignment a right inset of 50 does nothing",
      position: .leading, bounds: Size(width: 200, height: 100),
      image: Size(width: 50, height: 50), title: Size(width: 50, height: 25),
      change: {
        $0.contentHorizontalAlignment = .left
        $0.imageEdgeInsets.right = 50
      }, imageRect: Rect(x: 0, y: 25, width: 50, height: 50),
      titleRect: Rect(x: 50, y: 37.5, width: 50, height: 25)),
    ReportedCase(
      "article 001, cnblogs 4986872: an upper inset of 50 moves the image by 25",
      position: .leading, bounds: Size(width: 200, height: 100),
      image: Size(width: 50, height: 50), title: Size(width: 50, height: 25),
      change: { $0.imageEdgeInsets.top = 50 }, imageRect: Rect(x: 50, y: 50, width: 50, height: 50),
      titleRect: Rect(x: 100, y: 37.5, width: 50, height: 25)),
    ReportedCase(
      "article 000: spacing 6, without a pair of insets",
      position: .leading, bounds: Size(width: 100, height: 40), image: Size(width: 30, height: 30),
      title: Size(width: 57, height: 20), spacing: 6,
      imageRect: Rect(x: 3.5, y: 5, width: 30, height: 30),
      titleRect: Rect(x: 39.5, y: 10, width: 57, height: 20)),
    ReportedCase(
      "article 000: above in a narrow button, and still centred",
      position: .top, bounds: Size(width: 60, height: 60), image: Size(width: 30, height: 30),
      title: Size(width: 57, height: 20), imageRect: Rect(x: 15, y: 5, width: 30, height: 30),
      titleRect: Rect(x: 1.5, y: 35, width: 57, height: 20)),
    ReportedCase(
      "xamarin/Xamarin.Forms 4272: spacing 50, left",
      position: .left, bounds: Size(width: 250, height: 125), image: Size(width: 40, height: 40),
      title: Size(width: 60, height: 21), spacing: 50,
      imageRect: Rect(x: 50, y: 42.5, width: 40, height: 40),
      titleRect: Rect(x: 140, y: 52, width: 60, height: 21)),
    ReportedCase(
      "xamarin/Xamarin.Forms 4272: spacing 50, right",
      position: .right, bounds: Size(width: 250, height: 125), image: Size(width: 40, height: 40),
      title: Size(width: 60, height: 21), spacing: 50,
      imageRect: Rect(x: 160, y: 42.5, width: 40, height: 40),
      titleRect: Rect(x: 50, y: 52, width: 60, height: 21)),
    ReportedCase(
      "xamarin/Xamarin.Forms 4272: spacing 50, top",
      position: .top, bounds: Size(width: 250, height: 125), image: Size(width: 40, height: 40),
      title: Size(width: 60, height: 21), spacing: 50,
      imageRect: Rect(x: 105, y: 7, width: 40, height: 40),
      titleRect: Rect(x: 95, y: 97, width: 60, height: 21)),
    ReportedCase(
      "xamarin/Xamarin.Forms 4272: spacing 50, bottom",
      position: .bottom, bounds: Size(width: 250, height: 125), image: Size(width: 40, height: 40),
      title: Size(width: 60, height: 21), spacing: 50,
      imageRect: Rect(x: 105, y: 78, width: 40, height: 40),
      titleRect: Rect(x: 95, y: 7, width: 60, height: 21)),
    ReportedCase(
      "dotnet/maui 29036, 38251: right to left, gap 10 and no overlap",
      position: .leading, bounds: Size(width: 400, height: 44), image: Size(width: 24, height: 24),
      title: Size(width: 100, height: 29), spacing: 10,
      change: { $0.layoutDirection = .rightToLeft },
      imageRect: Rect(x: 243, y: 10, width: 24, height: 24),
      titleRect: Rect(x: 133, y: 7.5, width: 100, height: 29)),
    ReportedCase(
      "pepicrft/PPiAwesomeButton 1: a gap of 20 is 20, the pair centred",
      position: .leading, bounds: Size(width: 200, height: 44), image: Size(width: 20, height: 20),
      title: Size(width: 60, height: 21), spacing: 20,
      imageRect: Rect(x: 50, y: 12, width: 20, height: 20),
      titleRect: Rect(x: 90, y: 11.5, width: 60, height: 21)),
    ReportedCase(
      "csdn 128205982: right, without a parenthesis to mistake",
      position: .right, bounds: Size(width: 200, height: 44), image: Size(width: 20, height: 20),
      title: Size(width: 60, height: 21), spacing: 8,
      imageRect: Rect(x: 124, y: 12, width: 20, height: 20),
      titleRect: Rect(x: 56, y: 11.5, width: 60, height: 21)),
    ReportedCase(
      "SPStore/SPButton: top aligned starts at the top, not half a spacing above",
      position: .top, bounds: Size(width: 100, height: 100), image: Size(width: 30, height: 30),
      title: Size(width: 40, height: 20), spacing: 10,
      change: { $0.contentVerticalAlignment = .top },
      imageRect: Rect(x: 35, y: 0, width: 30, height: 30),
      titleRect: Rect(x: 30, y: 40, width: 40, height: 20)),
    ReportedCase(
      "article 004: in a tall button the stack stays in the middle",
      position: .top, bounds: Size(width: 100, height: 200), image: Size(width: 30, height: 30),
      title: Size(width: 40, height: 20), spacing: 3,
      imageRect: Rect(x: 35, y: 73.5, width: 30, height: 30),
      titleRect: Rect(x: 30, y: 106.5, width: 40, height: 20)),
    ReportedCase(
      "article 003, right: a title too long is cut, nothing leaves the button",
      position: .right, bounds: Size(width: 100, height: 44), image: Size(width: 30, height: 30),
      title: Size(width: 120, height: 20), spacing: 8,
      imageRect: Rect(x: 70, y: 7, width: 30, height: 30),
      titleRect: Rect(x: 0, y: 12, width: 62, height: 20)),
    ReportedCase(
      "article 002, LQButton: the gap does not depend on the width",
      position: .trailing, bounds: Size(width: 300, height: 80), image: Size(width: 50, height: 50),
      title: Size(width: 108, height: 21), imageRect: Rect(x: 179, y: 15, width: 50, height: 50),
      titleRect: Rect(x: 71, y: 29.5, width: 108, height: 21)),
    ReportedCase(
      "flowkey/UIKit-cross-platform: a long title does not push the image out",
      position: .leading, bounds: Size(width: 60, height: 40), image: Size(width: 30, height: 30),
      title: Size(width: 57, height: 20), imageRect: Rect(x: 0, y: 5, width: 30, height: 30),
      titleRect: Rect(x: 30, y: 10, width: 30, height: 20)),
    ReportedCase(
      "microsoft/WinObjC: right alignment counts the content's origin",
      position: .leading, bounds: Size(width: 200, height: 44), image: nil,
      title: Size(width: 60, height: 21),
      change: {
        $0.contentEdgeInsets = EdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
        $0.contentHorizontalAlignment = .right
      }, imageRect: nil, titleRect: Rect(x: 130, y: 11.5, width: 60, height: 21)),
  ]
}
