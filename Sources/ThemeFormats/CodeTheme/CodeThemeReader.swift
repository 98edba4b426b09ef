import Findings
import ThemeModel

/// Reads colour themes of VS Code: `colors` of the window, and `tokenColors` of code.
enum CodeThemeReader: ForeignReader {
    static func recognises(_ root: SourceNode) -> Bool {
        let roles = root["colors"]
        if roles?["background"]?.text != nil || roles?["text"]?.text != nil || root["extends"] != nil { return false }
        return root["tokenColors"] != nil || root["semanticTokenColors"] != nil || roles?["editor.background"] != nil
    }

    static func read(_ root: SourceNode, id: String?) -> ReadThemes {
        var reader = NodeReader(severity: .warning)
        var colors = ForeignColors()
        let name = root["displayName"] ?? root["name"]
        var document = ThemeDocument(
            id: id ?? name?.text ?? "theme", format: "vscode",
            location: SourceLocation(file: root.location.file, line: 1, column: 1))
        document.name = name.flatMap { reader.text($0, "'name'", limit: TextLimits.name)?.value }
        if let type = root["type"] { readType(type, into: &document.appearance) }
        let scopes = ScopeStyles(root["tokenColors"])
        document.appearance.palette = palette(of: root, &colors)
        document.appearance.colors = roles(of: root, scopes, &colors)
        return ([document], reader.findings + [colors.finding].compactMap(\.self) + unread(in: root))
    }

    private static func readType(_ node: SourceNode, into appearance: inout Appearance) {
        let isDark = ["dark", "vs-dark", "hc", "hcDark", "hc-black"].contains(node.text)
        guard isDark || ["light", "vs", "hcLight", "hc-light"].contains(node.text) else { return }
        appearance.scheme = Located(isDark ? .dark : .light, at: node.location)
        if node.text?.hasPrefix("hc") ?? false { appearance.contrast = Located(.more, at: node.location) }
    }

    /// The colours of the terminal, as `ansi.0` to `ansi.15`.
    private static func palette(of root: SourceNode, _ colors: inout ForeignColors) -> Table<Located<ColorExpression>> {
        let names = ["Black", "Red", "Green", "Yellow", "Blue", "Magenta", "Cyan", "White"]
        var palette: Table<Located<ColorExpression>> = [:]
        for (key, first) in [("terminal.ansi", 0), ("terminal.ansiBright", 8)] {
            for (number, name) in names.enumerated() {
                guard let node = root["colors"]?[key + name], !node.isNull else { continue }
                palette["ansi.\(first + number)"] = colors.expression(node, key + name)
            }
        }
        return palette
    }

    private static func roles(
        of root: SourceNode, _ scopes: ScopeStyles, _ colors: inout ForeignColors
    ) -> Table<Located<ColorExpression>> {
        var roles: Table<Located<ColorExpression>> = [:]
        for (role, keys) in CodeThemeKeys.roles where roles[role] == nil {
            let nodes = keys.lazy.compactMap { key in root["colors"]?[key].map { (key, $0) } }
            guard let (key, node) = nodes.first(where: { !$0.1.isNull }) else { continue }
            roles[role] = colors.expression(node, key)
            // A text belongs to the very fill that it is written for.
            guard let text = CodeThemeKeys.texts[key], let value = root["colors"]?[text], !value.isNull else {
                continue
            }
            roles["on-\(role)"] = colors.expression(value, text)
        }
        for (role, key) in [("background", "background"), ("text", "foreground")] where roles[role] == nil {
            roles[role] = scopes.general[key].flatMap { colors.expression($0, key) }
        }
        if roles["text"] == nil, let node = root["colors"]?["foreground"] {
            roles["text"] = colors.expression(node, "foreground")
        }
        for (role, queries) in CodeThemeKeys.scopes {
            let node = queries.lazy.compactMap(scopes.foreground).first
            if let node { roles["syntax-\(role)"] = colors.expression(node, "tokenColors") }
        }
        addSharedColors(to: &roles)
        return roles
    }

    /// What the editor shows on its own background, and text that keeps its colour where it is marked.
    private static func addSharedColors(to roles: inout Table<Located<ColorExpression>>) {
        func refer(_ role: String, to target: String) {
            guard roles[role] == nil, let other = roles[target] else { return }
            roles[role] = Located(ColorExpression(.reference("colors.\(target)")), at: other.location)
        }
        refer("code-background", to: "background")
        for mark in ["selection", "highlight"] where roles[mark] != nil { refer("on-\(mark)", to: "text") }
    }

    /// What lies in other files, or in a notation that is not read.
    private static func unread(in root: SourceNode) -> [Finding] {
        func warning(_ what: String, _ node: SourceNode) -> Finding {
            Finding(
                .unknownKey, .warning, "\(what) is not read, so its colours are missing",
                help: "write them into this file", at: node.location)
        }
        var findings: [Finding] = []
        if let node = root["include"] { findings.append(warning("the theme that 'include' names", node)) }
        if let node = root["tokenColors"], node.text != nil {
            findings.append(warning("the file that 'tokenColors' names", node))
        }
        return findings
    }
}
