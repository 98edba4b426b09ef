import Findings
import ForeignFormats
import Foundation
import Testing
import ThemeModel

@testable import ThemeExport

@Suite("The credit of an exported theme")
struct CreditTests {
    private static func theme(author: String) throws -> ExportedTheme {
        try Exports.theme(name: "Bay") { document in
            document.author = author
            document.license = "MIT"
            document.homepage = "https://example.org/bay"
        }
    }

    @Test(arguments: [
        "scss", "tailwind", "mdbook", "mkdocs-material", "chroma", "helix", "kitty", "ghostty",
        "alacritty", "foot", "konsole", "wezterm", "gogh", "bootstrap", "docusaurus", "vitepress",
        "starlight", "furo", "compose", "flutter", "tmtheme", "xcode",
    ])
    func `A format without a place for author and licence has them in a comment`(format: String)
        throws
    {
        let theme = try Self.theme(author: "Ann")
        let files = try ExportFormats.format(named: format).files(ExportOptions(), [theme])
        for file in files {
            let line = "Bay, by Ann, MIT, https://example.org/bay"
            #expect(file.text.contains(line), "\(file.text.prefix(200))")
        }
    }

    @Test(arguments: ["scss", "kitty", "helix", "compose", "tmtheme", "bootstrap"])
    func `An author's name cannot end the comment that it stands in`(format: String) throws {
        let theme = try Self.theme(author: "x */ y --> z\n@import 'a';\u{2028}--- w")
        let plain = try Exports.theme(name: "Bay")
        let choice = try ExportFormats.format(named: format)
        let text = try #require(choice.files(ExportOptions(), [theme]).first).text
        let bare = try #require(choice.files(ExportOptions(), [plain]).first).text
        let known = Set(bare.split(separator: "\n"))
        let added = text.split(separator: "\n").filter { !known.contains($0) }
        // An element of a property list has the author as well.
        let credits = added.filter { $0.contains("@import") && !$0.contains("<string>") }
        #expect(credits.count == 1)
        for credit in credits {
            let inner = credit.replacing(#/^(\/\* |# |\/\/ |<!-- )|( \*\/| -->)$/#, with: "")
            #expect(!inner.contains("*/") && !inner.contains("--"), "\(credit)")
        }
    }

    @Test(arguments: ["scss", "kitty", "typescript", "compose"])
    func `A name that turns the direction of text does not turn that of the code`(
        format: String
    ) throws {
        let theme = try Exports.theme(name: "Bay \u{202E}") { $0.author = "Ann \u{2067}" }
        let choice = try ExportFormats.format(named: format)
        for file in try choice.files(ExportOptions(), [theme]) {
            let turns = file.text.unicodeScalars.filter(\.properties.isBidiControl)
            #expect(turns.isEmpty, "\(turns)")
        }
    }

    @Test func `A theme without author, licence and address has no comment`() throws {
        let theme = try Exports.theme(name: "Bay")
        let files = try ExportFormats.format(named: "kitty").files(ExportOptions(), [theme])
        #expect(files.allSatisfy { !$0.text.contains("#  ") && !$0.text.hasPrefix("# ") })
    }
}
