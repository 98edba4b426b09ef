import Findings
import SourceText
import SourceTrees
import ThemeFormats
import ThemeModel

/// A reader of colour themes of VS Code: `colors` of the window, and `tokenColors` of code, with the themes that they include.
enum CodeThemeReader {
    static func recognises(_ root: SourceNode) -> Bool {
        if NativeReader.isNative(root) { return false }
        if root["tokenColors"] != nil || root["semanticTokenColors"] != nil { return true }
        guard let colors = root["colors"] else { return false }
        return colors["editor.background"] != nil || root["include"]?.text != nil
    }

    static func read(
        _ root: SourceNode,
        id: String?,
        among files: OtherFiles
    ) -> ReadThemes {
        var reader = NodeReader(severity: .warning)
        var colors = ForeignColors("VS Code")
        let name = root["displayName"] ?? root["name"]
        var document = ThemeDocument(
            id: id ?? name?.text ?? "theme",
            format: "vscode",
            location: SourceLocation(file: root.location.file, line: 1, column: 1)
        )
        if let name {
            document.name = reader.text(name, "'name'", limit: TextLimits.name)?.value
        }
        let chain = CodeThemeChain(root, among: files)
        readPalette(of: chain, &colors, into: &document.appearance)
        let hasMoreContrast = root["type"]?.text?.hasPrefix("hc") ?? false
        readRoles(of: chain, hasMoreContrast, &colors, into: &document.appearance)
        addKeys(of: chain, &colors, to: &document.appearance)
        addStyles(of: chain, &colors, to: &document.appearance)
        if let type = root["type"] { readType(type, into: &document.appearance) }
        let findings = reader.findings + colors.findings
        return ([document], findings + chain.findings)
    }

    private static let darkTypes = ["dark", "vs-dark", "hc", "hcDark", "hc-black"]
    private static let lightTypes = ["light", "vs", "hcLight", "hc-light"]

    /// VS Code asks the extension and not the file, so that many a light theme still says `dark`: its background tells more.
    private static func readType(
        _ node: SourceNode,
        into appearance: inout Appearance
    ) {
        guard let type = node.text else { return }
        let isDark = darkTypes.contains(type)
        guard isDark || lightTypes.contains(type) else { return }
        if appearance.colors["background"] == nil {
            appearance.scheme = Located(isDark ? .dark : .light, at: node.location)
        }
        if type.hasPrefix("hc") {
            appearance.contrast = Located(.more, at: node.location)
        }
    }
}

// MARK: - Colours

extension CodeThemeReader {
    private typealias Colors = Table<Located<ColorExpression>>

    private static let cursors = ["editorCursor.foreground", "terminalCursor.foreground"]

    /// The colours of the terminal, as `ansi.0` to `ansi.15`, and the cursor.
    private static func readPalette(
        of chain: CodeThemeChain,
        _ colors: inout ForeignColors,
        into appearance: inout Appearance
    ) {
        var keys: Table<String> = [:]
        for (key, first) in [("terminal.ansi", 0), ("terminal.ansiBright", 8)] {
            for (number, name) in ANSINames.all.enumerated() {
                keys["ansi.\(first + number)"] = key + name.capitalizedFirst
            }
        }
        keys["cursor"] = cursors.first { chain.color($0) != nil }
        for (name, key) in keys {
            guard let node = chain.color(key) else { continue }
            appearance.palette[name] = colors.code(node, key)
            appearance.keys["palette.\(name)"] = key
        }
    }

    /// A fill that nobody sees shows what it lies on.
    private static func addKeys(
        of chain: CodeThemeChain,
        _ colors: inout ForeignColors,
        to appearance: inout Appearance
    ) {
        let table = CodeThemeKeys.table
        let foregrounds = Set(table.pairs.entries.flatMap(\.foregrounds))
        appearance.addKeys(of: table) { name, key in
            let isFill = key.lowercased().hasSuffix("background")
            let isGround = isFill && !foregrounds.contains(name)
            guard let node = isGround ? chain.colors[key] : chain.color(key) else { return nil }
            return node.text?.isEmpty ?? node.isNull ? nil : colors.code(node, key)
        }
    }

