import Testing

@testable import ObjCStripper

/// Which methods are called by their names, and which are not.
struct RegistrationTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var source: String
    /// The lines of the function behind the file.
    var calls: [String]

    init(_ description: String, _ source: String, _ calls: [String]) {
      testDescription = description
      self.source = source
      self.calls = calls
    }
  }

  static let cases = [
    Case("a method", "class A { @objc func a() {} }", ["A._objc_F_0()"]),
    Case("a private one", "class A { @objc private func a() {} }", ["A._objc_F_0()"]),
    Case("an action", "class A { @IBAction func a(_ b: Int) {} }", ["A._objc_F_0()"]),
    Case("two arguments", "class A { @objc func a(_ b: Int, c: Int) {} }", ["A._objc_F_0()"]),
    Case("three arguments", "class A { @objc func a(_ b: Int, c: Int, d: Int) {} }", []),
    Case("not seen by Objective-C", "class A { func a() {} }", []),
    Case(
      "a class's members", "@objcMembers class A { func a() {}; private func b() {} }",
      ["A._objc_F_0()"]),
    Case("a member left out", "@objcMembers class A { @nonobjc func a() {} }", []),
    Case("an extension's members", "@objc extension A { func a() {} }", ["A._objc_F_0()"]),
    Case(
      "a method of the type", "class A { @objc class func a() {}; @objc static func b() {} }", []),
    Case(
      "a generic class", "class A<T> { @objc func a() {} }\nextension A { @objc func b() {} }", []),
    Case("in a generic class", "class A<T> { class B { @objc func a() {} } }", []),
    Case(
      "throwing and waiting", "class A { @objc func a() throws {}; @objc func b() async {} }", []),
    Case("a nested class", "enum A { class B { @objc func a() {} } }", ["A.B._objc_F_0()"]),
    Case("a private nested class", "enum A { private class B { @objc func a() {} } }", []),
    Case("a private class", "private class A { @objc func a() {} }", ["A._objc_F_0()"]),
    Case("a class in a function", "func a() { class B { @objc func b() {} } }", []),
    Case("a function in a method", "class A { @objc func a() { func b() {} } }", ["A._objc_F_0()"]),
    Case("a requirement", "@objc protocol A { func a() }", []),
    Case("twins", "class A { @objc func a(_ b: Int) {}; func a(_ b: String) {} }", []),
    Case("unavailable", "class A { @available(*, unavailable) @objc func a() {} }", []),
    Case(
      "under a condition", "#if os(iOS) // phone\nclass A { @objc func a() {} }\n#endif",
      ["#if (os(iOS))", "A._objc_F_0()", "#endif"]),
    Case(
      "under the other condition",
      "#if A\n#elseif B\n#else\nclass A {\n#if C\n@objc func a() {}\n#endif\n}\n#endif",
      ["#if !(A) && !(B) && (true) && (C)", "A._objc_F_0()", "#endif"]),
    Case(
      "braces in strings",
      "class A { let a = \"{{\\(b { \"}\" })\" }\nclass B { @objc func a() {} }",
      ["B._objc_F_0()"]),
    Case(
      "a class variable is no class", "class A { class var a: Int { 1 }\n@objc func b() {} }",
      ["A._objc_F_0()"]),
  ]

  @Test(arguments: cases) func `what is registered`(_ row: Case) {
    let module = Module(files: [SourceFile(path: "F.swift", source: Array(row.source.utf8))])
    let lines = String(decoding: module.output[0].text, as: UTF8.self).split(separator: "\n")
    let calls = lines.drop { $0 != "@MainActor func _objc_F() {" }.dropFirst().dropLast()
    #expect(calls.map { $0.drop { $0 == " " } } == row.calls.map { Substring($0) })
  }

  @Test func `a method is known by Swift's name and by Objective-C's`() {
    let source =
      "class A {\n@objc func a(_ b: Int, c: Int) {}\n@objc(d:) func e(f: Int) {}\n"
      + "@objc func g(h: Int) {}\n@objc func i() {}\n}"
    let module = Module(files: [SourceFile(path: "F.swift", source: Array(source.utf8))])
    let lines = String(decoding: module.output[0].text, as: UTF8.self).split(separator: "\n")
    let names = lines.compactMap { line in
      line.firstRange(of: "_ObjC.add(").map { line[$0.upperBound...].prefix { $0 != "]" } }
    }
    #expect(
      names == [
        #"["a(_:c:)", "a:c:""#, #"["e(f:)", "d:""#, #"["g(h:)""#, #"["i()", "i""#,
      ])
  }
}
