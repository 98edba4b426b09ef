import Testing

/// Code of one language, and its tokens: a kind and a text each.
struct Sample: CustomTestStringConvertible, Sendable {
    let alias: String
    let code: String
    let tokens: [String]

    init(_ alias: String, _ code: String, _ tokens: String...) {
        self.alias = alias
        self.code = code
        self.tokens = tokens
    }

    var testDescription: String { alias }

    static let all = cFamily + virtualMachines + scripts + functional + shells + documents + data
}

extension Sample {
    private static let cFamily: [Sample] = [
        Sample(
            "c",
            "#include <stdio.h>\nint main(void) { char c = '\\n'; return puts(\"a\\\"b\") + 0x1F; /* end */ }",
            "attribute #include",
            "type int",
            "function main",
            "type void",
            "type char",
            "string '\\n'",
            "keyword return",
            "function puts",
            "string \"a\\\"b\"",
            "number 0x1F",
            "comment /* end */"
        ),
        Sample(
            "cpp",
            #"auto s = R"(a "b")"; std::vector<int> v{1'000}; // c"#,
            "keyword auto",
            #"string R"(a "b")""#,
            "type int",
            "number 1'000",
            "comment // c"
        ),
        Sample(
            "swift",
            "@main struct A { let n = #\"a\"b\"# + f(1.5e-3) /* a /* b */ c */ }",
            "attribute @main",
            "keyword struct",
            "type A",
            "keyword let",
            "string #\"a\"b\"#",
            "function f",
            "number 1.5e-3",
            "comment /* a /* b */ c */"
        ),
        Sample(
            "js",
            #"const x = s.replace(/['"/]/gi, `a\#n${b}`) ?? null; // c"#,
            "keyword const",
            "function replace",
            #"string /['"/]/gi"#,
            "string `a\n${b}`",
            "constant null",
            "comment // c"
        ),
        Sample(
            "ts",
            "interface A { b: string; c?: number } return /x/",
            "keyword interface",
            "type A",
            "type string",
            "type number",
            "keyword return",
            "string /x/"
        ),
        Sample(
            "go",
            #"func f(r rune) string { return `a\#nb` + "c" } // iota\#nx := 'a' + iota"#,
            "keyword func",
            "function f",
            "type rune",
            "type string",
            "keyword return",
            "string `a\nb`",
            #"string "c""#,
            "comment // iota",
            "string 'a'",
            "constant iota"
        ),
        Sample(
            "rust",
            "#[derive(Debug)] fn f<'a>(x: &'a str) -> u8 { r#\"a\"b\"#; 'c'; Some(1) }",
            "attribute #[derive(Debug)]",
            "keyword fn",
            "type str",
            "type u8",
            "string r#\"a\"b\"#",
            "string 'c'",
            "constant Some",
            "number 1"
        ),
        Sample(
            "zig",
            "const x: u8 = @import(\"std\").f(1); // c\n\\\\ text",
            "keyword const",
            "type u8",
            "function @import",
            #"string "std""#,
            "function f",
            "number 1",
            "comment // c",
            "string \\\\ text"
        ),
        Sample(
            "csharp",
            #"#nullable enable\#nvar s = $"a{b}"; foreach (string x in Xs) { } // c"#,
            "attribute #nullable enable",
            "type var",
            #"string $"a{b}""#,
            "keyword foreach",
            "type string",
            "keyword in",
            "type Xs",
            "comment // c"
        ),
        Sample(
            "dart",
            "@override Widget build(int n) => Text('a $n'); // c",
            "attribute @override",
            "type Widget",
            "function build",
            "type int",
            "type Text",
            "string 'a $n'",
            "comment // c"
        ),
        Sample(
            "protobuf",
            "message A { repeated string b = 1; } // c",
            "keyword message",
            "type A",
            "keyword repeated",
            "type string",
            "number 1",
            "comment // c"
        ),
        Sample(
            "php",
            "<?php\n# c\necho $name . 'a'; NULL; strlen($x)",
            "tag <?php",
            "comment # c",
            "keyword echo",
            "variable $name",
            "string 'a'",
            "constant NULL",
            "function strlen",
            "variable $x"
        ),
    ]
}

