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
    private static let place = PagePlace(path: "index.html")

    /// The names that are the same in every theme.
    static func overview(_ content: SiteContent) -> View {
        place.view(content, Navigation.all(content), description: nil, current: .theme)
    }

    init(_ site: SiteRenderer, _ judged: JudgedTheme, frame: ThemedFrame) {
        self.site = site
        self.judged = judged
        self.frame = frame
    }

    var views: [View] {
        let findings = judged.report.findings
        var view: View = [
            .themeDescription: .text(ifAny: theme.description), .description: .text(ifAny: theme.description),
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
        view[.findings] = .list(findings.worstFirst.map(FindingView.view))
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
        var order: [String] = []
        var members: [String: [View]] = [:]
        for (name, color) in theme.defaultMode.palette {
            let isGrouped = name.utf8.contains(UInt8(ascii: "."))
            let group = isGrouped ? name.split(separator: ".").first.map(String.init) ?? "" : ""
            if members[group] == nil { order.append(group) }
            let (css, written) = color.texts
            members[group, default: []].append([
                .name: .text(name), .color: .text(css), .value: .text(written),
                .isWide: .flag(!color.color.isInSRGBGamut),
            ])
        }
        return order.map { [.name: .text(ifAny: $0), .swatches: .list(members[$0] ?? [])] }
    }

    /// The roles in the groups of the vocabulary, each with its colour in every mode.
    private var roleGroups: [View] {
        let mode = theme.defaultMode
        let names = mode.colors.names
        let labels = site.roles.answer(to: names) { names.map { RoleLabel($0, prefix: propertyPrefix) } }
        let others = theme.modes.dropFirst().map { (name: $0.name, colors: $0.colors) }
        var roles = RoleGroup.allCases.map { _ in [View]() }
        for ((name, color), label) in zip(mode.colors, labels) {
            var values = [Self.value(color, in: mode.name)]
            for other in others {
                if let color = other.colors[name] { values.append(Self.value(color, in: other.name)) }
            }
            roles[label.group.rawValue].append(Self.role(name, color, values: values, property: label.property))
        }
        return zip(RoleGroup.allCases, roles).filter { !$1.isEmpty }.map { group, roles in
            [.name: .text(group.title), .roles: .list(roles)]
        }
    }

    private static func value(_ color: ThemeColor, in mode: String) -> View {
        let (css, written) = color.texts
        return [.mode: .text(mode), .color: .text(css), .value: .text(written)]
    }

    private static func role(_ name: String, _ color: ThemeColor, values: [View], property: String) -> View {
        var origin: String?
        if case .derived(let source) = color.origin { origin = source }
        return [
            .name: .text(name), .property: .text(property), .origin: .text(ifAny: origin), .values: .list(values),
        ]
    }

    private var propertyPrefix: String { site.content.prefix.isEmpty ? "--" : "--\(site.content.prefix)-" }

    private var styles: [View] {
        let settings = TextSettings(of: theme.defaultMode)
        return site.styles.answer(to: settings) {
            settings.styles.filter { $0.name != "heading" }.map {
                Self.style($0.name, $0.value, prefix: propertyPrefix)
            }
        }
    }

    private static func style(_ name: String, _ style: TextStyle, prefix: String) -> View {
        let isHeading = name.count == 2 && name.first == "h" && name.last?.isNumber ?? false
        let pixels = style.pixels.map { " (\(CSSNumber.text(of: ($0 * 10).rounded() / 10)) px)" } ?? ""
        return [
            .name: .text(name), .property: .text("\(prefix)font-\(name)"),
            .family: .text(style.family.first ?? ""),
            .size: .text("\(style.size.css)\(style.size.unit == .px ? "" : pixels)"),
            .weight: .text("\(style.weight)"), .lineHeight: .text(CSSNumber.text(of: style.lineHeight)),
            .isHeading: .flag(isHeading),
        ]
    }
}

extension ThemeColor {
    /// The colour as CSS, and as it is shown to readers: short where it can be, and as it was written where it lies outside
    /// sRGB; a word where another stands in for one that could not be read.
    fileprivate var texts: (css: String, written: String) {
        let css = display.css
        return (css, isKnown ? color.isInSRGBGamut ? css : color.css : "unreadable")
    }
}
