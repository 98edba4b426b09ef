import Findings
import TestSupport
import Testing
import ThemeModel

@testable import ThemeRendering

@Suite("The contrast matrix")
struct ContrastMatrixTests {
    @Test func `names the strictest use of a row, by what is asked of it`() throws {
        let theme = try SampleTheme.theme("colors: { background: white, text: black }")
        let backgrounds = ["background", "surface", "surface-raised"]
        func use(_ uses: [ContrastUse]) -> String? {
            let pairs = zip(uses, backgrounds).map { use, background in
                PairVerdict(
                    theme: theme.id, mode: theme.defaultMode.name, pair: PairName("mark", on: background, use: use),
                    colors: nil, measured: 21, required: nil, verdict: .pass)
            }
            let judged = JudgedTheme(theme, Report(pairs: pairs), in: SiteContent(themes: [theme]))
            guard case .list(let groups) = ContrastMatrix(judged).views(LastAnswer()).first?[.groups],
                case .list(let rows) = groups.first?[.rows], case .text(let use) = rows.first?[.use]
            else { return nil }
            return use
        }
        #expect(use([.exempt, .nonText, .text]) == "text")
        #expect(use([.nonText, .largeText, .exempt]) == "large text")
        #expect(use([.exempt, .nonText]) == "non-text")
    }
}
