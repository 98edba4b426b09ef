import ColorScience
import ThemeModel

/// A theme's code colours as the style sheet that Hugo takes where `noClasses` is false.
///
/// Source: the short names of Chroma's token types.
struct ChromaFormat: ExportFormat {
    static let name = "chroma"
    static let summary = "a style sheet of Chroma, for code in Hugo"

    init(_ options: ExportOptions) {}

    func files(for themes: [ExportedTheme]) -> [ExportedFile] {
        themes.map { theme in
            let first = theme.theme.defaultMode.scheme
            let second = theme.theme.schemes.filter { $0 != first }.map { scheme in
                CSSRule.media(
                    "(prefers-color-scheme: \(scheme.rawValue))", Self.rules(theme.theme.mode(for: scheme)))
            }
            return ExportedFile(
                name: "\(theme.fileName).css", text: Self.rules(theme.theme.mode(for: first)) + second.joined())
        }
    }

    private static func rules(_ mode: Mode) -> String {
        func declaration(_ property: String, _ role: Role) -> [String] {
            mode[role].map { ["\(property): \($0.display.css);"] } ?? []
        }
        return CSSRule.text(
            ".bg, .chroma", declaration("color", .code) + declaration("background-color", .codeBackground))
            + CSSRule.text(
                ".chroma .hl", declaration("color", Role.highlight.on) + declaration("background-color", .highlight))
            + CSSRule.texts(of: mode, below: ".chroma", words)
    }

    private static let words: KeyValuePairs<Role, [String]> = [
        .textMuted: [".ln", ".lnt"],
        .danger: [".err", ".gr", ".gt"],
        .syntax("keyword"): [".k", ".kd", ".kn", ".kp", ".kr", ".ow"],
        .syntax("constant"): [".kc", ".no", ".l", ".ld", ".ss"],
        .syntax("type"): [".kt", ".nc", ".ne", ".nn", ".nb", ".bp"],
        .syntax("function"): [".nf", ".fm"],
        .syntax("attribute"): [".na", ".nd", ".ni", ".nl"],
        .syntax("tag"): [".nt"],
        .syntax("variable"): [".n", ".nx", ".py", ".nv", ".vc", ".vg", ".vi", ".vm"],
        .syntax("string"): [
            ".s", ".sa", ".sb", ".sc", ".dl", ".sd", ".s2", ".se", ".sh", ".si", ".sx", ".sr", ".s1",
        ],
        .syntax("number"): [".m", ".mb", ".mf", ".mh", ".mi", ".il", ".mo"],
        .syntax("operator"): [".o"],
        .syntax("punctuation"): [".p"],
        .syntax("comment"): [".c", ".ch", ".cm", ".c1", ".cs", ".cp", ".cpf"],
        .syntax("deleted"): [".gd"], .syntax("inserted"): [".gi"],
        .heading: [".gh", ".gu"],
    ]
}
