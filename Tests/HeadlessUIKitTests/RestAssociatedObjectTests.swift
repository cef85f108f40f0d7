import HeadlessUIKit
import Testing

nonisolated(unsafe) private var key: UInt8 = 0
nonisolated(unsafe) private var otherKey: UInt8 = 0

/// Counts how many of its kind live.
private final class Mark: NSObject, NSCopying {
  nonisolated(unsafe) static var copies = 0
  func copy(with zone: NSZone? = nil) -> Any {
    Mark.copies += 1
    return Mark()
  }
}

private final class Holder {}

/// What hangs on objects, as extensions keep what they have no stored property for.
@MainActor @Suite struct RestAssociatedObjectTests {
  @Test func `a value is read back under its key only, and nil takes it away`() {
    let button = UIButton()
    objc_setAssociatedObject(button, &key, "area", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(button, &key) as? String == "area")
    #expect(objc_getAssociatedObject(button, &otherKey) == nil)
    #expect(objc_getAssociatedObject(UIButton(), &key) == nil)
    objc_setAssociatedObject(button, &key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(button, &key) == nil)
  }

  @Test func `a view takes what hangs on it along`() {
    weak var mark: Mark?
    do {
      let view = UIView()
      let made = Mark()
      mark = made
      objc_setAssociatedObject(view, &key, made, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(mark == nil)
  }

  @Test func `an object of the app's own loses its values by the next call`() {
    weak var mark: Mark?
    do {
      let holder = Holder()
      let made = Mark()
      mark = made
      objc_setAssociatedObject(holder, &key, made, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(holder, &key) as? Mark === made)
    }
    _ = objc_getAssociatedObject(Holder(), &key)
    #expect(mark == nil)
  }

  @Test func `an address that is used again has no values of the object before`() {
    for _ in 0..<300 {
      let holder = Holder()
      #expect(objc_getAssociatedObject(holder, &key) == nil)
      objc_setAssociatedObject(holder, &key, 1, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  @Test func `assign does not keep, copy copies, and everything can be removed`() {
    let view = UIView()
    do {
      let mark = Mark()
      objc_setAssociatedObject(view, &key, mark, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(view, &key) as? Mark === mark)
    }
    #expect(objc_getAssociatedObject(view, &key) == nil)
    let mark = Mark()
    objc_setAssociatedObject(view, &key, mark, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    #expect(objc_getAssociatedObject(view, &key) as? Mark !== mark)
    #expect(Mark.copies == 1)
    objc_setAssociatedObject(view, &otherKey, 5, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(view, &otherKey) as? Int == 5)
    objc_removeAssociatedObjects(view)
    #expect(objc_getAssociatedObject(view, &key) == nil)
    #expect(objc_getAssociatedObject(view, &otherKey) == nil)
  }

  @Test func `values hang on a class, too`() {
    objc_setAssociatedObject(Holder.self, &key, "shared", .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(Holder.self, &key) as? String == "shared")
    objc_removeAssociatedObjects(Holder.self)
    #expect(objc_getAssociatedObject(Holder.self, &key) == nil)
  }
}
