import Findings
import TestSupport
import Testing

@testable import ThemeComparison

@Suite("A pair that changed")
struct PairChangeTests {
    private static func state(
        _ measured: Double?,
        _ verdict: Verdict,
        required: Double? = 4.5,
        isBaselined: Bool = false,
        _ acceptance: PairState.Acceptance? = nil
    ) -> PairState {
        let row = PairVerdict(
            theme: "day",
            mode: "light",
            pair: PairName("text", on: "surface"),
            colors: nil,
            measured: measured,
            required: required,
            verdict: verdict
        )
        var state = PairState(row, required: required, isBaselined: isBaselined)
        state.acceptance = acceptance
        return state
    }

    private static func kind(_ old: PairState?, _ new: PairState?) -> PairChange.Kind? {
        PairChange(
            PairState.Key(mode: "light", pair: PairName("text", on: "surface")),
            from: old,
            to: new
        )?.kind
    }

    private static let pass = state(5, .pass), better = state(6, .pass), fail = state(4, .fail),
        worse = state(3, .fail)
    private static let waived = state(4, .waived), worseWaived = state(3, .waived),
        unknown = state(nil, .unknown)
    private static let baselined = state(4, .fail, isBaselined: true)
    private static var worseThanListed: PairState {
        var state = worse
        state.isWorseThanListed = true
        return state
    }
    private static let exempt = state(4, .exempt, required: nil, .exempt)
    private static let lowered = state(4, .pass, required: 3, .lowered)
    private static let lower = state(4, .pass, required: 1, .lowered)
    private static let note = state(4, .fail, .lowered)
    private static let unknownBaselined = state(nil, .unknown, isBaselined: true)

    @Test(
        arguments: [
            (nil, nil, nil), (pass, pass, nil), (fail, fail, nil), (unknown, unknown, nil),
            (waived, waived, nil),
            (waived, baselined, nil),
            (nil, pass, .appeared), (nil, fail, .newlyFailing), (nil, unknown, .newlyUnknown),
            (nil, waived, .newlyAllowed),
            (pass, nil, .disappeared), (fail, nil, .disappeared), (unknown, nil, .disappeared),
            (pass, fail, .newlyFailing), (waived, fail, .newlyFailing),
            (baselined, worse, .newlyFailing),
            (unknown, fail, .newlyFailing),
            (pass, unknown, .newlyUnknown), (fail, unknown, .newlyUnknown),
            (waived, unknown, .newlyUnknown),
            (pass, waived, .newlyAllowed), (fail, waived, .newlyAllowed),
            (fail, baselined, .newlyAllowed),
            (unknown, waived, .newlyAllowed), (unknown, unknownBaselined, .newlyAllowed),
            (fail, pass, .newlyPassing), (waived, pass, .newlyPassing),
            (unknown, pass, .newlyPassing),
            (pass, better, .better), (worse, fail, .better), (worseWaived, waived, .better),
            (better, pass, .worse), (fail, worse, .worse), (waived, worseWaived, .worse),
            (waived, unknownBaselined, .worse),
            (pass, exempt, .noLongerJudged), (fail, exempt, .noLongerJudged),
            (unknown, exempt, .noLongerJudged), (waived, exempt, .noLongerJudged),
            (lowered, exempt, .noLongerJudged), (pass, lowered, .noLongerJudged),
            (fail, lowered, .noLongerJudged), (lowered, lower, .noLongerJudged),
            (fail, note, .noLongerJudged), (pass, note, .newlyFailing),
            (exempt, exempt, nil), (nil, exempt, nil), (exempt, nil, nil),
            (lowered, lowered, nil), (lower, lowered, .worse),
            (exempt, pass, .newlyPassing), (exempt, fail, .newlyFailing),
            (nil, lowered, .appeared),
        ] as [(PairState?, PairState?, PairChange.Kind?)]
    )
    func `A changed pair has the kind of its old and new verdict`(
        old: PairState?,
        new: PairState?,
        kind: PairChange.Kind?
    ) {
        #expect(Self.kind(old, new) == kind)
    }

    @Test func `A changed pair is worse when its requirement rises, and better when it falls`() {
        let strict = Self.state(8, .pass, required: 7)
        let lenient = Self.state(8, .pass, required: 4.5)
        #expect(Self.kind(lenient, strict) == .worse)
        #expect(Self.kind(strict, lenient) == .better)
    }

