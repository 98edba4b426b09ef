import SourceText
import SourceTrees

extension ForeignFormat {
    static let codeTheme = ForeignFormat(
        name: "vscode",
        description: FormatDescription(
            name: "vscode",
            title: "VS Code",
            ending: ".json",
            recognition: "tokenColors, semanticTokenColors or colors/editor.background"
        ),
        endings: ["json", "jsonc"],
        recognise: CodeThemeReader.recognises,
        read: CodeThemeReader.read,
        filesThatBelongTogether: .references(
            FileReferences(
                mayRefer: { bytes, file in
                    Container.isJSON(file)
                        && (bytes.holds("\"include\"") || bytes.holds("\"tokenColors\""))
                },
                paths: { root in
                    ["include", "tokenColors"].compactMap { root[$0]?.text }
                }
            )
        ),
        unreadColors: UnreadColorSearch(),
        complaints: Complaints(unreadableText: { text, file in
            // Themes of VS Code may have comments of JavaScript, and mistakes in them.
            guard text.contains("\"tokenColors\"") else { return nil }
            let start = SourceLocation(file: file, line: 1, column: 1)
            return .unsupported("a colour theme of VS Code", at: start)
        })
    )

    /// Settings that lay colours over themes.
    static let editorSettings = ForeignFormat(
        name: "vscode",
        recognise: EditorSettingsReader.recognises,
        read: EditorSettingsReader.read,
        unreadColors: UnreadColorSearch()
    )
}
