// Languages of the Java and Erlang machines and of R, with words of their own and strings like C's.
extension Language {
    static let virtualMachines = [java, kotlin, scala, groovy, elixir, erlang]

    private static let longStrings: [SpanRule] =
        SpanRule.slashes + [.multiline("\"\"\""), .string("\"")]

    private static let java = Language(
        "Java",
        "java",
        Syntax(
            keywords: """
                abstract assert break case catch class const continue default do else enum exports extends final finally for goto \
                if implements import instanceof interface module native new non-sealed package permits private protected public \
                record requires return sealed static strictfp super switch synchronized this throw throws transient try var \
                volatile when while yield
                """,
            constants: commonConstants,
            types: "boolean byte char double float int long short void",
            spans: longStrings,
            signs: ["@": .attribute],
            hasCharacters: true
        )
    )

    private static let kotlin = Language(
        "Kotlin",
        "kotlin kt kts",
        Syntax(
            keywords: """
                abstract actual annotation as break by catch class companion const constructor continue crossinline data do \
                else enum expect external final finally for fun get if import in infix init inline inner interface internal is \
                lateinit noinline object open operator out override package private protected public reified return sealed set \
                super suspend tailrec this throw try typealias val value var vararg when where while
                """,
            constants: commonConstants,
            spans: [
                .line("//"), .block("/*", "*/", nests: true), .multiline("\"\"\"", escape: nil),
                .string("\""),
            ],
            signs: ["@": .attribute],
            hasCharacters: true
        )
    )

    private static let scala = Language(
        "Scala",
        "scala sbt sc",
        Syntax(
            keywords: """
                abstract as case catch class def derives do else end enum export extends extension final finally for given if \
                implicit import infix inline lazy match new object opaque open override package private protected return \
                sealed super then this throw trait transparent try type using val var while with yield
                """,
            constants: commonConstants,
            spans: [
                .line("//"), .block("/*", "*/", nests: true), .multiline("\"\"\"", escape: nil),
                .string("\""),
            ],
            signs: ["@": .attribute],
            hasCharacters: true
        )
    )

    private static let groovy = Language(
        "Groovy",
        "groovy gradle jenkinsfile",
        Syntax(
            keywords: """
                abstract as assert break case catch class continue def default do else enum extends final finally for if \
                implements import in instanceof interface new package private protected public return static super switch \
                synchronized this throw throws trait try var void while
                """,
            constants: commonConstants,
            types: "boolean byte char double float int long short",
            spans: SpanRule.slashes + [.multiline("\"\"\""), .multiline("'''")] + SpanRule.quotes,
            signs: ["@": .attribute]
        )
    )

    private static let elixir = Language(
        "Elixir",
        "elixir ex exs iex",
        Syntax(
            keywords: """
                after alias and case catch cond def defdelegate defexception defguard defimpl defmacro defmodule defp \
                defprotocol defstruct do else end fn for if import in not or quote raise receive require rescue try unless \
                unquote use when with
                """,
            constants: "true false nil",
            spans: SpanRule.hash + [
                .multiline("\"\"\""), .multiline("\""), .string("'", needsClose: true),
            ],
            signs: ["@": .attribute, ":": .constant],
            wordSigns: "_?!",
            keys: .spaced
        )
    )

    private static let erlang = Language(
        "Erlang",
        "erlang erl",
        Syntax(
            keywords: """
                after and andalso begin bnot bor bsl bsr bxor case catch div else end fun if maybe not of or orelse receive rem \
                try when xor
                """,
            constants: "true false undefined ok error",
            spans: [
                .line("%"), .multiline("\""), .string("'", needsClose: true),
                .line("-", .atColumnOne, as: .attribute),
            ],
            signs: ["?": .constant],
            capitals: .variable
        )
    )
}