    @Test func `A pair whose use alone changed is the same pair`() throws {
        func theme(_ size: String) -> String {
            SampleState.theme(
                "heading: '#8a8a8a'",
                more: "fonts: { styles: { heading: { scale: 1 }, body: { size: 16px }, \(size) } }"
            )
        }
        let sizes = ["h1", "h2", "h3", "h4", "h5", "h6"].map { "\($0): { size: 30px }" }.joined(
            separator: ", "
        )
        let comparison = SampleState.comparison(theme(sizes), theme("h1: { size: 30px }"))
        let pairs = try #require(comparison.themes.first).pairs
        let heading = try #require(pairs.first { $0.pair.phrase == "heading on background" })
        #expect(heading.kind == .newlyFailing)
        #expect(heading.old?.use == .largeText && heading.new?.use == .text)
        #expect(heading.old?.required == 3 && heading.new?.required == 4.5)
        #expect(!pairs.contains { $0.kind == .disappeared })
        #expect(PairWords(heading).required == "4.5, was 3")
    }

    @Test func `A pair is not the old one where two new ones have its names`() {
        func key(_ use: ContrastUse) -> PairState.Key {
            PairState.Key(mode: "light", pair: PairName("text", on: "surface", use: use))
        }
        let changes = PairChange.changes(
            from: [key(.nonText): Self.fail],
            to: [key(.text): Self.fail, key(.largeText): Self.fail]
        )
        #expect(changes.map(\.kind) == [.newlyFailing, .newlyFailing, .disappeared])
    }

    @Test func `A changed pair shows enough decimals to tell its ratios apart`() throws {
        func words(_ old: Double, _ new: Double) throws -> [String?] {
            let place = PairState.Key(mode: "light", pair: PairName("text", on: "surface"))
            let change = try #require(
                PairChange(place, from: Self.state(old, .fail), to: Self.state(new, .fail))
            )
            return [PairWords(change).old, PairWords(change).new]
        }
        #expect(try words(4.4999, 3.92) == ["4.49:1", "3.92:1"])
        #expect(try words(4.4999, 4.4981) == ["4.499:1", "4.498:1"])
    }

    @Test(
        arguments: [
            (waived, fail, "no longer waived"), (waived, unknown, "no longer waived"),
            (baselined, worse, "no longer in the baseline"),
            (baselined, worseThanListed, "worse than in the baseline"),
            (fail, worseThanListed, "worse than in the baseline"), (pass, fail, nil),
            (fail, waived, "waived"),
            (waived, pass, nil),
        ] as [(PairState, PairState, String?)]
    )
    func `A newly failing pair says what accepted it before`(
        old: PairState,
        new: PairState,
        allowance: String?
    )
        throws
    {
        let place = PairState.Key(mode: "light", pair: PairName("text", on: "surface"))
        #expect(
            PairWords(try #require(PairChange(place, from: old, to: new))).allowance == allowance
        )
    }

    @Test func `An exempt pair is no change`() {
        let states = ["#aaa", "#bbb"].map {
            SampleState.theme("border: '\($0)', text-disabled: '\($0)'")
        }
        #expect(
            SampleState.comparison(states[0], states[1]).themes.flatMap(\.pairs).allSatisfy {
                $0.pair.use != .exempt
            }
        )
    }

    @Test func `Changed pairs are ordered by gravity, then by their share of the requirement`()
        throws
    {
        let old = SampleState.theme(
            "text-muted: '#666', link: '#00f', danger: '#a00', success: '#777'"
        )
        let new = SampleState.theme(
            "text-muted: '#999', link: '#888', danger: '#900', success: '#787878'"
        )
        let theme = try #require(SampleState.comparison(old, new).themes.first)
        let kinds = theme.pairs.map(\.kind)
        #expect(kinds == PairChange.Kind.allCases.flatMap { kind in kinds.filter { $0 == kind } })
        #expect(Set(kinds).isSuperset(of: [.newlyFailing, .worse, .better]))
        let shares = theme.pairs(.newlyFailing).compactMap { $0.new?.share }
        #expect(shares == shares.sorted())
    }
}
