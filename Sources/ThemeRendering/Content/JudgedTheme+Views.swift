import ColorScience
import Findings
import ThemeModel

extension ReachedLevel {
    var view: View { [.kind: .text(kind), .label: .text(label)] }
}

extension JudgedTheme {
    /// The names that the gallery and the index of verdicts show of a theme.
    func summaryView(among sharedNames: Set<String>) -> View {
        [
            .id: .text(theme.id),
            .name: .text(theme.name),
            .distinction: .text(ifAny: sharedNames.contains(theme.name) ? theme.id : nil),
            .verdict: .group(verdict.view),
            .level: .group(ReachedLevel(report).view),
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
