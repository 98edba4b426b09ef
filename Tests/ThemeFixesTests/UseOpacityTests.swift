import Findings
import TestSupport
import Testing
import ThemeFixes
import ThemeModel

@Suite("A fix beside opacities that uses give to values")
struct UseOpacityTests {
    private let shared = """
        colors:
          background: "#ffffff"
          surface: "#f2f2f2"
          text: "#333333"
        contrast: { pairs: [ text/50 on surface ] }
        """

    @Test
    func `A value with one faint use and other pairs that pass stays`() throws {
        let plan = FixSample(shared).plan
        #expect(plan.changes.isEmpty)
        let left = try #require(plan.unfixed.first)
        #expect(plan.unfixed.count == 1 && left.pair.pair.phrase == "text/50 on surface")
        let obstacle = try #require(left.obstacles.first)
        #expect(obstacle.place.path == "colors.text")
        #expect(obstacle.reason == .tooLittleOpacity(enough: "text/70"))
    }

    @Test
    func `The opacity that a plan names passes, and a step less does not`() throws {
        func ratio(of opacity: Int) throws -> Double {
            let sample = FixSample(shared.replacing("text/50", with: "text/\(opacity)"))
            return try #require(sample.verdict("text/\(opacity) on surface")?.measured)
        }
        #expect(try ratio(of: 70) >= 4.5)
        #expect(try ratio(of: 65) < 4.5)
    }

    @Test
    func `The opacity that a plan names passes in every mode, since a class is in all of them`() {
        let sample = FixSample(
            """
            colors: { background: "#ffffff", surface: "#f2f2f2", text: "#333333" }
            modes:
              dark: { colors: { background: "#101010", surface: "#181818", text: "#f2f2f2" } }
            contrast: { pairs: [ text/40 on surface ] }
            """
        )
        let reasons = Set(sample.plan.unfixed.flatMap(\.obstacles).map(\.reason))
        #expect(Set(sample.plan.unfixed.map(\.pair.mode)) == ["light", "dark"])
        #expect(reasons == [.tooLittleOpacity(enough: "text/70")])
    }

    @Test
    func `A value that is seen with an opacity alone changes`() {
        let sample = FixSample(
            """
            colors: { background: "#ffffff", text: "#222222", halo: "#5050a8" }
            contrast: { pairs: [ halo/80 on background ] }
            """
        )
        #expect(sample.plan.tokens == ["colors.halo"])
        #expect(sample.fixed.failures == 0)
    }

    @Test
    func `A value that fails by itself changes for that, and no further for its faint uses`() throws
    {
        let sample = FixSample(
            """
            colors: { background: "#ffffff", surface: "#f2f2f2", text: "#222222", text-muted: "#909090" }
            contrast: { pairs: [ text-muted/60 on surface ] }
            """
        )
        let plan = sample.plan
        #expect(plan.tokens == ["colors.text-muted"])
        #expect(plan.unfixed.map(\.pair.pair.phrase) == ["text-muted/60 on surface"])
        let whole = try #require(sample.applying(plan).verdict("text-muted on surface")?.measured)
        #expect((4.5...4.6).contains(whole))
    }
}
