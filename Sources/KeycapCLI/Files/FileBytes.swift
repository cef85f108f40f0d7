#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Why a file cannot be read or written.
package struct FileError: Error, Equatable, CustomStringConvertible {
  let path: String
  let reason: String
  /// Whether a reader went away, as `head` does when it has enough.
  var isClosedPipe = false

  /// The error that the system has just named.
  static func current(_ path: String) -> FileError {
    let code = errno
    return FileError(
      path: path, reason: String(cString: strerror(code)), isClosedPipe: code == EPIPE)
  }

  package var description: String { "\(path): \(reason)." }
}

/// Files as bytes, by the system's own calls: the tool starts without Foundation.
package enum FileBytes {
  /// The largest file that is read as a whole; no document comes near, and a hole in a file may claim any size.
  static let limit = 256 << 20

  /// Opens a file to read.
  static func openToRead(_ path: String) throws(FileError) -> Int32 {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw .current(path) }
    return descriptor
  }

  /// Reads what is there next, up to the buffer's size; 0 at the end.
  static func read(
    _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer, path: String
  ) throws(FileError) -> Int {
    while true {
      let count = systemRead(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      if errno == EAGAIN {
        wait(for: POLLIN, on: descriptor)
      } else if errno != EINTR {
        throw .current(path)
      }
    }
  }

  /// Reads a whole file.
  package static func contents(of path: String) throws(FileError) -> [UInt8] {
    let descriptor = try openToRead(path)
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .current(path) }
    guard status.st_size <= limit else { throw tooLarge(path) }
    // A file that grows while it is read is read to its end all the same.
    var bytes = [UInt8](repeating: 0, count: max(0, Int(status.st_size)) + 1)
    var count = 0
    while true {
      if count == bytes.count { bytes.append(contentsOf: repeatElement(0, count: count)) }
      let start = count
      let read: Result<Int, FileError> = bytes.withUnsafeMutableBytes { buffer in
        let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[start...])
        do throws(FileError) {
          return .success(try self.read(descriptor, into: rest, path: path))
        } catch {
          return .failure(error)
        }
      }
      let more = try read.get()
      if more == 0 { break }
      count += more
      guard count <= limit else { throw tooLarge(path) }
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  private static func tooLarge(_ path: String) -> FileError {
    FileError(path: path, reason: "The file is larger than \(limit >> 20) MiB")
  }

  /// Writes every byte, or as many as a reader that went away took.
  static func write(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(FileError) {
    var offset = 0
    while offset < bytes.count {
      let written = bytes.withUnsafeBytes { buffer in
        systemWrite(descriptor, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
      }
      if written < 0 {
        if errno == EAGAIN {
          wait(for: POLLOUT, on: descriptor)
        } else if errno != EINTR {
          throw .current(path)
        }
        continue
      }
      offset += written
    }
  }

  /// Waits for a stream that another program has set not to block.
  private static func wait(for event: Int32, on descriptor: Int32) {
    var stream = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    _ = poll(&stream, 1, -1)
  }

  /// Makes a folder with all that it lies in; one that is there is left as it is.
  static func makeFolder(_ path: String) throws(FileError) {
    var end = path.startIndex
    while end < path.endIndex {
      end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
      let folder = String(path[..<end])
      if mkdir(folder, 0o777) != 0 && errno != EEXIST { throw .current(folder) }
    }
  }

  /// Writes a whole file, replacing what was there.
  package static func write(_ bytes: [UInt8], toFile path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { throw .current(path) }
    defer { close(descriptor) }
    try write(bytes, to: descriptor, path: path)
  }
}

/// `read(2)`, which the methods above would hide.
private func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  read(descriptor, buffer, count)
}

/// `write(2)`, which the methods above would hide.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}
