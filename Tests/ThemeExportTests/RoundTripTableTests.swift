import ColorScience
import Findings
import ForeignFormats
import Foundation
import TestSupport
import Testing
import ThemeModel

@testable import ThemeExport

/// A theme that has all that a theme may have, written in a format and read back.
struct RoundTrip {
    let format: String
    private let theme: ExportedTheme
    private let fileCount: Int
    private let modes: [Mode]

    /// Nil for a format that is not read.
    init?(_ theme: ExportedTheme, in format: ExportFormats.Choice) throws {
        let files = try format.files(ExportOptions(), [theme])
        modes = files.flatMap { file in
            let (documents, findings) = ThemeReader.read(Data(file.text.utf8), file: file.name)
            return findings.contains { $0.severity == .error }
                ? [] : documents.compactMap { $0.resolve().theme }
        }.flatMap(\.modes)
        guard modes.contains(where: { Self.isSame($0, theme.theme.defaultMode) }) else {
            return nil
        }
        self.theme = theme
        self.format = format.name
        fileCount = files.count
    }

    /// The copy has the background and the text of the page, or those of code.
    private static func isSame(_ copy: Mode, _ original: Mode) -> Bool {
        [(Role.background, Role.text), (.codeBackground, .code)].contains { background, text in
            copy[.background]?.display == original[background]?.display
                && copy[.text]?.display == original[text]?.display
        }
    }

    private func copy(of mode: Mode) -> Mode? { modes.first { Self.isSame($0, mode) } }

    var row: String {
        let original = theme.theme.defaultMode
        guard let copy = copy(of: original) else { return "" }
        func answer(_ isKept: Bool) -> String { isKept ? "yes" : "no" }
        let palette = original.palette.allSatisfy {
            copy.palette[$0.name]?.display == $0.value.display
        }
        let alias = copy[.link]?.alias?.path == original[.link]?.alias?.path
        let wide = copy[.primary]?.color == original[.primary]?.color
        let lengths = original.layout.allSatisfy { copy.layout[$0.name] == $0.value }
        let cells = [
            "`\(format)`", modeCell, Self.roles(of: copy, original), answer(palette), answer(alias),
            answer(wide),
            answer(Self.body(copy) == Self.body(original)), answer(lengths),
        ]
        return "| \(cells.joined(separator: " | ")) |\n"
    }

    private static func body(_ mode: Mode) -> [String] {
        mode.styles["body"].map {
            ["\($0.family)", $0.size.css, "\($0.weight)", "\($0.lineHeight)"]
        } ?? []
    }

    private var modeCell: String {
        let all = theme.theme.modes
        let kept = all.filter { copy(of: $0) != nil }.map(\.name)
        if kept.count == all.count { return fileCount == 1 ? "all" : "all, a file each" }
        return kept.count == 1 ? "the default one" : kept.joined(separator: ", ")
    }

    /// The roles that come back, or those that do not, whichever are fewer.
    private static func roles(of copy: Mode, _ original: Mode) -> String {
        let roles = Role.vocabulary.map(\.role)
        let kept = roles.filter { copy[$0]?.display == original[$0]?.display }
        if kept.count == roles.count { return "all" }
        if kept.count * 2 < roles.count { return "\(kept.count): \(list(kept))" }
        return "all but \(list(roles.filter { !kept.contains($0) }))"
    }

    private static func list(_ roles: [Role]) -> String {
        var names = roles.map(\.rawValue)
        for prefix in ["syntax-", "on-"] {
            let all = Role.vocabulary.map(\.role.rawValue).filter { $0.hasPrefix(prefix) }
            if all.allSatisfy(names.contains) {
                names = names.filter { !$0.hasPrefix(prefix) } + ["\(prefix)*"]
            }
        }
        return names.map { "`\($0)`" }.joined(separator: ", ")
    }

    static let head = """
        | Format | Modes | Roles | Palette | Aliases | Beyond sRGB | Fonts | Lengths |
        |---|---|---|---|---|---|---|---|

        """

    /// A theme in which every role has a colour of its own, in four modes.
    static func whole() throws -> ExportedTheme {
        func hex(_ number: Int) -> String {
            "#" + String(0x20_40_60 + number * 0x05_03_01, radix: 16).suffix(6).leftPadded
        }
        let others = Role.vocabulary.enumerated().compactMap { index, entry -> String? in
            switch entry.role {
            case .background, .text, .primary, .link, .border: nil
            default: "  \(entry.role): \"\(hex(index))\"\n"
            }
        }
        return try Exports.themes([
            "whole": """
            name: Whole
            palette: { ink: "#0b1f3a", sky: { 500: "#0ea5e9" } }
            colors:
              background: "#fdfcfb"
              text: "{palette.ink}"
              link: "{palette.sky.500}"
              primary: color(display-p3 0.9 0.1 0.2)
              border: "#0ea5e980"
            \(others.joined())
            fonts: { styles: { body: { family: [Inter, sans-serif], size: 17px, weight: 350, lineHeight: 1.7 } } }
            layout: { radius: { md: 7px }, measure: 61ch }
            modes:
              dark: { scheme: dark, colors: { background: "#0a0b0c", text: "#f0f1f2" } }
              high-contrast: { contrast: more, colors: { background: "#fffffe", text: "#000001" } }
              dark-contrast: { scheme: dark, contrast: more, colors: { background: "#000002", text: "#fffff3" } }
            """
        ])[0]
    }
}

extension StringProtocol {
    fileprivate var leftPadded: String {
        String(repeating: "0", count: Swift.max(0, 6 - utf8.count)) + self
    }
}

@Suite("The guide's table of formats, there and back")
struct RoundTripTableTests {
    private static let page = Repository.root.appending(path: "docs/export.md")

    private static func trips() throws -> [RoundTrip] {
        let theme = try RoundTrip.whole()
        return try ExportFormats.all.compactMap { try RoundTrip(theme, in: $0) }
    }

    /// `THEMEPREVIEW_RECORD=1 swift test --filter RoundTripTable` writes the table anew.
    @Test func `The guide's table of round trips is what writing and reading give`() throws {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        let start = try #require(
            text.range(of: RoundTrip.head.prefix { $0 != "\n" }),
            "docs/export.md has no such table"
        )
        let end = try #require(text.range(of: "\n\n", range: start.lowerBound..<text.endIndex))
            .lowerBound
        let table = RoundTrip.head + (try Self.trips().map(\.row).joined()).dropLast()
        if Golden.isRecording {
            let changed = text.replacingCharacters(in: start.lowerBound..<end, with: table)
            try Data(changed.utf8).write(to: Self.page)
        } else {
            #expect(String(text[start.lowerBound..<end]) == table)
        }
    }

    @Test func `The table of round trips has every format that is written and read`() throws {
        let names = try Self.trips().map(\.format)
        #expect(Set(names).isSuperset(of: MappingWriter.all.map(\.name)))
        #expect(
            Set(names).isSuperset(of: [
                "yaml", "dtcg", "vscode", "zed", "helix", "base16", "base24", "shadcn",
            ])
        )
    }

    @Test func `The native format loses nothing in a round trip`() throws {
        let row = try #require(Self.trips().first { $0.format == "yaml" }).row
        #expect(row.contains("| all | all | yes | yes | yes | yes | yes |"))
    }
}
