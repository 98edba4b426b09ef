import SourceText
import SourceTrees
import ThemeModel

extension ForeignFormat {
    static let codeTheme = ForeignFormat(
        name: "vscode",
        description: FormatDescription(
            name: "vscode",
            title: "VS Code",
            ending: ".json",
            recognition: "tokenColors, semanticTokenColors or colors/editor.background"
        ),
        kind: .editor,
        keyTable: { CodeThemeKeys.table },
        endings: ["json", "jsonc"],
        recognise: CodeThemeReader.recognises,
        read: CodeThemeReader.read,
        filesThatBelongTogether: [
            .references(
                FileReferences(
                    mayRefer: { bytes, file in
                        Container.isJSON(file)
                            && (bytes.holds("\"include\"") || bytes.holds("\"tokenColors\""))
                    },
                    paths: { root in
                        ["include", "tokenColors"].compactMap { root[$0]?.text }
                    }
                )
            )
        ],
        unreadColors: search
    )

    /// Settings that lay colours over themes.
    static let editorSettings = ForeignFormat(
        name: "vscode",
        kind: .editor,
        keyTable: { CodeThemeKeys.table },
        recognise: EditorSettingsReader.recognises,
        read: EditorSettingsReader.read,
        unreadColors: search
    )

    private static let search = UnreadColorSearch(
        syntax: .code,
        places: ColorPlaces([
            "colors/*",
            "semanticTokenColors/*",
            "workbench.colorCustomizations/*",
            "editor.semanticTokenColorCustomizations/*",
            "*/settings/foreground",
            "*/settings/background",
            "!*/fontStyle", "!*/bold", "!*/italic", "!*/underline", "!*/strikethrough",
            "!*/enabled", "!*/name", "!*/scope",
        ]),
        root: "colors",
        unused: UnusedCodeColors.places
    )
}