extension Sample {
    private static let virtualMachines: [Sample] = [
        Sample(
            "java",
            #"@Override public String f() { return """\#na "b"\#n"""; } // c"#,
            "attribute @Override",
            "keyword public",
            "type String",
            "function f",
            "keyword return",
            #"string """\#na "b"\#n""""#,
            "comment // c"
        ),
        Sample(
            "kotlin",
            #"fun f(x: Int) = when (x) { 1 -> "a"; else -> null }"#,
            "keyword fun",
            "function f",
            "type Int",
            "keyword when",
            "number 1",
            #"string "a""#,
            "keyword else",
            "constant null"
        ),
        Sample(
            "scala",
            #"case class A(x: Int) // c\#ndef f = """a"b""""#,
            "keyword case",
            "keyword class",
            "type A",
            "type Int",
            "comment // c",
            "keyword def",
            #"string """a"b""""#
        ),
        Sample(
            "groovy",
            #"def x = 'a' // c\#nprintln("b")"#,
            "keyword def",
            "string 'a'",
            "comment // c",
            "function println",
            #"string "b""#
        ),
        Sample(
            "elixir",
            #"@doc "a"\#ndef f(x), do: {:ok, x} # c"#,
            "attribute @doc",
            #"string "a""#,
            "keyword def",
            "function f",
            "attribute do",
            "constant :ok",
            "comment # c"
        ),
        Sample(
            "erlang",
            "-module(a).\nf(X) -> case X of true -> ok end. % c",
            "attribute -module(a).",
            "function f",
            "variable X",
            "keyword case",
            "variable X",
            "keyword of",
            "constant true",
            "constant ok",
            "keyword end",
            "comment % c"
        ),
    ]
}

extension Sample {
    private static let scripts: [Sample] = [
        Sample(
            "python",
            #"@cached\#ndef f(x: int) -> str:  # c\#n    return f'a' + r"b" + '''c\#nd''' + None"#,
            "attribute @cached",
            "keyword def",
            "function f",
            "type int",
            "type str",
            "comment # c",
            "keyword return",
            "string f'a'",
            #"string r"b""#,
            "string '''c\nd'''",
            "constant None"
        ),
        Sample(
            "ruby",
            "class A # c\n  def b? = @c || :d\n  x = <<~END\n    a\n  END\n  puts 'e' =~ /f/i, nil",
            "keyword class",
            "type A",
            "comment # c",
            "keyword def",
            "variable @c",
            "constant :d",
            "string <<~END",
            "string     a\n  END",
            "string 'e'",
            "string /f/i",
            "constant nil"
        ),
        Sample(
            "perl",
            #"my $x = qw(a b); # c\#nprint "d" if $x eq undef;"#,
            "keyword my",
            "variable $x",
            "string qw(a b)",
            "comment # c",
            "keyword print",
            #"string "d""#,
            "keyword if",
            "variable $x",
            "keyword eq",
            "constant undef"
        ),
        Sample(
            "lua",
            "--[[ a\nb ]] local x = [==[c]==] -- d\nreturn nil, 1",
            "comment --[[ a\nb ]]",
            "keyword local",
            "string [==[c]==]",
            "comment -- d",
            "keyword return",
            "constant nil",
            "number 1"
        ),
        Sample(
            "r",
            #"x <- c(1.5, TRUE) # c\#nfor (i in "a") mean(x)"#,
            "function c",
            "number 1.5",
            "constant TRUE",
            "comment # c",
            "keyword for",
            "keyword in",
            #"string "a""#,
            "function mean"
        ),
        Sample(
            "julia",
            #"#= a =# function f(x) # c\#n  @time :a; "b"; nothing end"#,
            "comment #= a =#",
            "keyword function",
            "function f",
            "comment # c",
            "attribute @time",
            "constant :a",
            #"string "b""#,
            "constant nothing",
            "keyword end"
        ),
        Sample(
            "clojure",
            #"(defn f [x] ; c\#n  (if true :a "b"))"#,
            "keyword defn",
            "comment ; c",
            "keyword if",
            "constant true",
            "constant :a",
            #"string "b""#
        ),
    ]
}

