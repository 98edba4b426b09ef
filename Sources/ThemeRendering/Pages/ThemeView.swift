import ColorScience
import Findings
import ThemeModel

/// A theme's overview.
struct ThemeView {
    private let site: SiteRenderer
    private let judged: JudgedTheme
    private let frame: ThemedFrame
    private var theme: Theme { judged.theme }

    /// Where the overview lies in every theme.
    static let place = PagePlace(path: "index.html")

    init(_ site: SiteRenderer, _ judged: JudgedTheme, frame: ThemedFrame) {
        self.site = site
        self.judged = judged
        self.frame = frame
    }

    var views: [View] {
        let findings = judged.report.findings
        var view: View = [
            .themeDescription: .text(theme.description ?? ""), .description: .text(theme.description ?? ""),
            .author: .text(ifAny: theme.author), .license: .text(ifAny: theme.license),
            .homepage: .text(ifAny: safeHomepage), .format: .text(theme.format),
            .file: .text(theme.location?.file ?? ""), .hasFindings: .flag(!findings.isEmpty),
            .hasPages: .flag(!site.content.pages.isEmpty),
            .verdict: .group(judged.verdict.view),
        ]
        view[.paletteGroups] = .list(paletteGroups)
        view[.roleGroups] = .list(roleGroups)
        view[.styles] = .list(styles)
        view[.matrices] = .list(ContrastMatrix(judged).views(site.layouts))
        view[.findings] = .list(findings.map(FindingView.view))
        view[.canonical] = site.content.canonical("themes/\(theme.id)/index.html")
        return [site.overview, frame.view, frame.view(of: Self.place, title: theme.name), view]
    }

    /// The homepage, where it is one that a browser may follow.
    private var safeHomepage: String? {
        theme.homepage.flatMap { $0.hasPrefix("https://") || $0.hasPrefix("http://") ? $0 : nil }
    }
}

extension ThemeView {
    /// The default mode's palette, grouped by the first part of the names.
    private var paletteGroups: [View] {
        let palette = theme.defaultMode.palette
        let groups = palette.names.map { $0.split(separator: ".").first.map(String.init) ?? $0 }
        let isGrouped = palette.names.contains { $0.contains(".") }
        var order: [String] = []
        var members: [String: [View]] = [:]
        for (name, group) in zip(palette.names, groups) {
            guard let color = palette[name] else { continue }
            let key = isGrouped && name.contains(".") ? group : ""
            if members[key] == nil { order.append(key) }
            members[key, default: []].append([
                .name: .text(name), .color: .text(color.display.css), .value: .text(color.written),
                .isWide: .flag(!color.color.isInSRGBGamut),
            ])
        }
        return order.map { [.name: .text(ifAny: $0), .swatches: .list(members[$0] ?? [])] }
    }

    /// The roles in the groups of the vocabulary, each with its colour in every mode.
    private var roleGroups: [View] {
        let colors = theme.modes.map { (mode: $0.name, colors: $0.colors) }
        let names = Dictionary(grouping: colors[0].colors.names, by: RoleGroup.init(of:))
        return RoleGroup.allCases.compactMap { group in
            names[group].map { names in
                [.name: .text(group.rawValue), .roles: .list(names.map { role($0, in: colors) })]
            }
        }
    }

    private func role(_ name: String, in modes: [(mode: String, colors: Table<ThemeColor>)]) -> View {
        var origin: String?
        if case .derived(let source)? = modes[0].colors[name]?.origin { origin = source }
        let values = modes.compactMap { mode, colors -> View? in
            colors[name].map { [.mode: .text(mode), .color: .text($0.display.css), .value: .text($0.written)] }
        }
        return [
            .name: .text(name), .property: .text("\(propertyPrefix)color-\(name)"),
            .origin: .text(ifAny: origin), .values: .list(values),
        ]
    }

    private var propertyPrefix: String { site.content.prefix.isEmpty ? "--" : "--\(site.content.prefix)-" }

    private var styles: [View] {
        theme.defaultMode.styles.filter { $0.name != "heading" }.map { name, style in
            let isHeading = name.count == 2 && name.first == "h" && name.last?.isNumber ?? false
            let pixels = style.pixels.map { " (\(CSSNumber.text(of: ($0 * 10).rounded() / 10)) px)" } ?? ""
            return [
                .name: .text(name), .property: .text("\(propertyPrefix)font-\(name)"),
                .family: .text(style.family.first ?? ""),
                .size: .text("\(style.size.css)\(style.size.unit == .px ? "" : pixels)"),
                .weight: .text("\(style.weight)"), .lineHeight: .text(CSSNumber.text(of: style.lineHeight)),
                .isHeading: .flag(isHeading),
            ]
        }
    }
}

extension ThemeColor {
    /// The colour as it is shown to readers: short where it can be, and as it was written where it lies outside sRGB.
    fileprivate var written: String { color.isInSRGBGamut ? display.css : color.css }
}
