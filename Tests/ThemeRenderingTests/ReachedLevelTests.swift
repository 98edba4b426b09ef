import Findings
import Testing
import ThemeRendering

@Suite("The level that a theme reaches")
struct ReachedLevelTests {
    private static func report(_ ratio: Double, profile: String? = nil, _ findings: [Finding] = [])
        -> Report
    {
        let row = PairVerdict(
            theme: "a",
            mode: "light",
            pair: PairName("text", on: "background"),
            colors: nil,
            measured: ratio,
            required: 4.5,
            verdict: .pass
        )
        let coverage = Coverage(
            theme: "a",
            modes: ["light"],
            pairs: 1,
            checked: 1,
            uncheckedRoles: [],
            derivedRoles: [:],
            profile: profile
        )
        return Report(findings: findings, pairs: [row], coverage: [coverage])
    }

    @Test(arguments: [
        (7.0, nil, "AAA"), (7, "text-only", "AAA by text-only"), (5, "base16", "AA by base16"),
        (5, nil, "AA"),
    ])
    func `The level that a theme reaches names the profile that chose its pairs`(
        ratio: Double,
        profile: String?,
        label: String
    ) {
        #expect(ReachedLevel(Self.report(ratio, profile: profile)).label == label)
    }

    @Test func `A theme with an unknown pair, or without any pair, reaches no level`() {
        var report = Self.report(9)
        report.pairs[0].measured = nil
        report.pairs[0].verdict = .unknown
        #expect(ReachedLevel(report).label == "1 unknown")
        #expect(ReachedLevel(Report()).label == "unchecked")
    }

    @Test(arguments: [("waived", false), (nil, true)])
    func `The level that a theme reaches counts accepted rules of CSS as such`(
        waiver: String?,
        isBaselined: Bool
    ) {
        var finding = Finding(.lowContrast, .error, "'color' on 'background' of '.card' is too low")
        finding.detail = ContrastDetail(selector: ".card", measured: 1.5, required: 4.5)
        finding.waiver = waiver
        finding.isBaselined = isBaselined
        #expect(ReachedLevel(Self.report(9, [finding])).label == "below AA")
    }

    @Test(arguments: [(ContrastUse.text, "AA large"), (.largeText, "AA"), (nil, "AAA")])
    func `The level that a theme reaches measures an exempt pair as the default one`(
        defaultUse: ContrastUse?,
        label: String
    ) {
        var report = Self.report(9)
        let pair = PairName("link", on: "background", use: .exempt)
        var row = report.pairs[0]
        row.pair = pair
        row.measured = 3.5
        row.required = nil
        row.verdict = .exempt
        report.pairs.append(row)
        report.coverage[0].accepted = [
            AcceptedPair(
                mode: "light",
                pair: pair,
                defaultUse: defaultUse,
                reason: "ours",
                location: nil
            )
        ]
        #expect(ReachedLevel(report).label == label)
    }
}
