import InterfaceBuilder

/// Reads any bytes as a document, and asks what constraints decide of its buttons.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let buffer = UnsafeRawBufferPointer(start: bytes, count: count)
  guard let document = try? IBDocument(reading: buffer, path: "fuzz.xib") else { return 0 }
  for button in document.buttons {
    precondition(button.byteRange.upperBound <= count, "A button reaches beyond its document.")
    _ = document.horizontalSizing(of: button)
    _ = document.verticalSizing(of: button)
  }
  let edited = IBEditing(of: Array(buffer)).bytes
  precondition(edited.elementsEqual(buffer), "A document without a change has other bytes.")
  return 0
}
