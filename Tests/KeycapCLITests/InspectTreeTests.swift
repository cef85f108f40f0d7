import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Which files `keycap inspect` finds below a folder.
@Suite struct InspectTreeTests {
  /// The files that a call in a folder reads, made by a script of the shell, and what it complains of.
  private func inspect(
    _ arguments: [String] = ["."], script: String = "", files: [String] = []
  ) throws -> (files: [String], error: String, code: Int32) {
    try withScratch { folder in
      for file in files { try folder.write(document(button("b")), to: file) }
      let call = arguments.map { "'\($0)'" }.joined(separator: " ")
      let result = try Tool.shell(
        "cd '\(folder.path)' && \(script.isEmpty ? ":" : script); "
          + "exec \"$0\" inspect --format json \(call)")
      let found = try result.json().compactMap { $0.string("file") }
      return (found, result.error, result.code)
    }
  }

  @Test func `documents come in the order of their names, a folder's own before its folders'`()
    throws
  {
    let result = try inspect(files: ["b/z.xib", "b/a/x.storyboard", "c.xib", "a/y.xib", "B.xib"])
    #expect(
      result.files == ["./B.xib", "./c.xib", "./a/y.xib", "./b/z.xib", "./b/a/x.storyboard"])
    #expect(result.error.isEmpty && result.code == 0)
  }

  @Test func `hidden folders, build products and other files are passed over`() throws {
    let result = try inspect(
      files: [
        ".git/a.xib", "DerivedData/a.xib", "node_modules/a.xib", "a.nib", "xib", "a.xib.orig",
        "App/a.xib",
      ])
    #expect(result.files == ["./App/a.xib"])
  }

  @Test func `a file that is named is taken whatever its ending`() throws {
    let result = try inspect(["a.txt", "b", "b/"], files: ["a.txt", "b/c.xib"])
    #expect(result.files == ["a.txt", "b/c.xib", "b/c.xib"])
  }

  @Test func `rings of links and pipes hold nobody`() throws {
    let result = try inspect(
      script: "ln -s . ring && ln -s . ring.xib && mkfifo pipe.xib && ln -s a.xib link.xib",
      files: ["a.xib"])
    #expect(result.files == ["./a.xib", "./link.xib"])
    #expect(result.error.isEmpty && result.code == 0)
  }

  @Test func `links that lead nowhere are named, and the others are read`() throws {
    let result = try inspect(
      script: "ln -s nowhere lost.xib && ln -s loop.xib loop.xib", files: ["a.xib", "z.xib"])
    #expect(result.files == ["./a.xib", "./z.xib"])
    #expect(
      result.error == """
        keycap: ./loop.xib: Too many levels of symbolic links.
        keycap: ./lost.xib: No such file or directory.

        """)
    #expect(result.code == 3)
  }

  #if os(Linux)
    // Elsewhere the file system refuses such names itself.
    @Test func `a name that is no UTF-8 is reported where it may hide a document`() throws {
      let result = try inspect(
        script: "touch \"$(printf 'caf\\351.txt')\" && mkdir \"$(printf 'd\\351')\" "
          + "&& touch \"$(printf 'x\\351.xib')\"", files: ["a.xib"])
      #expect(result.files == ["./a.xib"])
      #expect(
        Set(result.error.split(separator: "\n")) == [
          "keycap: ./d\u{FFFD}: The name is not UTF-8.",
          "keycap: ./x\u{FFFD}.xib: The name is not UTF-8.",
        ])
      #expect(result.code == 3)
    }
  #endif

  // Root reads everything.
  @Test(.enabled(if: geteuid() != 0))
  func `what may not be read is named, and the others are read`() throws {
    let result = try inspect(
      script: "chmod 000 b c.xib", files: ["a.xib", "b/x.xib", "c.xib", "z.xib"])
    #expect(result.files == ["./a.xib", "./z.xib"])
    #expect(
      result.error == """
        keycap: ./b: Permission denied.
        keycap: ./c.xib: Permission denied.

        """)
    #expect(result.code == 3)
  }

  @Test func `a path that does not exist does not stop the others`() throws {
    let result = try inspect(
      ["a.xib", "missing.xib", "missing", "b.xib"], files: ["a.xib", "b.xib"])
    #expect(result.files == ["a.xib", "b.xib"])
    #expect(
      result.error == """
        keycap: missing.xib: No such file or directory.
        keycap: missing: No such file or directory.

        """)
    #expect(result.code == 3)
  }
}
