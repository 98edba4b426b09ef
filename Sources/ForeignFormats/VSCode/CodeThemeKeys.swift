import SourceTrees
import ThemeFormats
import ThemeModel

/// The keys of VS Code for our roles, of which the first that a theme has counts.
enum CodeThemeKeys {
    /// The keys that VS Code lays on each other, in `Mappings/vscode.yml`.
    static let table: KeyTable = {
        let file = "vscode.yml"
        let text = EmbeddedMappings.files[file] ?? ""
        let root = try? YAMLParser.parse(text, file: file)
        var reader = NodeReader()
        let table = root.flatMap { root in
            MappingReader.keys(root, of: "vscode", on: "editor.background", &reader)
        }
        guard let table, reader.findings.isEmpty else {
            preconditionFailure("the built-in table of VS Code is wrong: \(reader.findings)")
        }
        return table
    }()

    static let roles: KeyValuePairs<String, [String]> = [
        "background": ["editor.background"],
        "text": ["editor.foreground"],
        "surface": [
            "sideBar.background",
            "panel.background",
        ],
        "surface-raised": [
            "editorWidget.background",
            "menu.background",
            "dropdown.background",
        ],
        "text-muted": ["descriptionForeground"],
        "text-disabled": ["disabledForeground"],
        "placeholder": ["input.placeholderForeground"],
        "link": ["textLink.foreground"],
        "border": [
            "panel.border",
            "sideBar.border",
            "editorGroup.border",
        ],
        "border-strong": [
            "input.border",
            "contrastBorder",
        ],
        "focus": ["focusBorder"],
        "primary": ["button.background"],
        "secondary": ["button.secondaryBackground"],
        "accent": [
            "activityBarBadge.background",
            "badge.background",
            "focusBorder",
        ],
        "success": [
            "testing.iconPassed",
            "terminal.ansiGreen",
            "gitDecoration.addedResourceForeground",
        ],
        "warning": [
            "editorWarning.foreground",
            "list.warningForeground",
            "terminal.ansiYellow",
        ],
        "danger": [
            "editorError.foreground",
            "errorForeground",
            "terminal.ansiRed",
        ],
        "info": [
            "editorInfo.foreground",
            "terminal.ansiBlue",
        ],
        "selection": ["editor.selectionBackground"],
        "highlight": ["editor.findMatchBackground"],
    ]

    /// The texts that VS Code writes on some of these fills.
    static let texts = [
        "button.background": "button.foreground",
        "button.secondaryBackground": "button.secondaryForeground",
        "activityBarBadge.background": "activityBarBadge.foreground",
        "badge.background": "badge.foreground",
        "editor.selectionBackground": "editor.selectionForeground",
        "editor.findMatchBackground": "editor.findMatchForeground",
    ]

    /// The kinds of words that language servers tell, by ours; they count more than scopes.
    static let semantic: KeyValuePairs<String, [String]> = [
        "comment": ["comment"],
        "keyword": ["keyword"],
        "string": ["string"],
        "number": ["number"],
        "type": [
            "type",
            "class",
            "struct",
            "*",
        ],
        "function": [
            "function",
            "method",
            "*",
        ],
        "variable": [
            "variable",
            "*",
        ],
        "operator": ["operator"],
    ]
}
