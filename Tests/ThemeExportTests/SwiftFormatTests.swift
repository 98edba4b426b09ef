import ColorScience
import Foundation
import TestSupport
import Testing
import ThemeModel

@testable import ThemeExport

@Suite("A theme in Swift")
struct SwiftFormatTests {
    @Test func `Exported Swift is formatted as people write it`() throws {
        let themes = try Exports.themes([
            "dawn": """
            name: Dawn
            colors: { background: white, text: "#0b1f3a", primary: color(display-p3 1 0 0), stripe: "#0ea5e980" }
            fonts: { styles: { body: { family: [Inter, serif], features: [tnum] } } }
            modes: { high-contrast: { contrast: more, colors: { text: black } } }
            """,
            "night": """
            extends: dawn
            scheme: dark
            colors: { background: black, text: white }
            layout: { spacing: { 2xl: 4rem } }
            """,
        ])
        #expect(
            try Golden.difference(
                Exports.swift(themes),
                from: "ThemeExportTests/expected/AppTheme.txt"
            ) == nil
        )
    }

    /// Colours in many notations, inside of sRGB and outside.
    private static let colors = [
        "#0ea5e9", "rgb(12.5% 50% 75%)", "oklch(71.23456% 0.1 300 / 3%)", "color(display-p3 0 1 0)",
        "transparent",
        "color(rec2020 1 0.1 0.25)", "lab(50.1234567 12.3 -7)", "hsl(none 50% 50%)",
        "color(xyz 0.1 -0.2 1e-7)",
        "color(prophoto-rgb 0 0 1)", "#0ea5e97f", "color(srgb 1e-9 0.1 0.3)", "rgb(1 2 3 / 0.9999)",
    ]

    @Test(arguments: colors)
    func `Exported Swift has each colour to its last bit`(text: String) throws {
        let color = ThemeColor(try Color(parsing: text))
        let literal = SwiftLiteral.color(color)
        let exact = color.color.srgb
        let channels = literal.matches(of: #/(?:red|green|blue): (-?[0-9.e+-]+)/#).compactMap {
            Double($0.1)
        }
        let code = try #require(literal.firstMatch(of: #/0x([0-9a-f]{6})/#)).1
        #expect("#\(code)" == color.display.rgb.hex)
        if channels.isEmpty {
            #expect(color.display.rgb.srgb == exact)
        } else {
            #expect(channels == [exact.red, exact.green, exact.blue])
        }
        let alpha = literal.firstMatch(of: #/alpha: ([0-9.e+-]+)/#).flatMap { Double($0.1) }
        #expect(alpha ?? 1 == color.color.alpha)
    }

    @Test func `Exported Swift imports Theming alone, and plain Swift nothing`() throws {
        let themes = [try Exports.theme(name: "Sample")]
        func imports(_ text: String) -> [String] {
            text.matches(of: #/(?m)^.*\bimport .*$/#).map { String($0.0) }
        }
        #expect(imports(try Exports.swift(themes)) == ["import Theming"])
        #expect(
            imports(try Exports.swift(themes) { $0.isPublic = true }) == ["public import Theming"]
        )
        #expect(imports(try Exports.swift(themes) { $0.isPlain = true }) == [])
        #expect(try !Exports.swift(themes) { $0.isPlain = true }.contains("Theming"))
    }

    @Test func `Equal themes give equal Swift`() throws {
        let themes = try Exports.themes(["a": "colors: { background: white, text: black }"])
        #expect(try Exports.swift(themes) == Exports.swift(themes))
    }

    @Test func `Exported Swift has a case for each theme, sorted by id`() throws {
        let theme = "colors: { background: white, text: black }"
        let source = try Exports.swift(try Exports.themes(["b": theme, "c": theme, "a": theme]))
        let cases = source.matches(of: #/(?m)^    case (\w+) = /#).map { String($0.1) }
        #expect(cases == ["aLight", "bLight", "cLight"])
    }

    @Test func `Exported Swift has the type name that is asked for`() throws {
        let source = try Exports.swift([try Exports.theme(name: "Sample")]) {
            $0.typeName = try SwiftTypeName("Look")
        }
        #expect(source.contains("enum Look: ") && !source.contains("AppTheme"))
    }
}

@Suite(
    "A compiled theme in Swift",
    .timeLimit(.minutes(10)),
    .enabled(if: Compiler.isPresent, "there is no swiftc, or no module beside the tests")
)
struct SwiftCompilationTests {
    private static let isolations = [[], ["-default-isolation", "MainActor"]]

    /// The source of a client.
    private static let client = """
        func isTheme<Theme: Hashable & Sendable & Codable & CaseIterable & RawRepresentable<String>>(_: Theme.Type) {}
        func use() {
            isTheme(AppTheme.self)
            let path: KeyPath<AppTheme, AppTheme.Color> = \\.colors.textMuted
            _ = AppTheme.themes[0][keyPath: path].red
            _ = AppTheme.themes[0].adapted(to: .dark, contrast: .more).layout.spacing.md.pixels()
            _ = AppTheme.themes[0].inMode(.dark)?.fonts.h1.families
        }
        """

    @Test(arguments: isolations)
    func `Exported Swift compiles as the theme of a Themer`(flags: [String]) throws {
        let themes = try ExportedTheme.all(
            in: Exports.folder(Repository.root.appending(path: "themes"))
        ).themes
        let client =
            "import Theming\n" + Self.client + """

                @MainActor func show(_ label: Label) {
                    let themer = Themer(AppTheme.harborLight)
                    themer.bind(label, \\.color, to: \\.colors.text)
                    _ = ThemeRegistry<AppTheme>().names
                    themer.show(theme: .nord)
                    themer.show(mode: .dark)
                    themer.adapt(to: .light, contrast: .more)
                }
                @MainActor final class Label { var color = AppTheme.Color.hex(0) }
                """
        let errors = try Compiler(
            ["AppTheme": Exports.swift(themes), "Client": client],
            flags: flags
        ).errors
        #expect(errors == [], "\(errors)")
    }

    @Test(arguments: isolations)
    func `Exported plain Swift compiles without an import, also as a public type`(flags: [String])
        throws
    {
        let themes = try ExportedTheme.all(
            in: Exports.folder(Repository.root.appending(path: "themes"))
        ).themes
        for isPublic in [false, true] {
            let source = try Exports.swift(themes) { ($0.isPlain, $0.isPublic) = (true, isPublic) }
            let errors = try Compiler(["AppTheme": source, "Client": Self.client], flags: flags)
                .errors
            #expect(errors == [], "\(errors)")
        }
    }

    private static let hostileNames = [
        "\"; let pwned = 1; //", "a\n}\nlet pwned = 1\nenum X {", "a\r}\rlet pwned = 1\renum X {",
        "*/ let pwned = 1 /*",
        "\\", "\\(pwned)", "\\\"", "\"\"\"\nlet pwned = 1", "#\"x\"#", "\u{0}\u{7}\u{1B}[2J",
        "\u{2028}let pwned = 1",
        "\u{85}let pwned = 1", "\u{202E}dnepw\u{202C}", "👩‍👩‍👧‍👦", "\u{301}", "\u{301}\"", "class",
        "self", "`", "", " ",
        "#if false", "#sourceLocation(file: \"x\", line: 1)", "\u{FEFF}", "\u{FFFF}",
        String(repeating: "\"", count: 500),
    ]

    @Test func `Exported Swift compiles with hostile names of themes`() throws {
        let themes = try Self.hostileNames.enumerated().map { index, name in
            try Exports.theme(id: "t\(index)", name: name) { document in
                document.appearance.families["body"] = Located([name, "serif"])
                document.appearance.styles["body"] = FontDescriptor(family: name)
            }
        }
        let source = try Exports.swift(themes) { $0.isPlain = true }
        // A second `pwned` would be an error, and so is each name that differs.
        let names = themes.map {
            "    AppTheme.\($0.theme.id)Light.name.unicodeScalars.map(\\.value)"
        }
        let values = Self.hostileNames.map { "    \($0.unicodeScalars.map(\.value))" }
        let client = """
            let pwned = 1.5
            let names: [[UInt32]] = [
            \(names.joined(separator: ",\n"))]
            let values: [[UInt32]] = [
            \(values.joined(separator: ",\n"))]
            """
        let errors = try Compiler(["AppTheme": source, "Client": client]).errors
        #expect(errors == [], "\(errors)")
        #expect(
            !source.unicodeScalars.contains {
                $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" || $0 == "\r"
            }
        )
    }

    @Test func `Exported Swift compiles with tokens and modes named like Swift's words`() throws {
        let words = [
            "default", "in", "class", "self", "init", "Type", "hash-value", "all-cases",
            "raw-value", "text_muted",
            "text-muted", "500", "a.b", "themes", "Any", "where", "nil", "-", "_", "is", "protocol",
            "hashValue",
            "cases",
        ]
        let theme = try Exports.theme(id: "all", name: "Words") { document in
            for word in words {
                document.appearance.colors[word] = Located(ColorExpression(.literal(Color(.white))))
                document.appearance.layout["spacing.\(word)"] = Located(.literal(Dimension(1, .px)))
                document.appearance.styles[word] = FontDescriptor(family: word)
                document.modes[word] = Appearance()
            }
        }
        let japanese = try Exports.theme(id: "日本-が-café", name: "日本")
        let source = try Exports.swift([theme, japanese]) { $0.isPlain = true }
        let client = """
            let some: [AppTheme] = [.allDefault, .allSelf, .allCases_2, .日本がCafeLight]
            let colors: [AppTheme.Color?] = [AppTheme.allIn.colors.default, AppTheme.allIn.colors.`class`]
            let mode: AppTheme.Mode = .default
            """
        let errors = try Compiler(["AppTheme": source, "Client": client]).errors
        #expect(errors == [], "\(errors)")
    }
}
