import ColorScience
import Findings
import Foundation
import TestSupport
import Testing
import ThemeModel

@testable import ForeignFormats
@testable import ThemeFormats

/// Real files of terminals and of Helix as their authors published them.
@Suite(
    "The corpus of terminals",
    .enabled(if: Repository.hasCorpora, "../shared/corpora is absent")
)
struct TerminalCorpusTests {
    private static func read(_ folder: String) throws -> [(
        name: String, documents: [ThemeDocument], findings: [Finding]
    )] {
        let folder = Repository.corpora.appending(path: folder)
        return try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted().map {
            name in
            let read = ThemeReader.read(
                try Data(contentsOf: folder.appending(path: name)),
                file: "themes/\(name)"
            )
            return (name, read.documents, read.findings)
        }
    }

    @Test(arguments: [
        ("kitty", "kitty"), ("ghostty", "ghostty"), ("alacritty", "alacritty"),
        ("windowsterminal", "windows-terminal"),
        ("wezterm", "wezterm"), ("foot", "foot"), ("konsole", "konsole"), ("iterm2", "iterm2"),
    ])
    func `Every terminal theme of the corpus is read without an error or a warning`(
        folder: String,
        format: String
    ) throws {
        let files = try Self.read("terminal/\(folder)")
        #expect(files.count == 12)
        for file in files {
            let findings = file.findings.filter { $0.severity != .note }
            #expect(findings.isEmpty, "\(file.name): \(findings)")
            #expect(file.documents.map(\.format) == [format], "\(file.name)")
            let resolved = file.documents.map { $0.resolve() }
            #expect(resolved.flatMap(\.findings).isEmpty, "\(file.name)")
            #expect(resolved.compactMap(\.theme).count == 1, "\(file.name)")
        }
    }

    /// Background, text and the 16 colours.
    private static func colors(_ folder: String) throws -> [[String: SRGB8]] {
        let slots = ["background", "text"] + (0..<16).map { "ansi.\($0)" }
        return try read("terminal/\(folder)").map { file in
            let palette = file.documents.first?.appearance.palette ?? [:]
            return slots.reduce(into: [:]) { colors, slot in
                guard case .literal(let color)? = palette[slot]?.value.source else { return }
                colors[slot] = color.clipped.rgb
            }
        }
    }

    @Test(arguments: ["ghostty", "alacritty", "windowsterminal", "wezterm", "foot", "konsole"])
    func `Every terminal format has the same 18 colours as kitty's files`(folder: String) throws {
        let kitty = try Self.colors("kitty")
        let others = try Self.colors(folder)
        #expect(kitty.allSatisfy { $0.count == 18 })
        #expect(kitty == others)
    }

    @Test func `Every Helix theme of the corpus is read`() throws {
        let files = try Self.read("helix")
        #expect(files.count == 8)
        for file in files {
            #expect(file.documents.map(\.format) == ["helix"], "\(file.name): \(file.findings)")
            #expect(
                file.findings.allSatisfy { $0.severity != .error },
                "\(file.name): \(file.findings)"
            )
        }
        let documents = ThemeInheritance.flatten(files.flatMap(\.documents)).documents
        #expect(documents.compactMap { $0.resolve().theme }.count >= 7)
    }
}
