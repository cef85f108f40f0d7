extension Size {
  /// A line of text in a room: cut to the room's width when it is longer by more than binary noise.
  ///
  /// That a title without any room is 0 wide is recorded; how wide a truncated one is, is not.
  @inlinable
  func givingWay(to room: Double) -> FittedTitle {
    guard width > room + PixelGrid.noise else { return FittedTitle(size: self, isTruncated: false) }
    return FittedTitle(
      size: Size(width: room, height: height), isTruncated: true,
      unverified: room > 0 ? .truncatedTitle : [])
  }
}
