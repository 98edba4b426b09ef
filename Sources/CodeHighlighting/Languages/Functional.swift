// Languages in the tradition of ML.
extension Language {
    static let functional = [haskell, ocaml, fsharp, elm]

    private static let haskell = Language(
        "Haskell",
        "haskell hs lhs purescript",
        Syntax(
            keywords: """
                as case class data default deriving do else family forall foreign hiding if import in infix infixl infixr \
                instance let mdo module newtype of pattern qualified rec stock then type via where
                """,
            constants: "True False Nothing Just Left Right otherwise",
            spans: [
                .block("{-#", "#-}", as: .attribute), .block("{-", "-}", nests: true), .line("--"),
                .string("\""),
            ],
            wordSigns: "_'",
            hasCharacters: true
        )
    )

    private static let ocaml = Language(
        "OCaml",
        "ocaml ml mli reason sml",
        Syntax(
            keywords: """
                and as assert begin class constraint do done downto else end exception external for fun function functor if in \
                include inherit initializer lazy let match method module mutable new nonrec object of open or private rec sig \
                struct then to try type val virtual when while with
                """,
            constants: "true false None Some Ok Error",
            types: "array bool bytes char exn float int int32 int64 list option string unit",
            spans: [
                .block("(*", "*)", nests: true), .multiline("\""),
                .multiline("{|", "|}", escape: nil),
            ],
            hasCharacters: true
        )
    )

    private static let fsharp = Language(
        "F#",
        "fsharp fs f# fsx fsi",
        Syntax(
            keywords: """
                abstract and as assert async base begin class default delegate do done downcast downto elif else end exception \
                extern finally fixed for fun function global if in inherit inline interface internal lazy let match member \
                module mutable namespace new not of open or override private public rec return static struct task then to try \
                type upcast use val void when while with yield
                """,
            constants: "true false null None Some Ok Error",
            types: "bool byte char decimal double float int int64 list obj option seq string unit",
            spans: [
                .block("(*", "*)", nests: true), .line("//"), .multiline("\"\"\"", escape: nil),
                .multiline("\""),
                .string("[<", ">]", as: .attribute), .line("#", .firstOnLine, as: .attribute),
            ],
            hasCharacters: true
        )
    )

    private static let elm = Language(
        "Elm",
        "elm",
        Syntax(
            keywords: "as case else exposing if import in let module of port then type alias where",
            constants: "True False Nothing Just Ok Err",
            spans: [
                .block("{-", "-}", nests: true), .line("--"), .multiline("\"\"\""), .string("\""),
            ],
            hasCharacters: true
        )
    )
}
