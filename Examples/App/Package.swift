// swift-tools-version: 6.2
import PackageDescription

/// With `MAIN_ACTOR=1` everything belongs to the main actor by default, as in new projects of Xcode.
let isolation: [SwiftSetting] =
    Context.environment["MAIN_ACTOR"] == "1" ? [.defaultIsolation(MainActor.self)] : []

let package = Package(
    name: "App",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    dependencies: [.package(name: "themepreview", path: "../..", traits: [])],
    targets: [
        // Its folder Themes becomes the type AppTheme.
        .target(
            name: "Reader",
            dependencies: [.product(name: "Theming", package: "themepreview")],
            swiftSettings: isolation,
            plugins: [.plugin(name: "ExportThemes", package: "themepreview")]
        ),
        .executableTarget(
            name: "App",
            dependencies: ["Reader", .product(name: "Theming", package: "themepreview")],
            swiftSettings: isolation
        ),
        .testTarget(
            name: "ReaderTests",
            dependencies: [
                "Reader",
                .product(name: "Theming", package: "themepreview"),
                .product(name: "Themes", package: "themepreview"),
            ],
            swiftSettings: isolation
        ),
    ]
)
