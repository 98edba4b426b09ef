/// What ``CodeLexer`` knows about a language.
struct Language: Sendable {
    var keywords: Set<String> = []
    var constants: Set<String> = ["true", "false", "null", "nil", "None", "True", "False"]
    var lineComments: [String] = ["//"]
    var blockComment: (open: String, close: String)? = ("/*", "*/")
    var quotes: [Unicode.Scalar] = ["\"", "'"]
    /// Whether a line comment needs a space before it: elsewhere `#` is part of a word.
    var spacesComments = false
    /// Whether `'` quotes one character, or begins the name of a lifetime.
    var hasCharacters = false
    /// Whether `/` may begin a regular expression.
    var hasRegExps = false
    /// What a word may hold besides letters, digits and `_`.
    var wordCharacters: [Unicode.Scalar] = []
    /// Whether a word with a capital letter is a type.
    var hasCapitalTypes = true
    /// Whether a word before `:` or `=` is a key.
    var hasKeys = false
    /// Whether a key's `:` needs a space or a line end after it.
    var spacesKeys = false
    /// The characters that begin an attribute, as `@` does in Swift.
    var attributePrefixes: [Unicode.Scalar] = ["@"]
    /// Whether it is made of tags, as HTML is.
    var isMarkup = false
    /// Whether a line's first character says what it is.
    var isDiff = false
}

extension Language {
    static func named(_ name: String) -> Language? {
        switch name {
        case "swift": swift
        case "js", "javascript", "ts", "typescript", "jsx", "tsx": javascript
        case "py", "python": python
        case "sh", "bash", "shell", "zsh", "console": shell
        case "yaml", "yml", "toml": yaml
        case "json", "jsonc": json
        case "css", "scss": css
        case "html", "xml", "svg", "mustache": Language(isMarkup: true)
        case "diff", "patch": Language(isDiff: true)
        case "c", "cpp", "c++", "h", "objc": cFamily
        case "java": java
        case "kotlin", "kt": kotlin
        case "go": go
        case "rust", "rs": rust
        case "cs", "csharp": csharp
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
        constants: words("true false nil self Self"), quotes: ["\""], attributePrefixes: ["@", "#"])

    private static let javascript = Language(
        keywords: words(
            """
            abstract as async await break case catch class const continue debugger default delete do else enum export \
            extends finally for from function get if implements import in instanceof interface let new of private \
            protected public readonly return set static super switch this throw try type typeof var void while yield
            """),
        constants: words("true false null undefined NaN"), quotes: ["\"", "'", "`"], hasRegExps: true)

    private static let python = Language(
        keywords: words(
            """
            and as assert async await break class continue def del elif else except finally for from global if import in \
            is lambda nonlocal not or pass raise return try while with yield
            """),
        lineComments: ["#"], blockComment: nil)

    private static let shell = Language(
        keywords: words("case do done elif else esac export fi for function if in local return set then until while"),
        lineComments: ["#"], blockComment: nil, spacesComments: true, wordCharacters: ["-", "."],
        hasCapitalTypes: false,
        attributePrefixes: ["$"])

    private static let yaml = Language(
        lineComments: ["#"], blockComment: nil, spacesComments: true, wordCharacters: ["-", "."],
        hasCapitalTypes: false,
        hasKeys: true, spacesKeys: true, attributePrefixes: [])

    private static let json = Language(
        blockComment: nil, quotes: ["\""], hasCapitalTypes: false, hasKeys: true, attributePrefixes: [])

    private static let css = Language(
        lineComments: [], wordCharacters: ["-", "#", "%"], hasCapitalTypes: false, hasKeys: true)

    private static let cFamily = Language(
        keywords: words(
            """
            alignas auto bool break case catch char class const constexpr continue default delete do double else enum \
            explicit extern final float for friend goto if inline int long mutable namespace new noexcept nullptr operator \
            override private protected public register return short signed sizeof static struct switch template this \
            throw try typedef typename union unsigned using virtual void volatile while
            """),
        hasCharacters: true, attributePrefixes: ["@", "#"])

    private static let java = family(
        """
        abstract assert boolean break byte case catch char class continue default do double else enum extends final \
        finally float for if implements import instanceof int interface long native new package permits private protected \
        public record return sealed short static super switch synchronized this throw throws transient try var void \
        volatile while yield
        """)

    private static let kotlin = family(
        """
        abstract as break by catch class companion const constructor continue crossinline data do else enum final finally \
        for fun get if import in infix init inline inner interface internal is lateinit object open operator out override \
        package private protected public reified return sealed set super suspend tailrec this throw try typealias val var \
        vararg when where while
        """)

    private static let go = family(
        """
        break case chan const continue default defer else fallthrough for func go goto if import interface map package \
        range return select struct switch type var
        """, quotes: ["\"", "'", "`"], constants: "iota")

    private static let rust = family(
        """
        as async await break const continue crate dyn else enum extern fn for if impl in let loop match mod move mut pub \
        ref return static struct super trait type union unsafe use where while
        """, constants: "self Self", attributePrefixes: ["#"])

    private static let csharp = family(
        """
        abstract as async await base bool break byte case catch char checked class const continue decimal default delegate \
        do double else enum event explicit extern finally fixed float for foreach get if implicit in init int interface \
        internal is lock long namespace new object operator out override params private protected public readonly record \
        ref required return sbyte sealed set short sizeof static string struct switch this throw try typeof uint ulong \
        unsafe ushort using var virtual void volatile when where while with yield
        """)

    /// A language that looks like C, with keywords of its own.
    private static func family(
        _ keywords: String, quotes: [Unicode.Scalar] = ["\"", "'"], constants: String = "",
        attributePrefixes: [Unicode.Scalar] = ["@"]
    ) -> Language {
        var language = cFamily
        language.keywords = words(keywords)
        language.constants.formUnion(words(constants))
        (language.quotes, language.attributePrefixes) = (quotes, attributePrefixes)
        return language
    }
}
