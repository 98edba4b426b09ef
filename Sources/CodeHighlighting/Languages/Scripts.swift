// Languages for scripts, most with the comments of shells.
extension Language {
    static let scripts = [python, ruby, perl, lua, r, julia, clojure]

    private static let python = Language(
        "Python",
        "python py python3 pyi gd gdscript",
        Syntax(
            keywords: """
                and as assert async await break case class continue def del elif else except finally for from global if import \
                in is lambda match nonlocal not or pass raise return try type while with yield
                """,
            constants: "True False None Ellipsis NotImplemented self cls",
            types: "bool bytes complex dict float frozenset int list object set str tuple",
            spans: SpanRule.hash
                + prefixed([.multiline("\"\"\""), .multiline("'''")] + SpanRule.quotes),
            signs: ["@": .attribute]
        )
    )

    /// The strings, and the same with a letter before them that changes their meaning.
    private static func prefixed(_ strings: [SpanRule]) -> [SpanRule] {
        strings
            + ["f", "r", "b", "rb", "u", "F", "R", "B"].flatMap { letters in
                strings.map { string in
                    var rule = SpanRule(
                        .string,
                        letters + String(decoding: string.open, as: UTF8.self)
                    )
                    rule.close = string.close
                    rule.escape = string.escape
                    rule.spansLines = string.spansLines
                    return rule
                }
            }
    }

    private static let ruby = Language(
        "Ruby",
        "ruby rb gemfile rakefile irb podfile",
        Syntax(
            keywords: """
                alias and attr_accessor attr_reader attr_writer begin break case class def defined? do else elsif end ensure \
                extend for if in include module next not or prepend private protected public raise redo require \
                require_relative rescue retry return super then undef unless until when while yield
                """,
            constants: "true false nil self __FILE__ __dir__",
            spans: [
                .block("=begin", "=end", .atColumnOne), .line("#"), .multiline("\""),
                .string("'", needsClose: true),
                .string("`", needsClose: true), .string("%w[", "]"), .string("%i[", "]"),
                .string("%w(", ")"),
            ],
            hereDocument: "<<",
            signs: ["@": .variable, "$": .variable, ":": .constant],
            wordSigns: "_?!",
            keys: .spaced,
            hasRegExps: true
        )
    )

    private static let perl = Language(
        "Perl",
        "perl pl pm raku",
        Syntax(
            keywords: """
                and cmp continue default die do else elsif eq eval exit for foreach ge given gt if last le local lt my ne next \
                no not or our package print printf push redo require return say shift sort split state sub unless until use \
                wantarray when while x xor
                """,
            constants: "undef __FILE__ __LINE__ __PACKAGE__",
            spans: [
                .block("=pod", "=cut", .atColumnOne), .block("=head", "=cut", .atColumnOne),
                .line("#", .afterBlank),
                .multiline("\""), .string("'", needsClose: true), .string("qw(", ")"),
                .string("qr/", "/"),
                .string("s/", "/"),
                .string("m/", "/"),
            ],
            hereDocument: "<<",
            signs: ["$": .variable, "@": .variable],
            hasRegExps: true
        )
    )

    private static let lua = Language(
        "Lua",
        "lua luau",
        Syntax(
            keywords: """
                and break do else elseif end for function goto if in local not or repeat return then until while
                """,
            constants: "true false nil self",
            spans: [
                .filled("--[", "=", "[", "]", "]", as: .comment), .line("--"),
                .filled("[", "=", "[", "]", "]"),
            ] + SpanRule.quotes
        )
    )

    private static let r = Language(
        "R",
        "r rscript splus",
        Syntax(
            keywords: "break else for function if in library next repeat require return while",
            constants: "TRUE FALSE NULL NA NaN Inf NA_integer_ NA_real_ NA_character_",
            spans: SpanRule.hash + [
                .multiline("\""), .string("'", needsClose: true), .string("`", needsClose: true),
            ],
            wordSigns: "_.",
            capitals: nil
        )
    )

    private static let julia = Language(
        "Julia",
        "julia jl",
        Syntax(
            keywords: """
                abstract as baremodule begin break catch const continue do else elseif end export finally for function global \
                if import in isa let local macro module mutable outer primitive quote return struct try type using where while
                """,
            constants: "true false nothing missing NaN Inf pi im",
            spans: [
                .block("#=", "=#", nests: true), .line("#"), .multiline("\"\"\""), .multiline("\""),
            ],
            signs: ["@": .attribute, ":": .constant],
            wordSigns: "_!",
            hasCharacters: true
        )
    )

    private static let clojure = Language(
        "Clojure and other Lisps",
        "clojure clj cljs edn lisp scheme racket elisp common-lisp",
        Syntax(
            keywords: """
                and as begin case cond cond-> cond->> def defclass define define-syntax defmacro defmethod defmulti defn defn- \
                defparameter defprotocol defrecord deftype defun defvar do doseq dosync dotimes else fn for if if-let if-not \
                import lambda let let* letrec loop new not ns or progn quote recur refer require set! setq throw try use \
                when when-let when-not while
                """,
            constants: "true false nil t #t #f",
            spans: [.line(";"), .block("#|", "|#", nests: true), .multiline("\"")],
            signs: [":": .constant, "^": .attribute, "&": .keyword],
            wordSigns: "_-!?*+<>=/.#%",
            capitals: nil
        )
    )
}
