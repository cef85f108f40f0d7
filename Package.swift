// swift-tools-version: 6.1
import PackageDescription

/// Spelt-out existentials and imports keep the walls between floors visible in the source.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Elsewhere than on Apple's platforms the names of UIKit come from here.
let headlessUIKit = Target.Dependency.target(
  name: "HeadlessUIKit",
  condition: .when(platforms: [.linux, .android, .windows, .wasi, .macOS]))

// Folders whose members Objective-C sees; where there is none, they are rewritten before they are compiled.
#if canImport(Darwin)
  let seenByObjectiveC: [String] = []
  let objectiveCStripper: [Target.PluginUsage] = []
#else
  let seenByObjectiveC = ["ImageTitleButton"]
  let objectiveCStripper: [Target.PluginUsage] = ["HeadlessObjC"]
#endif

let package = Package(
  name: "Keycap",
  platforms: [.iOS(.v13), .tvOS(.v13), .macOS(.v13), .macCatalyst(.v13)],
  products: [
    .library(name: "ButtonLayout", targets: ["ButtonLayout"]),
    .library(name: "SystemFont", targets: ["SystemFont"]),
    .library(name: "Typesetting", targets: ["Typesetting"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .library(name: "ButtonExplanation", targets: ["ButtonExplanation"]),
    .library(name: "ImageAssets", targets: ["ImageAssets"]),
    .library(name: "DisplayList", targets: ["DisplayList"]),
    .library(name: "ButtonRendering", targets: ["ButtonRendering"]),
    .library(name: "HeadlessRendering", targets: ["HeadlessRendering"]),
    .library(name: "ButtonSnapshots", targets: ["ButtonSnapshots"]),
    .library(name: "Keycap", targets: ["Keycap"]),
    .plugin(name: "HeadlessObjC", targets: ["HeadlessObjC"]),
    .executable(name: "keycap", targets: ["KeycapTool"]),
  ],
  targets: [
    // Floor 1: values in, rectangles out. Nothing is imported, Embedded Swift compiles it.
    .target(name: "ButtonLayout", swiftSettings: settings),
    .target(name: "SystemFont", dependencies: ["ButtonLayout"], swiftSettings: settings),

    // Floor 2: text in any font.
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig",
      providers: [.apt(["libfontconfig-dev"]), .brew(["fontconfig"])]),
    .systemLibrary(
      name: "CUnibreak", pkgConfig: "libunibreak",
      providers: [.apt(["libunibreak-dev"]), .brew(["libunibreak"])]),
    // Libraries that are opened when something is drawn, and never linked.
    .target(name: "CDrawing"),
    .target(
      name: "Typesetting",
      dependencies: [
        "ButtonLayout", "SystemFont", "CDrawing", "CHarfBuzz", "CFontconfig", "CUnibreak",
      ],
      swiftSettings: settings),

    // Floor 2: why the parts stand where they do, in words.
    .target(name: "ButtonExplanation", dependencies: ["ButtonLayout"], swiftSettings: settings),

    // Floor 2: pictures as values.
    .target(name: "DisplayList", dependencies: ["ButtonLayout"], swiftSettings: settings),

    // Floor 3: documents.
    .systemLibrary(
      name: "CExpat", pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .target(
      name: "InterfaceBuilder", dependencies: ["CExpat", "ButtonLayout"], swiftSettings: settings),

    .systemLibrary(
      name: "CJSON", pkgConfig: "json-c",
      providers: [.apt(["libjson-c-dev"]), .brew(["json-c"])]),
    .target(name: "JSONReading", dependencies: ["CJSON"], swiftSettings: settings),
    // Images where documents and catalogs keep them: their sizes, and what is stretched of them.
    .target(
      name: "ImageAssets",
      dependencies: ["ButtonLayout", "JSONReading", "CExpat", "CPNG", "CTurboJPEG"],
      swiftSettings: settings),

    // UIKit's names off Apple's platforms, in the language mode of the files that meet them.
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
    .target(
      name: "HeadlessUIKit",
      dependencies: [
        "ButtonLayout", "DisplayList", "ImageAssets", "SystemFont", "Typesetting",
      ],
      swiftSettings: settings + [.swiftLanguageMode(.v5)]),

    // Files with @objc, @IBOutlet or #selector are rewritten before they are compiled.
    .executableTarget(name: "ObjCStripper", swiftSettings: settings),
    .plugin(
      name: "HeadlessObjC", capability: .buildTool(), dependencies: ["ObjCStripper"]),
    .plugin(name: "SharedArticle", capability: .buildTool()),

    // Floor 4: pictures of buttons.
    .target(name: "CPNGWriting", dependencies: ["CPNG"]),
    .target(
      name: "ButtonRendering",
      dependencies: [
        "ButtonExplanation", "ButtonLayout", "DisplayList", "SystemFont", "Typesetting",
        "CDrawing", "CPNG", "CPNGWriting",
      ],
      swiftSettings: settings),

    // Floor 4: what people add to an app. On Apple's platforms it stands on UIKit and floor 1 alone.
    .target(
      name: "Keycap", dependencies: ["ButtonLayout", headlessUIKit], exclude: seenByObjectiveC,
      swiftSettings: settings, plugins: objectiveCStripper),

    // Pixels for the headless UIKit, and what compares them.
    .target(name: "CHeadlessRendering"),
    .target(
      name: "HeadlessRendering",
      dependencies: ["ButtonRendering", "CHeadlessRendering", "DisplayList", "HeadlessUIKit"],
      swiftSettings: settings),
    .target(
      name: "ButtonSnapshots",
      dependencies: ["ButtonRendering", "DisplayList", "HeadlessRendering", "HeadlessUIKit"],
      swiftSettings: settings),

    // Floor 5: questions about buttons, and what documents say of them.
    .target(
      name: "ButtonInspection",
      dependencies: [
        "ButtonExplanation", "ButtonLayout", "ImageAssets", "InterfaceBuilder", "SystemFont",
        "Typesetting",
      ],
      swiftSettings: settings),

    // Floor 6: what an inspection found, as a page.
    .target(
      name: "InspectionReport",
      dependencies: [
        "ButtonExplanation", "ButtonInspection", "ButtonLayout", "ButtonRendering", "DisplayList",
        "InterfaceBuilder", "Typesetting",
      ],
      swiftSettings: settings),

    // Floors 6 and 7: the only place that writes to people and knows exit codes.
    .target(
      name: "KeycapCLI",
      dependencies: [
        "ButtonExplanation", "ButtonInspection", "ButtonLayout", "ButtonRendering", "DisplayList",
        "ImageAssets", "InspectionReport", "InterfaceBuilder", "JSONReading", "SystemFont",
        "Typesetting",
      ],
      swiftSettings: settings),
    .executableTarget(name: "KeycapTool", dependencies: ["KeycapCLI"], swiftSettings: settings),

    // Tests mirror the sources.
    .target(
      name: "TestSupport", dependencies: ["ButtonLayout"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "ButtonLayoutTests", dependencies: ["ButtonLayout", "TestSupport"],
      swiftSettings: settings),
    .target(
      name: "Agreement",
      dependencies: [
        "ButtonInspection", "ButtonLayout", "JSONReading", "KeycapCLI", "SystemFont", "Typesetting",
      ],
      path: "Tests/Agreement", swiftSettings: settings),
    .executableTarget(
      name: "AgreementTool", dependencies: ["Agreement", "KeycapCLI"], path: "Tests/AgreementTool",
      swiftSettings: settings),
    .testTarget(
      name: "AgreementTests", dependencies: ["Agreement"], exclude: ["Fixtures"],
      swiftSettings: settings),
    .testTarget(
      name: "SystemFontTests", dependencies: ["ButtonLayout", "SystemFont"],
      resources: [.copy("Recorded")], swiftSettings: settings),
    // Pango is the judge of shaping and line breaking in tests, and nowhere else.
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .testTarget(
      name: "TypesettingTests",
      dependencies: [
        "ButtonLayout", "CHarfBuzz", "CPango", "SystemFont", "TestSupport", "Typesetting",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ButtonExplanationTests",
      dependencies: ["ButtonExplanation", "ButtonLayout", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "DisplayListTests", dependencies: ["ButtonLayout", "DisplayList"],
      swiftSettings: settings),
    // Compiling it compares what is opened while running with the libraries' own headers.
    .target(
      name: "DrawingDeclarations", dependencies: ["CDrawing", "CPango", "CTurboJPEG"],
      path: "Tests/DrawingDeclarations"),
    .testTarget(
      name: "ButtonRenderingTests",
      dependencies: [
        "ButtonExplanation", "ButtonLayout", "ButtonRendering", "DisplayList",
        "DrawingDeclarations", "SystemFont", "TestSupport", "Typesetting",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ButtonSnapshotsTests",
      dependencies: [
        "ButtonLayout", "ButtonRendering", "ButtonSnapshots", "DisplayList", "HeadlessUIKit",
        "SystemFont", "Typesetting",
      ],
      exclude: ["Snapshots"], swiftSettings: settings),
    .testTarget(
      name: "HeadlessUIKitTests", dependencies: ["ButtonLayout", "DisplayList", "HeadlessUIKit"],
      swiftSettings: settings),
    .testTarget(
      name: "KeycapTests", dependencies: ["ButtonLayout", "Keycap", "TestSupport", headlessUIKit],
      swiftSettings: settings),
    .testTarget(
      name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder"],
      resources: [.copy("Documents")], swiftSettings: settings),
    .testTarget(
      name: "ImageAssetsTests", dependencies: ["ButtonLayout", "ImageAssets"],
      swiftSettings: settings),
    .testTarget(
      name: "ButtonInspectionTests",
      dependencies: [
        "ButtonInspection", "ButtonLayout", "ImageAssets", "InterfaceBuilder", "SystemFont",
        "TestSupport",
        "Typesetting",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "InspectionReportTests",
      dependencies: ["ButtonInspection", "InspectionReport", "InterfaceBuilder", "Typesetting"],
      swiftSettings: settings),
    // The tool is run as a process: depending on it is what has it built.
    .testTarget(
      name: "KeycapCLITests",
      dependencies: [
        "ButtonInspection", "ButtonLayout", "JSONReading", "KeycapCLI", "KeycapTool", "SystemFont",
      ],
      resources: [.copy("Snapshots")], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

// Apple's platforms have modules of these names of their own.
#if !canImport(Darwin)
  package.products += [
    // Whoever imports UIKit may import the two below it as well.
    .library(
      name: "UIKit",
      targets: [
        "UIKit", "_Testing_UIKit", "CoreGraphics", "_Testing_CoreGraphics", "QuartzCore",
        "_Testing_QuartzCore",
      ]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics", "_Testing_CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore", "_Testing_QuartzCore"]),
  ]
  package.targets += [
    .target(name: "UIKit", dependencies: ["HeadlessUIKit"], swiftSettings: settings),
    .target(name: "_Testing_UIKit", swiftSettings: settings),
    .target(name: "CoreGraphics", dependencies: ["HeadlessUIKit"], swiftSettings: settings),
    .target(name: "_Testing_CoreGraphics", swiftSettings: settings),
    .target(name: "QuartzCore", dependencies: ["HeadlessUIKit"], swiftSettings: settings),
    .target(name: "_Testing_QuartzCore", swiftSettings: settings),
    .testTarget(
      name: "ObjCStripperTests",
      dependencies: ["ObjCStripper", "ObjectiveCScreens", "UIKit", "_Testing_UIKit"],
      swiftSettings: settings),
    // An app's files as they are: their language mode is the one of most apps.
    .target(
      name: "ObjectiveCScreens", dependencies: ["UIKit"], path: "Tests/ObjectiveCScreens",
      exclude: ["Screens"], swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["HeadlessObjC"]),
    .testTarget(
      name: "SourceCompatibilityTests",
      dependencies: [
        "CoreGraphics", "Keycap", "ObjectiveCScreens", "UIKit", "_Testing_CoreGraphics",
        "_Testing_UIKit",
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // The helpers of the articles beside ours, on the same buttons.
    .target(
      name: "ArticleHelpers", dependencies: ["ButtonLayout", "HeadlessUIKit", "Keycap"],
      path: "Examples/Articles/Sources/ArticleHelpers", swiftSettings: settings),
    .executableTarget(
      name: "ArticlesComparison", dependencies: ["ArticleHelpers"],
      path: "Examples/Articles/Sources/ArticlesComparison", swiftSettings: settings),
    // The articles' pictures, drawn from the engine's numbers.
    .target(
      name: "ArticlePictures",
      dependencies: [
        "ArticleHelpers", "ButtonExplanation", "ButtonLayout", "ButtonRendering", "DisplayList",
        "HeadlessUIKit",
      ],
      path: "Examples/Articles/Pictures/Sources/ArticlePictures", swiftSettings: settings),
    .executableTarget(
      name: "DrawArticlePictures", dependencies: ["ArticlePictures"],
      path: "Examples/Articles/Pictures/Sources/DrawArticlePictures", swiftSettings: settings),
    .testTarget(
      name: "ArticlePicturesTests", dependencies: ["ArticlePictures", "DisplayList"],
      swiftSettings: settings),
    .testTarget(
      name: "ArticlesComparisonTests",
      dependencies: ["ArticleHelpers", "ArticlesComparison", "HeadlessUIKit"],
      swiftSettings: settings),
    // The pictures of the component's documentation.
    .executableTarget(
      name: "KeycapPictures",
      dependencies: ["ButtonLayout", "DisplayList", "HeadlessUIKit", "Keycap", "SystemFont"],
      path: "Documentation/Pictures", swiftSettings: settings),
    .testTarget(
      name: "KeycapPicturesTests", dependencies: ["KeycapPictures"], swiftSettings: settings),
    .testTarget(
      name: "ArticleTests", dependencies: ["UIKit", "_Testing_UIKit"],
      exclude: ["Absent", "Present"], swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: ["SharedArticle"]),
  ]
#endif
