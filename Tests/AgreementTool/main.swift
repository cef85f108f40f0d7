import Agreement
import KeycapCLI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// agreement FIXTURES AGREEMENT.md README.md: compares, prints the table, and writes it where it is quoted.
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 3, let fixtures = arguments.first, let readme = arguments.last else {
  print("Expected: agreement FIXTURES AGREEMENT.md README.md")
  exit(2)
}
do {
  let table = AgreementTable(try Family.load(from: fixtures))
  try FileBytes.write(Array(table.document.utf8), toFile: arguments[arguments.startIndex + 1])
  let page = try FileBytes.contents(of: readme)
  let quoted = try Quotation.replaced(in: String(decoding: page, as: UTF8.self), by: table)
  try FileBytes.write(Array(quoted.utf8), toFile: readme)
  print(table.sentence + "\n\n" + table.table)
} catch {
  print("agreement: \(error)")
  exit(3)
}
