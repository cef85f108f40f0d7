import ButtonLayout

extension SanFrancisco {
  /// Measures a title on one line, as UIKit sets it: advances, tracking, pair kerning.
  ///
  ///     SanFrancisco(ofSize: 15).width(of: "Button".utf8)
  ///
  /// - Parameter title: The bytes of the title, such as `title.utf8`.
  /// - Returns: The width, 0 without bytes; `nil` when a byte is not printable ASCII (32...126),
  ///   since nothing is recorded beyond it.
  /// - Complexity: O(*n*) in the length of the title; allocates nothing.
  /// - Note: Advances and tracking are recorded (Vercantez/openuikit,
  ///   `golden/font_metrics_ios.json`). Kerning is Inter's, held to the totals of the recorded
  ///   strings; see `KerningTable`.
  @inlinable
  public func width(of title: some Sequence<UInt8>) -> MeasuredWidth? {
    if let measured = title.withContiguousStorageIfAvailable({ width(ofBytes: $0) }) {
      return measured
    }
    var line = LineSums(side: weight.side)
    for byte in title {
      guard line.append(byte) else { return nil }
    }
    return measuredWidth(of: line)
  }

  /// Bytes that lie together are summed in registers, in half the time.
  @usableFromInline
  func width(ofBytes title: UnsafeBufferPointer<UInt8>) -> MeasuredWidth? {
    var line = LineSums(side: weight.side)
    for byte in title {
      guard line.add(byte) else { return nil }
    }
    return measuredWidth(of: line)
  }

  @usableFromInline
  func measuredWidth(of line: LineSums) -> MeasuredWidth {
    let blend = Blend(pointSize: pointSize, weight: weight)
    let advances = blend.value(of: line.advances)
    let tracking = Double(line.count) * SizeTable.tracking(at: pointSize)
    let kerning = line.kerning.value(at: blend, side: weight.side)
    var unverified: UnverifiedRules = []
    if !line.kerning.isRecorded {
      unverified.insert(.pairKerning)
    }
    if !SizeTable.isRecorded(pointSize) {
      unverified.insert(.fontSize)
    }
    return MeasuredWidth(
      width: (advances + tracking + kerning) * pointSize / 2048, unverified: unverified)
  }
}
