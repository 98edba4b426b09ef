/// What a lexer must know of a language to tell its words apart.
struct Language: Sendable {
    var keywords: Set<String> = []
    var constants: Set<String> = ["true", "false", "null", "nil", "None", "True", "False"]
    var lineComments: [String] = ["//"]
    var blockComment: (open: String, close: String)? = ("/*", "*/")
    var quotes: ASCIISet = "\"'"
    /// What may stand in a word besides letters, digits and `_`.
    var wordCharacters: ASCIISet = ""
    /// Whether a capital letter begins the name of a type.
    var hasCapitalTypes = true
    /// Whether a word before `:` or `=` is a key.
    var hasKeys = false
    /// The characters that begin an attribute, as `@` does in Swift.
    var attributePrefixes: ASCIISet = "@"
    /// Whether the text is made of tags.
    var isMarkup = false
    /// Whether lines are told apart by their first character.
    var isDiff = false
}

extension Language {
    /// The language with a name, as it is written behind a fence.
    static func named(_ name: String) -> Language? {
        switch name {
        case "swift": swift
        case "js", "javascript", "ts", "typescript", "jsx", "tsx": javascript
        case "py", "python": python
        case "sh", "bash", "shell", "zsh", "console": shell
        case "yaml", "yml", "toml": yaml
        case "json", "jsonc": json
        case "css", "scss": css
        case "html", "xml", "svg", "mustache": Language(quotes: "\"", isMarkup: true)
        case "diff", "patch": Language(isDiff: true)
        case "c", "cpp", "c++", "h", "objc", "java", "kotlin", "go", "rust", "cs", "csharp", "rs": cFamily
        default: nil
        }
    }

    private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }

    private static let swift = Language(
        keywords: words(
            """
            actor any as associatedtype async await break case catch class consuming continue convenience default defer \
            deinit didSet do each else enum extension fallthrough fileprivate final for func get guard if import in \
            indirect infix init inout internal is isolated lazy let mutating nonisolated nonmutating open operator \
            override package postfix precedencegroup prefix private protocol public repeat rethrows return sending set \
            some static struct subscript super switch throw throws try typealias unowned var weak where while willSet yield
            """),
        constants: words("true false nil self Self"), quotes: "\"", attributePrefixes: "@#")

    private static let javascript = Language(
        keywords: words(
            """
            abstract as async await break case catch class const continue debugger default delete do else enum export \
            extends finally for from function get if implements import in instanceof interface let new of private \
            protected public readonly return set static super switch this throw try type typeof var void while yield
            """),
        constants: words("true false null undefined NaN"), quotes: "\"'`")

    private static let python = Language(
        keywords: words(
            """
            and as assert async await break class continue def del elif else except finally for from global if import in \
            is lambda nonlocal not or pass raise return try while with yield
            """),
        lineComments: ["#"], blockComment: nil)

    private static let shell = Language(
        keywords: words("case do done elif else esac export fi for function if in local return set then until while"),
        lineComments: ["#"], blockComment: nil, wordCharacters: "-.", hasCapitalTypes: false,
        attributePrefixes: "$")

    private static let yaml = Language(
        lineComments: ["#"], blockComment: nil, wordCharacters: "-.", hasCapitalTypes: false, hasKeys: true,
        attributePrefixes: "")

    private static let json = Language(
        blockComment: nil, quotes: "\"", hasCapitalTypes: false, hasKeys: true, attributePrefixes: "")

    private static let css = Language(
        lineComments: [], wordCharacters: "-#%", hasCapitalTypes: false, hasKeys: true)

    private static let cFamily = Language(
        keywords: words(
            """
            abstract as async await bool break byte case catch char class const continue crate default defer do double \
            else enum extern final float fn for func go goto if impl import in inline int interface let long loop match \
            mod mut namespace new override package private protected pub public range return self short signed sizeof \
            static struct super switch template this throw trait try type typedef union unsafe unsigned use using var \
            virtual void volatile where while
            """))
}
