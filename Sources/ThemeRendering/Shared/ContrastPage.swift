import Findings
import SourceText
import ThemeModel

/// The index of verdicts: a row a theme, which leads to every pair on the theme's page.
struct ContrastPage: SharedFile {
    let path = ArtifactPath(ours: "contrast.html")
    let inputs: [ArtifactInput] = [.templates, .allThemes]
    private let content: SiteContent
    private let templates: TemplateSet
    private let page: SplitText
    private let sharedNames: Set<String>

    init(_ content: SiteContent, _ templates: TemplateSet) throws(OversizedPage) {
        self.content = content
        self.templates = templates
        sharedNames = content.sharedNames
        // The totals are known after all themes; the template contract keeps them out of the gaps.
        page = try Self.page(content, templates, Summary(Report()))
    }

    private static func page(_ content: SiteContent, _ templates: TemplateSet, _ totals: Summary)
        throws(OversizedPage)
        -> SplitText
    {
        try templates.split(
            .contrast,
            [view(content, totals)],
            later: content.themes.isEmpty ? [] : [.themes]
        )
    }

    var separators: [String] { page.gaps.map { _ in "" } }

    func texts(_ totals: Summary) throws -> [[UInt8]] {
        try Self.page(content, templates, totals).texts
    }

    func parts(of theme: JudgedTheme) throws -> [[UInt8]] {
        let view: View = [.themes: .list([Self.row(theme, among: sharedNames)])]
        return try page.gaps.map { try page.rendered($0, view) }
    }

    static func view(_ content: SiteContent, _ totals: Summary) -> View {
        var view = FrameView.view(
            content,
            path: "contrast.html",
            root: "",
            description: "The contrast verdict of every theme.",
            current: .contrast
        )
        view[.title] = .text("Contrast – \(content.title)")
        view[.pairs] = .number(totals.pairs)
        view[.checked] = .number(totals.checked)
        view[.failed] = .number(totals.unlistedFailures)
        view[.waived] = .number(totals.waivedPairs)
        view[.unknown] = .number(totals.unlistedUnknowns)
        view[.baselined] = .number(totals.baselined)
        return view
    }

    static func row(_ judged: JudgedTheme, among sharedNames: Set<String>) -> View {
        var view = judged.summaryView(among: sharedNames)
        let hasFailure = judged.report.pairs.contains {
            $0.verdict != .pass && $0.verdict != .exempt
        }
        let section = hasFailure ? "findings" : "contrast"
        view[.href] = .text("themes/\(percentEncoded(judged.theme.id))/index.html#\(section)")
        view[.hasFailure] = .flag(hasFailure)
        view[.worst] = worst(of: judged)
        return view
    }

    /// The pair that is farthest below what it needs, or nearest to it.
    private static func worst(of judged: JudgedTheme) -> ViewValue {
        func margin(_ row: PairVerdict) -> Double? {
            guard row.verdict != .exempt, let measured = row.measured else { return nil }
            return row.required.map { measured / $0 }
        }
        let margins = judged.report.pairs.compactMap { row in margin(row).map { (row, $0) } }
        guard let worst = margins.min(by: { $0.1 < $1.1 })?.0 else { return .flag(false) }
        return .group(worst.cell + [.name: .text(worst.pair.phrase), .mode: .text(worst.mode)])
    }
}
