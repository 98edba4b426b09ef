import Findings
import Foundation
import SourceText
import Testing
import ThemeModel

@testable import ForeignFormats

@Suite("A theme file with few keys")
struct SmallFileTests {
    private static func read(_ text: String, _ file: String) -> ReadThemes {
        ThemeReader.read(ThemeSource("themes/\(file)", Data(text.utf8)))
    }

    @Test(
        arguments: [
            ("a.toml", "inherits = 'dusk'\n", "helix"),
            ("b.toml", "'ui.selection' = { fg = 'white', bg = 'gray' }\n", "helix"),
            (
                "c.ghostty",
                "background = #101010\nforeground = #eee\ncursor-color = #eee\n",
                "ghostty"
            ),
            ("d", "palette = 4=#1010a0\nbackground = #101010\n", "ghostty"),
            ("e.conf", "background #101010\nforeground #eee\nurl_color #aaf\n", "kitty"),
        ]
    )
    func `A file that changes little is of its program`(
        file: String,
        text: String,
        format: String
    ) {
        let (documents, findings) = Self.read(text, file)
        #expect(documents.map(\.format) == [format], "\(findings)")
        #expect(!findings.contains { $0.severity == .error })
    }

    @Test func `Numbers of colours in Helix are those of the terminal`() throws {
        let text = "'ui.background' = { bg = '235' }\n'ui.text' = '#eee'\n'comment' = '8'\n"
        let (documents, findings) = Self.read(text, "a.toml")
        let mode = try #require(documents.first?.resolve().theme?.defaultMode)
        #expect(mode[.background]?.isKnown == false)
        #expect(findings.map(\.severity) == [.warning])
        #expect(findings.first?.message.contains("a colour of the terminal") == true)
    }
}
