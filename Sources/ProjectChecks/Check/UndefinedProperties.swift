import Findings
import Projects
import SourceText
import ThemeModel
import ThemeRendering

extension ResolvedProject {
    /// Findings about CSS (in templates, raw HTML and themes' `style`) that uses custom properties no theme defines.
    func undefinedProperties() -> [Finding] {
        let prefix = workspace.configuration.prefix
        let styled = themes.map(\.theme).filter { $0.style != nil }
        let styles = styled.map { (theme: $0, uses: uses(inStyleOf: $0)) }
        let asking = pages.pages.filter { !$0.properties.isEmpty }
        // Most projects ask for nothing, and reading all built-in templates takes 20 ms.
        if workspace.templates.isEmpty, asking.isEmpty, styles.allSatisfy(\.uses.uses.isEmpty) {
            return []
        }
        let shared = sharedUses(prefix: prefix)
        var findings: [Finding] = []
        if !shared.uses.isEmpty {
            let all = themes.map(\.theme)
            if !all.isEmpty { findings += PropertyCheck(all, prefix: prefix).findings(for: shared) }
        }
        for style in styles where !style.uses.uses.isEmpty {
            let check = PropertyCheck([style.theme], prefix: prefix, defined: shared.definitions)
            findings += check.findings(for: style.uses)
        }
        return findings
    }

    /// The uses of properties in templates and pages, which all themes share.
    private func sharedUses(prefix: String) -> PropertyUses {
        var shared = TemplateSet.properties(of: workspace.templates, prefix: prefix)
        for page in pages.pages { shared.add(page.properties) }
        return shared
    }

    private func uses(inStyleOf theme: Theme) -> PropertyUses {
        guard let style = theme.style else { return PropertyUses() }
        guard let place = style.location else {
            return PropertyUses(css: style.css, file: theme.id)
        }
        let file = workspace.themeFiles.first { $0.label == place.file }
        let text = file.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
        return PropertyUses(css: style.css, at: TextOrigin(of: style.css, from: place, in: text))
    }
}

extension TextOrigin {
    /// The place of CSS that begins at a location in the text of a file.
    fileprivate init(of css: String, from start: SourceLocation, in text: String) {
        var start = start
        let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        var lines = all.dropFirst(start.line - 1)
        let first = (lines.first ?? "").unicodeScalars
        var before = first.prefix(max(start.column - 1, 0))
        // The text of a YAML block scalar begins on the line below its '|' or '>'.
        if let sign = first.dropFirst(before.count).first, "|>".unicodeScalars.contains(sign) {
            start = SourceLocation(file: start.file, line: start.line + 1)
            lines = lines.dropFirst()
            before = before.prefix(0)
        }
        let offset = Substring(before).utf8.count
        self.init(of: css, from: start, at: offset, in: lines.map(\.utf8))
    }
}
