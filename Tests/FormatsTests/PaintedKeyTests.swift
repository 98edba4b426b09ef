import ColorScience
import Findings
import Foundation
import SourceText
import SourceTrees
import TestSupport
import Testing
import ThemeChecks
import ThemeFormats
import ThemeModel

@testable import ForeignFormats

/// A pair of a format's table with a file that has nothing but one colour in all of its places.
struct PaintedSample: Sendable, CustomTestStringConvertible {
    let format: String
    let foreground: String
    let background: String
    let use: ContrastUse

    var testDescription: String { "\(format): \(foreground) on \(background)" }

    static let all: [PaintedSample] = formats.flatMap { format in
        let entries = (format.keys?.pairs.entries ?? []).filter { $0.use != .exempt }
        return entries.map { entry in
            let isCode = entry.foregrounds.contains(PaintedPairs.code)
            return PaintedSample(
                format: format.name,
                foreground: isCode ? "text" : entry.foregrounds[0],
                background: entry.backgrounds[0],
                use: entry.use
            )
        }
    }
}

extension PaintedSample {
    /// The formats with a table, each once: settings of VS Code are another form of its themes.
    private static let formats = FormatSet.builtIn.all.filter { format in
        format.keys != nil && format.description != nil
    }

    /// The places of a theme's keys in a file.
    private static let starts = [
        "vscode": "colors/", "tmtheme": "settings/0/", "sublime": "", "zed": "themes/0/style/",
        "jetbrains": "scheme/", "intellij": "ui/", "qtcreator": "style-scheme/style/",
        "gtksourceview": "style-scheme/style/",
    ]
    private static let notations = ["xcode": "0.5 0.5 0.5 1", "jetbrains": "808080"]
    private static let textMate = [
        "background": "settings/background", "text": "settings/foreground",
        "surface": "settings/lineHighlight", "focus": "settings/caret",
        "selection": "settings/selection", "highlight": "settings/findHighlight",
    ]

    private var pathsOfRoles: [String: String] {
        switch format {
        case "vscode":
            Dictionary(keepingFirst: CodeThemeKeys.roles.map { ($0.key, $0.value[0]) })
        case "tmtheme", "sublime":
            Self.textMate
        default:
            Dictionary(
                keepingFirst: (MappingSet.builtIn.mappings.first { $0.name == format }?.slots ?? [:])
                    .map { role, paths in (role, paths[0].keys.joined(separator: "/")) }
            )
        }
    }

    /// The theme with one colour for the page, its text, and the two of the pair.
    func theme() throws -> Theme {
        let known = try #require(Self.formats.first { $0.name == format })
        let keys = try #require(known.keys)
        let paths = pathsOfRoles
        var file = KeyedFile()
        for name in ["background", "text", foreground, background] {
            let key = name.suffix(after: "palette.") ?? name
            let path = keys.paths[key] ?? paths[name]
            guard let path else { continue }
            file.set(place(of: path), to: Self.notations[format] ?? "#808080")
        }
        let read = known.read(file.root, "a", FormatSet.builtIn.otherFiles([:]))
        let documents = FormatSet.builtIn.withKinds(read.documents)
        return try #require(documents.first?.resolve().theme)
    }

    private func place(of path: String) -> String {
        if format == "helix", !path.contains("/") { return path + "/fg" }
        guard format == "sublime" else { return (Self.starts[format] ?? "") + path }
        let key = path.suffix(after: TextMateKeys.start) ?? path
        let words = key.map { $0.isUppercase ? "_\($0.lowercased())" : "\($0)" }
        return "globals/" + words.joined()
    }
}

