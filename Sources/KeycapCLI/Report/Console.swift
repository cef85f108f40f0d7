#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where the tool writes: answers to standard output, everything about them to standard error.
struct Console: Sendable {
  /// Whether somebody reads the output on a terminal.
  let isTerminal: Bool
  /// How many columns there are for text.
  let columns: Int
  /// How text is set off: coloured on a terminal, unless `NO_COLOR` is set.
  let style: TerminalStyle

  init() {
    isTerminal = isatty(STDOUT_FILENO) == 1
    let refusal = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    style = TerminalStyle(isColored: isTerminal && !refusal)
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    columns = isKnown ? Int(size.ws_col) : 120
  }

  /// Writes to standard output.
  ///
  /// A reader that went away ends the tool quietly, as `head` expects; answers that are lost to anything else, such
  /// as a full disk, must not pass for done.
  func print(_ bytes: [UInt8]) {
    do {
      try FileBytes.write(bytes, to: STDOUT_FILENO, path: "standard output")
    } catch {
      if error.isClosedPipe { exit(ExitCode.done.rawValue) }
      complain("keycap: \(error)")
      exit(ExitCode.unreadable.rawValue)
    }
  }

  /// Writes text to standard output.
  func print(_ text: String) { print(Array(text.utf8)) }

  /// Writes a line to standard error.
  func complain(_ line: String) {
    do {
      try FileBytes.write(
        Array("\(line.printable)\n".utf8), to: STDERR_FILENO, path: "standard error")
    } catch {
      // There is nobody left to tell.
    }
  }
}
