import ColorScience
import Findings
import SourceText
import ThemeModel

struct ThemeView {
    private let content: SiteContent
    /// The names that are the same on every theme's overview.
    private let shared: View
    private let judged: JudgedTheme
    private let frame: ThemedFrame
    private let fix: FixPreview
    private var theme: Theme { judged.theme }

    private static let place = PagePlace(of: .overview)

    static func frame(_ content: SiteContent) -> View {
        place.view(content, Navigation.all(content), description: nil, current: .theme)
    }

    init(
        _ content: SiteContent,
        _ shared: View,
        _ judged: JudgedTheme,
        _ fix: FixPreview,
        frame: ThemedFrame
    ) {
        self.content = content
        self.shared = shared
        self.judged = judged
        self.fix = fix
        self.frame = frame
    }

    /// The names of the page; `size` is that of the theme's style sheet, in bytes.
    func views(styleSheet size: Int) -> [View] {
        let prefix = content.propertyPrefix
        let grounds = Ground.all(of: judged)
        let tokens = TokenList(of: theme)
        let ramps = PaletteRamp.views(of: theme, prefix: prefix, tokens)
        let view: View = [
            .themeDescription: .text(ifAny: theme.description),
            .description: .text(ifAny: theme.description),
            .author: .text(ifAny: theme.author),
            .license: .text(ifAny: theme.license),
            .facts: .list(ThemeFact.all(of: judged).map(\.view)),
            .homepage: .text(ifAny: safeHomepage),
            .format: .text(theme.format),
            .file: .text(theme.location?.file ?? ""),
            .hasPalette: .flag(!theme.defaultMode.palette.isEmpty),
            .hasFindings: .flag(!fix.report.findings.isEmpty),
            .tokensHref: .text(ifAny: tokens == nil ? nil : ThemePart.tokens(1).address),
            .hasPages: .flag(!content.pages.isEmpty),
            .pageCount: .number(content.pages.count),
            .paletteCount: .number(theme.defaultMode.palette.count),
            .roleCount: .number(theme.defaultMode.colors.count),
            .findingCount: .text(ifAny: openFindings),
            .verdict: .group(judged.verdict.view),
            .paletteGroups: .list(ramps),
            .hasCurves: .flag(ramps.contains { $0[.curves]?.isShown ?? false }),
            .roleGroups: .list(RoleGroup.views(of: theme, prefix: prefix, tokens)),
            .hasGrounds: .flag(!grounds.isEmpty),
            .grounds: .list(grounds.map(\.view)),
            .styles: .list(styles(prefix: prefix)),
            .matrices: .list(ContrastMatrix(judged, fix, tokens).views),
            .causes: .list(Cause.worstFirst(fix.report.findings).map(\.view)),
            .fixYAML: .text(ifAny: fix.theme == nil ? nil : fix.yaml),
            .downloadGroups: .list(
                ThemeDownload.views(of: judged.downloads, styleSheet: size)
            ),
            .canonical: content.canonical(.theme(theme.id, .overview)),
            .image: content.canonical(.theme(theme.id, .card)),
        ]
        let links = frame.view(of: Self.place, title: theme.name)
        return [shared, frame.view, links, view]
    }

    /// The number of findings that count towards the verdict; nil for none.
    private var openFindings: String? {
        let count = fix.report.findings.count(where: \.counts)
        return count == 0 ? nil : "\(count)"
    }

    /// The homepage, unless its scheme could run a script.
    private var safeHomepage: String? {
        theme.homepage.flatMap { $0.hasPrefix("https://") || $0.hasPrefix("http://") ? $0 : nil }
    }

    /// A style is unusual in some mode: hundreds of declarations that change nothing are left out.
    private func differs(_ name: String, _ isUnusual: (TextStyle) -> Bool) -> Bool {
        theme.modes.contains { $0.styles[name].map(isUnusual) ?? false }
    }

    private func styles(prefix: String) -> [View] {
        theme.defaultMode.styles.filter { $0.name != "heading" }.map { name, style in
            let isHeading = name.count == 2 && name.first == "h" && name.last?.isNumber ?? false
            let pixels =
                style.pixels.map { " (\(CSSNumber.text(of: ($0 * 10).rounded() / 10)) px)" } ?? ""
            return [
                .name: .text(name),
                .property: .text("\(prefix)font-\(name)"),
                .family: .text(style.family.first ?? ""),
                .size: .text("\(style.size.css)\(style.size.unit == .px ? "" : pixels)"),
                .weight: .text("\(style.weight)"),
                .lineHeight: .text(CSSNumber.text(of: style.lineHeight)),
                .isHeading: .flag(isHeading),
                .isStretched: .flag(differs(name) { $0.width != 100 }),
                .isSpaced: .flag(differs(name) { $0.letterSpacing.value != 0 }),
                .hasFeatures: .flag(differs(name) { !$0.features.isEmpty }),
                .sample: .text(TypeSample.words(for: name)),
            ]
        }
    }
}
