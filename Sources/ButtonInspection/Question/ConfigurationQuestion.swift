/// A `UIButton.Configuration` as somebody asks about it, under its own names.
///
/// Its rules are not answered yet.
public struct ConfigurationQuestion: Equatable, Sendable {
  /// What is written as words: `style`, `buttonSize`, `title`, `imagePlacement` and so on, by name.
  public var words: [String: String] = [:]
  /// What is written as points: `imagePadding`, `titlePadding`.
  public var lengths: [String: Double] = [:]
  /// The content insets, in points, by reading direction.
  public var contentInsets: DirectionalInsets?

  /// `NSDirectionalEdgeInsets`, in points.
  public struct DirectionalInsets: Equatable, Sendable {
    /// The distance from the top edge.
    public var top: Double
    /// The distance from the edge where reading starts.
    public var leading: Double
    /// The distance from the bottom edge.
    public var bottom: Double
    /// The distance from the edge where reading ends.
    public var trailing: Double

    /// Creates insets.
    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }

  /// Creates a configuration of which nothing is said.
  public init() {}
}
