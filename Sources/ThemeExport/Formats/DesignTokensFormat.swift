import ColorScience
import SourceText
import ThemeModel

/// A theme as design tokens (2025.10): a file with the default mode, one with what each further mode changes, and a
/// resolver that joins them.
enum DesignTokensFormat: ExportFormat {
    static let name = "dtcg"
    static let summary = "design tokens (2025.10), with a resolver for modes"
    static let needsRoles = false

    static func files(for themes: [ExportedTheme], _ options: ExportOptions) -> [ExportedFile] {
        themes.flatMap { files(for: $0) }
    }

    private static func files(for theme: ExportedTheme) -> [ExportedFile] {
        let name = theme.fileName
        let modes = theme.theme.modes.map { WrittenTokens($0) }
        let notes = theme.document.appearance.tokenNotes
        let first = ExportedFile(
            name: "\(name).tokens.json",
            text: text(of: modes[0].tree, theme.theme, modes[0], notes)
        )
        if modes.count == 1 { return [first] }
        let further = zip(theme.theme.modes, modes).dropFirst().map { mode, tokens in
            var own = theme.document.modes[mode.name]?.tokenNotes ?? TokenNotes()
            let tree = tokens.changes(from: modes[0], with: own.tokens.keys)
            // A token takes the place of that of the default mode, also of what that says.
            own.tokens = notes.merging(own).tokens
            return ExportedFile(
                name: "\(name).\(mode.fileName).tokens.json",
                text: text(of: tree, theme.theme, tokens, own)
            )
        }
        return [first] + further + [
            ExportedFile(name: "\(name).resolver.json", text: resolver(for: theme))
        ]
    }

    private static func text(
        of tree: TokenTree,
        _ theme: Theme,
        _ tokens: WrittenTokens,
        _ notes: TokenNotes
    ) -> String {
        var tree = tree
        let moved = tree.annotate(notes)
        let own: JSONValue = [
            "name": .string(theme.name), "mode": .string(tokens.mode.name),
            "scheme": .string(tokens.mode.scheme.rawValue),
            "contrast": .string(tokens.mode.contrast.rawValue),
            "layout": tokens.otherLayout.isEmpty ? nil : .object(tokens.otherLayout),
            "groups": moved.isEmpty ? nil : .object(moved),
        ]
        let head: [(key: String, value: JSONValue)] = [
            ("$schema", "https://www.designtokens.org/schemas/2025.10/format.json"),
            ("$extensions", ["themepreview": own]),
        ]
        let whole = head.merging(notes.groups[""]?.members ?? [])
        return JSONValue.object(whole + tree.members).indented + "\n"
    }

    private static func resolver(for theme: ExportedTheme) -> String {
        func file(_ name: String) -> JSONValue { ["$ref": .string(name)] }
        let modes = theme.theme.modes
        let contexts = modes.enumerated().map { index, mode -> (key: String, value: JSONValue) in
            let sources: [JSONValue] =
                index == 0 ? [] : [file("\(theme.fileName).\(mode.fileName).tokens.json")]
            return (mode.fileName, .list(sources))
        }
        let resolver: JSONValue = [
            "$schema": "https://www.designtokens.org/schemas/2025.10/resolver.json",
            "name": .string(theme.theme.name), "version": "2025.10",
            "description": .text(theme.theme.description),
            "sets": ["tokens": ["sources": [file("\(theme.fileName).tokens.json")]]],
            "modifiers": [
                "mode": ["contexts": .object(contexts), "default": .string(modes[0].fileName)]
            ],
            "resolutionOrder": [file("#/sets/tokens"), file("#/modifiers/mode")],
        ]
        return resolver.indented + "\n"
    }
}
