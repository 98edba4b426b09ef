import Findings
import ThemeModel

/// Every verdict of every theme: a table a theme, a column a mode.
struct ContrastPage: SharedFile {
    let path: ArtifactPath
    let inputs: [ArtifactInput] = [.templates, .allThemes]
    private let content: SiteContent
    private let templates: TemplateSet
    private let page: SplitText

    init?(_ content: SiteContent, _ templates: TemplateSet) {
        guard let path = ArtifactPath("contrast.html") else { return nil }
        self.path = path
        self.content = content
        self.templates = templates
        // The numbers are known when all themes are; the contract keeps them out of the gaps.
        page = templates.split(.contrast, [Self.view(content, SiteTotals(Report()))])
    }

    var separators: [String] { page.gaps.map { _ in "" } }

    func texts(_ totals: SiteTotals) -> [[UInt8]] { templates.split(.contrast, [Self.view(content, totals)]).texts }

    func parts(of theme: JudgedTheme) -> [[UInt8]] {
        let table = Self.table(theme, isOpen: content.themes.count == 1)
        return page.gaps.map { page.rendered($0, table) }
    }

    static func view(_ content: SiteContent, _ totals: SiteTotals) -> View {
        var view = FrameView.view(
            content, path: "contrast.html", root: "", description: "Every contrast verdict of every theme.",
            current: .contrast)
        view[.title] = .text("Contrast – \(content.title)")
        view[.pairs] = .number(totals.summary.pairs)
        view[.checked] = .number(totals.summary.checked)
        view[.failed] = .number(totals.failed)
        view[.waived] = .number(totals.waived)
        view[.unknown] = .number(totals.summary.unknown)
        view[.baselined] = .number(totals.summary.baselined)
        view[.themes] = content.themes.isEmpty ? .list([]) : .parts
        return view
    }

    static func table(_ judged: JudgedTheme, isOpen: Bool) -> View {
        let theme = judged.theme
        let modes = theme.modes.map(\.name)
        var order: [PairName] = []
        var cells: [PairName: [String: PairVerdict]] = [:]
        for row in judged.report.pairs where row.verdict != .exempt {
            if cells[row.pair] == nil { order.append(row.pair) }
            cells[row.pair, default: [:]][row.mode] = row
        }
        return [
            .id: .text(theme.id), .name: .text(theme.name),
            .href: .text("themes/\(percentEncoded(theme.id))/index.html"),
            .verdict: .group(judged.verdict.view), .isOpen: .flag(isOpen),
            .modes: .list(
                theme.modes.map { [.name: .text($0.name), .level: .text(theme.level(of: $0).rawValue)] }),
            .rows: .list(order.map { row($0, cells[$0] ?? [:], modes) }),
        ]
    }

    private static func row(_ pair: PairName, _ verdicts: [String: PairVerdict], _ modes: [String]) -> View {
        [
            .name: .text(pair.phrase), .use: .text(pair.use.label),
            .hasFailure: .flag(verdicts.values.contains { [.fail, .unknown, .waived].contains($0.verdict) }),
            .cells: .list(modes.map { verdicts[$0].map(MatrixCell.view) ?? MatrixCell.empty }),
        ]
    }
}
