import Findings
import ForeignFormats
import Foundation
import SourceText
import TestSupport
import Testing
import ThemeFormats
import ThemeModel

/// Real theme files with a few bytes changed: whatever comes of it, it is a theme or a finding that says why not.
@Suite("A damaged theme file", .timeLimit(.minutes(10)))
struct MutationTests {
    private static let rounds = Seeds.rounds(2000)

    private static func originals() throws -> [[UInt8]] {
        let themes = Repository.files(
            in: Repository.root.appending(path: "themes"),
            endings: ["yml"]
        )
        let schemes = Repository.files(
            in: Repository.corpora.appending(path: "base16"),
            endings: ["yaml"]
        ).prefix(10)
        return try (themes + schemes).map { Array(try Data(contentsOf: $0)) }
    }

    /// Bytes that mean something to YAML, to colours or to nobody.
    private static let pieces: [[UInt8]] =
        [
            "\n", "\t", ": ", "- ", "{", "}", "[", "]", "\"", "'", "#", "&a ", "*a", "|", ">", "?",
            "%", "!!str ",
            "---\n", "~",
            "\u{0}", "\u{FEFF}", "\u{301}", "🌊", "  ", "1e999", "-", "/", "{palette.ink}", "\r\n",
        ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0x80], []]

    private static func damaged(_ bytes: [UInt8], by generator: inout SeededGenerator) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
            let start = Int.random(in: 0..<bytes.count, using: &generator)
            let end = min(bytes.count, start + Int.random(in: 0...8, using: &generator))
            switch Int.random(in: 0...3, using: &generator) {
            case 0: bytes[start] = UInt8.random(in: 0...255, using: &generator)
            case 1:
                bytes.replaceSubrange(
                    start..<end,
                    with: pieces.randomElement(using: &generator) ?? []
                )
            case 2:
                bytes.insert(
                    contentsOf: bytes[start..<end],
                    at: Int.random(in: 0...bytes.count, using: &generator)
                )
            default:
                bytes.removeSubrange(
                    start..<min(bytes.count, start + Int.random(in: 0...400, using: &generator))
                )
            }
        }
        return bytes
    }

    @Test(arguments: Seeds.all)
    func `A damaged theme file never crashes the reader, and never reads in silence`(seed: UInt64)
        throws
    {
        var generator = SeededGenerator(seed: seed)
        let originals = try Self.originals()
        var themes = 0
        for _ in 0..<Self.rounds {
            let bytes = Self.damaged(
                try #require(originals.randomElement(using: &generator)),
                by: &generator
            )
            let (documents, findings) = ThemeReader.read(Data(bytes), file: "themes/damaged.yml")
            if documents.isEmpty && findings.isEmpty { Issue.record("nothing is said of \(bytes)") }
            let document = documents.first
            let resolved = document?.resolve()
            if let resolved,
                resolved.theme == nil && (findings + resolved.findings).isEmpty
                    && document?.base == nil
            {
                Issue.record("nothing is said of \(bytes)")
            }
            if resolved?.theme != nil { themes += 1 }
            for finding in findings + (resolved?.findings ?? [])
            where finding.location?.file != "themes/damaged.yml" {
                Issue.record("\(finding) has no place")
            }
        }
        #expect(themes > 100)
    }
}
