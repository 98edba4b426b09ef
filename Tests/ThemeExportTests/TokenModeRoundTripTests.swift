import ColorScience
import Findings
import Foundation
import TestSupport
import Testing
import ThemeFormats
import ThemeModel

@testable import ForeignFormats
@testable import ThemeExport

@Suite("A theme with modes, written and read back")
struct TokenModeRoundTripTests {
    private static var themes: [ExportedTheme] {
        get throws {
            let all = ExportedTheme.all(
                in: try Exports.folder(Repository.root.appending(path: "themes"))
            ).themes
            return all.filter { $0.theme.modes.count > 1 }
        }
    }

    private static func check(_ source: ThemeSource, against theme: Theme, colorsOnly: Bool = false)
        throws
    {
        let (documents, findings) = ThemeReader.read(source)
        #expect(findings.filter { $0.severity != .note } == [], "\(theme.id)")
        #expect(documents.count == 1, "\(theme.id)")
        let copy = try #require(documents.first?.resolve().theme)
        // In CSS, more contrast is of light and dark alike.
        #expect(copy.modes.map(\.name).prefix(theme.modes.count) == theme.modes.map(\.name)[...])
        #expect(colorsOnly || copy.modes.count == theme.modes.count)
        for (copied, mode) in zip(copy.modes, theme.modes) {
            #expect(
                copied.scheme == mode.scheme && copied.contrast == mode.contrast,
                "\(theme.id) \(mode.name)"
            )
            for (role, color) in mode.colors where Role.derivations.contains(role) {
                #expect(
                    copied.colors[role]?.display == color.display,
                    "\(theme.id) \(mode.name) \(role)"
                )
            }
            if colorsOnly { continue }
            #expect(
                copied.palette.compactMapValues { $1.display }
                    == mode.palette.compactMapValues { $1.display }
            )
            #expect(
                copied.layout == mode.layout && copied.families.names == mode.families.names,
                "\(theme.id)"
            )
            for (name, style) in mode.styles {
                let pixels = copied.styles[name]?.pixels ?? 0
                #expect(abs(pixels - (style.pixels ?? 0)) < 0.01, "\(theme.id) \(name)")
            }
            #expect(
                copied.styles.compactMapValues { $1.weight }
                    == mode.styles.compactMapValues { $1.weight }
            )
        }
    }

    @Test func `Modes survive a round trip through design tokens with a resolver`() throws {
        #expect(try !Self.themes.isEmpty)
        for theme in try Self.themes {
            let files = try Exports.files(DesignTokensFormat.self, [theme]).mapValues {
                Data($0.utf8)
            }
            let name = "\(theme.theme.id).resolver.json"
            try Self.check(
                ThemeSource(name, try #require(files[name]), others: files),
                against: theme.theme
            )
        }
    }

    @Test func `Modes survive a round trip through design tokens by their file names`()
        throws
    {
        for theme in try Self.themes {
            let files = try Exports.files(DesignTokensFormat.self, [theme]).mapValues {
                Data($0.utf8)
            }
            let names = files.keys.filter { $0.hasSuffix(".tokens.json") }
            for set in ModeFileNames.tokens.sets(of: names) where set.count == names.count {
                let source = ThemeSource(
                    set[0],
                    try #require(files[set[0]]),
                    kind: .together("modes"),
                    others: files.filter { $0.key != set[0] }
                )
                try Self.check(source, against: theme.theme)
            }
        }
    }

    @Test func `Roles survive a round trip through Tailwind CSS`() throws {
        for theme in try Self.themes
        where theme.theme.modes.map(\.contrast) == [.standard, .standard] {
            let files = try Exports.files(TailwindFormat.self, [theme])
            let (name, text) = try #require(files.first)
            let (documents, _) = ThemeReader.read(Data(text.utf8), file: name)
            let copy = try #require(documents.first?.resolve().theme)
            #expect(copy.modes.count == 2)
            for (copied, scheme) in zip(copy.modes, [Scheme.light, .dark]) {
                let mode = try #require(theme.theme.modes.first { $0.scheme == scheme })
                #expect(copied.scheme == scheme)
                for role in [Role.background, .text, .primary, .danger] {
                    #expect(
                        copied.color(named: role.rawValue)?.display == mode[role]?.display,
                        "\(theme.theme.id) \(role)"
                    )
                }
            }
        }
    }

    @Test func `Modes survive a round trip through CSS, with light-dark() too`() throws {
        for usesLightDark in [false, true] {
            for theme in try Self.themes {
                var options = ExportOptions()
                options.hasLightDark = usesLightDark
                for file in CSSFormat.files(for: [theme], options) {
                    let source = ThemeSource(file.name, Data(file.text.utf8))
                    try Self.check(source, against: theme.theme, colorsOnly: true)
                }
            }
        }
    }
}