@Suite("The keys that a program lays on each other")
struct PaintedKeyTests {
    @Test(arguments: PaintedSample.all)
    func `A bad colour of each pair is found`(_ sample: PaintedSample) throws {
        let theme = try sample.theme()
        let mode = theme.defaultMode
        let front = try #require(mode.color(named: sample.foreground))
        let ground = try #require(mode.color(named: sample.background))
        let rows = ThemeChecker().check(theme).pairs.filter { $0.verdict == .fail }
        #expect(
            rows.contains { row in
                mode.color(named: row.pair.foreground)?.location == front.location
                    && mode.color(named: row.pair.background)?.location == ground.location
            }
        )
    }

    @Test func `Each name of a key is fit for a custom property`() {
        for format in FormatSet.builtIn.all {
            let names = format.keys?.paths.names ?? []
            #expect(names.filter { !TokenName.isValid($0) } == [], "\(format.name)")
        }
    }

    @Test(arguments: ["vscode", "helix", "zed"])
    func `Each key in a table is one that the program documents or its own themes have`(
        _ name: String
    ) throws {
        let file = Repository.root.appending(path: "Tests/Fixtures/keys/\(name).txt")
        let documented = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let keys = try #require(FormatSet.builtIn.format(named: name)?.keys)
        let unknown = keys.paths.map(\.value).filter { path in
            let key = path.split(separator: "/").first ?? ""
            // A key of Helix holds for all below it.
            return !documented.contains { $0 == key || $0.hasPrefix("\(key).") }
        }
        #expect(unknown == [] && documented.count > 100)
    }

    @Test func `A finding names the key with its place, and each colour of a pair`() throws {
        let text = ##"""
            { "colors": {
                "editor.background": "#ffffff", "editor.foreground": "#111111",
                "editorLineNumber.foreground": "#eeeeee",
                "statusBar.background": "#101010" } }
            """##
        let theme = try SampleTheme.theme(text, file: "themes/a.json")
        let report = ThemeChecker().check(theme)
        let finding = try #require(report.findings.first { $0.rule == .lowContrast })
        #expect(
            finding.message.hasPrefix("'editorLineNumber.foreground' on 'editor.background' has")
        )
        #expect(finding.location == Place(file: "themes/a.json", line: 3, column: 36))
        #expect(finding.token == "editorLineNumber.foreground")
        #expect(report.coverage[0].uncoveredColors == ["statusBar.background"])
    }

    @Test func `A translucent ground lies on what the program paints beneath it`() throws {
        func ratio(_ beneath: String) throws -> Double? {
            let text = ##"""
                { "colors": { "editor.background": "#000000", "editor.foreground": "#ffffff",
                  "list.hoverBackground": "#ffffff20", "list.hoverForeground": "#dddddd"\##(beneath) } }
                """##
            let theme = try SampleTheme.theme(text, file: "themes/a.json")
            let pair = "list.hoverForeground on list.hoverBackground"
            return ThemeChecker().check(theme).pairs.first { $0.pair.phrase == pair }?.measured
        }
        #expect(try ratio("") == nil)
        let onWhite = try #require(try ratio(##", "sideBar.background": "#ffffff""##))
        let onBlack = try #require(try ratio(##", "sideBar.background": "#000000""##))
        #expect(onWhite < 1.5 && onBlack > 10)
    }

    @Test(arguments: [
        (##""ui.virtual.jump-label" = { fg = "#111111", bg = "#eeeeee" }"##, [String]()),
        (##""diff.delta" = { fg = "#eeeeee", bg = "#dddddd" }"##, ["diff.delta on diff.delta.bg"]),
        (##""keyword" = { fg = "#ffffff", bg = "#fefefe" }"##, ["syntax-keyword on keyword.bg"]),
    ])
    func `A style of Helix lies on its own ground where it has one`(
        style: String,
        failing: [String]
    ) throws {
        let text = """
            "ui.background" = { bg = "#000000" }
            "ui.text" = "#ffffff"
            \(style)
            """
        let theme = try SampleTheme.theme(text, file: "themes/a.toml")
        let pairs = ThemeChecker().check(theme).pairs.filter { $0.verdict != .pass }
        #expect(pairs.map(\.pair.phrase) == failing)
    }

    @Test func `A pair that roles have already is judged once`() throws {
        let text = ##"""
            { "colors": { "editor.background": "#ffffff", "editor.foreground": "#111111",
              "button.background": "#777777", "button.foreground": "#888888" } }
            """##
        let theme = try SampleTheme.theme(text, file: "themes/a.json")
        let failing = ThemeChecker().check(theme).pairs.filter { $0.verdict == .fail }
        #expect(failing.map(\.pair.phrase) == ["on-primary on primary"])
    }

    @Test func `A child's key takes the place of all that its parent's had`() throws {
        func document(_ text: String, _ file: String) -> ThemeDocument? {
            ThemeReader.read(Data(text.utf8), file: file).documents.first
        }
        let parent = """
            "ui.background" = { bg = "#000000" }
            "ui.text" = "#ffffff"
            "ui.menu" = { fg = "#eeeeee", bg = "#222222" }
            """
        let child = """
            inherits = "a"
            "ui.menu" = { fg = "#ffffff" }
            """
        let files = ["themes/a.toml": Data(parent.utf8)]
        let source = ThemeSource("themes/b.toml", Data(child.utf8), others: files)
        let read = ThemeReader.read(source).documents
        let base = try #require(document(parent, "themes/a.toml"))
        let extended = ThemeInheritance.flatten([base] + read).documents.last
        let theme = try #require(extended?.resolve().theme)
        #expect(theme.defaultMode.palette["ui.menu"]?.display.css == "#ffffff")
        #expect(theme.defaultMode.palette["ui.menu.bg"] == nil)
    }

    @Test(arguments: [false, true])
    func `A key of Helix that only a base or a child makes idle is not judged`(
        isInBase: Bool
    ) throws {
        let idle = ##""diff" = "#dddddd""##
        let nearer = ["plus", "minus", "delta"].map { ##""diff.\##($0)" = "#000000""## }
        let others = nearer.joined(separator: "\n")
        let child = isInBase ? others : idle
        let parent = """
            "ui.background" = { bg = "#ffffff" }
            "ui.text" = "#111111"
            \(isInBase ? idle : others)
            """
        let files = ["themes/a.toml": Data(parent.utf8)]
        let text = "inherits = \"a\"\n\(child)\n"
        let source = ThemeSource("themes/b.toml", Data(text.utf8), others: files)
        let document = try #require(ThemeReader.read(source).documents.first)
        let theme = try #require(document.resolve().theme)
        let failing = ThemeChecker().check(theme).pairs.filter { $0.verdict == .fail }
        #expect(failing.map(\.pair.phrase) == [])
    }

    @Test func `A table's short names stand for long paths`() throws {
        let table = """
            kind: editor
            ending: skin
            recognise: [skin]
            root: skin
            names: { "*.ink": words/*/ink, "*": bars/* }
            slots: { background: page, text: ink }
            pairs:
              text: { bar: title.ink | colors.text }
            """
        let (formats, findings) = FormatSet.read([("formats/skin.yml", table)])
        #expect(findings == [])
        let text = """
            skin: { page: white, ink: black, bars: { bar: '#777' }, words: { title: { ink: '#888' } } }
            """
        let source = ThemeSource("themes/a.skin", Data(text.utf8))
        let document = try #require(ThemeReader.read(source, formats).documents.first)
        let theme = try #require(document.resolve().theme)
        let failing = ThemeChecker().check(theme).pairs.filter { $0.verdict == .fail }
        #expect(failing.map(\.pair.phrase) == ["words.title.ink on bars.bar"])
    }

    @Test func `A table of a project may name pairs of its own, and a wrong use is a finding`()
        throws
    {
        let table = """
            kind: editor
            ending: skin
            recognise: [skin]
            root: skin
            slots: { background: page, text: ink }
            pairs:
              text: { bar: label }
              big: { bar: label }
            """
        let (formats, findings) = FormatSet.read([("formats/skin.yml", table)])
        #expect(findings.map(\.rule) == [.unknownKey])
        let text = "skin: { page: white, ink: black, bar: '#777', label: '#888' }"
        let source = ThemeSource("themes/a.skin", Data(text.utf8))
        let document = try #require(ThemeReader.read(source, formats).documents.first)
        let theme = try #require(document.resolve().theme)
        let failing = ThemeChecker().check(theme).pairs.filter { $0.verdict == .fail }
        #expect(failing.map(\.pair.phrase) == ["label on bar"])
    }
}
