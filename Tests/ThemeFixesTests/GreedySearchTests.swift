import Findings
import TestSupport
import Testing
import ThemeChecks
import ThemeModel

@testable import ThemeFixes

@Suite("A search for fixes, value by value")
struct GreedySearchTests {
    private static func problem(_ yaml: String) throws -> FixProblem {
        FixProblem(
            [try SampleTheme.theme(yaml)], checker: ThemeChecker(), isTarget: { _ in true }, isFree: { _ in true })
    }

    private static let pale = """
        colors:
          background: white
          text: "#888888"
          link: "#77aaff"
          success: "#99dd99"
          surface: "rgb(80 90 100 / 20%)"
        """

    @Test("ends where its budget is spent, breaks nothing, and does the more the larger that is")
    func budget() throws {
        let start = Solution(try Self.problem(Self.pale))
        var left: [Int] = []
        for budget in [0, 1, 200, .max] {
            var search = GreedySearch(from: start, budget: budget)
            search.run()
            #expect(!search.solution.hasBroken)
            left.append(search.solution.open.count)
        }
        #expect(left[0] == start.open.count && left == left.sorted(by: >) && left[0] > left[1] && left[2] > left[3])
        #expect(left[3] == 0)
    }

    @Test("costs the more for a value the more stacks of translucent layers it has a part in")
    func costs() throws {
        let few = try Self.problem("colors: { background: white, text: black, surface: \"rgb(0 0 0 / 5%)\" }\n")
        let many = try Self.problem(
            """
            colors: { background: white, text: black, surface: "rgb(0 0 0 / 5%)", surface-raised: "rgb(0 0 0 / 9%)" }
            modes: { dark: { colors: { surface: "rgb(0 0 0 / 9%)", highlight: "rgb(0 0 0 / 9%)" } } }
            """)
        let (first, second) = (try #require(few.costs.max()), try #require(many.costs.max()))
        #expect(20 < first && first < second)
    }
}
