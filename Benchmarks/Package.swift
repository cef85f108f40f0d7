// swift-tools-version: 6.1
import PackageDescription

/// As in the package that is measured.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "KeycapBenchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Keycap", path: "..")],
  targets: [
    // Stands between the program and the C library's allocator, and counts.
    .target(name: "AllocationCount"),
    .executableTarget(
      name: "LayoutBenchmark",
      dependencies: [
        "AllocationCount",
        .product(name: "ButtonLayout", package: "Keycap"),
        .product(name: "SystemFont", package: "Keycap"),
      ],
      swiftSettings: settings),
    // Short titles, against HarfBuzz alone and Pango.
    .systemLibrary(
      name: "CPango", pkgConfig: "pangoft2",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .target(name: "TextPeers", dependencies: ["CPango"]),
    .executableTarget(
      name: "TitleBenchmark",
      dependencies: [
        "TextPeers",
        .product(name: "ButtonLayout", package: "Keycap"),
        .product(name: "Typesetting", package: "Keycap"),
      ],
      swiftSettings: settings),
    // Views of `import UIKit`, against the bare engine.
    .executableTarget(
      name: "HeadlessBenchmark",
      dependencies: [
        "AllocationCount",
        .product(name: "ButtonLayout", package: "Keycap"),
        .product(name: "SystemFont", package: "Keycap"),
        .product(name: "Typesetting", package: "Keycap"),
        .product(name: "UIKit", package: "Keycap"),
      ],
      swiftSettings: settings),
    // The same drawing in C.
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .executableTarget(name: "DrawingPeer", dependencies: ["CPangoCairo"]),
    // How long a Swift program takes that does nothing.
    .executableTarget(name: "EmptyProgram", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
