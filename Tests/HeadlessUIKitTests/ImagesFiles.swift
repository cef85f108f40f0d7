import Foundation

/// Image files that say a size and nothing else, and folders of them.
enum ImageFiles {
  /// The beginning of a grey PNG: signature, header, and a first byte of data.
  static func png(_ width: Int, _ height: Int) -> Data {
    let header = number(width) + number(height) + [8, 0, 0, 0, 0]
    return Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
        + chunk("IDAT", [0x78]) + chunk("IEND", []))
  }

  /// The beginning of a grey JPEG, with a camera's note of an orientation from 1 to 8.
  static func jpeg(_ width: Int, _ height: Int, orientation: UInt8? = nil) -> Data {
    var bytes: [UInt8] = [0xFF, 0xD8]
    if let orientation {
      let note: [UInt8] =
        [0x45, 0x78, 0x69, 0x66, 0, 0, 0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1]
        + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
      bytes += [0xFF, 0xE1, 0, UInt8(note.count + 2)] + note
    }
    let size = [height, width].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    bytes += [0xFF, 0xC0, 0, 11, 8] + size + [1, 1, 0x11, 0]
    bytes += [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 0xFF, 0xD9]
    return Data(bytes)
  }

  /// A new folder with files in it; names may contain folders.
  static func folder(_ files: [String: Data]) throws -> String {
    let root = NSTemporaryDirectory() + "HeadlessUIKitTests-" + UUID().uuidString
    for (name, data) in files {
      let url = URL(fileURLWithPath: root + "/" + name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    return root
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 255) }
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return number(data.count) + body + number(Int(checksum(body)))
  }

  /// PNG's checksum, ISO 3309.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { rest, _ in
        rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1
      }
    }
  }
}
