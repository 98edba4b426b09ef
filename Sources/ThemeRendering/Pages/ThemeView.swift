import ColorScience
import Findings
import ThemeModel

/// A theme's overview.
struct ThemeView {
    private let site: SiteRenderer
    private let theme: Theme
    private let frame: ThemedFrame

    init(_ site: SiteRenderer, theme: Theme, frame: ThemedFrame) {
        self.site = site
        self.theme = theme
        self.frame = frame
    }

    var view: [String: Any] {
        var view = FrameView.view(
            site, path: "themes/\(theme.id)/index.html", root: "../../", title: theme.name,
            description: theme.description)
        view.merge(frame.view(path: "index.html", up: "")) { $1 }
        let findings = site.content.report.findings.filter { $0.theme == theme.id }
        view.merge([
            "themeDescription": theme.description ?? "", "author": theme.author.orNothing,
            "license": theme.license.orNothing,
            "homepage": safeHomepage.orNothing, "format": theme.format, "file": theme.location?.file ?? "",
            "hasFindings": !findings.isEmpty, "hasPages": !site.content.pages.isEmpty,
            "verdict": (site.verdicts[theme.id] ?? ThemeVerdict()).view, "paletteGroups": paletteGroups,
            "roleGroups": roleGroups, "styles": styles,
            "matrices": ContrastMatrix.views(of: theme, in: site.content.report),
            "findings": findings.map(FindingView.view),
        ]) { $1 }
        return view
    }

    /// The homepage, where it is one that a browser may follow.
    private var safeHomepage: String? {
        theme.homepage.flatMap { $0.hasPrefix("https://") || $0.hasPrefix("http://") ? $0 : nil }
    }
}

extension ThemeView {
    /// The default mode's palette, grouped by the first part of the names.
    private var paletteGroups: [[String: Any]] {
        let palette = theme.defaultMode.palette
        let groups = palette.names.map { $0.split(separator: ".").first.map(String.init) ?? $0 }
        let isGrouped = palette.names.contains { $0.contains(".") }
        var order: [String] = []
        var members: [String: [[String: Any]]] = [:]
        for (name, group) in zip(palette.names, groups) {
            guard let color = palette[name] else { continue }
            let key = isGrouped && name.contains(".") ? group : ""
            if members[key] == nil { order.append(key) }
            members[key, default: []].append([
                "name": name, "color": color.display.css, "value": color.written,
                "isWide": !color.color.isInSRGBGamut,
            ])
        }
        return order.map { ["name": Optional($0).orNothing, "swatches": members[$0] ?? []] }
    }

    /// The roles in the groups of the vocabulary, each with its colour in every mode.
    private var roleGroups: [[String: Any]] {
        RoleGroup.allCases.compactMap { group in
            let names = theme.defaultMode.colors.names.filter { RoleGroup(of: $0) == group }
            return names.isEmpty ? nil : ["name": group.rawValue, "roles": names.map(role)]
        }
    }

    private func role(_ name: String) -> [String: Any] {
        var origin: String?
        if case .derived(let source)? = theme.defaultMode.colors[name]?.origin { origin = source }
        let values = theme.modes.compactMap { mode -> [String: Any]? in
            mode.colors[name].map { ["mode": mode.name, "color": $0.display.css, "value": $0.written] }
        }
        return [
            "name": name, "property": "\(propertyPrefix)color-\(name)", "origin": origin.orNothing, "values": values,
        ]
    }

    private var propertyPrefix: String { site.content.prefix.isEmpty ? "--" : "--\(site.content.prefix)-" }

    private var styles: [[String: Any]] {
        theme.defaultMode.styles.filter { $0.name != "heading" }.map { name, style in
            let isHeading = name.count == 2 && name.first == "h" && name.last?.isNumber ?? false
            let pixels = style.pixels.map { " (\(CSSNumber.text(of: ($0 * 10).rounded() / 10)) px)" } ?? ""
            return [
                "name": name, "property": "\(propertyPrefix)font-\(name)", "family": style.family.first ?? "",
                "size": "\(style.size.css)\(style.size.unit == .px ? "" : pixels)", "weight": style.weight,
                "lineHeight": CSSNumber.text(of: style.lineHeight), "isHeading": isHeading,
            ]
        }
    }
}

extension ThemeColor {
    /// The colour as it is shown to readers: short where it can be, and as it was written where it lies outside sRGB.
    fileprivate var written: String { color.isInSRGBGamut ? display.css : color.css }
}
