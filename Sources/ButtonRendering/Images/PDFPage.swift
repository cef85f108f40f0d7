import ButtonLayout
import Typesetting

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The first page of a PDF image: its size from its media box, its pixels by Poppler's `pdftocairo`.
///
/// Poppler is under the GPL, so it is a program that is called where it is installed, and no library that is linked.
enum PDFPage {
  /// The size of the first media box, in points; `nil` where none can be read.
  ///
  /// A box in a compressed stream is not found.
  static func size(of bytes: [UInt8]) -> Size? {
    let name = Array("/MediaBox".utf8)
    var place = 0
    while place + name.count < bytes.count {
      guard bytes[place] == name[0], bytes[place..<(place + name.count)].elementsEqual(name) else {
        place += 1
        continue
      }
      place += name.count
      // Four numbers in brackets; a reference to another object is not followed.
      let end = bytes[place...].prefix(200).firstIndex(of: UInt8(ascii: "]")) ?? place
      let text = String(decoding: bytes[place..<end], as: UTF8.self)
      let words = text.split { " \r\n\t[".contains($0) }
      let numbers = words.compactMap { Double(String($0)) }
      guard numbers.count == 4, words.count == 4 else { continue }
      let size = Size(
        width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
      return size.width > 0 && size.height > 0 ? size : nil
    }
    return nil
  }

  /// The page as a PNG of a size in pixels.
  ///
  /// - Throws: `RenderingError` where `pdftocairo` is not installed or cannot draw the page.
  static func png(of bytes: [UInt8], pixels: PixelSize) throws(RenderingError) -> [UInt8] {
    let folder = try temporaryFolder()
    defer { rmdir(folder) }
    let (input, output) = ("\(folder)/page.pdf", "\(folder)/page.png")
    defer {
      unlink(input)
      unlink(output)
    }
    try write(bytes, to: input)
    let arguments = [
      "pdftocairo", "-png", "-transp", "-singlefile", "-f", "1", "-l", "1", "-scale-to-x",
      "\(pixels.width)", "-scale-to-y", "\(pixels.height)", input, "\(folder)/page",
    ]
    try run(arguments)
    return try read(output)
  }

  private static func failure(_ reason: String) -> RenderingError {
    .image(format: "pdf", reason: reason)
  }

  private static func temporaryFolder() throws(RenderingError) -> String {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(base)/keycap-pdf-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw failure("there is no temporary folder: \(String(cString: strerror(errno)))")
    }
    return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func write(_ bytes: [UInt8], to path: String) throws(RenderingError) {
    guard let file = fopen(path, "wb") else { throw failure("it cannot be handed on") }
    let count = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, count == bytes.count else { throw failure("it cannot be handed on") }
  }

  private static func read(_ path: String) throws(RenderingError) -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw failure("pdftocairo drew nothing") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// Runs a program by its name on the PATH, with its words thrown away.
  private static func run(_ arguments: [String]) throws(RenderingError) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    let words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    // Without an environment: no locale or font setting of the machine's takes part.
    let problem = posix_spawnp(&process, arguments[0], &actions, nil, words, [nil])
    guard problem == 0 else {
      if problem == ENOENT {
        throw .missing(
          MissingLibrary(name: "pdftocairo", package: "poppler-utils", purpose: "PDF images"))
      }
      throw failure("pdftocairo cannot be started: \(String(cString: strerror(problem)))")
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    guard status == 0 else { throw failure("pdftocairo cannot read it") }
  }
}
