import Findings
import ThemeModel

/// Every verdict of every theme: a table a theme, a column a mode.
struct ContrastView {
    private let site: SiteRenderer

    init(_ site: SiteRenderer) { self.site = site }

    var view: View {
        let summary = Summary(site.content.report)
        var view = FrameView.view(
            site.content, path: "contrast.html", root: "", description: "Every contrast verdict of every theme.",
            current: .contrast)
        view[.title] = .text("Contrast – \(site.content.title)")
        view[.pairs] = .number(summary.pairs)
        view[.checked] = .number(summary.checked)
        view[.failed] = .number(site.content.report.pairs.count { $0.verdict == .fail })
        view[.waived] = .number(site.content.report.pairs.count { $0.verdict == .waived })
        view[.unknown] = .number(summary.unknown)
        view[.baselined] = .number(summary.baselined)
        view[.themes] = .list(site.content.themes.map { table($0, site.verdictsByTheme[$0.id] ?? []) })
        return view
    }

    private func table(_ theme: Theme, _ verdicts: [PairVerdict]) -> View {
        let verdict = site.verdicts[theme.id] ?? ThemeVerdict()
        var order: [PairName] = []
        var cells: [PairName: [String: PairVerdict]] = [:]
        for row in verdicts where row.verdict != .exempt {
            if cells[row.pair] == nil { order.append(row.pair) }
            cells[row.pair, default: [:]][row.mode] = row
        }
        return [
            .id: .text(theme.id), .name: .text(theme.name),
            .href: .text("themes/\(percentEncoded(theme.id))/index.html"),
            .verdict: .group(verdict.view), .isOpen: .flag(site.content.themes.count == 1),
            .modes: .list(
                theme.modes.map { [.name: .text($0.name), .level: .text(theme.level(of: $0).rawValue)] }),
            .rows: .list(order.map { row($0, cells[$0] ?? [:], theme.modes) }),
        ]
    }

    private func row(_ pair: PairName, _ verdicts: [String: PairVerdict], _ modes: [Mode]) -> View {
        [
            .name: .text(pair.phrase), .use: .text(pair.use.label),
            .hasFailure: .flag(verdicts.values.contains { [.fail, .unknown, .waived].contains($0.verdict) }),
            .cells: .list(modes.map { mode in verdicts[mode.name].map(MatrixCell.view) ?? MatrixCell.empty }),
        ]
    }
}
