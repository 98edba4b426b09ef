import ColorScience
package import Findings
import ThemeModel

/// The level that a theme reaches in all its modes: what does not pass comes before any level.
package struct ReachedLevel {
    let kind: String
    /// In words: "AA", "AA by text-only" where a profile chose the pairs, "fails 3".
    package let label: String

    package init(_ report: Report) {
        let verdict = ThemeVerdict(report)
        let summary = verdict.summary
        let failed = summary.unlistedFailures
        let unknown = summary.unlistedUnknowns
        if failed > 0 {
            kind = "fail"
            label = "fails \(failed)"
        } else if verdict.kind == .fail {
            kind = "fail"
            label = "error"
        } else if unknown > 0 || summary.checked == 0 {
            kind = "unknown"
            label = unknown > 0 ? "\(unknown) unknown" : "unchecked"
        } else if report.coverage.contains(where: { !$0.uncheckedStyles.isEmpty }) {
            kind = "unknown"
            label = "unjudged CSS"
        } else {
            let level = Self.level(of: report)
            let profile = report.coverage.lazy.compactMap(\.profile).first
            kind = level.kind
            label = level.label + (profile.map { " by \($0)" } ?? "")
        }
    }

    /// The strictest level whose ratios all that was measured has; what is waived or baselined counts as what it is.
    private static func level(of report: Report) -> (kind: String, label: String) {
        let styles = report.findings.filter { $0.detail?.selector != nil }.compactMap(\.measured)
        func reach(_ required: (ContrastUse) -> Double?) -> Bool {
            guard styles.allSatisfy({ $0 >= required(.text) ?? 0 }) else { return false }
            return report.pairs.allSatisfy { pair in
                guard pair.verdict != .exempt, let least = required(pair.pair.use) else {
                    return true
                }
                return pair.measured.map { $0 >= least } ?? false
            }
        }
        if reach({ $0.requiredRatio(at: .aaa) }) { return ("aaa", "AAA") }
        if reach({ $0.requiredRatio(at: .aa) }) { return ("aa", "AA") }
        return reach { $0 == .exempt ? nil : ContrastUse.largeText.requiredRatio(at: .aa) }
            ? ("aa-large", "AA large") : ("below", "below AA")
    }

    var view: View { [.kind: .text(kind), .label: .text(label)] }
}

extension JudgedTheme {
    /// What the gallery and the index of verdicts say of a theme.
    func summaryView(among sharedNames: Set<String>) -> View {
        [
            .id: .text(theme.id), .name: .text(theme.name),
            .distinction: .text(ifAny: sharedNames.contains(theme.name) ? theme.id : nil),
            .verdict: .group(verdict.view), .level: .group(ReachedLevel(report).view),
            .lowestRatio: .text(ifAny: verdict.lowestRatio.map(Contrast.display)),
            .searchText: .text("\(theme.name) \(theme.id) \(theme.author ?? "")".lowercased()),
        ]
    }
}

extension SiteContent {
    /// Names that several themes have: their ids tell them apart.
    var sharedNames: Set<String> {
        var seen: Set<String> = []
        return Set(themes.map(\.name).filter { !seen.insert($0).inserted })
    }
}
