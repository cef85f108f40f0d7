import ButtonLayout

extension UnverifiedRules {
  /// What each rule is about that no recorded number supports.
  static let wordings: [(rule: UnverifiedRules, wording: Wording)] = [
    (
      .rtlRounding,
      Wording(
        "Right to left: on which side half pixels are rounded.", "从右向左排版时，半个像素向哪一侧取整。")
    ),
    (
      .rtlClamp,
      Wording(
        "Right to left: that an image without room is held where reading starts.",
        "从右向左排版时，放不下的图片固定在阅读起点。")
    ),
    (
      .horizontalFill,
      Wording(
        "Alignment fill with a title: recorded before iOS 13 only.",
        "带标题的 fill 对齐：只有 iOS 13 之前的记录。")
    ),
    (
      .negativeRoom,
      Wording(
        "Insets larger than their rectangle leave no room at all.", "内边距超过矩形时，视为完全没有空间。")
    ),
    (
      .negativeIntrinsicSize,
      Wording("A negative natural size counts as 0.", "固有尺寸为负时按 0 计算。")
    ),
    (
      .tallTitle,
      Wording(
        "A title higher than its room keeps its height and overflows.",
        "标题高于可用空间时，保持高度并溢出。")
    ),
    (
      .truncatedTitle,
      Wording(
        "How wide a cut title is, and whether it is tightened first.",
        "被截断的标题有多宽，以及是否先收紧字距。")
    ),
    (
      .tvMetrics,
      Wording("The natural size of such a button on tvOS.", "这种按钮在 tvOS 上的固有尺寸。")
    ),
    (
      .contentModeOffset,
      Wording(
        "A content mode's offset that is no whole number of pixels is kept.",
        "contentMode 的偏移不是整数像素时，原样保留。")
    ),
    (
      .pairKerning,
      Wording(
        "The title's kerning: Inter's pairs stand in for San Francisco's.",
        "标题的字偶距：用 Inter 的数据代替 San Francisco。")
    ),
    (
      .fontSize,
      Wording("The title's font size lies between or beyond recorded ones.", "标题的字号没有记录，由插值得出。")
    ),
    (
      .accentedAdvance,
      Wording(
        "A letter with an accent is as wide as without, and … as three periods.",
        "带重音的字母与不带时同宽，省略号按三个点计算。")
    ),
    (
      .fallbackFont,
      Wording(
        "A character was measured in a font that stands in for UIKit's.",
        "有的字符用替代字体测量，而非 UIKit 所用的字体。")
    ),
    (
      .tightenedTitle,
      Wording(
        "A title that nearly fits is tightened and fills its room.",
        "差一点放得下的标题会收紧字距，占满可用空间。")
    ),
    (
      .wrappedTitle,
      Wording(
        "Where the title's lines end, and how high they are together.", "标题在哪里换行，以及各行的总高度。")
    ),
  ]

  /// What the rules of the set are about, a sentence each, in the order of their bits.
  ///
  /// - Complexity: O(1).
  public func sentences(in language: Language) -> [String] {
    UnverifiedRules.wordings.filter { contains($0.rule) }.map { $0.wording[language] }
  }

  /// The words over such a list.
  public static func heading(in language: Language) -> String {
    Wording("Not measured by anybody", "没有实测依据的部分")[language]
  }
}
