import ColorScience
import Findings
import SourceText
import Testing
import ThemeModel

@testable import ProjectChecks
@testable import Projects
@testable import ThemeFixes

@Suite("A change that fails its check")
struct RefusedFixTests {
    @Test func `A fix that breaks another pair is left out, and the others are made`() async throws
    {
        let project = try TestProject(["themes/day.yml": Self.theme])
        var plans = try await FixPlans(try await project.resolved { $0.includesPages = false })
        let index = try #require(
            plans.plans[0].changes.firstIndex { $0.place.path == "colors.link" }
        )
        let planned = plans.plans[0].changes[index]
        plans.plans[0].changes[index] = planned.with(SRGB8(red: 250, green: 250, blue: 250))
        let fix = try await plans.project.fix(by: plans)
        #expect(fix.plan.changes.map(\.place.path) == ["colors.heading"])
        #expect(fix.refused.keys.map(\.path) == ["colors.link"])
        let refusal = try #require(fix.refused.values.first)
        guard case .worsens(let pair) = refusal else {
            Issue.record("\(refusal)")
            return
        }
        #expect(pair.pair.foreground == "link")
        #expect(Set(fix.plan.unfixed.flatMap(\.places).map(\.path)).contains("colors.link"))
        let text = String(decoding: try #require(fix.files.first?.after), as: UTF8.self)
        #expect(text.contains("link: \"#999999\"") && !text.contains("#888888"))
    }

    @Test func `A change that a file does not take stops no other file`()
        async throws
    {
        let project = try TestProject([
            "themes/day.yml": Self.theme,
            "themes/night.yml": Self.theme,
        ])
        var plans = try await FixPlans(try await project.resolved { $0.includesPages = false })
        let plan = try #require(
            plans.plans.firstIndex { plan in
                plan.changes.contains { $0.place.location?.file.hasSuffix("night.yml") ?? false }
            }
        )
        plans.plans[plan].changes = plans.plans[plan].changes.map { change in
            change.at(line: 40)
        }
        let fix = try await plans.project.fix(by: plans)
        #expect(fix.files.map(\.label) == ["themes/day.yml", "themes/night.yml"])
        #expect(fix.refused.values.allSatisfy { $0 == .unwritable })
        #expect(!fix.refused.isEmpty)
    }

    private static let theme = """
        colors: { background: white, text: black, link: "#999999", heading: "#888888" }

        """
}

extension ValueChange {
    fileprivate func with(_ color: SRGB8) -> ValueChange {
        changed(place: place, new: DisplayColor(rgb: color))
    }

    fileprivate func at(line: Int) -> ValueChange {
        let file = place.location?.file ?? ""
        let location = SourceLocation(file: file, line: line, column: 1)
        return changed(place: TokenPlace(place.path, at: location), new: new)
    }

    private func changed(place: TokenPlace, new: DisplayColor) -> ValueChange {
        ValueChange(
            place: place,
            old: old,
            new: new,
            isOfAlpha: isOfAlpha,
            isNew: isNew,
            alias: nil,
            deltaE: deltaE,
            fixed: fixed,
            heldBy: [],
            needs: needs
        )
    }
}
