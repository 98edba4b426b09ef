import Findings
import Foundation
import SourceText
import TestSupport
import Testing

@Suite("The concise reporter")
struct ConciseReporterTests {
    @Test func `The concise reporter writes each finding on one line of one form`() throws {
        let form = try Regex("^.+:[0-9]+(:[0-9]+)?: (error|warning|note): .+ \\[[a-z]+/[a-z-]+\\]$")
        let lines = ConciseReporter().text(for: GateReport.full).split(separator: "\n")
        #expect(lines.count == 6)
        #expect(lines.allSatisfy { $0.contains(form) })
    }

    @Test func `The concise reporter leaves out accepted findings unless asked for more`() {
        let report = Report(findings: [
            GateReport.waived, GateReport.baselined, GateReport.outOfGamut,
        ])
        #expect(ConciseReporter().text(for: report).isEmpty)
        #expect(
            ConciseReporter(isVerbose: true).text(for: report).split(separator: "\n").count == 3
        )
    }
}

@Suite("A reporter whose check fails on notes")
struct NoteThresholdTests {
    private static let reporters: [any Reporter] = [
        TextReporter(threshold: .note), ConciseReporter(threshold: .note),
        GitHubReporter(threshold: .note),
        MarkdownReporter(threshold: .note),
    ]

    @Test(arguments: reporters.indices)
    func `A reporter with the threshold of notes shows them, and never says that all passed`(
        index: Int
    ) {
        let coverage = Coverage(
            theme: "harbor",
            modes: ["light"],
            pairs: 1,
            checked: 1,
            uncheckedRoles: [],
            derivedRoles: [:]
        )
        let text = Self.reporters[index].text(
            for: Report(findings: [GateReport.outOfGamut], coverage: [coverage])
        )
        #expect(text.contains("palette.lime"))
        #expect(!text.contains("passed") && !text.contains("no errors"))
    }

    @Test func `A report with the threshold of notes counts them in its verdict`() {
        let report = Report(findings: [GateReport.outOfGamut])
        #expect(report.verdictLines(threshold: .note).hasSuffix("\nnothing was checked: 1 note"))
        #expect(report.verdictLines(threshold: .warning).hasSuffix("\nnothing was checked"))
        #expect(
            MarkdownReporter(threshold: .note).text(for: report)
                .contains("## ❌ Themes: nothing was checked: 1 note")
        )
    }
}

@Suite("The GitHub reporter")
struct GitHubReporterTests {
    @Test func `The GitHub reporter writes the worst first, since GitHub shows ten`() {
        let findings = [
            GateReport.smallText, GateReport.low("a", measured: 4),
            GateReport.low("b", measured: 1.2),
            GateReport.low("c", measured: 3),
        ]
        let lines = GitHubReporter().text(for: Report(findings: findings)).split(separator: "\n")
        #expect(lines.map { $0.prefix(9) } == ["::error f", "::error f", "::error f", "::warning"])
        #expect(lines[0].contains("'b'") && lines[1].contains("'c'") && lines[2].contains("'a'"))
    }

    @Test func `The GitHub reporter writes one command for one place in several themes`() {
        let findings = ["sea", "sand"].flatMap { theme in
            ["light", "dark"].map { mode in
                var finding = GateReport.low("a", measured: 2)
                finding.theme = theme
                finding.mode = mode
                return finding
            }
        }
        let other = GateReport.low("a", measured: 1)
        let lines = GitHubReporter().text(for: Report(findings: findings + [other])).split(
            separator: "\n"
        )
        #expect(lines.count == 2)
        #expect(
            ["(sea, light)", "(sea, dark)", "(sand, light)", "(sand, dark)"].allSatisfy(
                lines[1].contains
            )
        )
    }

    @Test func `The GitHub reporter writes one command a finding for any message`() {
        let text = GitHubReporter().text(for: Report(findings: [GateReport.hostile]))
        #expect(text.split(whereSeparator: \.isNewline).count == 1)
        #expect(
            text.hasPrefix(
                "::error file=docs/ä|b%2Cc%3Ad%25.md,line=1,col=1,title=page/broken-link::"
            )
        )
    }
}

