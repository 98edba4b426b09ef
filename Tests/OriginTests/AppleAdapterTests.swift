import Foundation
import TestSupport
import Testing

/// `ThemingUI` against stand-ins of the frameworks that this system lacks: `Tests/AppleStubs`.
@Suite(
    "ThemingUI beside declarations of Apple's frameworks",
    .timeLimit(.minutes(10)),
    .enabled(if: Compiler.isPresent, "there is no swiftc, or no module beside the tests")
)
struct AppleAdapterTests {
    @Test(arguments: [["UIKit", "SwiftUI"], ["AppKit", "SwiftUI"]])
    func `ThemingUI compiles beside declarations of Apple's frameworks`(frameworks: [String]) throws
    {
        let path = try Program.folder().path(percentEncoded: false)
        for name in frameworks {
            let source = Repository.root.appending(path: "Tests/AppleStubs/\(name).swift").path(
                percentEncoded: false
            )
            let errors = try Compiler.errors([
                "-emit-module", "-parse-as-library", "-module-name", name, "-I", path, "-o",
                "\(path)/\(name).swiftmodule", source,
            ])
            #expect(errors == [])
        }
        // The package's identity, without which what is `package` in other modules is not seen.
        let identity = Repository.root.lastPathComponent.lowercased()
        let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
        let sources = try sources()
        #expect(sources.count >= 8)
        let errors = try Compiler.errors(
            [
                "-typecheck", "-parse-as-library", "-module-name", "ThemingUI", "-package-name",
                identity, "-I", path,
            ]
                + features.flatMap { ["-enable-upcoming-feature", $0] } + sources
        )
        #expect(errors == [], "\(errors)")
    }

    private func sources() throws -> [String] {
        let root = Repository.root.appending(path: "Sources/ThemingUI").path(percentEncoded: false)
        return try FileManager.default.subpathsOfDirectory(atPath: root).filter {
            $0.hasSuffix(".swift")
        }
        .map { "\(root)/\($0)" }
    }
}
