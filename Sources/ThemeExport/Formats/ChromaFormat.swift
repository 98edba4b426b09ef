import ColorScience
import ThemeModel

/// A theme's code colours as the style sheet that Hugo takes where `noClasses` is false.
///
/// Source: the short names of Chroma's token types.
enum ChromaFormat: ExportFormat {
    static let name = "chroma"
    static let summary = "a style sheet of Chroma, for code in Hugo"
    static let comment: CommentStyle? = .css

    static func files(for themes: [ExportedTheme], _ options: ExportOptions) -> [ExportedFile] {
        themes.map { theme in
            let first = theme.theme.defaultMode.scheme
            let second = theme.theme.schemes.filter { $0 != first }.map { scheme in
                CSSRule.media(
                    "(prefers-color-scheme: \(scheme.rawValue))",
                    Self.rules(theme.theme.mode(for: scheme))
                )
            }
            let rules = Self.rules(theme.theme.mode(for: first)) + second.joined()
            return ExportedFile(name: "\(theme.fileName).css", text: rules + Self.layout)
        }
    }

    private static func rules(_ mode: Mode) -> String {
        func declaration(_ property: String, _ role: Role) -> [String] {
            mode[role].map { ["\(property): \($0.display.css);"] } ?? []
        }
        return CSSRule.text(
            ".bg, .chroma",
            declaration("color", .code) + declaration("background-color", .codeBackground)
        )
            + CSSRule.texts(of: mode, below: ".chroma", words) + marked(mode)
    }

    /// Lines that are marked: on the highlight, as it lies on the page, no other colour is sure to be read.
    private static func marked(_ mode: Mode) -> String {
        let ground = mode.opaque(.highlight).map { ["background-color: \($0.hex);"] } ?? []
        return CSSRule.text(".chroma .hl", ground)
            + CSSRule.texts(of: mode, below: ".chroma", [Role.highlight.on: [".hl", ".hl span"]])
    }

    /// Numbers of lines keep off the code, and out of what is copied, as in Chroma's own style sheets.
    private static let layout =
        CSSRule.text(".chroma .line", ["display: flex;"])
        + CSSRule.text(
            ".chroma .lntable",
            ["border-spacing: 0;", "padding: 0;", "margin: 0;", "border: 0;"]
        )
        + CSSRule.text(
            ".chroma .lntd",
            ["vertical-align: top;", "padding: 0;", "margin: 0;", "border: 0;"]
        )
        + CSSRule.text(
            ".chroma .ln, .chroma .lnt",
            [
                "white-space: pre;", "-webkit-user-select: none;", "user-select: none;",
                "margin-right: 0.4em;",
                "padding: 0 0.4em;",
            ]
        )

    private static let words: KeyValuePairs<Role, [String]> = [
        .syntax("keyword"): [".k", ".kd", ".kn", ".kp", ".kr", ".ow"],
        .syntax("constant"): [".kc", ".no", ".l", ".ld", ".ss"],
        .syntax("type"): [".kt", ".nc", ".ne", ".nn", ".nb", ".bp"],
        .syntax("function"): [".nf", ".fm", ".gh", ".gu"],
        .syntax("attribute"): [".na", ".nd", ".ni", ".nl"],
        .syntax("tag"): [".nt"],
        .syntax("variable"): [".n", ".nx", ".py", ".nv", ".vc", ".vg", ".vi", ".vm"],
        .syntax("string"): [
            ".s", ".sa", ".sb", ".sc", ".dl", ".sd", ".s2", ".se", ".sh", ".si", ".sx", ".sr",
            ".s1",
        ],
        .syntax("number"): [".m", ".mb", ".mf", ".mh", ".mi", ".il", ".mo"],
        .syntax("operator"): [".o"],
        .syntax("punctuation"): [".p"],
        .syntax("comment"): [".ln", ".lnt", ".c", ".ch", ".cm", ".c1", ".cs", ".cp", ".cpf"],
        .syntax("deleted"): [".gd", ".err", ".gr", ".gt"], .syntax("inserted"): [".gi"],
    ]
}
