import Findings
import SourceText
import ThemeModel
import ThemeRendering

extension ProjectCheck {
    /// Findings about CSS (in templates, raw HTML and themes' `style`) that uses custom properties no theme defines.
    func undefinedProperties() -> [Finding] {
        let prefix = workspace.configuration.prefix
        let own = entries.filter(\.hasStyle).compactMap { entry in
            catalog.theme(entry).flatMap { theme in
                theme.style.map { (entry, uses(in: $0, of: theme)) }
            }
        }
        let asking = pages.pages.filter { !$0.properties.isEmpty }
        if workspace.templates.isEmpty, asking.isEmpty, own.allSatisfy(\.1.uses.isEmpty) {
            return []
        }
        let shared = asking.reduce(
            into: TemplateSet.properties(of: workspace.templates, prefix: prefix)
        ) {
            $0.add($1.properties)
        }
        let all = shared.uses.isEmpty ? [] : entries.compactMap(catalog.theme)
        let common = all.isEmpty ? [] : PropertyCheck(all, prefix: prefix).findings(for: shared)
        return own.reduce(into: common) { findings, item in
            guard !item.1.uses.isEmpty, let theme = catalog.theme(item.0) else { return }
            let check = PropertyCheck([theme], prefix: prefix, defined: shared.definitions)
            findings += check.findings(for: item.1)
        }
    }

    private func uses(in style: StyleHook, of theme: Theme) -> PropertyUses {
        guard var place = style.location else {
            return PropertyUses(css: style.css, file: theme.id)
        }
        let text = workspace.themeFiles.first { $0.label == place.file }.map {
            String(decoding: $0.bytes, as: UTF8.self)
        }
        var lines = (text ?? "").split(
            omittingEmptySubsequences: false,
            whereSeparator: \.isNewline
        ).dropFirst(
            place.line - 1
        )
        var before = (lines.first ?? "").unicodeScalars.prefix(max(place.column - 1, 0))
        // The text of a YAML block scalar begins on the line below its '|' or '>'.
        if let sign = lines.first?.unicodeScalars.dropFirst(before.count).first,
            "|>".unicodeScalars.contains(sign)
        {
            place = SourceLocation(file: place.file, line: place.line + 1)
            lines = lines.dropFirst()
            before = before.prefix(0)
        }
        let origin = TextOrigin(
            of: style.css,
            from: place,
            at: Substring(before).utf8.count,
            in: lines.map(\.utf8)
        )
        return PropertyUses(css: style.css, at: origin)
    }
}
