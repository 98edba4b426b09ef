import ColorScience
import SourceText
import ThemeFormats
import ThemeModel

/// A theme as colour themes of VS Code, a file a mode: the window, code by scopes, and code by meaning.
///
/// Source: VS Code's theme colour reference and its semantic highlighting guide.
enum VSCodeFormat: ExportFormat {
    static let name = "vscode"
    static let summary = "colour themes of VS Code, a file a mode"
    static let hasModeFiles = true

    static func files(for themes: [ExportedTheme], _ options: ExportOptions) -> [ExportedFile] {
        themes.flatMap(\.modeFiles).map { file in
            let mode = file.mode
            let theme: JSONValue = [
                "$schema": "vscode://schemas/color-theme", "name": .string(file.title),
                "type": .string(Self.type(of: mode)), "semanticHighlighting": .boolean(true),
                "colors": .texts(Self.colors(of: file)),
                "tokenColors": .list(Self.rules(of: file.code)),
                "semanticTokenColors": .texts(file.code.values(of: Self.meanings, \.hex)),
            ]
            return ExportedFile(
                name: "\(file.stem)-color-theme.json",
                text: theme.indented + "\n",
                mode: file.mode.name
            )
        }
    }

    /// Settings that lay colours over themes are read as a theme, too, but they are none.
    static func keeps(_ text: String) -> Bool { !text.contains("olorCustomizations\"") }

    private static func type(of mode: Mode) -> String {
        let isDark = mode.scheme == .dark
        return mode.contrast == .more
            ? (isDark ? "hcDark" : "hcLight") : (isDark ? "dark" : "light")
    }

    private static func colors(of file: ModeFile) -> [(String, String)] {
        let (mode, code) = (file.mode, file.code)
        return file.windowMode.values(of: window, \.hex) + file.codeMode.values(of: editor, \.hex)
            + brackets(of: code) + code.cursorColors(["editorCursor.foreground"])
            + mode.cursorColors(["terminalCursor.foreground"])
            + mode.terminalColors(at: file.level) {
                "terminal.ansi\($1 ? "Bright" : "")\($0.capitalizedFirst)"
            }
    }

    /// The colours of nested brackets: VS Code's own fit its own backgrounds alone.
    private static func brackets(of mode: Mode) -> [(String, String)] {
        let roles = ["keyword", "function", "string"].map { Role.syntax($0) }
        return roles.enumerated().compactMap { index, role in
            mode[role].map { ("editorBracketHighlight.foreground\(index + 1)", $0.display.hex) }
        }
    }

    private static func rules(of mode: Mode) -> [JSONValue] {
        scopes.compactMap { role, scopes in
            mode[role].map {
                [
                    "scope": .list(scopes.map(JSONValue.string)),
                    "settings": ["foreground": .string($0.display.hex)],
                ]
            }
        }
    }

    /// The window around code.
    private static let window: KeyValuePairs<Role, [String]> = [
        .background: ["terminal.background", "input.background"],
        .text: [
            "foreground", "sideBar.foreground", "sideBarTitle.foreground",
            "sideBarSectionHeader.foreground", "activityBar.foreground",
            "titleBar.activeForeground", "tab.hoverForeground", "panelTitle.activeForeground",
            "terminal.foreground", "input.foreground", "dropdown.foreground", "menu.foreground",
            "menubar.selectionForeground", "editorWidget.foreground",
            "editorSuggestWidget.foreground", "editorHoverWidget.foreground",
            "notifications.foreground", "quickInput.foreground", "icon.foreground",
            "list.hoverForeground", "list.focusForeground", "peekViewTitleLabel.foreground",
            "keybindingLabel.foreground", "checkbox.foreground",
        ],
        .textMuted: [
            "activityBar.inactiveForeground",
            "titleBar.inactiveForeground", "tab.inactiveForeground",
            "panelTitle.inactiveForeground", "statusBar.foreground", "statusBar.noFolderForeground",
            "gitDecoration.ignoredResourceForeground",
        ],
        .textDisabled: ["disabledForeground"],
        .placeholder: ["input.placeholderForeground"],
        .surface: [
            "sideBar.background", "sideBarSectionHeader.background", "activityBar.background",
            "titleBar.activeBackground", "titleBar.inactiveBackground", "statusBar.background",
            "statusBar.noFolderBackground", "editorGroupHeader.tabsBackground",
            "tab.inactiveBackground", "panel.background", "list.hoverBackground",
            "list.focusBackground", "peekViewTitle.background", "keybindingLabel.background",
        ],
        .surfaceRaised: [
            "editorWidget.background", "editorSuggestWidget.background",
            "editorHoverWidget.background", "dropdown.background", "dropdown.listBackground",
            "menu.background", "notifications.background", "quickInput.background",
            "checkbox.background", "peekViewResult.background",
        ],
        .border: [
            "panel.border", "sideBar.border", "activityBar.border", "titleBar.border",
            "statusBar.border", "tab.border", "editorGroup.border", "editorGroupHeader.tabsBorder",
            "editorWidget.border", "menu.border", "menu.separatorBackground",
            "notifications.border", "widget.border", "tree.indentGuidesStroke",
            "keybindingLabel.border", "pickerGroup.border",
        ],
        .borderStrong: ["input.border", "dropdown.border", "checkbox.border"],
        .focus: [
            "tab.activeBorderTop", "panelTitle.activeBorder",
            "activityBar.activeBorder", "inputOption.activeBorder", "sash.hoverBorder",
        ],
        .primary: [
            "button.background", "statusBarItem.remoteBackground", "progressBar.background",
            "extensionButton.prominentBackground",
        ],
        Role.primary.on: [
            "button.foreground", "statusBarItem.remoteForeground",
            "extensionButton.prominentForeground",
        ],
        .secondary: ["button.secondaryBackground"],
        Role.secondary.on: ["button.secondaryForeground"],
        .accent: ["activityBarBadge.background", "badge.background"],
        Role.accent.on: ["activityBarBadge.foreground", "badge.foreground"],
        .selection: [
            "list.activeSelectionBackground", "list.inactiveSelectionBackground",
            "menu.selectionBackground", "editorSuggestWidget.selectedBackground",
            "terminal.selectionBackground", "quickInputList.focusBackground",
            "selection.background", "peekViewResult.selectionBackground",
        ],
        Role.selection.on: [
            "list.activeSelectionForeground", "list.inactiveSelectionForeground",
            "menu.selectionForeground", "editorSuggestWidget.selectedForeground",
            "terminal.selectionForeground", "quickInputList.focusForeground",
            "peekViewResult.selectionForeground",
        ],
        .success: [
            "gitDecoration.addedResourceForeground",
            "gitDecoration.untrackedResourceForeground",
        ],
        .warning: [
            "list.warningForeground", "gitDecoration.modifiedResourceForeground",
            "statusBarItem.warningBackground", "statusBar.debuggingBackground",
            "inputValidation.warningBorder",
        ],
        Role.warning.on: ["statusBarItem.warningForeground", "statusBar.debuggingForeground"],
        .danger: [
            "errorForeground", "list.errorForeground",
            "gitDecoration.deletedResourceForeground",
            "gitDecoration.conflictingResourceForeground", "statusBarItem.errorBackground",
            "inputValidation.errorBorder",
        ],
        Role.danger.on: ["statusBarItem.errorForeground"],
        .info: ["inputValidation.infoBorder"],
        .codeBackground: ["textCodeBlock.background", "textPreformat.background"],
        .code: ["textPreformat.foreground"],
    ]

