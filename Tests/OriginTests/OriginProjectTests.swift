import Findings
import Foundation
import TestSupport
import Testing
import ThemeModel
import ThemeRendering

/// The five theme sets from end to end: files, the program, pages and verdicts, beside the same sets in code.
@Suite("The origins' theme sets, as files that the program builds", .timeLimit(.minutes(10)))
@MainActor
struct OriginProjectTests {
    /// A copy of a set's project, in a folder of its own.
    private func project(_ set: OriginSet) throws -> URL {
        let names = FileManager.default.enumerator(atPath: set.folder.path(percentEncoded: false))?
            .compactMap {
                $0 as? String
            }
        var files: [String: String] = [:]
        for name in names ?? [] where !name.hasPrefix("site") && name.contains(".") {
            files[name] = try String(contentsOf: set.folder.appending(path: name), encoding: .utf8)
        }
        return try Program.folder(files)
    }

    private func text(_ path: String, in project: URL) throws -> String {
        try String(contentsOf: project.appending(path: "site/\(path)"), encoding: .utf8)
    }

    @Test(arguments: OriginSet.all)
    func `The program builds every theme with every page, and each style sheet is the code's`(
        _ set: OriginSet
    ) throws {
        let project = try project(set)
        let build = try Program.run(["build"], in: project)
        #expect(build.status == 0, "\(build.output)\(build.errors)")
        let documents = try set.documents()
        let listed = try FileManager.default.contentsOfDirectory(
            atPath: project.appending(path: "site/themes").path(percentEncoded: false)
        )
        #expect(listed.sorted() == documents.map(\.id))
        for document in documents {
            let css = try text("themes/\(document.id)/theme.css", in: project)
            let theme = try #require(document.resolve().theme)
            #expect(ThemeStyleSheet(theme).page == css, "\(document.id)")
            let golden = "Fixtures/expected/origins/\(set.number)/\(document.id).css"
            let difference = try Golden.difference(css, from: golden)
            #expect(difference == nil)
            #expect(try text("themes/\(document.id)/pages/index.html", in: project).contains("<h1"))
        }
    }

    @Test(arguments: OriginSet.all)
    func `The program's findings are the fixture's and, pair by pair, those of themes in code`(
        _ set: OriginSet
    ) throws {
        let project = try project(set)
        let concise = try Program.run(["check", "--format", "concise"], in: project)
        let golden = "Fixtures/expected/origins/\(set.number)/findings.txt"
        let difference = try Golden.difference(concise.output, from: golden)
        #expect(difference == nil)
        let code = try RenderedSite(try set.documents()).report
        #expect(concise.status == (code.fails(at: .error) ? 1 : 0))
        let json = try Program.run(["check", "--format", "json", "--all-pairs"], in: project).json
        let written = Set(pairs(in: json))
        let wanted = Set(code.pairs.map(line))
        #expect(written.symmetricDifference(wanted) == [])
        #expect(
            messages(in: json) == code.findings.map { "\($0.theme ?? "") \($0.message)" }.sorted()
        )
    }

    /// As many digits as every reader of JSON agrees on.
    private func digits(_ ratio: Double) -> String { String(format: "%.9f", ratio) }

    private func line(_ row: PairVerdict) -> String {
        let measured = row.measured.map(digits) ?? "-"
        return
            "\(row.theme) \(row.mode) \(row.pair.phrase) \(row.pair.use.rawValue) \(measured) \(row.verdict.rawValue)"
    }

    private func pairs(in json: [String: Any]) -> [String] {
        let rows = json["pairs"] as? [[String: Any]] ?? []
        return rows.map { row in
            let pair = row["pair"] as? [String: String] ?? [:]
            let measured = (row["measured"] as? Double).map(digits) ?? "-"
            let words = ["theme", "mode"].map { row[$0] as? String ?? "" }
            let phrase =
                "\(pair["foreground"] ?? "") on \(pair["background"] ?? "") \(pair["use"] ?? "")"
            return
                "\(words[0]) \(words[1]) \(phrase) \(measured) \(row["verdict"] as? String ?? "")"
        }.sorted()
    }

    private func messages(in json: [String: Any]) -> [String] {
        let rows = json["findings"] as? [[String: Any]] ?? []
        return rows.map { "\($0["theme"] as? String ?? "") \($0["message"] as? String ?? "")" }
            .sorted()
    }
}
