import Findings
import ThemeModel
import ThemeRendering

// The baseline of a check, parted by theme: each theme is judged on its own.

extension CheckRequest {
    /// The rows of the baseline by theme id; nil for those about no theme.
    var baselinesByTheme: [String?: Baseline] {
        let rows = Dictionary(grouping: baseline?.rows ?? [], by: \.key.theme)
        return rows.mapValues { Baseline(rows: $0) }
    }

    /// The rows that the judged themes do not match, and those about no judged theme.
    func baseline(without judgements: [Judgement]) -> Baseline {
        let judged = Set(judgements.map(\.judged.theme.id))
        let others = (baseline?.rows ?? []).filter { row in
            !(row.key.theme.map(judged.contains) ?? false)
        }
        return Baseline(rows: judgements.flatMap(\.gone) + others)
    }
}
