#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Lines of a file or of standard input, handed over as they come: memory is bounded by the longest line.
package struct LineReader: ~Copyable {
  private let descriptor: Int32
  private let path: String

  /// Opens a file; `-` is standard input.
  package init(path: String) throws(FileError) {
    self.path = path == "-" ? "standard input" : path
    descriptor = path == "-" ? STDIN_FILENO : try FileBytes.openToRead(path)
  }

  deinit {
    if descriptor != STDIN_FILENO { close(descriptor) }
  }

  /// Calls the body with the whole lines of each piece that was read; the last may lack its line feed.
  package func forEachChunk(_ body: ([UnsafeRawBufferPointer]) -> Void) throws(FileError) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var filled = 0
    // How much of the buffer is known to hold no line feed: a long line is looked through once.
    var searched = 0
    var isFirst = true
    while true {
      if filled == buffer.count { buffer.append(contentsOf: repeatElement(0, count: filled)) }
      let start = filled
      let result: Result<Int, FileError> = buffer.withUnsafeMutableBytes { bytes in
        let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[start...])
        do throws(FileError) {
          return .success(try FileBytes.read(descriptor, into: rest, path: path))
        } catch {
          return .failure(error)
        }
      }
      let count = try result.get()
      filled += count
      let consumed = buffer.withUnsafeBytes { bytes in
        let text = UnsafeRawBufferPointer(rebasing: bytes[..<filled])
        // A byte order mark is no part of the first line.
        let skip = isFirst && text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        return LineReader.hand(
          text, from: skip, searched: max(skip, searched), isLast: count == 0, body)
      }
      if consumed > 0 { isFirst = false }
      if count == 0 { return }
      buffer.removeSubrange(..<consumed)
      buffer.append(contentsOf: repeatElement(0, count: consumed))
      filled -= consumed
      searched = filled
    }
  }

  /// Hands over the whole lines of a text and says where the rest begins.
  private static func hand(
    _ text: UnsafeRawBufferPointer, from first: Int, searched: Int, isLast: Bool,
    _ body: ([UnsafeRawBufferPointer]) -> Void
  ) -> Int {
    var lines: [UnsafeRawBufferPointer] = []
    var start = first
    var search = searched
    while let end = lineFeed(in: text, from: search) {
      lines.append(UnsafeRawBufferPointer(rebasing: text[start..<end]))
      start = end + 1
      search = start
    }
    if isLast && start < text.count {
      lines.append(UnsafeRawBufferPointer(rebasing: text[start...]))
      start = text.count
    }
    if !lines.isEmpty { body(lines) }
    return start
  }

  private static func lineFeed(in text: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard start < text.count, let base = text.baseAddress,
      let found = memchr(base + start, 0x0A, text.count - start)
    else { return nil }
    return UnsafeRawPointer(found) - base
  }
}
