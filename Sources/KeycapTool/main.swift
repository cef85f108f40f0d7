import KeycapCLI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

exit(Keycap.run(Array(CommandLine.arguments.dropFirst())).rawValue)