@Suite("The SARIF reporter")
struct SARIFReporterTests {
    private static func results(_ report: Report) throws -> [[String: Any]] {
        let data = Data(SARIFReporter().text(for: report).utf8)
        let log = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        return try #require(run["results"] as? [[String: Any]])
    }

    @Test func `The SARIF reporter suppresses accepted findings alone`() throws {
        let suppressed = try Self.results(GateReport.full).filter {
            ($0["suppressions"] as? [Any])?.isEmpty == false
        }
        #expect(suppressed.count == 2)
    }

    @Test func `The SARIF reporter keeps its fingerprints when lines and values change`() throws {
        var moved = GateReport.lowContrast
        moved.location?.line = 99
        moved.detail?.measured = 2
        moved.message = "other words"
        var grown = GateReport.smallText
        grown.message = "the text style 'caption' is 9 px, below 12 px"
        let before = try Self.results(
            Report(findings: [GateReport.lowContrast, GateReport.smallText])
        )
        let after = try Self.results(Report(findings: [moved, grown]))
        #expect(
            before.map { $0["partialFingerprints"] as? [String: String] }
                == after.map { $0["partialFingerprints"] as? [String: String] }
        )
    }

    @Test func `The SARIF reporter tells findings with one fingerprint apart`() throws {
        let results = try Self.results(
            Report(findings: [GateReport.smallText, GateReport.smallText])
        )
        let fingerprints = results.compactMap { $0["partialFingerprints"] as? [String: String] }
        #expect(Set(fingerprints.map { $0["primaryLocationLineHash"] }).count == 2)
        #expect(Set(fingerprints.map { $0["themepreview/v1"] }).count == 2)
    }
}

@Suite("The JUnit reporter")
struct JUnitReporterTests {
    @Test func `The JUnit reporter fails from its threshold on`() {
        let report = Report(findings: [GateReport.smallText])
        #expect(!JUnitReporter().text(for: report).contains("<failure"))
        #expect(JUnitReporter(threshold: .warning).text(for: report).contains("<failure"))
    }

    @Test func `The JUnit reporter fails for an unknown pair at any threshold`() {
        let unknown = Report(pairs: [GateReport.unknown])
        #expect(JUnitReporter().text(for: unknown).contains("failures=\"1\""))
    }

    @Test func `The JUnit reporter counts a pair in two modes as two cases`() {
        let rows = ["light", "dark"].map {
            GateReport.row(GateReport.low("text", mode: $0, measured: 9), .pass)
        }
        #expect(
            JUnitReporter().text(for: Report(pairs: rows)).contains("tests=\"2\" failures=\"0\"")
        )
    }

    @Test func `The JUnit reporter makes one case of a partly waived cause`() {
        let findings = ["a", "b", "c"].map { name in
            var finding = GateReport.low(name, measured: 2)
            (finding.token, finding.tokenLocation) = ("palette.ink", finding.location)
            return finding
        }
        func text(waived: Int) -> String {
            var findings = findings
            for index in findings.indices.prefix(waived) { findings[index].waiver = "the brand" }
            return JUnitReporter().text(for: Report(findings: findings))
        }
        #expect(text(waived: 0).contains("tests=\"1\" failures=\"1\" errors=\"0\" skipped=\"0\""))
        #expect(text(waived: 1).contains("tests=\"1\" failures=\"1\" errors=\"0\" skipped=\"0\""))
        #expect(text(waived: 1).contains("and 1 more fails") && !text(waived: 1).contains("'a' on"))
        #expect(text(waived: 3).contains("tests=\"1\" failures=\"0\" errors=\"0\" skipped=\"1\""))
    }

    private static func unknownKey(_ key: String, theme: String?, mode: String? = nil) -> Finding {
        var finding = Finding(.unknownKey, .error, "'\(key)' is not a key")
        finding.theme = theme
        finding.mode = mode
        return finding
    }

    @Test func `The JUnit reporter gives every case its own name in its class`() {
        let findings = [
            Self.unknownKey("x", theme: "a"), Self.unknownKey("x", theme: "a"),
            Self.unknownKey("x (2)", theme: "a"),
            Self.unknownKey("x", theme: "a", mode: "dark"), Self.unknownKey("x", theme: "project"),
            Self.unknownKey("x", theme: nil),
        ]
        let text = JUnitReporter().text(for: Report(findings: findings))
        let cases = text.matches(of: /<testcase name="([^"]*)" classname="([^"]*)"/).map {
            "\($0.2) | \($0.1)"
        }
        #expect(
            cases.sorted() == [
                "a | token/unknown-key: x", "a | token/unknown-key: x (2)",
                "a | token/unknown-key: x (3)",
                "a.dark | token/unknown-key: x", "project | token/unknown-key: x",
                "project | token/unknown-key: x (2)",
            ]
        )
    }

    @Test func `The JUnit reporter names the file of a case without a theme`() {
        let findings = ["docs/a.md", "docs/b.md"].map { file in
            Finding(
                .droppedHTML,
                .note,
                "a table is shown",
                at: SourceLocation(file: file, line: 1, column: 1)
            )
        }
        let text = JUnitReporter().text(for: Report(findings: findings))
        let names = text.matches(of: /testcase name="([^"]*)"/).map(\.1)
        #expect(
            names
                == ["docs/a.md", "docs/b.md"].map {
                    "page/dropped-html: a table is shown in \($0)"
                }
        )
    }
}

