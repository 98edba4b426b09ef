import ColorScience
import Findings
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
        #expect(fix.refused.values.map(\.pair.foreground) == ["link"])
        #expect(Set(fix.plan.unfixed.flatMap(\.places).map(\.path)).contains("colors.link"))
        let text = String(decoding: try #require(fix.files.first?.after), as: UTF8.self)
        #expect(text.contains("link: \"#999999\"") && !text.contains("#888888"))
    }

    private static let theme = """
        colors: { background: white, text: black, link: "#999999", heading: "#888888" }

        """
}

extension ValueChange {
    fileprivate func with(_ color: SRGB8) -> ValueChange {
        ValueChange(
            place: place,
            old: old,
            new: DisplayColor(rgb: color),
            isOfAlpha: isOfAlpha,
            isNew: isNew,
            deltaE: deltaE,
            fixed: fixed,
            heldBy: [],
            needs: needs
        )
    }
}
