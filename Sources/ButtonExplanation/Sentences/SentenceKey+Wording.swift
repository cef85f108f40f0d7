/// The table of sentences: every one in every language, side by side.
extension SentenceKey {
  /// How it is said.
  var wording: Wording {
    switch self {
    // MARK: The room
    case .readsFromRight:
      return Wording(
        "The interface reads from right to left: until the last step, places count from the right edge.",
        "界面从右向左排版：在最后一步之前，位置都从右边缘算起。")
    case .wholeRoom:
      return Wording(
        "{Part} may use all {room} points of {extent}.", "{part}可以使用全部 {room} 点{extent}。")
    case .room:
      return Wording(
        "{Part} may use {room} points of {extent}, starting at {place}.",
        "{part}可用的{extent}是 {room} 点，起点 {place}。")
    case .paddedRoom:
      return Wording(
        "UIKit has measured this title-only button before and keeps {start} hidden points above it and {end} below.",
        "UIKit 曾测量过这个只有标题的按钮，因此在上方暗中保留 {start} 点，下方保留 {end} 点。")
    case .emptyRoom:
      return Wording(
        "The insets take more than there is, so {part} has no {extent} to use.",
        "内边距超过了可用空间，{part}没有可用的{extent}。")

    // MARK: The length
    case .squeezed:
      return Wording(
        "Its own {extent} of {natural} does not fit, so it is squeezed to {length}.",
        "它自身的{extent}是 {natural}，放不下，因此被压缩到 {length}。")
    case .titleCut:
      return Wording(
        "The image takes its {reserved} points first, wherever it stands: {left} are left for a title that needs {natural}. The title gives way and is cut.",
        "无论图片显示在哪里，都先占去它的 {reserved} 点：留给标题 {left} 点，而标题需要 {natural} 点。先让步的总是标题，所以它被截断。")
    case .titleWrapped:
      return Wording(
        "The image takes its {reserved} points first, wherever it stands: {left} are left for a title that needs {natural} on one line. It wraps.",
        "无论图片显示在哪里，都先占去它的 {reserved} 点：留给标题 {left} 点，而排成一行需要 {natural} 点，因此换行。")
    case .titleGrown:
      return Wording(
        "In that width its {extent} is {length} instead of {natural}.",
        "在这个宽度内，它的{extent}是 {length}，而不是 {natural}。")
    case .roundedUp:
      return Wording(
        "Its measured {extent} of {fitted} is rounded up to {length}.",
        "测得的{extent} {fitted} 向上取整为 {length}。")

    // MARK: The place, as a pair
    case .pairCentered:
      return Wording(
        "It and {other} of {otherLength} are centred together, {together} points: {offset}.",
        "它与宽 {otherLength} 的{other}作为一个整体居中，整体宽 {together} 点：{offset}。")
    case .imageFirst:
      return Wording(
        "Alignment {alignment}: the image comes first, at the start of its room; nothing is halved.",
        "对齐方式 {alignment}：图片排在最前面，紧贴可用区域的起点，不需要除以 2。")
    case .titleAtStart:
      return Wording(
        "Alignment {alignment}: the title comes behind an image of {otherLength}, at the start of its room; nothing is halved.",
        "对齐方式 {alignment}：标题紧跟在可用区域起点处宽 {otherLength} 的图片之后，不需要除以 2。")
    case .titleBehindImage:
      return Wording(
        "The title comes behind an image of {otherLength}.", "标题排在宽 {otherLength} 的图片之后。")
    case .pairAtEnd:
      return Wording(
        "Alignment {alignment}: it and a title of {otherLength} end together where its room ends, at {end}; nothing is halved.",
        "对齐方式 {alignment}：它与宽 {otherLength} 的标题作为一个整体，紧贴可用区域的终点 {end}，不需要除以 2。")
    case .titleAtEnd:
      return Wording(
        "Alignment {alignment}: the title ends where its room ends, at {end}; nothing is halved.",
        "对齐方式 {alignment}：标题紧贴可用区域的终点 {end}，不需要除以 2。")
    case .imageFillsPair:
      return Wording(
        "Alignment fill: the image takes what a title of {otherLength} leaves, {length} points.",
        "对齐方式 fill：图片占满宽 {otherLength} 的标题以外的空间，共 {length} 点。")
    case .titleUnderFill:
      return Wording(
        "Alignment fill stretches no title across: it keeps its {length} points behind an image of {otherLength}.",
        "对齐方式 fill 不会横向拉伸标题：它保持 {length} 点，排在宽 {otherLength} 的图片之后。")

    // MARK: The place, alone on its axis
    case .aloneCentered:
      return Wording("It is centred there: {offset}.", "它在其中居中：{offset}。")
    case .aloneAtStart:
      return Wording(
        "Alignment {alignment}: it stands at the start of its room; nothing is halved.",
        "对齐方式 {alignment}：它紧贴可用区域的起点，不需要除以 2。")
    case .aloneAtEnd:
      return Wording(
        "Alignment {alignment}: it ends where its room ends, at {end}; nothing is halved.",
        "对齐方式 {alignment}：它紧贴可用区域的终点 {end}，不需要除以 2。")
    case .aloneFills:
      return Wording(
        "Alignment fill: it takes all {length} points of {extent}.",
        "对齐方式 fill：它占满全部 {length} 点{extent}。")

    // MARK: The place, in an area of its own
    case .area:
      return Wording(
        "{Part}'s own area runs from {start} to {end}: {length} points of {extent}.",
        "{part}自己的有效区域从 {start} 到 {end}，{extent} {length} 点。")
    case .areaCentered:
      return Wording(
        "In its own area it is centred: {offset}.", "它在自己的有效区域内居中：{offset}。")
    case .areaAtStart:
      return Wording(
        "Alignment {alignment}: it stands at the start of its own area; nothing is halved.",
        "对齐方式 {alignment}：它紧贴自己有效区域的起点，不需要除以 2。")
    case .areaAtEnd:
      return Wording(
        "Alignment {alignment}: it stands at the end of its own area; nothing is halved.",
        "对齐方式 {alignment}：它紧贴自己有效区域的终点，不需要除以 2。")
    case .areaFilled:
      return Wording(
        "Alignment fill: it takes all of its own area, {length} points.",
        "对齐方式 fill：它占满自己的有效区域，共 {length} 点。")

    // MARK: The place, by the popular rule
    case .popularRule:
      return Wording(
        "The popular rule: top, left and bottom count from the button and right from the title (for a title, left from the image), and a part moves by the whole inset.",
        "流行的说法：top、left、bottom 相对于按钮，right 相对于标题（对标题而言，left 相对于图片），内边距是多少，就移动多少。")
    case .popularDefault:
      return Wording(
        "Without insets of its own {part} stands at {place}.",
        "不设自己的内边距时，{part}位于 {place}。")
    case .popularMove:
      return Wording(
        "The popular rule moves it by the whole {property}: {place}.",
        "按流行的说法，它随 {property} 整个移动：{place}。")
    case .popularPair:
      return Wording(
        "With both edges set the popular rule takes the mean of the two moves: {place}.",
        "两侧都设置时，流行的说法取两次移动的平均：{place}。")
    case .popularStill:
      return Wording("The popular rule leaves it there.", "按流行的说法，它留在原处。")
    case .popularRight:
      return Wording("UIKit puts it there as well.", "UIKit 也把它放在那里。")
    case .popularWrong:
      return Wording(
        "That is wrong: UIKit puts it at {place}.", "这是错的：UIKit 把它放在 {place}。")

    case .popularHalf:
      return Wording(
        "An inset on one side moves a centred part by half.", "居中时，只设一侧的内边距，只会移动它的一半。")
    case .popularOtherEdge:
      return Wording(
        "The inset moves only an edge that the part is not aligned with.",
        "这个内边距移动的边界，并不是它对齐的边界。")
    case .popularOther:
      return Wording(
        "The insets also change how long the part is, or what holds it.",
        "内边距还会改变它的长度，或改变固定它的边界。")

    // MARK: The last pixels
    case .wouldStand:
      return Wording("That would be {place}.", "这样应是 {place}。")
    case .held:
      return Wording(
        "That lies before its room, and an image never leaves its room at the start: it is held at {origin}.",
        "这已超出可用区域的起点，而图片不会越过起点：它被固定在 {origin}。")
    case .halfDown:
      return Wording(
        "A centred image goes down to the pixel: {origin}.",
        "居中的图片向下取整到像素：{origin}。")
    case .nearest:
      return Wording(
        "It goes to the nearest pixel: {origin}.", "取最近的像素：{origin}。")
    case .turnedBack:
      return Wording(
        "It ends {end} from the right, so seen from the left: {place}.",
        "它的末端距右边缘 {end}，换算为从左边量：{place}。")

    // MARK: The answer
    case .stands:
      return Wording("So {part} stands at {place}.", "所以{part}位于 {place}。")
    case .standsNotHalf:
      return Wording(
        "So {part} stands at {place}, not at {expected}: an inset on one side moves a centred part by half.",
        "所以{part}位于 {place}，而不是 {expected}：居中时，只设一侧的内边距，只会移动它的一半。")
    case .standsNotStill:
      return Wording(
        "So {part} stands at {place}, not at {expected}: the inset moves only an edge that {part} is not aligned with.",
        "所以{part}位于 {place}，而不是 {expected}：这个内边距移动的边界，并不是{part}对齐的边界。")
    case .standsNot:
      return Wording(
        "So {part} stands at {place}, not at {expected}.",
        "所以{part}位于 {place}，而不是 {expected}。")

    // MARK: What an inset does
    case .edgeStill:
      return Wording(
        "{property} = 0: {edge} of the room for {part} stays.",
        "{property} = 0：{part}可用区域的{edge}不动。")
    case .edgeInward:
      return Wording(
        "{property} = {inset}: {edge} of the room for {part} moves inward, {length} points {way}.",
        "{property} = {inset}：{part}可用区域的{edge}向内收缩，即向{way}移 {length} 点。")
    case .edgeOutward:
      return Wording(
        "{property} = {inset}: {edge} of the room for {part} moves outward, {length} points {way}.",
        "{property} = {inset}：{part}可用区域的{edge}向外扩张，即向{way}移 {length} 点。")
    case .movesWhole:
      return Wording(
        "Alignment {alignment}: {moved} moves by all of it, {shift}.",
        "对齐方式 {alignment}：{moved}整个移动，{shift}。")
    case .movesHalf:
      return Wording(
        "Alignment {alignment}: {moved} moves by half of it, {shift}.",
        "对齐方式 {alignment}：{moved}移动一半，{shift}。")
    case .movesHalfToPixel:
      return Wording(
        "Alignment {alignment}: {moved} moves by half of it, {half}, on whole pixels {shift}.",
        "对齐方式 {alignment}：{moved}移动一半，{half}，取整到像素为 {shift}。")
    case .movesNothing:
      return Wording(
        "Alignment {alignment}: {moved} does not move.", "对齐方式 {alignment}：{moved}不移动。")
    case .resizes:
      return Wording(
        "Alignment {alignment}: {moved} moves by {shift}, and its {extent} becomes {length} instead of {before}.",
        "对齐方式 {alignment}：{moved}移动 {shift}，{extent}由 {before} 变为 {length}。")
    case .movesOtherwise:
      return Wording(
        "Alignment {alignment}: here {moved} moves by {shift}, since it is held, cut or rounded on the way.",
        "对齐方式 {alignment}：由于途中被固定、截断或取整，{moved}这里移动 {shift}。")

    // MARK: What is seen besides
    case .offCenter:
      return Wording(
        "The middle would be x = {middle}. {Part} misses it: its insets give it {given} points on one side, but {other} holds {otherLength} there: {offset}.",
        "正中应是 x = {middle}。{part}没有居中：它的内边距在一侧让出 {given} 点，而{other}在那里占 {otherLength} 点：{offset}。")
    case .offCenterHeld:
      return Wording(
        "The middle would be x = {middle}. {Part} misses it: its insets give it {given} points on one side, where {other} holds {otherLength}.",
        "正中应是 x = {middle}。{part}没有居中：它的内边距在一侧让出 {given} 点，而{other}在那里占 {otherLength} 点。")
    case .labelMisleads:
      return Wording(
        "Without its insets the title was cut to {cut} points. Whoever reads the label's width then and uses it in an inset takes too little: the text is {natural} wide.",
        "不设标题内边距时，标题被截断为 {cut} 点。这时读取 label 的宽度来计算内边距就偏小了：文字本身宽 {natural} 点。")
    case .drawnSmaller:
      return Wording(
        "Content mode {mode} draws it {width} × {height}, from x = {x}, y = {y}.",
        "contentMode {mode} 把它画成 {width} × {height}，起点 x = {x}，y = {y}。")

    // MARK: What the component does
    case .component:
      return Wording(
        "With imagePosition = {position} and spacing = {spacing} the component's rules decide, and not UIKit's.",
        "imagePosition = {position}，spacing = {spacing}：由组件的规则决定，而不是 UIKit 的规则。")
    case .placed:
      return Wording(
        "{Part} stands at {place}, its {extent} {length}: before it lie {before} points, behind it {behind}.",
        "{part}位于 {place}，{extent} {length}：前面有 {before} 点，后面有 {behind} 点。")
    case .between:
      return Wording(
        "Between image and title lie {gap} points.", "图片与标题之间有 {gap} 点。")

    // MARK: What would be otherwise
    case .change:
      return Wording(
        "With {setting} {part} would stand at {place}.", "如果 {setting}，{part}将位于 {place}。")
    case .changeOfSize:
      return Wording(
        "With {setting} {part} would stand at {place}, its {extent} {length}.",
        "如果 {setting}，{part}将位于 {place}，{extent} {length}。")
    case .changeOfPlace:
      return Wording(
        "With {setting} {part} would stand at x = {x}, y = {y}.",
        "如果 {setting}，{part}将位于 x = {x}，y = {y}。")

    // MARK: What to do
    case .fixPair:
      return Wording(
        "To move {part} by the whole {inset}, take it back on the other edge: {setting}. Such a pair moves by the whole under every alignment; here {part} then stands at {place}.",
        "要让{part}整个移动 {inset}，就在对边取相反数：{setting}。这样的一对在任何对齐方式下都整个移动，这里{part}位于 {place}。")
    case .fixDouble:
      return Wording(
        "Or give one edge twice as much: {setting}. Then it stands at {place}.",
        "或者把一侧加倍：{setting}。这样它位于 {place}。")
    case .fixCenter:
      return Wording(
        "To centre {part}, give back all that {other} takes: {setting}. Then it stands at {place}.",
        "要让{part}居中，就让出{other}占的全部宽度：{setting}。这样它位于 {place}。")
    case .fixTitleRoom:
      return Wording(
        "Image and title do not stand side by side, so take the image's width back: {setting}. Then {room} points are left for the title, which needs {natural}.",
        "图片和标题并不并排，可以收回图片的宽度：{setting}。这样标题可用 {room} 点，它需要 {natural} 点。")
    case .fixWiderButton:
      return Wording(
        "The title needs {missing} more: a button {width} wide shows all of it.",
        "标题还差 {missing} 点：按钮宽 {width} 时可以完整显示。")
    case .fixContentInsets:
      return Wording(
        "UIKit's natural size leaves image and title insets out. Let the content insets hold the room: {setting}; the natural width becomes {width}.",
        "UIKit 的固有尺寸不计图片和标题的内边距。用内容内边距留出空间：{setting}，固有宽度变为 {width}。")
    case .fixAspectFit:
      return Wording(
        "To keep the image's proportions: {setting}. It is then drawn {width} × {height}.",
        "要保持图片的比例：{setting}。这样它画成 {width} × {height}。")

    // MARK: What is given
    case .buttonWithBoth:
      return Wording(
        "A button of {width} × {height} points, with an image of {imageWidth} × {imageHeight} and a title of {titleWidth} × {titleHeight}.",
        "按钮 {width} × {height} 点，图片 {imageWidth} × {imageHeight}，标题 {titleWidth} × {titleHeight}。")
    case .buttonWithImage:
      return Wording(
        "A button of {width} × {height} points, with an image of {imageWidth} × {imageHeight}.",
        "按钮 {width} × {height} 点，图片 {imageWidth} × {imageHeight}，没有标题。")
    case .buttonWithTitle:
      return Wording(
        "A button of {width} × {height} points, with a title of {titleWidth} × {titleHeight}.",
        "按钮 {width} × {height} 点，标题 {titleWidth} × {titleHeight}，没有图片。")
    case .bareButton:
      return Wording(
        "A button of {width} × {height} points, without image and title.",
        "按钮 {width} × {height} 点，没有图片，也没有标题。")
    }
  }
}
