// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "InCode",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "themepreview", path: "../..")],
    targets: [
        .executableTarget(
            name: "InCode",
            dependencies: [.product(name: "Themes", package: "themepreview")]
        )
    ]
)