extension Sample {
    private static let functional: [Sample] = [
        Sample(
            "haskell",
            #"{- a {- b -} -} module A where -- c\#nf :: Maybe Int\#nf = Just 'x' foldl' "d""#,
            "comment {- a {- b -} -}",
            "keyword module",
            "type A",
            "keyword where",
            "comment -- c",
            "type Maybe",
            "type Int",
            "constant Just",
            "string 'x'",
            #"string "d""#
        ),
        Sample(
            "ocaml",
            #"(* a *) let f x = match x with Some y -> "b" | None -> 'c'"#,
            "comment (* a *)",
            "keyword let",
            "keyword match",
            "keyword with",
            "constant Some",
            #"string "b""#,
            "constant None",
            "string 'c'"
        ),
        Sample(
            "fsharp",
            #"[<Literal>]\#nlet x = "a" // c\#nmatch y with null -> f(1)"#,
            "attribute [<Literal>]",
            "keyword let",
            #"string "a""#,
            "comment // c",
            "keyword match",
            "keyword with",
            "constant null",
            "function f",
            "number 1"
        ),
        Sample(
            "elm",
            #"module A exposing (b) -- c\#nb = Just "d""#,
            "keyword module",
            "type A",
            "keyword exposing",
            "comment -- c",
            "constant Just",
            #"string "d""#
        ),
    ]
}

extension Sample {
    private static let shells: [Sample] = [
        Sample(
            "sh",
            #"for f in *.txt; do # c\#n  echo "$f" $HOME ${x:-1} 'a' > b#c\#ndone\#ncat <<EOF\#nif $x\#nEOF\#nexit 1"#,
            "keyword for",
            "keyword in",
            "keyword do",
            "comment # c",
            #"string "$f""#,
            "variable $HOME",
            "variable ${x:-1}",
            "string 'a'",
            "keyword done",
            "string <<EOF",
            "string if $x\nEOF",
            "number 1"
        ),
        Sample(
            "console",
            "$ echo \"a\" # c\nif for\n$ ls \\\n  $HOME\n# note\ndone",
            "comment $",
            #"string "a""#,
            "comment # c",
            "comment $",
            "variable $HOME",
            "comment # note"
        ),
        Sample(
            "powershell",
            #"<# a #> $x = Get-Item -Path "b" # c\#nif ($x -eq [int]1) { }"#,
            "comment <# a #>",
            "variable $x",
            "function Get-Item",
            "attribute -Path",
            #"string "b""#,
            "comment # c",
            "keyword if",
            "variable $x",
            "attribute -eq",
            "type [int]",
            "number 1"
        ),
        Sample(
            "batch",
            "@echo off\nREM c\nset X=%PATH%\n:end",
            "keyword echo",
            "keyword off",
            "comment REM c",
            "keyword set",
            "variable %PATH%",
            "function :end"
        ),
        Sample(
            "dockerfile",
            #"FROM swift:6 AS build # x\#n# c\#nRUN run "a" $HOME from\#nCOPY --from=build /a /b"#,
            "keyword FROM",
            "number 6",
            "keyword AS",
            "comment # c",
            "keyword RUN",
            #"string "a""#,
            "variable $HOME",
            "keyword COPY",
            "attribute --from="
        ),
        Sample(
            "makefile",
            "CC := cc # c\nbuild: main.o\n\t$(CC) -o $@\nifeq (a, b)",
            "attribute CC",
            "comment # c",
            "attribute build",
            "variable $(CC)",
            "variable $@",
            "keyword ifeq"
        ),
        Sample(
            "cmake",
            #"project(A) # c\#nset(X "a" ${B}) if(NOT X)"#,
            "function project",
            "comment # c",
            "function set",
            #"string "a""#,
            "variable ${B}",
            "function if",
            "keyword NOT"
        ),
    ]
}