@Suite("The Markdown reporter")
struct MarkdownReporterTests {
    @Test func `The Markdown reporter puts the worst theme first`() {
        let findings = [
            GateReport.low("a", theme: "amber", measured: 2),
            GateReport.low("a", theme: "birch", measured: 2),
            GateReport.low("b", theme: "birch", measured: 3),
        ]
        let summaries = MarkdownReporter().text(for: Report(findings: findings)).split(
            separator: "\n"
        )
        .filter { $0.hasPrefix("<summary>") }
        #expect(
            summaries == [
                "<summary>birch: 2 errors</summary>", "<summary>amber: 1 error</summary>",
            ]
        )
    }

    @Test func `The Markdown reporter stays below GitHub's size, and says what it left out`() {
        let findings = (0..<2_000).map {
            GateReport.low("role-\($0)", theme: "theme-\($0 % 100)", measured: 2)
        }
        let text = MarkdownReporter().text(for: Report(findings: findings))
        #expect(text.utf8.count < 65_536)
        #expect(text.contains("more: `themepreview check` lists them"))
    }

    @Test func `The Markdown reporter writes one line a finding for any message`() {
        let text = MarkdownReporter().text(for: Report(findings: [GateReport.hostile]))
        #expect(text.split(separator: "\n").count { $0.hasPrefix("- ") } == 1)
        #expect(!text.contains("<b>") && !text.contains("@team") && !text.contains("#1 "))
    }

    @Test func `The Markdown reporter links the place, and shows the colours before and after`() {
        let reporter = MarkdownReporter(files: "https://example.org/one/two/blob/abc1234/")
        let text = reporter.text(for: Report(findings: [GateReport.lowContrast]))
        let line = """
            - ❌ [themes/harbor one.yml:2](https://example.org/one/two/blob/abc1234/themes/harbor%20one.yml#L2) \
            `palette.mist` `#6a7888` → `#5d6b7a`: text-muted on surface 3.92 of 4.5\n
            """
        #expect(text.contains(line), "\(text)")
    }

    @Test func `A line of the Markdown reporter has at most 120 characters to read`() throws {
        var finding = GateReport.lowContrast
        let long = String(repeating: "very-", count: 20)
        finding.token = "palette.\(long)mist"
        finding.written = "color(display-p3 0.123456789 0.123456789 0.123456789)"
        finding.writtenHex = "#123456"
        finding.detail?.suggestions[0].value = "color(display-p3 0.023456789 0.023456789 0.1)"
        finding.detail?.suggestions[0].hex = "#012345"
        finding.tokenLocation?.file = "packages/\(long)/themes/harbor.yml"
        finding.detail?.pair = PairName("\(long)text", on: "\(long)surface")
        for findings in [[finding], [GateReport.hostile]] {
            let reporter = MarkdownReporter(files: "https://example.org/one/two/blob/abc1234/")
            let text = reporter.text(for: Report(findings: findings))
            let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("- ") })
            let shown = line.dropFirst(2).replacing(/\]\([^)]*\)|<!-- -->|[`\[\\]/, with: "")
            #expect(shown.replacing(/&[a-z]+;/, with: "x").count <= 120, "\(shown)")
        }
    }

    @Test func `The first line of the Markdown names a project below the top of its repository`() {
        let top = MarkdownReporter().text(for: Report())
        #expect(top.hasPrefix("<!-- themepreview -->\n## "))
        let project = MarkdownReporter(project: "packages/a -->b").text(for: Report())
        #expect(project.hasPrefix("<!-- themepreview: packages/a%20--%3Eb -->\n## "))
    }

    @Test func `The Markdown reporter puts first the causes of most pairs and themes`() {
        var wide = GateReport.low("wide", measured: 4)
        wide.token = "colors.wide"
        wide.tokenLocation = Place(file: GateReport.harbor, line: 9, column: 1)
        var other = wide
        other.mode = "light"
        let faint = GateReport.low("faint", measured: 1.1)
        let report = Report(findings: [faint, wide, other])
        for reporter in [MarkdownReporter() as any Reporter, GitHubReporter()] {
            let text = reporter.text(for: report)
            let first = text.range(of: "colors.wide")?.lowerBound
            let second = text.range(of: "faint")?.lowerBound
            #expect(first != nil && second != nil && first! < second!, "\(text)")
        }
    }
}

@Suite("The GitLab reporter")
struct GitLabReporterTests {
    private static func issues(_ report: Report) throws -> [[String: Any]] {
        let text = GitLabReporter().text(for: report)
        let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
        return try #require(json as? [[String: Any]])
    }

    @Test func `The GitLab reporter gives each cause what GitLab asks for`() throws {
        let issues = try Self.issues(GateReport.full)
        #expect(issues.count == 5)
        for issue in issues {
            let location = issue["location"] as? [String: Any]
            let lines = location?["lines"] as? [String: Any]
            #expect((lines?["begin"] as? Int ?? 0) >= 1)
            #expect(location?["path"] as? String != "")
            let severity = issue["severity"] as? String ?? ""
            #expect(["info", "minor", "major"].contains(severity))
            #expect(issue["description"] is String && issue["check_name"] is String)
        }
        #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == issues.count)
    }

    @Test func `Equal findings have fingerprints that differ in GitLab's report`() throws {
        let issues = try Self.issues(Report(findings: [GateReport.hostile, GateReport.hostile]))
        #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 2)
    }

    @Test func `GitLab's report of nothing is an empty list`() throws {
        #expect(try Self.issues(Report()).isEmpty)
    }
}

