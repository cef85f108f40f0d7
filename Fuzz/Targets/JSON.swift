import JSONReading

/// Reads any bytes as JSON.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = UnsafeRawBufferPointer(start: bytes, count: count)
  do throws(JSONParser.SyntaxError) {
    _ = try JSONParser().parse(text).kind
  } catch {
    precondition((1...count + 1).contains(error.column), "An error stands outside its text.")
  }
  return 0
}