    /// Code, and what lies on its ground.
    private static let editor: KeyValuePairs<Role, [String]> = [
        .background: [
            "editor.background", "editorGutter.background", "tab.activeBackground",
            "breadcrumb.background", "peekViewEditor.background", "notebook.editorBackground",
            "editorStickyScroll.background",
        ],
        .text: [
            "editor.foreground", "tab.activeForeground", "editorLineNumber.activeForeground",
            "breadcrumb.focusForeground",
        ],
        .textMuted: [
            "descriptionForeground",
            "editorLineNumber.foreground", "tab.unfocusedActiveForeground", "breadcrumb.foreground",
            "editorInlayHint.foreground", "editorCodeLens.foreground",
        ],
        .textDisabled: ["editorWhitespace.foreground"],
        .surface: [
            "editor.lineHighlightBackground"
        ],
        .border: ["editorIndentGuide.background1", "editorRuler.foreground"],
        .borderStrong: ["editorIndentGuide.activeBackground1", "editorBracketMatch.border"],
        .link: ["textLink.foreground", "textLink.activeForeground", "editorLink.activeForeground"],
        .selection: ["editor.selectionBackground"],
        Role.selection.on: ["editor.selectionForeground"],
        .highlight: ["editor.findMatchBackground", "peekViewEditor.matchHighlightBackground"],
        Role.highlight.on: ["editor.findMatchForeground"],
        .success: ["testing.iconPassed", "editorGutter.addedBackground"],
        .warning: ["editorWarning.foreground", "editorGutter.modifiedBackground"],
        .danger: [
            "testing.iconFailed", "editorError.foreground", "editorGutter.deletedBackground",
        ],
        .info: ["editorInfo.foreground"],
        .focus: ["focusBorder"],
    ]

    private static let scopes: KeyValuePairs<Role, [String]> = [
        .syntax("comment"): ["comment", "punctuation.definition.comment"],
        .syntax("keyword"): ["keyword", "storage", "keyword.control", "keyword.operator.word"],
        .syntax("string"): ["string", "punctuation.definition.string", "constant.character"],
        .syntax("number"): ["constant.numeric"],
        .syntax("constant"): [
            "constant.language", "constant.other", "variable.other.constant", "support.constant",
        ],
        .syntax("type"): [
            "entity.name.type", "entity.name.class", "support.type", "support.class",
        ],
        .syntax("function"): [
            "entity.name.function", "support.function", "meta.function-call.generic",
        ],
        .syntax("variable"): ["variable", "support.variable", "meta.definition.variable"],
        .syntax("operator"): ["keyword.operator"],
        .syntax("punctuation"): ["punctuation", "meta.brace"],
        .syntax("tag"): ["entity.name.tag", "punctuation.definition.tag"],
        .syntax("attribute"): ["entity.other.attribute-name"],
        .syntax("inserted"): ["markup.inserted"],
        .syntax("deleted"): ["markup.deleted"],
        .heading: ["markup.heading", "entity.name.section"],
        .link: ["markup.underline.link", "string.other.link"],
        .code: ["markup.inline.raw", "markup.fenced_code"],
    ]

    private static let meanings: KeyValuePairs<Role, [String]> = [
        .syntax("comment"): ["comment"],
        .syntax("keyword"): ["keyword", "modifier"],
        .syntax("string"): ["string", "regexp"],
        .syntax("number"): ["number"],
        .syntax("constant"): ["enumMember", "variable.readonly.defaultLibrary"],
        .syntax("type"): [
            "class", "enum", "interface", "namespace", "struct", "type", "typeParameter",
        ],
        .syntax("function"): ["function", "macro", "method"],
        .syntax("variable"): ["parameter", "property", "variable"],
        .syntax("operator"): ["operator"],
        .syntax("attribute"): ["decorator"],
    ]
}
