// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Origins",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "themepreview", path: "../..")],
    targets: [
        .executableTarget(
            name: "Origins",
            dependencies: [
                .product(name: "Theming", package: "themepreview"),
                .product(name: "ColorScience", package: "themepreview"),
                .product(name: "ThemeModel", package: "themepreview"),
                .product(name: "ThemeChecks", package: "themepreview"),
                .product(name: "ThemeRendering", package: "themepreview"),
            ])
    ]
)