@Suite("A code frame")
struct CodeFrameTests {
    private static func text(_ line: Int, _ column: Int, _ source: String) -> [Substring] {
        let finding = Finding(
            .unknownKey,
            .error,
            "m",
            at: Place(file: "a.yml", line: line, column: column)
        )
        return TextReporter(sources: SourceLines(["a.yml": source])).paragraphs(for: [finding])
            .split(separator: "\n")
            .dropFirst().map(\.self)
    }

    @Test func `A code frame shows the line, the one before it and a mark`() {
        let source = String(repeating: "a\n", count: 8) + "nine\nten"
        #expect(Self.text(10, 3, source) == ["   9 | nine", "  10 | ten", "     |   ^"])
    }

    @Test func `A code frame of a missing line is empty`() {
        #expect(Self.text(3, 1, "a\nb").isEmpty)
        #expect(Self.text(0, 0, "a").isEmpty)
    }

    @Test func `A code frame cuts long lines around its mark`() {
        let before = String(repeating: "x", count: 4_999)
        let behind = String(repeating: "z", count: 5_000)
        let lines = Self.text(1, 5_000, before + "y" + behind)
        #expect(lines.allSatisfy { $0.count < 120 })
        let column = lines[1].prefix { $0 != "^" }.count
        #expect(Array(lines[0])[column] == "y")
    }

    @Test(arguments: [
        "\t\u{E9}", "\u{1F600}", "夜の海", "e\u{301}", "\u{1F600}" + String(repeating: "夜", count: 90),
    ])
    func `A code frame keeps its mark in place after tabs, accents and wide letters`(
        text: String
    ) {
        let lines = Self.text(1, text.unicodeScalars.count + 1, text + "y")
        #expect(lines[1].prefix { $0 != "^" }.cells == lines[0].prefix { $0 != "y" }.cells)
    }
}
