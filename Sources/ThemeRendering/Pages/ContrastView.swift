import Findings
import ThemeModel

/// Every verdict of every theme: a table a theme, a column a mode.
struct ContrastView {
    private let site: SiteRenderer

    init(_ site: SiteRenderer) { self.site = site }

    var view: [String: Any] {
        let summary = Summary(site.content.report)
        var view = FrameView.view(
            site, path: "contrast.html", root: "", title: "Contrast – \(site.content.title)",
            description: "Every contrast verdict of every theme.",
            current: "contrast")
        view["pairs"] = summary.pairs
        view["checked"] = summary.checked
        view["failed"] = site.content.report.pairs.count { $0.verdict == .fail }
        view["waived"] = site.content.report.pairs.count { $0.verdict == .waived }
        view["unknown"] = summary.unknown
        let rows = Dictionary(grouping: site.content.report.pairs, by: \.theme)
        view["themes"] = site.content.themes.map { table($0, rows[$0.id] ?? []) }
        return view
    }

    private func table(_ theme: Theme, _ verdicts: [PairVerdict]) -> [String: Any] {
        let verdict = site.verdicts[theme.id] ?? ThemeVerdict()
        var order: [PairName] = []
        var cells: [PairName: [String: PairVerdict]] = [:]
        for row in verdicts where row.verdict != .exempt {
            if cells[row.pair] == nil { order.append(row.pair) }
            cells[row.pair, default: [:]][row.mode] = row
        }
        return [
            "id": theme.id, "name": theme.name, "href": "themes/\(percentEncoded(theme.id))/index.html",
            "verdict": verdict.view,
            "isOpen": site.content.themes.count == 1,
            "modes": theme.modes.map { ["name": $0.name, "level": theme.level(of: $0).rawValue] },
            "rows": order.map { row($0, cells[$0] ?? [:], theme.modes) },
        ]
    }

    private func row(_ pair: PairName, _ verdicts: [String: PairVerdict], _ modes: [Mode]) -> [String: Any] {
        [
            "name": pair.phrase, "use": pair.use.label,
            "hasFailure": verdicts.values.contains { [.fail, .unknown, .waived].contains($0.verdict) },
            "cells": modes.map { mode in verdicts[mode.name].map(MatrixCell.view) ?? MatrixCell.empty },
        ]
    }
}
