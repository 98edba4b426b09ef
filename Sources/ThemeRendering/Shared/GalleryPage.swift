import ColorScience
import Findings
import SourceText
import ThemeModel

/// The gallery: a live miniature of every theme.
struct GalleryPage {
    private let content: SiteContent
    private let templates: TemplateSet

    init(_ content: SiteContent, _ templates: TemplateSet) {
        self.content = content
        self.templates = templates
    }

    func bytes(_ themes: [JudgedTheme]) throws(OversizedPage) -> [UInt8] {
        let sharedNames = content.sharedNames
        var view = Self.view(content)
        view[.themes] = .list(themes.map { Self.card($0, among: sharedNames) })
        return try templates.render(.gallery, [view])
    }

    static func view(_ content: SiteContent) -> View {
        var view = FrameView.view(
            content,
            of: .shared(.gallery),
            description: "Every theme, live, with its contrast verdict.",
            current: .gallery
        )
        view[.title] = .text(content.title)
        view[.count] = .number(content.themes.count)
        view[.isSingle] = .flag(content.themes.count == 1)
        return view
    }

    static func card(_ judged: JudgedTheme, among sharedNames: Set<String>) -> View {
        let theme = judged.theme
        var view = judged.summaryView(among: sharedNames)
        view[.description] = .text(ifAny: theme.description ?? theme.author.map { "by \($0)" })
        view[.href] = .text(SiteFile.theme(theme.id, .overview).address)
        view[.scheme] = .text(theme.defaultMode.scheme.rawValue)
        view[.format] = .text(theme.format)
        view[.modes] = .list(theme.modes.map(Self.disc))
        view[.tags] = .text(Self.tags(of: theme).joined(separator: ", "))
        view[.textRatio] = .text(textRatio(of: judged).map(Contrast.display) ?? "0")
        view[.colors] = .text(
            samples.map { theme.defaultMode.colors[$0.rawValue]?.display.css ?? "-" }.joined(
                separator: " "
            )
        )
        return view
    }

    /// The words that a gallery can be filtered by, beside its level: facts, since no format has tags.
    private static func tags(of theme: Theme) -> [String] {
        let isWide = theme.modes.contains { $0.colors.contains { !$0.value.color.isInSRGBGamut } }
        return [
            ("light and dark", Set(theme.modes.map(\.scheme)).count > 1),
            ("high contrast", theme.modes.contains { $0.contrast == .more }),
            ("own CSS", theme.style != nil), ("wide gamut", isWide),
            ("waivers", !theme.contrast.waivers.isEmpty),
        ].filter(\.1).map(\.0)
    }

    /// A mode's name, scheme, ground and text.
    private static func disc(_ mode: Mode) -> View {
        func color(_ role: Role) -> ViewValue { .text(mode[role]?.display.css ?? "transparent") }
        return [
            .name: .text(mode.name), .scheme: .text(mode.scheme.rawValue),
            .foreground: color(.text),
            .background: color(.background),
        ]
    }

    /// The colours that a search compares; ground and text are first, and the next ones give a theme its hue.
    private static let samples: [Role] = [
        .background, .text, .primary, .accent, .secondary, .link, .heading, .surface, .success,
        .warning, .danger,
        .info,
    ]

    private static func textRatio(of judged: JudgedTheme) -> Double? {
        judged.report.pairs.first {
            $0.mode == judged.theme.defaultMode.name && $0.pair.foreground == Role.text.rawValue
                && $0.pair.background == Role.background.rawValue
        }?.measured
    }
}
