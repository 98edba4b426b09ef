import ColorScience
import TestSupport
import Testing
import ThemeModel

@testable import ThemeFixes

@Suite("Changes that no pair needs")
struct MergeTests {
    private static func search() -> FixSearch {
        let sample = FixSample(
            """
            palette: { first: "#8a3fb0", second: "#b0503f" }
            colors:
              background: "#ffffff"
              surface: "#f0f0f0"
              text: "#222222"
              link: "{palette.first}"
              badge: "{palette.second}"
            contrast: { pairs: [ badge on surface ] }
            """
        )
        let problem = sample.problem
        let values = problem.tokens.map { _ in FixValue?.none }
        return FixSearch(from: FixObjective(problem, values: values, maxDelta: .infinity))
    }

    private static func token(_ path: String, in search: FixSearch) throws -> TokenIndex {
        try #require(search.problem.tokens.firstIndex { $0.place.path == path })
    }

    @Test
    func `A change that meets another colour is taken back`() throws {
        var search = Self.search()
        let token = try Self.token("palette.second", in: search)
        let near = try #require(SRGB8(hex: "#8c40b0"))
        search.set(token, to: search.candidates.candidate(near, for: token))
        search.takeBackMerges()
        #expect(!search.isChanged(token))
    }

    @Test
    func `A change that meets none stays`() throws {
        var search = Self.search()
        let token = try Self.token("palette.second", in: search)
        let other = try #require(SRGB8(hex: "#8f3f2f"))
        search.set(token, to: search.candidates.candidate(other, for: token))
        search.takeBackMerges()
        #expect(search.isChanged(token))
    }
}
