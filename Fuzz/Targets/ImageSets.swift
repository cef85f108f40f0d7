import ButtonLayout
import ImageAssets

/// Reads any bytes as the `Contents.json` of an image set, and looks for the file of every kind of screen.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let buffer = UnsafeBufferPointer(start: bytes, count: count)
  guard let set = try? ImageSet(contents: Array(buffer)) else { return 0 }
  for idiom in Idiom.allCases {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for scale in [1.0, 2, 3] {
        let best = set.best(scale: scale, idiom: idiom, direction: direction)
        precondition(best?.filename.contains("/") != true, "A file stands outside its image set.")
      }
    }
    _ = set.scales(idiom: idiom)
  }
  return 0
}
