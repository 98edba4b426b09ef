import ThemeModel

extension VSCodeFormat {
    /// Code, and what lies on its ground.
    static let editor: KeyValuePairs<Role, [String]> = [
        .background: [
            "editor.background",
            "editorGutter.background",
            "tab.activeBackground",
            "breadcrumb.background",
            "peekViewEditor.background",
            "notebook.editorBackground",
            "editorStickyScroll.background",
        ],
        .text: [
            "editor.foreground",
            "tab.activeForeground",
            "editorLineNumber.activeForeground",
            "breadcrumb.focusForeground",
        ],
        .textMuted: [
            "descriptionForeground",
            "editorLineNumber.foreground",
            "tab.unfocusedActiveForeground",
            "breadcrumb.foreground",
            "editorInlayHint.foreground",
            "editorCodeLens.foreground",
        ],
        .textDisabled: ["editorWhitespace.foreground"],
        .surface: ["editor.lineHighlightBackground"],
        .border: [
            "editorIndentGuide.background1",
            "editorRuler.foreground",
        ],
        .borderStrong: [
            "editorIndentGuide.activeBackground1",
            "editorBracketMatch.border",
        ],
        .link: [
            "textLink.foreground",
            "textLink.activeForeground",
            "editorLink.activeForeground",
        ],
        .selection: ["editor.selectionBackground"],
        Role.selection.on: ["editor.selectionForeground"],
        .highlight: [
            "editor.findMatchBackground",
            "peekViewEditor.matchHighlightBackground",
        ],
        Role.highlight.on: ["editor.findMatchForeground"],
        .success: [
            "testing.iconPassed",
            "editorGutter.addedBackground",
        ],
        .warning: [
            "editorWarning.foreground",
            "editorGutter.modifiedBackground",
        ],
        .danger: [
            "testing.iconFailed",
            "editorError.foreground",
            "editorGutter.deletedBackground",
        ],
        .info: ["editorInfo.foreground"],
        .focus: ["focusBorder"],
    ]

    /// The scopes of TextMate's grammars.
    static let scopes: KeyValuePairs<Role, [String]> = [
        .syntax("comment"): [
            "comment",
            "punctuation.definition.comment",
        ],
        .syntax("keyword"): [
            "keyword",
            "storage",
            "keyword.control",
            "keyword.operator.word",
        ],
        .syntax("string"): [
            "string",
            "punctuation.definition.string",
            "constant.character",
        ],
        .syntax("number"): ["constant.numeric"],
        .syntax("constant"): [
            "constant.language",
            "constant.other",
            "variable.other.constant",
            "support.constant",
        ],
        .syntax("type"): [
            "entity.name.type",
            "entity.name.class",
            "support.type",
            "support.class",
        ],
        .syntax("function"): [
            "entity.name.function",
            "support.function",
            "meta.function-call.generic",
        ],
        .syntax("variable"): [
            "variable",
            "support.variable",
            "meta.definition.variable",
        ],
        .syntax("operator"): ["keyword.operator"],
        .syntax("punctuation"): [
            "punctuation",
            "meta.brace",
        ],
        .syntax("tag"): [
            "entity.name.tag",
            "punctuation.definition.tag",
        ],
        .syntax("attribute"): ["entity.other.attribute-name"],
        .syntax("inserted"): ["markup.inserted"],
        .syntax("deleted"): ["markup.deleted"],
        .heading: [
            "markup.heading",
            "entity.name.section",
        ],
        .link: [
            "markup.underline.link",
            "string.other.link",
        ],
        .code: [
            "markup.inline.raw",
            "markup.fenced_code",
        ],
    ]

    /// The kinds of names that a language server tells.
    static let meanings: KeyValuePairs<Role, [String]> = [
        .syntax("comment"): ["comment"],
        .syntax("keyword"): [
            "keyword",
            "modifier",
        ],
        .syntax("string"): [
            "string",
            "regexp",
        ],
        .syntax("number"): ["number"],
        .syntax("constant"): [
            "enumMember",
            "variable.readonly.defaultLibrary",
        ],
        .syntax("type"): [
            "class",
            "enum",
            "interface",
            "namespace",
            "struct",
            "type",
            "typeParameter",
        ],
        .syntax("function"): [
            "function",
            "macro",
            "method",
        ],
        .syntax("variable"): [
            "parameter",
            "property",
            "variable",
        ],
        .syntax("operator"): ["operator"],
        .syntax("attribute"): ["decorator"],
    ]
}
