import ImageAssets

/// Reads any bytes as the header of an image.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let buffer = UnsafeRawBufferPointer(start: bytes, count: count)
  guard let header = try? ImageHeader(buffer) else { return 0 }
  precondition(header.width > 0 && header.height > 0, "An image has no extent.")
  precondition(header.width.isFinite && header.height.isFinite, "An image has no end.")
  precondition((1...8).contains(header.orientation), "An image is turned in no known way.")
  return 0
}
