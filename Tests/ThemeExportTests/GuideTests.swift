import Foundation
import TestSupport
import Testing

@testable import ThemeExport

@Suite(
    "The guide to export",
    .timeLimit(.minutes(10)),
    .enabled(if: Compiler.isPresent, "there is no swiftc, or no module beside the tests")
)
struct ExportGuideTests {
    private static let page = Repository.root.appending(path: "docs/export.md")

    @Test func `The export guide's Swift compiles with the repository's themes`() throws {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        let blocks = text.matches(of: #/(?ms)^```swift\n(.*?)^```/#).map { String($0.1) }
        let programs = blocks.filter { !$0.hasPrefix("// swift-tools-version") }
        #expect(programs.count == 2)
        let (themes, _) = ExportedTheme.all(
            in: try Exports.folder(Repository.root.appending(path: "themes"))
        )
        var files = ["AppTheme": try Exports.swift(themes)]
        for (number, program) in programs.enumerated() {
            let lines = program.split(separator: "\n").map(String.init)
            let imports = lines.filter { $0.hasPrefix("import ") }
            // A property alone on its line is shown, not used.
            let body = lines.filter { !$0.hasPrefix("import ") }.map {
                $0.hasPrefix("theme.") ? "_ = \($0)" : $0
            }
            files["Program\(number)"] =
                (imports + ["@MainActor func program\(number)() throws {"] + body + ["}"]).joined(
                    separator: "\n"
                )
        }
        let errors = try Compiler(files).errors
        #expect(errors == [], "\(errors)")
    }

    @Test func `The export guide names every format`() throws {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        for name in ExportFormats.names { #expect(text.contains("--to \(name)")) }
    }
}
