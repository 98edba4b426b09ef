// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "themepreview", path: "..")
    ],
    targets: [
        .executableTarget(
            name: "colors",
            dependencies: [.product(name: "ColorScience", package: "themepreview")],
            swiftSettings: [
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
                .treatAllWarnings(as: .error),
            ]
        ),
        .executableTarget(
            name: "theming",
            dependencies: [
                .product(name: "Theming", package: "themepreview"),
                .product(name: "ColorScience", package: "themepreview"),
                .product(name: "Themes", package: "themepreview"),
            ],
            swiftSettings: [
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
                .treatAllWarnings(as: .error),
            ]
        ),
    ]
)
