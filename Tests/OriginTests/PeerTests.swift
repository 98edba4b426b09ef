import ColorScience
import Findings
import ForeignFormats
import Foundation
import OriginModels
import PreviewSite
import SourceText
import Testing
import ThemeFormats
import ThemeModel
import Theming

@Suite("Wishes of the peers' users", .timeLimit(.minutes(10)))
@MainActor
struct PeerTests {
    @Test(arguments: [
        "#12GG", "#12", "12345", "#+12345", " #fff", "", "#", "#12345", "#fff ", "#1234567", "fff",
        "#ｆff",
    ])
    func `P1, D10 A hexadecimal colour is #RGB, #RGBA, #RRGGBB or #RRGGBBAA and nothing else`(
        text: String
    ) {
        #expect(throws: HexColorError.self) { try Color(hex: text) }
    }

    @Test func `P1 Short forms are doubled, and alpha is kept`() throws {
        #expect(try Color(hex: "#0F8") == Color(hex: "#00FF88"))
        #expect(try Color(hex: "#0f88").mapped.alpha == Color(hex: "#00ff8888").mapped.alpha)
        #expect(try Color(hex: "#00000080").mapped.css == "rgba(0, 0, 0, 0.5)")
    }

    @Test
    func `P2, D11 A value by a theme's index is set, and a missing index is an error`()
        throws
    {
        let value = ThemeValue(["#FFF", "#000"])
        #expect(try value.value(at: 1) == "#000")
        #expect(throws: ThemeIndexError.self) { try value.value(at: 2) }
    }

    @Test
    func `P3, D11 A path into a document finds its value, or says what was expected and found`()
        throws
    {
        let json = ##"""
            {"Global": {"backgroundColor": "#fff", "titleFont": "Georgia-Bold,14", "margin": "16px", "bars": ["#000"]}}
            """##
        let document = try JSONTokens(json: Data(json.utf8))
        #expect(try document.color(at: "Global.backgroundColor") == .hex("#ffffff"))
        #expect(try document.font(at: "Global.titleFont").weight?.value == 700)
        #expect(try document.color(at: "Global.bars.0") == .hex("#000000"))
        #expect(try document.dimension(at: "Global.margin").css == "16px")
        #expect(
            throws: JSONAccessError.missing(
                path: "Global.backgroundColour",
                suggestion: "backgroundColor"
            )
        ) {
            try document.color(at: "Global.backgroundColour")
        }
        #expect(
            throws: JSONAccessError.wrongType(
                path: "Global.bars",
                expected: "a string",
                found: "an array"
            )
        ) {
            try document.color(at: "Global.bars")
        }
        #expect(throws: JSONAccessError.outOfRange(path: "Global.bars", index: 1, count: 1)) {
            try document.color(at: "Global.bars.1")
        }
    }

    @Test func `P4 The current value of any part of a theme is readable`() {
        let themer = Themer(MyTheme.light)
        #expect(themer.theme.settings.textColor == .hex("#000000"))
        themer.theme = .dark
        #expect(themer.theme.settings.textColor == .hex("#ffffff"))
    }

    @Test
    func
        `P5 A theme dropped into the folder is loaded, and a bad one is reported`()
        async throws
    {
        let project = try FileProject([:])
        try project.write(
            "colors: { background: '#ffffff', text: '#000000' }",
            to: "themes/paper.yml"
        )
        #expect(try await project.check().themes.map(\.id) == ["paper"])
        try project.write(
            ##"{"colors":{"background":"#fff","text":"#111"}}"##,
            to: "themes/ink.json"
        )
        #expect(try await project.check().themes.map(\.id) == ["ink", "paper"])
        try project.write(##"{"colors":{"background":"#fff","text":"##, to: "themes/bad.json")
        let site = try await project.check()
        #expect(site.themes.map(\.id) == ["ink", "paper"])
        #expect(site.unusableIDs == ["bad"])
        #expect(
            site.report.findings.contains {
                $0.location?.file == "themes/bad.json" && $0.severity == .error
            }
        )
    }

    @Test func `P6 A theme with an unreadable role reaches no handler`() throws {
        let whole = ##"{"colors":{"background":"#ffffff","text":"#000000"}}"##
        let first = try ThemeDocument(json: Data(whole.utf8)).resolve().theme
        let themer = Themer(try #require(first))
        let log = Log<String>()
        themer.observe(log) { log, theme in log.add(theme.id) }
        let json = ##"{"colors":{"background":"#111111","text":"#eeeeee","accent":"#12GG"}}"##
        #expect(throws: ThemeDocumentError.self) {
            try themer.update { theme in
                guard let next = try ThemeDocument(json: Data(json.utf8)).resolve().theme else {
                    return
                }
                theme = next
            }
        }
        #expect(log.count == 1)
        #expect(themer.theme.defaultMode[.background]?.display.css == "#ffffff")
    }
}
