import Findings
import Testing
import ThemeModel

@testable import PreviewSite

/// `--theme`: what is looked at, and what is said, when only some themes are asked for.
@Suite("A choice of themes")
struct SelectionTests {
    private static let files = [
        "themes/day.yml": TestProject.theme,
        "themes/night.yml": "colors: { background: white, text: black, lnk: red }\n",
        "themes/base.yml": "colors: { background: white, text: black, link: \"#12345\" }\n",
        "themes/child.yml": "extends: base\n",
        "themes/blank.yml": "", "themes/odd.yml": "colors: { background: white }\n",
    ]

    private static func check(_ ids: String...) async throws -> CheckedProject {
        try await TestProject(files).check { $0.themeIDs = ids }
    }

    @Test func `A choice of themes shows these and their findings alone`() async throws {
        let checked = try await Self.check("night")
        #expect(checked.themes.map(\.id) == ["night"])
        #expect(checked.report.findings.map(\.theme) == ["night"])
        #expect(checked.report.coverage.map(\.theme) == ["night"])
        #expect(checked.unusableIDs.count == 0)
    }

    @Test func `A chosen theme does not fail for findings of others`() async throws {
        let checked = try await Self.check("day")
        #expect(checked.report.findings.isEmpty)
        #expect(!checked.report.fails(at: .note))
        #expect(checked.unusableIDs.count == 0)
    }

    @Test(arguments: [("blank", RuleID.unreadableFile), ("odd", .missingRole)])
    func `A chosen file that gives no theme says why`(id: String, rule: RuleID) async throws {
        let checked = try await Self.check(id)
        #expect(checked.themes.isEmpty)
        #expect(checked.report.findings.map(\.rule) == [rule])
        #expect(checked.unusableIDs.count == 1)
    }

    @Test func `A chosen theme with a faulty base does not pass, and names the base's fault`()
        async throws
    {
        let checked = try await Self.check("child")
        #expect(checked.themes.map(\.id) == ["child"])
        #expect(checked.report.findings.contains { $0.rule == .invalidColor && $0.theme == "base" })
        #expect(checked.report.fails(at: .error))
        #expect(checked.report.pairs.contains { $0.theme == "child" && $0.verdict == .unknown })
    }

    @Test func `A base24 scheme is chosen by the id that is shown for it`() async throws {
        let slots = (0..<16).map {
            "  base0\(String($0, radix: 16, uppercase: true)): \"\($0 < 4 ? "101010" : "f0f0f0")\""
        }
        let text = "palette:\n" + slots.joined(separator: "\n") + "\n"
        let project = try TestProject([
            "themes/a/dusk.yaml": "system: base16\n" + text,
            "themes/b/dusk.yaml": "system: base24\n" + text,
        ])
        let checked = try await project.check { $0.themeIDs = ["base24-dusk"] }
        #expect(checked.themes.map(\.id) == ["base24-dusk"])
        #expect(checked.unusableIDs.count == 0)
    }

    @Test func `A run without a choice has all themes, and counts files that give none`()
        async throws
    {
        let checked = try await Self.check()
        #expect(checked.themes.map(\.id) == ["base", "child", "day", "night"])
        #expect(checked.unusableIDs.count == 2)
    }

    @Test func `A place of themes that is named twice is read once`() async throws {
        var files = Self.files
        files["themepreview.yml"] = "themes: [themes, themes/day.yml, ./themes]\n"
        let checked = try await TestProject(files).check()
        #expect(!checked.report.findings.contains { $0.rule == .duplicateID })
    }

    @Test func `A run over an empty folder of themes fails, since nothing would be checked`()
        async throws
    {
        let project = try TestProject(["themes/readme.txt": "no theme"])
        await #expect(throws: LoadingError.self) { try await project.workspace() }
    }
}
