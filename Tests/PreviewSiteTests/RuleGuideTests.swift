import Findings
import Testing
import ThemeChecks
import ThemeRendering

@testable import PreviewSite

@Suite("The guide to a rule")
struct RuleGuideTests {
    /// The rules that a project's files find in an example.
    private func rules(in example: RuleGuide.Example) async throws -> Set<RuleID> {
        var files = ["themes/day.yml": TestProject.theme]
        for (name, text) in example {
            switch name.split(separator: ".").last {
            case "md": files["docs/\(name)"] = text
            case "mustache", "css", "js": files["templates/\(name)"] = text
            default:
                files["themes/day.yml"] = nil
                files["themes/examples/\(name)"] = text
            }
        }
        return Set(try await TestProject(files).checked().report.findings.map(\.rule))
    }

    /// The rules with examples; a baseline's are in the tests of baselines.
    static let guides = RuleSet.guides.filter { !$0.failing.isEmpty }

    @Test(
        "A rule's failing example breaks it, and its passing example does not",
        arguments: guides.map(\.id)
    )
    func examples(_ id: RuleID) async throws {
        let guide = try #require(RuleSet.guides.first { $0.id == id })
        #expect(try await rules(in: guide.failing).contains(id))
        #expect(try await !rules(in: guide.passing).contains(id))
    }

    @Test("Every rule is listed once")
    func unique() { #expect(Set(RuleSet.guides.map(\.id)).count == RuleSet.guides.count) }
}
