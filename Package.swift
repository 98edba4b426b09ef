// swift-tools-version: 6.2
import PackageDescription

/// What every target of ours holds itself to.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

/// The build is that of Scripts/test.
let isTested = Context.environment["THEMEPREVIEW_TESTS"] != nil

/// The settings of targets that measure colours and search for better ones.
///
/// Tests have them optimised in a debug build, too: planning fixes takes ten times as long otherwise.
let searching = strict + (isTested ? [.unsafeFlags(["-O"])] : [])

/// A target that depends on other targets of ours and, at most, on outside products that enter through it alone.
func target(
    _ name: String,
    _ local: [Target.Dependency] = [],
    outside: [Target.Dependency] = [],
    settings: [SwiftSetting] = strict
) -> Target {
    .target(name: name, dependencies: local + outside, swiftSettings: settings)
}

/// The tests of a target, which may use what tests have in common.
func testTarget(_ name: String, _ local: [Target.Dependency]) -> Target {
    .testTarget(name: name, dependencies: local + ["TestSupport"], swiftSettings: strict)
}

/// A product of another package, which only a client that builds the command resolves.
func outside(_ name: String, _ package: String) -> Target.Dependency {
    .product(name: name, package: package, condition: .when(traits: ["Command"]))
}

let package = Package(
    name: "themepreview",
    // The first versions with `Mutex`; of these only macOS and Linux have been compiled.
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .executable(name: "themepreview", targets: ["themepreview"]),
        .library(name: "ColorScience", targets: ["ColorScience"]),
        .library(
            name: "Themes",
            targets: [
                "SourceText", "Findings", "ThemeModel", "ThemeFormats", "ForeignFormats",
                "ThemeChecks",
                "ThemeFixes", "ThemeComparison", "ThemeExport",
            ]
        ),
        .library(name: "Theming", targets: ["Theming", "ThemeModel"]),
        .library(name: "ThemingUI", targets: ["ThemingUI"]),
    ],
    traits: [
        .default(enabledTraits: ["Command"]),
        .trait(name: "Command", description: "The command, with the packages that only it needs."),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
    ],
    targets: [
        target("ColorScience", settings: searching),
        target("SourceText"),
        target("Findings", ["SourceText"]),
        target("ThemeModel", ["ColorScience", "Findings", "SourceText"]),
        .systemLibrary(
            name: "CYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
        ),
        target("SourceTrees", ["SourceText", "CYAML"]),
        target("StyleSheets", ["ColorScience", "SourceText", "ThemeModel", "SourceTrees"]),
        target("CodeConstants", ["ColorScience", "SourceText", "ThemeModel"]),
        target(
            "ThemeFormats",
            ["ColorScience", "Findings", "SourceText", "ThemeModel", "SourceTrees"]
        ),
        .target(
            name: "ForeignFormats",
            dependencies: [
                "ColorScience", "Findings", "SourceText", "ThemeModel", "SourceTrees",
                "StyleSheets", "CodeConstants", "ThemeFormats",
            ],
            exclude: ["Mappings"],
            swiftSettings: strict,
            plugins: ["EmbedTemplates"]
        ),
        target(
            "ThemeChecks",
            ["ColorScience", "Findings", "SourceText", "ThemeModel"],
            settings: searching
        ),
        target("ThemeComparison", ["ColorScience", "Findings", "SourceText", "ThemeModel"]),
        target(
            "ThemeFixes",
            ["ColorScience", "Findings", "SourceText", "ThemeModel", "ThemeChecks"],
            settings: searching
        ),
        target("ThemeGeneration", ["ColorScience", "Findings", "SourceText"]),
        target(
            "TokenUses",
            [
                "ColorScience", "Findings", "SourceText", "ThemeModel", "StyleSheets",
                "CodeConstants",
            ]
        ),
        .target(
            name: "ThemeExport",
            dependencies: [
                "ColorScience", "Findings", "SourceText", "SourceTrees", "ThemeModel",
                "ThemeFormats", "ForeignFormats",
            ],
            exclude: ["Exports"],
            swiftSettings: strict,
            plugins: ["EmbedTemplates"]
        ),
        .executableTarget(
            name: "export-themes",
            dependencies: ["Findings", "ThemeExport"],
            swiftSettings: strict
        ),
        target("Theming", ["ColorScience", "SourceText", "ThemeModel"]),
        target("ThemingUI", ["ColorScience", "SourceText", "ThemeModel", "Theming"]),

        .systemLibrary(
            name: "CCMark",
            pkgConfig: "libcmark",
            providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]
        ),
        target("MarkdownPages", ["SourceText", "CCMark"]),
        target("CodeHighlighting"),
        .executableTarget(name: "embed-templates", swiftSettings: strict),
        .plugin(
            name: "EmbedTemplates",
            capability: .buildTool(),
            dependencies: ["embed-templates"]
        ),
        .target(
            name: "ThemeRendering",
            dependencies: [
                "CodeHighlighting", "ColorScience", "Findings", "SourceText", "ThemeModel",
                "MarkdownPages",
            ],
            swiftSettings: strict,
            plugins: ["EmbedTemplates"]
        ),
        .systemLibrary(name: "CRename"),
        target(
            "Projects",
            [
                "Findings", "SourceText", "SourceTrees", "MarkdownPages", "ThemeModel",
                "ThemeFormats", "ForeignFormats", "ThemeChecks", "ThemeExport", "ThemeRendering",
                "CRename",
            ],
            outside: [
                outside("SystemPackage", "swift-system"), outside("Subprocess", "swift-subprocess"),
            ]
        ),
        target(
            "ProjectChecks",
            [
                "ColorScience", "Findings", "SourceText", "ThemeModel", "ThemeFormats",
                "ForeignFormats", "ThemeChecks", "ThemeFixes", "ThemeExport", "ThemeComparison",
                "ThemeRendering", "TokenUses", "CodeConstants", "Projects",
            ]
        ),
        target(
            "PreviewSite",
            [
                "ColorScience", "Findings", "SourceText", "SourceTrees", "MarkdownPages",
                "ThemeModel", "ThemeFormats", "ForeignFormats", "ThemeChecks", "ThemeFixes",
                "ThemeExport", "ThemeComparison", "ThemeRendering", "Projects", "ProjectChecks",
            ],
            outside: [outside("SystemPackage", "swift-system")]
        ),

        .target(
            name: "PreviewServer",
            dependencies: [
                "ColorScience", "Findings", "SourceText", "Projects", "ProjectChecks",
                "PreviewSite",
                "ThemeRendering",
                outside("NIOCore", "swift-nio"),
                outside("NIOPosix", "swift-nio"), outside("NIOHTTP1", "swift-nio"),
            ],
            exclude: ["Client"],
            swiftSettings: strict,
            plugins: ["EmbedTemplates"]
        ),
        target(
            "PreviewCommand",
            [
                "ColorScience", "Findings", "SourceText", "ThemeModel", "ThemeChecks",
                "ThemeComparison",
                "ThemeFixes",
                "ThemeFormats", "ForeignFormats", "ThemeExport", "ThemeGeneration",
                "ThemeRendering", "TokenUses",
                "MarkdownPages", "SourceTrees",
                "Projects", "ProjectChecks", "PreviewSite", "PreviewServer",
            ],
            outside: [outside("ArgumentParser", "swift-argument-parser")]
        ),
        .executableTarget(
            name: "themepreview",
            dependencies: ["PreviewCommand"],
            swiftSettings: strict
        ),

        // What tests have in common: golden files, seeded chance, sample themes.
        .target(
            name: "TestSupport",
            dependencies: ["Findings", "SourceText", "ThemeModel", "ForeignFormats"],
            path: "Tests/TestSupport",
            swiftSettings: strict
        ),
        testTarget("ColorScienceTests", ["ColorScience"]),
        testTarget("SourceTextTests", ["SourceText", "Findings"]),
        testTarget("FindingsTests", ["Findings", "SourceText"]),
        .testTarget(
            name: "ReporterTests",
            dependencies: ["Findings", "SourceText", "TestSupport"],
            exclude: ["expected"],
            swiftSettings: strict
        ),
        testTarget("ThemeModelTests", ["ThemeModel", "ColorScience", "Findings", "SourceText"]),
        testTarget(
            "FormatsTests",
            [
                "ForeignFormats", "ThemeFormats", "ThemeChecks", "SourceTrees", "ThemeModel",
                "ColorScience", "Findings", "SourceText",
            ]
        ),
        testTarget(
            "ThemeChecksTests",
            ["ThemeChecks", "ThemeModel", "ColorScience", "Findings", "SourceText"]
        ),
        testTarget(
            "ThemeFixesTests",
            [
                "ThemeFixes", "ThemeChecks", "ForeignFormats", "ThemeModel", "ColorScience",
                "Findings", "SourceText",
            ]
        ),
        .testTarget(
            name: "ThemeExportTests",
            dependencies: [
                "ThemeExport", "ThemeFormats", "ForeignFormats", "ThemeModel", "ColorScience",
                "Findings", "TestSupport",
            ],
            exclude: ["expected"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "ThemeComparisonTests",
            dependencies: [
                "ThemeComparison", "ThemeChecks", "ThemeModel", "Findings", "TestSupport",
            ],
            exclude: ["expected"],
            swiftSettings: strict
        ),
        testTarget(
            "ThemeGenerationTests",
            [
                "ThemeGeneration", "ThemeFormats", "ThemeChecks", "ThemeModel", "ColorScience",
                "Findings",
            ]
        ),
        testTarget(
            "TokenUsesTests",
            [
                "TokenUses", "CodeConstants", "ForeignFormats", "ThemeModel", "ColorScience",
                "Findings", "SourceText",
            ]
        ),
        testTarget("CodeHighlightingTests", ["CodeHighlighting"]),
        testTarget("MarkdownPagesTests", ["MarkdownPages", "SourceText"]),
        .testTarget(
            name: "ThemeRenderingTests",
            dependencies: [
                "ThemeRendering", "MarkdownPages", "CodeHighlighting", "ThemeChecks", "ThemeModel",
                "ColorScience", "Findings", "SourceText", "TestSupport",
                outside("Mustache", "swift-mustache"),
            ],
            swiftSettings: strict
        ),
        testTarget(
            "PreviewSiteTests",
            [
                "PreviewSite", "ProjectChecks", "Projects", "ThemeFixes", "ThemeChecks",
                "ThemeRendering", "ThemeModel", "ColorScience", "Findings",
                "SourceText",
                outside("SystemPackage", "swift-system"),
            ]
        ),
        testTarget(
            "PreviewServerTests",
            [
                "PreviewServer", "PreviewSite", "ProjectChecks", "Projects", "ThemeRendering",
                "Findings", "SourceText",
                outside("NIOCore", "swift-nio"),
                outside("NIOPosix", "swift-nio"),
            ]
        ),
        testTarget(
            "PreviewCommandTests",
            [
                "themepreview", "export-themes", "PreviewCommand", "ThemeFixes", "ThemeChecks",
                "ThemeModel",
                "ColorScience", "Findings",
            ]
        ),
        // What a client's other module has, for OriginTests.
        .target(
            name: "OriginModels",
            dependencies: ["Theming", "ColorScience"],
            path: "Tests/OriginModels",
            swiftSettings: strict
        ),
        // Examples, and what they share with the tests; Examples/App is a package of its own.
        .executableTarget(
            name: "InCode",
            dependencies: ["Findings", "ThemeModel", "ThemeChecks"],
            path: "Examples/InCode/Sources/InCode"
        ),
        .executableTarget(
            name: "Origins",
            dependencies: [
                "OriginSamples", "Theming", "ThemeModel", "ThemeChecks", "ColorScience",
            ],
            path: "Examples/Origins/Sources/Origins"
        ),
        .target(
            name: "OriginSamples",
            dependencies: ["Theming", "ThemeModel", "ColorScience", "Findings"],
            path: "Examples/Origins/Sources/OriginSamples",
            swiftSettings: strict
        ),
        testTarget(
            "OriginTests",
            [
                "OriginModels", "OriginSamples", "Theming", "ThemingUI", "ThemeModel",
                "ThemeFormats", "ForeignFormats", "ThemeChecks",
                "ThemeRendering", "Projects", "ProjectChecks", "PreviewSite",
                "ColorScience", "Findings", "SourceText",
            ]
        ),
    ]
)

// The tool of a plug-in is compiled a second time with all that it needs, whether or not a target
// uses the plug-in, and the tests need neither.
if !isTested {
    package.products.append(.plugin(name: "ExportThemes", targets: ["ExportThemes"]))
    package.targets.append(
        .plugin(name: "ExportThemes", capability: .buildTool(), dependencies: ["export-themes"])
    )
}
