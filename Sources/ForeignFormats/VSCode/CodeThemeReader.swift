import Findings
import SourceText
import SourceTrees
import ThemeFormats
import ThemeModel

/// Reads colour themes of VS Code: `colors` of the window, and `tokenColors` of code, with the themes that they include.
enum CodeThemeReader {
    static func recognises(_ root: SourceNode) -> Bool {
        if NativeReader.isNative(root) { return false }
        let colors = root["colors"]
        return root["tokenColors"] != nil || root["semanticTokenColors"] != nil
            || colors?["editor.background"] != nil
            || root["include"]?.text != nil && colors != nil
    }

    static func read(_ root: SourceNode, id: String?, among files: OtherFiles) -> ReadThemes {
        var reader = NodeReader(severity: .warning)
        var colors = ForeignColors()
        let name = root["displayName"] ?? root["name"]
        var document = ThemeDocument(
            id: id ?? name?.text ?? "theme",
            format: "vscode",
            location: SourceLocation(file: root.location.file, line: 1, column: 1)
        )
        document.name = name.flatMap { reader.text($0, "'name'", limit: TextLimits.name)?.value }
        let chain = CodeThemeChain(root, among: files)
        document.appearance.palette = palette(of: chain, &colors)
        document.appearance.colors = roles(of: chain, &colors)
        if let type = root["type"] { readType(type, into: &document.appearance) }
        return ([document], reader.findings + [colors.finding].compactMap(\.self) + chain.findings)
    }

    /// VS Code asks the extension and not the file, so that many a light theme still says `dark`: its background tells more.
    private static func readType(_ node: SourceNode, into appearance: inout Appearance) {
        let isDark = ["dark", "vs-dark", "hc", "hcDark", "hc-black"].contains(node.text)
        guard isDark || ["light", "vs", "hcLight", "hc-light"].contains(node.text) else { return }
        if appearance.colors["background"] == nil {
            appearance.scheme = Located(isDark ? .dark : .light, at: node.location)
        }
        if node.text?.hasPrefix("hc") ?? false {
            appearance.contrast = Located(.more, at: node.location)
        }
    }

    /// The colours of the terminal, as `ansi.0` to `ansi.15`, and the cursor.
    private static func palette(
        of chain: CodeThemeChain,
        _ colors: inout ForeignColors
    ) -> Table<Located<ColorExpression>> {
        let names = ["Black", "Red", "Green", "Yellow", "Blue", "Magenta", "Cyan", "White"]
        var palette: Table<Located<ColorExpression>> = [:]
        for (key, first) in [("terminal.ansi", 0), ("terminal.ansiBright", 8)] {
            for (number, name) in names.enumerated() {
                guard let node = chain.colors[key + name], !node.isUnset else { continue }
                palette["ansi.\(first + number)"] = colors.expression(node, key + name)
            }
        }
        let cursors = ["editorCursor.foreground", "terminalCursor.foreground"]
        if let key = cursors.first(where: { chain.colors[$0].map { !$0.isUnset } ?? false }),
            let node = chain.colors[key]
        {
            palette["cursor"] = colors.expression(node, key)
        }
        return palette
    }

    private static func roles(
        of chain: CodeThemeChain,
        _ colors: inout ForeignColors
    ) -> Table<Located<ColorExpression>> {
        var roles: Table<Located<ColorExpression>> = [:]
        for (role, keys) in CodeThemeKeys.roles where roles[role] == nil {
            let nodes = keys.lazy.compactMap { key in chain.colors[key].map { (key, $0) } }
            // Without its background a theme cannot be judged: one that cannot be seen is kept, and a finding says so.
            guard
                let (key, node) = nodes.first(where: {
                    role == "background" ? !$0.1.isNull : !$0.1.isUnset
                })
            else { continue }
            roles[role] = colors.expression(node, key)
            // A text belongs to the very fill that it is written for.
            guard let text = CodeThemeKeys.texts[key], let value = chain.colors[text],
                !value.isUnset
            else { continue }
            roles["on-\(role)"] = colors.expression(value, text)
        }
        let scopes = ScopeStyles(chain.rules)
        for (role, key) in [("background", "background"), ("text", "foreground")]
        where roles[role] == nil {
            guard let node = scopes.general[key], !node.isUnset else { continue }
            roles[role] = colors.expression(node, key)
        }
        if roles["text"] == nil, let node = chain.colors["foreground"], !node.isUnset {
            roles["text"] = colors.expression(node, "foreground")
        }
        scopes.addColors(to: &roles, &colors)
        for (kind, queries) in CodeThemeKeys.semantic {
            guard let node = chain.semanticColor(queries) else { continue }
            roles["syntax-\(kind)"] = colors.expression(node, "semanticTokenColors")
        }
        roles.addSharedCodeColors()
        return roles
    }
}
