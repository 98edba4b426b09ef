import Findings
import SourceText
import ThemeModel

/// The index of verdicts: a row a theme, which leads to every pair on the theme's page.
struct ContrastPage {
    private let content: SiteContent
    private let templates: TemplateSet
    /// The findings about no theme.
    private let general: [Finding]

    init(_ content: SiteContent, _ templates: TemplateSet, _ general: [Finding]) {
        self.content = content
        self.templates = templates
        self.general = general
    }

    func bytes(_ themes: [JudgedTheme]) throws(OversizedPage) -> [UInt8] {
        let sharedNames = content.sharedNames
        var view = Self.view(content, Summary(of: themes, general))
        view[.themes] = .list(themes.map { Self.row($0, among: sharedNames) })
        return try templates.render(.contrast, [view])
    }

    static func view(_ content: SiteContent, _ totals: Summary) -> View {
        var view = FrameView.view(
            content,
            of: .shared(.contrast),
            description: "The contrast verdict of every theme.",
            current: .contrast
        )
        view[.title] = .text("Contrast – \(content.title)")
        view[.pairs] = .number(totals.pairs)
        view[.checked] = .number(totals.checked)
        view[.failed] = .number(totals.unlistedFailures)
        view[.waived] = .number(totals.waivedPairs)
        view[.unknown] = .number(totals.unknown)
        view[.baselined] = .number(totals.baselined)
        return view
    }

    static func row(_ judged: JudgedTheme, among sharedNames: Set<String>) -> View {
        var view = judged.summaryView(among: sharedNames)
        let hasFailure = judged.report.pairs.contains {
            $0.verdict != .pass && $0.verdict != .exempt
        }
        let section = hasFailure ? "findings" : "contrast"
        let overview = SiteFile.theme(judged.theme.id, .overview)
        view[.href] = .text("\(overview.address)#\(section)")
        view[.hasFailure] = .flag(hasFailure)
        view[.worst] = worst(of: judged)
        return view
    }

    /// The pair that is farthest below the ratio that it needs, or nearest to it.
    private static func worst(of judged: JudgedTheme) -> ViewValue {
        func margin(_ row: PairVerdict) -> Double? {
            guard row.verdict != .exempt, let measured = row.measured else { return nil }
            return row.required.map { measured / $0 }
        }
        let margins = judged.report.pairs.compactMap { row in
            margin(row).map { (row, $0) }
        }
        guard let worst = margins.min(by: { $0.1 < $1.1 })?.0 else { return .flag(false) }
        let tokens = TokenList(of: judged.theme)
        let address = tokens?.address(named: worst.pair.foreground)
        let folder = SiteFile.theme(judged.theme.id, .overview).address
            .dropLast(ThemePart.overview.address.count)
        let names: View = [
            .name: .text(worst.pair.phrase),
            .href: .text(ifAny: address.map { folder + $0 }),
            .mode: .text(worst.mode),
        ]
        return .group(worst.cell + names)
    }
}