    /// Adds the colours of words that no role has; VS Code paints nothing below words.
    private static func addStyles(
        of chain: CodeThemeChain,
        _ colors: inout ForeignColors,
        to appearance: inout Appearance
    ) {
        let scopes = ScopeStyles(chain.rules)
        appearance.addCodeStyles { styles in
            scopes.addStyles(to: &styles, &colors, grounds: false) { ColorReading($0, .code) }
            for (kind, _) in chain.semantic {
                guard let node = chain.semanticColor([kind]),
                    let color = colors.code(node, "semanticTokenColors \(kind)")
                else { continue }
                styles.add(color, named: TokenName.words(of: kind))
            }
        }
    }

    private static func readRoles(
        of chain: CodeThemeChain,
        _ hasMoreContrast: Bool,
        _ colors: inout ForeignColors,
        into appearance: inout Appearance
    ) {
        for (role, keys) in CodeThemeKeys.roles where appearance.colors[role] == nil {
            readRole(role, keys, of: chain, &colors, into: &appearance)
        }
        var roles = appearance.colors
        // Selected text keeps its colours elsewhere.
        if !hasMoreContrast { roles["on-selection"] = nil }
        let scopes = ScopeStyles(chain.rules)
        let ofEditor = ScopeStyles(chain.settings)
        let general = [
            ("background", "background", scopes.general),
            ("text", "foreground", ofEditor.general),
        ]
        for (role, key, settings) in general where roles[role] == nil {
            guard let node = settings[key], !node.isUnset(as: key) else { continue }
            roles[role] = colors.code(node, key)
        }
        if roles["text"] == nil {
            roles["text"] = CodeThemeDefaults.text(on: roles["background"], hasMoreContrast)
        }
        scopes.addColors(to: &roles, &colors) { ColorReading($0, .code) }
        for (kind, queries) in CodeThemeKeys.semantic {
            guard let node = chain.semanticColor(queries) else { continue }
            roles["syntax-\(kind)"] = colors.code(
                node,
                "semanticTokenColors \(queries[0])"
            )
            appearance.keys["syntax-\(kind)"] = queries[0]
        }
        roles.addCodeBackground()
        appearance.colors = roles
    }

    /// Reads a role from the first of its keys that the theme has, and the text that belongs to that very fill.
    private static func readRole(
        _ role: String,
        _ keys: [String],
        of chain: CodeThemeChain,
        _ colors: inout ForeignColors,
        into appearance: inout Appearance
    ) {
        // Without its background a theme cannot be judged: one that cannot be seen is kept, and a finding says so.
        let key = keys.first { key in
            guard let node = chain.colors[key] else { return false }
            return role == "background" ? !node.isNull : !node.isUnset(as: key)
        }
        guard let key, let node = chain.colors[key] else { return }
        appearance.colors[role] = colors.code(node, key)
        appearance.keys[role] = key
        guard let text = CodeThemeKeys.texts[key], let value = chain.color(text) else { return }
        appearance.colors["on-\(role)"] = colors.code(value, text)
        appearance.keys["on-\(role)"] = text
    }
}

extension ForeignColors {
    /// The colour of a value in the notation of VS Code, which ignores any other.
    fileprivate mutating func code(
        _ node: SourceNode,
        _ name: String
    ) -> Located<ColorExpression>? {
        color(ColorReading(node, .code), of: name, at: node)
    }
}

extension CodeThemeChain {
    /// The colour of a key; nil where it is unset.
    fileprivate func color(_ key: String) -> SourceNode? {
        guard let node = colors[key], !node.isUnset(as: key) else { return nil }
        return node
    }
}
