import Findings
import TestSupport
import Testing
import ThemeModel

@testable import PreviewSite
@testable import ProjectChecks
@testable import Projects

@Suite("A check after a check")
struct RepeatedCheckTests {
    /// The findings of a check, or the error that prevents it.
    private struct Outcome: Equatable {
        var themes: [Theme] = []
        var findings: [Finding] = []
        var inputs: [String: UInt64] = [:]
        var problem: String?
    }

    private static func outcome(
        of project: TestProject,
        after previous: CheckedProject? = nil,
        level: ContrastLevel? = nil
    ) async -> (Outcome, CheckedProject?) {
        var request = CheckRequest()
        request.level = level
        request.jobs = 2
        request.isRepeated = true
        do {
            let resolved = try await ResolvedProject(
                try await project.workspace(),
                request,
                after: previous?.project
            )
            let checked = try await CheckedProject(resolved, after: previous)
            let inputs =
                resolved.hasUsableTemplates
                ? try SiteBuilder(checked, version: "test").inputs.byName : [:]
            return (
                Outcome(themes: checked.themes, findings: checked.report.findings, inputs: inputs),
                checked
            )
        } catch { return (Outcome(problem: "\(error)"), nil) }
    }

    /// Does each edit, and compares a check that follows others with one that follows none.
    private static func compare(_ project: TestProject, edits: Int, _ edit: (Int) throws -> String)
        async throws
    {
        var (first, previous) = await outcome(of: project)
        for number in 0..<edits {
            let name = try edit(number)
            let (repeated, checked) = await outcome(of: project, after: previous)
            #expect(repeated == (await outcome(of: project)).0, "\(name)")
            if first != repeated, let checked {
                first = repeated
                previous = checked
            }
        }
    }

    @Test(arguments: Seeds.all)
    func `A repeated check finds what a first one finds, after any edits`(seed: UInt64) async throws
    {
        let project = try TestProject([
            "themes/base.yml": "name: Base\n" + TestProject.theme,
            "themes/brand.yml": "extends: base\ncolors: { primary: '#0044aa' }\n",
            "docs/a.md": "# A\n",
        ])
        var edits = RandomEdits(project.folder, seed: seed)
        try await Self.compare(project, edits: Seeds.rounds(16)) { _ in edits.next() }
    }

    @Test func `A repeated check follows a changed base, and an id that another theme took`()
        async throws
    {
        func scheme(_ system: String, _ last: Int) -> String {
            let names = (0...last).map {
                "  base\($0 < 16 ? "0" : "")\(String($0, radix: 16).uppercased()): '#a0a0a0'"
            }
            return (["system: \(system)", "name: X", "variant: dark", "palette:"] + names).joined(
                separator: "\n"
            )
        }
        let project = try TestProject([
            "themes/base.yml": TestProject.theme, "themes/brand.yml": "extends: base\n",
            "themes/b24/x.yaml": scheme("base24", 23),
        ])
        let steps: [(path: String, text: String)] = [
            ("themes/base.yml", "colors: { background: white, text: '#999999' }\n"),
            ("themes/b16/x.yaml", scheme("base16", 15)), ("themes/b16/x.yaml", "colors: {}\n"),
            ("themepreview.yml", "contrast: { level: AAA }\n"),
            ("themepreview.yml", "roles: { text: nothing }\n"),
            ("themes/base.yml", TestProject.theme),
        ]
        try await Self.compare(project, edits: steps.count) { number in
            try project.folder.write(steps[number].text, to: steps[number].path)
            return steps[number].path
        }
    }

    @Test func `A repeated check judges again at another level, and by other templates`()
        async throws
    {
        let project = try TestProject([
            "themes/day.yml": "colors: { background: white, text: '#666' }\n"
        ])
        let (first, previous) = await Self.outcome(of: project)
        let strict = await Self.outcome(of: project, level: .aaa).0
        #expect(strict != first)
        #expect(await Self.outcome(of: project, after: previous, level: .aaa).0 == strict)
        try project.folder.write(
            "/* pair: border on background as body */\n",
            to: "templates/ours.css"
        )
        let shown = await Self.outcome(of: project).0
        #expect(shown.findings != first.findings)
        #expect(await Self.outcome(of: project, after: previous).0 == shown)
    }

    @Test func `A repeated check reads no unchanged theme again`() async throws {
        let project = try TestProject([
            "themes/a.yml": TestProject.theme, "themes/b.yml": TestProject.theme,
        ])
        let checked = try #require(await Self.outcome(of: project).1)
        try project.folder.write("colors: { background: black, text: white }\n", to: "themes/b.yml")
        let workspace = try await project.workspace()
        let memory = try #require(ThemeMemory(checked.project.catalog, for: workspace))
        #expect(workspace.themeFiles.map { memory.content(of: $0) != nil } == [true, false])
    }
}
