import Findings
import ThemeModel

/// Every verdict of every theme: a table a theme, a column a mode.
struct ContrastPage: SharedFile {
    let path = ArtifactPath(ours: "contrast.html")
    let inputs: [ArtifactInput] = [.templates, .allThemes]
    private let content: SiteContent
    private let templates: TemplateSet
    private let page: SplitText

    init(_ content: SiteContent, _ templates: TemplateSet) throws(OversizedPage) {
        self.content = content
        self.templates = templates
        // The totals are known after all themes; the template contract keeps them out of the gaps.
        page = try Self.page(content, templates, Summary(Report()))
    }

    private static func page(_ content: SiteContent, _ templates: TemplateSet, _ totals: Summary) throws(OversizedPage)
        -> SplitText
    {
        try templates.split(.contrast, [view(content, totals)], later: content.themes.isEmpty ? [] : [.themes])
    }

    var separators: [String] { page.gaps.map { _ in "" } }

    func texts(_ totals: Summary) throws -> [[UInt8]] { try Self.page(content, templates, totals).texts }

    func parts(of theme: JudgedTheme) throws -> [[UInt8]] {
        let view: View = [.themes: .list([Self.table(theme, isOpen: content.themes.count == 1)])]
        return try page.gaps.map { try page.rendered($0, view) }
    }

    static func view(_ content: SiteContent, _ totals: Summary) -> View {
        var view = FrameView.view(
            content, path: "contrast.html", root: "", description: "Every contrast verdict of every theme.",
            current: .contrast)
        view[.title] = .text("Contrast – \(content.title)")
        view[.pairs] = .number(totals.pairs)
        view[.checked] = .number(totals.checked)
        view[.failed] = .number(totals.unlistedFailures)
        view[.waived] = .number(totals.waivedPairs)
        view[.unknown] = .number(totals.unlistedUnknowns)
        view[.baselined] = .number(totals.baselined)
        return view
    }

    static func table(_ judged: JudgedTheme, isOpen: Bool) -> View {
        let theme = judged.theme
        return [
            .id: .text(theme.id), .name: .text(theme.name),
            .href: .text("themes/\(percentEncoded(theme.id))/index.html"),
            .verdict: .group(judged.verdict.view), .isOpen: .flag(isOpen),
            .modes: .list(
                theme.modes.map { [.name: .text($0.name), .level: .text(theme.level(of: $0).rawValue)] }),
            .rows: .list(rows(of: judged).map { view(of: $0, judged) }),
        ]
    }

    private struct Row {
        let pair: PairName
        /// The index of the pair's verdict in each mode.
        var cells: [Int?]
    }

    private static func rows(of judged: JudgedTheme) -> [Row] {
        let modes = judged.theme.modes
        let columns = Dictionary(modes.enumerated().map { ($1.name, $0) }) { first, _ in first }
        var rows: [Row] = []
        let pairs = judged.report.pairs
        var rowsByPair: [PairName: Int] = Dictionary(minimumCapacity: pairs.count)
        for index in pairs.indices where pairs[index].verdict != .exempt {
            guard let column = columns[pairs[index].mode] else { continue }
            let row = rowsByPair[pairs[index].pair] ?? rows.count
            if row == rows.count {
                rowsByPair[pairs[index].pair] = row
                rows.append(Row(pair: pairs[index].pair, cells: Array(repeating: nil, count: modes.count)))
            }
            rows[row].cells[column] = index
        }
        return rows
    }

    private static func view(of row: Row, _ judged: JudgedTheme) -> View {
        [
            .name: .text(row.pair.phrase), .use: .text(row.pair.use.label),
            .hasFailure: .flag(row.cells.contains { $0.map { judged.report.pairs[$0].verdict != .pass } ?? false }),
            .cells: .list(row.cells.map { $0.map { judged.cells[$0] } ?? .emptyCell }),
        ]
    }
}
