import ColorScience
import Findings
import ForeignFormats
import Foundation
import TestSupport
import Testing
import ThemeFormats
import ThemeModel

@testable import ThemeExport

@Suite("A theme for an editor")
struct EditorFormatTests {
    private static let formats = ["vscode", "zed", "helix", "base16", "base24"]
    /// Roles of the window around code that have a place of their own in a format.
    private static let kept: [String: [Role]] = [
        "vscode": [
            .surface, .surfaceRaised, .primary, .primary.on, .secondary, .accent, .placeholder,
        ],
        "zed": [.surface, .surfaceRaised, .border],
    ]

    private static func read(_ theme: ExportedTheme, _ format: String) throws -> [(
        name: String, theme: Theme
    )] {
        try ExportFormats.format(named: format).files(ExportOptions(), [theme]).flatMap { file in
            let (documents, findings) = ThemeReader.read(Data(file.text.utf8), file: file.name)
            // Notes count the colours of a window that no role is read from.
            #expect(findings.allSatisfy { $0.severity == .note }, "\(findings.map(\.message))")
            return try documents.map { document in
                let theme = document.resolve().theme
                return (file.name, try #require(theme))
            }
        }
    }

    private static func themes() throws -> [ExportedTheme] {
        try ExportedTheme.all(in: Exports.folder(Repository.root.appending(path: "themes"))).themes
    }

    @Test(arguments: ["vscode", "zed"])
    func `Every repository theme has its window and its code when read back from an editor's`(
        format: String
    ) throws {
        for theme in try Self.themes() {
            let copies = try Self.read(theme, format)
            #expect(copies.count == theme.theme.modes.count)
            for (mode, copy) in zip(theme.theme.modes, copies) {
                let shown = copy.theme.defaultMode
                let syntax = Role.vocabulary.map(\.role).filter { $0.rawValue.hasPrefix("syntax-") }
                for role in try #require(Self.kept[format]) + syntax {
                    #expect(
                        shown[role]?.display == mode[role]?.display,
                        "\(theme.theme.id) \(mode.name) \(role)"
                    )
                }
                #expect(shown[.background]?.display.rgb == mode.opaque(.codeBackground))
                #expect(shown[.text]?.display == mode[.code]?.display)
            }
        }
    }

    @Test func `A scheme takes its colours from code, and not from names of a palette`() throws {
        let theme = try Exports.themes([
            "sun": """
            palette: { base00: "#657b83", base05: "#fdf6e3" }
            colors: { background: "#fdf6e3", text: "#586e75", primary: "#268bd2", syntax-keyword: "#5f6b00" }
            """
        ])[0]
        let mode = try Self.read(theme, "base16")[0].theme.defaultMode
        #expect(mode[.background]?.display.rgb.hex == "#fdf6e3")
        #expect(mode[.text]?.display.rgb.hex == "#586e75")
        #expect(mode[.syntax("keyword")]?.display.rgb.hex == "#5f6b00")
    }

    @Test(arguments: formats)
    func `An editor's theme names the mode after the theme, unless it is the default`(
        format: String
    ) throws {
        let copies = try Self.read(try Exports.themes(["harbor": Exports.pair])[0], format)
        // A file of Helix has no name in it.
        #expect(
            copies.prefix(2).map(\.theme.name) == [
                "Harbor", format == "helix" ? "Harbor Dark" : "Harbor dark",
            ]
        )
        #expect(copies[1].theme.defaultMode[.text]?.display.rgb.hex == "#ffffff")
    }

    @Test(arguments: formats)
    func `Hostile names stay in their place in an editor's theme`(format: String) throws {
        for copy in try Self.read(try Exports.hostile(), format) {
            #expect(copy.theme.defaultMode[.background]?.display.rgb.hex == "#ffffff")
            #expect(copy.theme.defaultMode[.text]?.display.rgb.hex == "#000000")
        }
    }

    @Test func `A VS Code theme says that its mode has more contrast`() throws {
        let files = try Exports.files(VSCodeFormat.self, Exports.themes(["harbor": Exports.pair]))
        #expect(
            files.keys.sorted() == [
                "harbor-color-theme.json", "harbor-dark-color-theme.json",
                "harbor-high-contrast-color-theme.json",
            ]
        )
        #expect(
            try #require(files["harbor-high-contrast-color-theme.json"]).contains(
                "\"type\": \"hcLight\""
            )
        )
    }

    @Test(
        .enabled(if: Repository.hasCorpora, "../shared/corpora is absent"),
        arguments: ["base16", "base24"]
    )
    func `An exported scheme has every colour of its source`(format: String) throws {
        let folder = Repository.corpora.appending(path: format)
        for theme in try ExportedTheme.all(in: Exports.folder(folder)).themes {
            let copy = try Self.read(theme, format)[0].theme
            #expect(copy.format == format)
            let colors = theme.theme.defaultMode.palette.compactMapValues { $1.display }
            #expect(
                copy.defaultMode.palette.compactMapValues { $1.display } == colors,
                "\(theme.theme.id)"
            )
            #expect(
                copy.name == theme.theme.name
                    && copy.defaultMode.scheme == theme.theme.defaultMode.scheme
            )
        }
    }

    @Test func `An editor's theme of a terminal theme has the terminal's colours`() throws {
        let colors = (0..<16).map {
            "color\($0) #\(String(repeating: String($0, radix: 16), count: 6))\n"
        }.joined()
        let read = ThemeReader.read(
            Data("background #101112\nforeground #fafbfc\n\(colors)".utf8),
            file: "t.conf"
        )
        let document = try #require(read.documents.first)
        let theme = try #require(ExportedTheme.resolving(document).theme)
        let copy = try Self.read(theme, "vscode")[0].theme.defaultMode
        for number in 0..<16 {
            #expect(
                copy.palette["ansi.\(number)"]?.display
                    == theme.theme.defaultMode.palette["ansi.\(number)"]?.display
            )
        }
    }

    @Test(arguments: [("vscode", "gitDecoration.addedResourceForeground"), ("zed", "created")])
    func `A status that a theme of an editor does not have is left to the program`(
        format: String,
        key: String
    ) throws {
        let code = """
            "keyword" = "#cf222e"
            "ui.background" = { bg = "#ffffff" }
            "ui.text" = "#24292f"
            """
        func text(_ code: String) throws -> String {
            let read = ThemeReader.read(Data(code.utf8), file: "bay.toml")
            let document = try #require(read.documents.first)
            let theme = try #require(ExportedTheme.resolving(document).theme)
            let choice = try ExportFormats.format(named: format)
            return try choice.files(ExportOptions(), [theme])[0].text
        }
        #expect(try !text(code).contains("\"\(key)\""))
        #expect(try text(code + "\n\"diff.plus\" = \"#116329\"").contains("\"\(key)\": \"#116329"))
    }

    @Test func `A Helix theme has no translucent colour`() throws {
        let file = try #require(
            Exports.files(HelixFormat.self, Exports.themes(["harbor": Exports.pair]))["harbor.toml"]
        )
        let codes = file.matches(of: #/"#([0-9a-f]*)"/#).map { $0.1.count }
        #expect(codes.count > 50 && codes.allSatisfy { $0 == 6 })
    }
}
