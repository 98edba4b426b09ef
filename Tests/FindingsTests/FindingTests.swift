import Findings
import SourceText
import TestSupport
import Testing

@Suite("A finding")
struct FindingTests {
    private static func finding(
        _ rule: RuleID = .lowContrast,
        at location: Place? = nil,
        theme: String? = nil,
        mode: String? = nil,
        pair: PairName? = nil,
        _ message: String = "m"
    ) -> Finding {
        var finding = Finding(rule, .error, message, at: location)
        finding.theme = theme
        finding.mode = mode
        finding.detail = pair.map { ContrastDetail(pair: $0) }
        return finding
    }

    /// Findings in the order that each of them must have to the next.
    private static let inOrder: [Finding] = [
        finding(),
        finding(theme: "a"),
        finding(theme: "a", mode: "dark"),
        finding(theme: "b"),
        finding(at: Place(file: "a.yml")),
        finding(at: Place(file: "a.yml", line: 2, column: 9)),
        finding(at: Place(file: "a.yml", line: 10, column: 1), theme: "z"),
        finding(.outOfGamut, at: Place(file: "a.yml", line: 10, column: 2)),
        finding(.lowContrast, at: Place(file: "a.yml", line: 10, column: 2)),
        finding(.lowContrast, at: Place(file: "a.yml", line: 10, column: 2), "n"),
        finding(
            at: Place(file: "a.yml", line: 10, column: 2),
            pair: PairName("text", on: "surface")
        ),
        finding(at: Place(file: "b.yml", line: 1)),
    ]

    @Test func `Findings are ordered by place, theme, mode, rule, pair and message`() {
        var generator = SystemRandomNumberGenerator()
        #expect(Self.inOrder.shuffled(using: &generator).sorted() == Self.inOrder)
    }

    @Test func `A graver finding comes first, and accepted ones come last`() {
        var fainter = SampleReport.lowContrast
        fainter.detail?.measured = 1.5
        let bad = SampleReport.lowContrast
        let known = SampleReport.baselined
        let waived = SampleReport.waived
        let small = SampleReport.smallText
        let note = SampleReport.outOfGamut
        #expect(
            [note, waived, small, known, bad, fainter].worstFirst == [
                fainter, bad, small, note, known, waived,
            ]
        )
        #expect([bad, note, bad].worstFirst == [bad, bad, note])
    }

    @Test func `A finding keeps its fingerprint when lines and values change`() {
        var moved = SampleReport.lowContrast
        moved.location = Place(file: "elsewhere.yml", line: 99, column: 1)
        moved.detail?.measured = 1.2
        moved.message = "other words"
        moved.detail?.colors = nil
        #expect(moved.fingerprint == SampleReport.lowContrast.fingerprint)
        #expect(
            moved.fingerprint == "contrast/low-contrast|harbor|dark|text-muted on surface as text"
        )
    }

    @Test func `A finding of another rule, theme, mode or pair has another fingerprint`() {
        let original = SampleReport.lowContrast
        var others = [original, original, original, original, original]
        others[0].rule = .unknownBackdrop
        others[1].theme = "keystone"
        others[2].mode = "light"
        others[3].detail?.pair = PairName("text-muted", on: "background")
        others[4].detail?.pair?.use = .largeText
        #expect(Set(others.map(\.fingerprint) + [original.fingerprint]).count == 6)
    }

    @Test func `A finding counts unless it is waived`() {
        #expect(SampleReport.lowContrast.counts)
        #expect(!SampleReport.waived.counts)
    }
}

@Suite("A severity")
struct SeverityTests {
    @Test func `An error is graver than a warning, and that than a note`() {
        #expect([Severity.error, .note, .warning].sorted() == [.note, .warning, .error])
    }
}

@Suite("A location")
struct SourceLocationTests {
    @Test(arguments: [
        (Place(file: "a.yml"), "a.yml"), (Place(file: "a.yml", line: 3), "a.yml:3"),
        (Place(file: "a.yml", line: 3, column: 7), "a.yml:3:7"),
    ])
    func `A location is written so that editors can follow it`(location: Place, text: String) {
        #expect(location.description == text)
    }
}

@Suite("A use")
struct ContrastUseTests {
    @Test(arguments: [
        (ContrastUse.text, 4.5, 7.0), (.largeText, 3, 4.5), (.nonText, 3, 3),
    ])
    func `A use requires the ratios of WCAG 2`(use: ContrastUse, atAA: Double, atAAA: Double) {
        #expect(use.requiredRatio(at: .aa) == atAA)
        #expect(use.requiredRatio(at: .aaa) == atAAA)
    }

    @Test(arguments: ContrastLevel.allCases)
    func `An exempt use requires no ratio`(level: ContrastLevel) {
        #expect(ContrastUse.exempt.requiredRatio(at: level) == nil)
    }
}
