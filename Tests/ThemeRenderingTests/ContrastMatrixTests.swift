import Findings
import TestSupport
import Testing
import ThemeModel

@testable import ThemeRendering

@Suite("The contrast matrix")
struct ContrastMatrixTests {
    @Test func `A row of the contrast matrix names its strictest use unless it is text`() throws {
        let theme = try SampleTheme.theme("colors: { background: white, text: black }")
        let backgrounds = ["background", "surface", "surface-raised"]
        func use(_ uses: [ContrastUse]) -> String? {
            let pairs = zip(uses, backgrounds).map { use, background in
                PairVerdict(
                    theme: theme.id,
                    mode: theme.defaultMode.name,
                    pair: PairName("mark", on: background, use: use),
                    colors: nil,
                    measured: 21,
                    required: nil,
                    verdict: .pass
                )
            }
            let judged = JudgedTheme(theme, Report(pairs: pairs))
            guard
                case .list(let groups) = ContrastMatrix(judged, FixPreview(judged.report), nil)
                    .views
                    .first?[.groups],
                case .list(let rows) = groups.first?[.rows], case .text(let use) = rows.first?[.use]
            else { return nil }
            return use
        }
        #expect(use([.exempt, .nonText, .text]) == nil, "text is not named")
        #expect(use([.nonText, .largeText, .exempt]) == "large text")
        #expect(use([.exempt, .nonText]) == "non-text")
    }

    @Test(arguments: [
        (PairName("text", on: "surface"), "On the page", "text"),
        (PairName("field-border", on: "background", use: .nonText), "On the page", "field-border"),
        (PairName("on-primary", on: "primary"), "On fills and marks", "on-primary"),
        (
            PairName("on-primary", on: "primary-strong"), "On fills and marks",
            "on-primary on primary-strong"
        ),
        (PairName("button-text", on: "button-background"), "In components", "button"),
        (PairName("code", on: "code-background"), "In code", "code"),
    ])
    func `A pair is in the contrast matrix of its background`(
        pair: PairName,
        table: String,
        row: String
    ) throws {
        let theme = try SampleTheme.theme("colors: { background: white, text: black }")
        let verdict = PairVerdict(
            theme: theme.id,
            mode: theme.defaultMode.name,
            pair: pair,
            colors: nil,
            measured: 21,
            required: nil,
            verdict: .pass
        )
        let judged = JudgedTheme(theme, Report(pairs: [verdict]))
        guard
            case .list(let groups) = ContrastMatrix(judged, FixPreview(judged.report), nil).views
                .first?[
                    .groups
                ],
            case .text(let name)? = groups.first?[.name],
            case .list(let rows)? = groups.first?[.rows],
            case .text(let rowName)? = rows.first?[.name]
        else {
            Issue.record("no table")
            return
        }
        #expect(groups.count == 1 && rows.count == 1)
        #expect(name == table && rowName == row)
    }
}