extension Sample {
    private static let documents: [Sample] = [
        Sample(
            "html",
            #"<!-- c --><p class="x" hidden>it's "so"</p><br/>"#,
            "comment <!-- c -->",
            "tag <p",
            "attribute class",
            #"string "x""#,
            "attribute hidden",
            "tag >",
            "tag </p",
            "tag >",
            "tag <br",
            "tag />"
        ),
        Sample(
            "xml",
            #"<?xml version="1.0"?><a:b c='d'><![CDATA[<e>]]></a:b>"#,
            #"tag <?xml version="1.0"?>"#,
            "tag <a:b",
            "attribute c",
            "string 'd'",
            "tag >",
            "string <![CDATA[<e>]]>",
            "tag </a:b",
            "tag >"
        ),
        Sample(
            "mustache",
            #"<a href="{{href}}">{{name}}</a>{{! c }}"#,
            "tag <a",
            "attribute href",
            #"string "{{href}}""#,
            "tag >",
            "variable {{name}}",
            "tag </a",
            "tag >",
            "comment {{! c }}"
        ),
        Sample(
            "css",
            #"@media print { a:hover { color: #fff; margin: 1.5rem 50%; } } /* c */ $x: "y" !important"#,
            "keyword @media",
            "attribute color",
            "number #fff",
            "attribute margin",
            "number 1.5rem",
            "number 50%",
            "comment /* c */",
            "variable $x",
            #"string "y""#,
            "keyword important"
        ),
        Sample(
            "markdown",
            "# Title\n> quote\nwords `code` **bold** [a](b.md)\n```sh\nls\n```\n<!-- c -->",
            "keyword # Title",
            "comment > quote",
            "string `code`",
            "constant **bold**",
            "attribute ](b.md)",
            "string ```sh\nls\n```",
            "comment <!-- c -->"
        ),
        Sample(
            "diff",
            "diff --git a b\n@@ -1 +1 @@\n-a\n+b\n +c",
            "comment diff --git a b",
            "comment @@ -1 +1 @@",
            "deleted -a",
            "inserted +b"
        ),
        Sample(
            "latex",
            "\\section{A} % c\n50\\% of $x^2$",
            "keyword \\section",
            "comment % c",
            "number 50",
            "constant \\%",
            "string $x^2$"
        ),
    ]
}

extension Sample {
    private static let data: [Sample] = [
        Sample(
            "yaml",
            #"# c\#nname: "a" # d\#n- url: http://x.y#z\#n  n: 1.5\#n  on: true\#n  b: *x"#,
            "comment # c",
            "attribute name",
            #"string "a""#,
            "comment # d",
            "attribute url",
            "attribute n",
            "number 1.5",
            "attribute on",
            "constant true",
            "attribute b",
            "variable *x"
        ),
        Sample(
            "json",
            #"{"a": "b", "c": [1, true, null]}"#,
            #"attribute "a""#,
            #"string "b""#,
            #"attribute "c""#,
            "number 1",
            "constant true",
            "constant null"
        ),
        Sample(
            "toml",
            #"# c\#n[a.b]\#nkey = "x"\#nn = 1\#nd = [true]"#,
            "comment # c",
            "tag [a.b]",
            "attribute key",
            #"string "x""#,
            "attribute n",
            "number 1",
            "attribute d",
            "constant true"
        ),
        Sample(
            "ini",
            "; c\n[section]\nkey = value\nflag=true",
            "comment ; c",
            "tag [section]",
            "attribute key",
            "attribute flag",
            "constant true"
        ),
        Sample(
            "hcl",
            #"resource "a" "b" { # c\#n  count = 1\#n  x = true\#n}"#,
            "keyword resource",
            #"string "a""#,
            #"string "b""#,
            "comment # c",
            "attribute count",
            "number 1",
            "attribute x",
            "constant true"
        ),
        Sample(
            "nginx",
            "server { # c\n  listen 80;\n  root $dir; gzip on; }",
            "keyword server",
            "comment # c",
            "keyword listen",
            "number 80",
            "keyword root",
            "variable $dir",
            "constant on"
        ),
        Sample(
            "nix",
            #"{ a = "b"; } # c\#nlet x = 1; in null"#,
            "attribute a",
            #"string "b""#,
            "comment # c",
            "keyword let",
            "attribute x",
            "number 1",
            "keyword in",
            "constant null"
        ),
        Sample(
            "sql",
            "SELECT a, COUNT(*) FROM t WHERE b = 'it''s' AND c IS NULL -- d\nLIMIT 10",
            "keyword SELECT",
            "function COUNT",
            "keyword FROM",
            "keyword WHERE",
            "string 'it'",
            "string 's'",
            "keyword AND",
            "keyword IS",
            "constant NULL",
            "comment -- d",
            "keyword LIMIT",
            "number 10"
        ),
        Sample(
            "graphql",
            "query A($x: Int!) { b(id: $x) @skip # c\n}",
            "keyword query",
            "type A",
            "variable $x",
            "type Int",
            "function b",
            "attribute id",
            "variable $x",
            "attribute @skip",
            "comment # c"
        ),
    ]
}
