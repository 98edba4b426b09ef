// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Origins",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    dependencies: [.package(name: "themepreview", path: "../..", traits: [])],
    targets: [
        .target(
            name: "OriginSamples",
            dependencies: [
                .product(name: "Theming", package: "themepreview"),
                .product(name: "ColorScience", package: "themepreview"),
                .product(name: "Themes", package: "themepreview"),
            ]
        ),
        .executableTarget(
            name: "Origins",
            dependencies: [
                "OriginSamples",
                .product(name: "Theming", package: "themepreview"),
                .product(name: "ColorScience", package: "themepreview"),
                .product(name: "Themes", package: "themepreview"),
            ]
        ),
    ]
)
