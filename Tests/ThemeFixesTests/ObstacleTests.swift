import ColorScience
import Findings
import TestSupport
import Testing
import ThemeFixes
import ThemeModel

@Suite("Obstacles of a fix")
struct ObstacleTests {
    @Test("A pair that cannot be fixed names its best ratio and the pairs in conflict")
    func conflict() throws {
        var sample = FixSample(
            """
            colors: { background: "#303030", text: "#ffffff", mid: "#707070" }
            contrast: { pairs: [ { foreground: text, background: mid, use: text }, { foreground: mid, background: background, use: nonText } ] }
            """
        )
        sample.locked = ["colors.background", "colors.text"]
        let left = try #require(sample.plan.unfixed.first)
        #expect(sample.plan.changes.isEmpty)
        #expect(left.pair.pair.phrase == "mid on background")
        let obstacle = try #require(left.obstacles.first)
        #expect(obstacle.place.path == "colors.mid")
        guard case .outOfReach(let best, let beside) = obstacle.reason else {
            Issue.record("it is \(obstacle.reason)")
            return
        }
        #expect(beside.map(\.phrase) == ["text on mid"])
        #expect(beside.map(\.required) == [4.5])
        // The lightest mid on which white has 4.5: 1.05 / 4.5 - 0.05.
        let dark = try #require(SRGB8(hex: "#303030")).relativeLuminance
        #expect(abs(best - (1.05 / 4.5) / (dark + 0.05)) < 0.0003)
    }

    @Test("A pair that cannot be fixed alone names its best ratio")
    func outOfReach() throws {
        var sample = FixSample(
            """
            colors: { background: "#777777", text: "#ffffff" }
            contrast: { level: AAA }
            """
        )
        sample.locked = ["colors.background"]
        let plan = sample.plan
        let left = try #require(plan.unfixed.first { $0.pair.pair.phrase == "text on background" })
        guard case .outOfReach(let best, let beside) = try #require(left.obstacles.first).reason
        else {
            Issue.record("it is out of reach")
            return
        }
        #expect(beside.isEmpty)
        let grey = try #require(SRGB8(hex: "#777777"))
        #expect(abs(best - Contrast.bestRatio(on: [grey])) < 0.0003)
        #expect(left.obstacles.last?.reason == .notFree)
    }

    @Test("A pair of one value with itself has no fix")
    func sameValue() throws {
        let sample = FixSample(
            """
            palette: { one: "#ffffff" }
            colors: { background: "{palette.one}", text: black, link: "{palette.one}", link-visited: black }
            """
        )
        let plan = sample.plan
        #expect(plan.changes.isEmpty)
        #expect(
            Set(plan.unfixed.map(\.pair.pair.phrase)) == ["link on background", "link on surface"]
        )
        guard case .outOfReach(let best, _)? = plan.unfixed.first?.obstacles.first?.reason else {
            Issue.record("it is out of reach")
            return
        }
        #expect(best < 1.001)
    }
}
