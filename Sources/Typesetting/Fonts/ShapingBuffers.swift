import CHarfBuzz

/// HarfBuzz's buffers, used again: as many as there are threads that ever shaped at once.
enum ShapingBuffers {
  private static let idle = Guarded<[OpaquePointer]>([])

  /// A buffer keeps its room for good, which after a novel nobody needs.
  private static let longestText = 4096

  /// Lends an empty buffer for a text of so many bytes.
  static func withBuffer<Result>(bytes: Int, _ body: (OpaquePointer?) -> Result) -> Result {
    let buffer = idle.withValue { $0.popLast() } ?? hb_buffer_create()
    let result = body(buffer)
    if bytes <= longestText, let buffer {
      hb_buffer_clear_contents(buffer)
      idle.withValue { $0.append(buffer) }
    } else {
      hb_buffer_destroy(buffer)
    }
    return result
  }
}
