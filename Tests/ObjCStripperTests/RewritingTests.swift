import Testing

@testable import ObjCStripper

/// What becomes of a file: `_ObjC` is what every rewritten module has for its selectors.
struct RewritingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var source: String
    /// What comes out, up to what is added behind methods and behind the file.
    var expected: String

    init(_ description: String, _ source: String, _ expected: String) {
      testDescription = description
      self.source = source
      self.expected = expected
    }
  }

  static let cases = [
    Case("@objc", "@objc var a = 1", "      var a = 1"),
    Case("@objc with a name", "@objc(setA:) var a = 1", "             var a = 1"),
    Case("@objc with a name on two lines", "@objc(\n  A)\nclass A {}", "\n\nclass A {}"),
    Case("@objcMembers", "@objcMembers class A {}", "             class A {}"),
    Case("@IBOutlet", "@IBOutlet weak var a: UILabel!", "          weak var a: UILabel!"),
    Case("dynamic stays", "@objc dynamic var a = 1", "      dynamic var a = 1"),
    Case(
      "other attributes stay", "@IBInspectable @IBDesignable @objcX var a = 1",
      "@IBInspectable @IBDesignable @objcX var a = 1"),
    Case("a tuple is no name", "@objc\n(a, b)", "     \n(a, b)"),
    Case(
      "strings and comments", "let a = \"@objc\" // #selector(a)\n/* @objc */",
      "let a = \"@objc\" // #selector(a)\n/* @objc */"),
    Case("a selector with labels", "f(#selector(a(_:b:)))", "f(_ObjC[\"a(_:b:)\"]  )"),
    Case("a selector of a type", "f(#selector(Cart.a(_:)))", "f(_ObjC[\"a(_:)\"]       )"),
    Case(
      "a selector of an expression", "f(#selector(self.cart?.a(_:)))",
      "f(_ObjC[\"a(_:)\"]             )"),
    Case("a selector of nothing known", "f(#selector(a))", "f(_ObjC[\"a\"]  )"),
    Case(
      "a getter and a setter", "f(#selector(getter: A.b), #selector(setter: b))",
      "f(_ObjC[\"b\"]            , _ObjC[\"setB:\"]      )"),
    Case("a selector on two lines", "f(#selector(\n  a(_:)))\nb", "f(_ObjC[\"a(_:)\"]\n)\nb"),
    Case(
      "a selector in a string's code", #"let a = "\(#selector(a(_:)))""#,
      #"let a = "\(_ObjC["a(_:)"]  )""#),
    Case("a key path", "f(#keyPath(Cart.total.value))", "f(\"total.value\"             )"),
    Case("a key path of a type in a type", "f(#keyPath(A.B.c))", "f(\"c\"            )"),
    Case("a protocol", "@objc protocol A {\n}", "      protocol A: AnyObject {\n}"),
    Case(
      "a protocol with a base", "@objc protocol A: B {\n}",
      "      protocol A: AnyObject, B {\n}"),
    Case(
      "a protocol of classes", "@objc protocol A: NSObjectProtocol {\n}",
      "      protocol A: NSObjectProtocol {\n}"),
    Case("a protocol without @objc", "protocol A {\n}", "protocol A {\n}"),
  ]

  @Test(arguments: cases) func `what comes out`(_ row: Case) {
    #expect(rewritten(row.source) == row.expected)
  }

  static let lookups = [
    Case(
      "in the class around", "class A {\n@objc func a(_ b: Int) {}\nlet s = #selector(a)\n}",
      "a(_:)"),
    Case(
      "a class beside has one of another name",
      "class B { @objc func a() {} }\nclass A { @objc func a(b: Int) {}; let s = #selector(a) }",
      "a(b:)"),
    Case(
      "in a named class",
      "class B { @objc func a() {} }\nclass A { @objc func a(b: Int) {}; let s = #selector(B.a) }",
      "a()"),
    Case(
      "in a superclass",
      "class A { @objc func a(_ b: Int) {} }\nclass B: A { let s = #selector(a) }",
      "a(_:)"),
    Case("an action", "class A { @IBAction func a(_ b: Int) {}\nlet s = #selector(a) }", "a(_:)"),
    Case(
      "of an extension", "extension A { @objc func a(b: Int) {} }\nlet s = #selector(A.a)",
      "a(b:)"),
    Case(
      "of two by the type behind as",
      "class A { @objc func a() {}\n@objc func a(_ b: Int) {}\nlet s = #selector(a as () -> Void) }",
      "a()"),
    Case(
      "of two by the whole type behind as",
      "class A { @objc func a() {}\n@objc func a(_ b: Int) {} }\n"
        + "let s = #selector((A.a as (A) -> (Int) -> Void))", "a(_:)"),
    Case(
      "a method that Objective-C does not see",
      "class A { func a(_ b: Int) {}; let s = #selector(a) }",
      "a"),
  ]

  @Test(arguments: lookups) func `a name without labels`(_ row: Case) {
    #expect(rewritten(row.source).contains("_ObjC[\"\(row.expected)\"]"))
  }

  @Test func `a name is found in another file`() {
    let module = Module(files: [
      SourceFile(path: "A.swift", source: Array("let s = #selector(B.a)".utf8)),
      SourceFile(path: "B.swift", source: Array("class B { @objc func a(_ b: Int) {} }".utf8)),
    ])
    #expect(String(decoding: module.output[0].text, as: UTF8.self).contains("a(_:)"))
  }

  @Test(arguments: cases + lookups) func `no line moves`(_ row: Case) {
    let result = rewritten(row.source)
    #expect(row.source.count { $0 == "\n" } <= result.count { $0 == "\n" })
  }

  @Test func `an optional requirement is refused with its place`() {
    let source = "@objc protocol A {\n  @objc optional func a()\n}\n"
    let module = Module(files: [SourceFile(path: "Screens/A.swift", source: Array(source.utf8))])
    #expect(
      module.errors == [
        "Screens/A.swift:2:9: error: without Objective-C a requirement cannot be optional; "
          + "give it a default in an extension of the protocol."
      ])
  }

  private func rewritten(_ source: String) -> String {
    let module = Module(files: [SourceFile(path: "A.swift", source: Array(source.utf8))])
    return String(decoding: module.output[0].text, as: UTF8.self)
  }
}
