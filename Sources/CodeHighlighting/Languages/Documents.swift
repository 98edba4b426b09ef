// Languages of texts and pages.
extension Language {
    static let documents = [plain, html, css, markdown, diff, latex]

    private static let plain = Language(
        "Plain text",
        "text txt plain plaintext none output ascii log csv tsv",
        Syntax(reading: .plain)
    )

    private static let html = Language(
        "HTML and XML",
        "html xml svg htm xhtml vue svelte astro mustache handlebars hbs jinja jinja2 django liquid erb rss plist xsl xsd",
        Syntax(
            reading: .markup,
            spans: [
                .block("<!--", "-->"), .block("<![CDATA[", "]]>", as: .string),
                .block("<!", ">", as: .tag),
                .block("<?", "?>", as: .tag), .string("{{!", "}}", escape: nil, as: .comment),
                .string("{{", "}}", escape: nil, as: .variable),
                .string("{%", "%}", escape: nil, as: .keyword),
                .string("<%", "%>", escape: nil, as: .keyword),
            ]
        )
    )

    static let css = Language(
        "CSS",
        "css scss sass less postcss stylus",
        Syntax(
            keywords: "and from important not only or to",
            constants:
                "auto inherit initial none revert transparent unset currentcolor currentColor",
            spans: [.block("/*", "*/"), .line("//", .afterBlank)] + SpanRule.quotes + [
                .string("#{", "}", as: .variable)
            ],
            signs: ["@": .keyword, "$": .variable, "#": .number],
            wordSigns: "_-%",
            capitals: nil,
            keys: .spaced
        )
    )

    private static let markdown = Language(
        "Markdown",
        "markdown md mdx mkd rmd qmd",
        Syntax(
            spans: [
                .block("<!--", "-->"), .line("#", .atColumnOne, as: .keyword),
                .line(">", .firstOnLine),
                .block("````", "````", .firstOnLine, as: .string),
                .block("```", "```", .firstOnLine, as: .string),
                .block("~~~", "~~~", .firstOnLine, as: .string),
                .string("``", escape: nil, needsClose: true),
                .string("`", escape: nil, needsClose: true), .string("**", "**", as: .constant),
                .string("](", ")", as: .attribute), .string("<http", ">", as: .attribute),
            ],
            capitals: nil
        )
    )

    private static let diff = Language(
        "Diff",
        "diff patch udiff",
        Syntax(
            spans: [
                .line("+", .atColumnOne, as: .inserted), .line("-", .atColumnOne, as: .deleted),
                .line("@", .atColumnOne), .line("diff ", .atColumnOne),
                .line("index ", .atColumnOne),
                .line(">", .atColumnOne, as: .inserted), .line("<", .atColumnOne, as: .deleted),
            ],
            capitals: nil
        )
    )

    private static let latex = Language(
        "LaTeX",
        "latex tex bibtex",
        Syntax(
            spans: [
                .string("\\%", "", as: .constant), .line("%"), .string("$$", "$$", as: .string),
                .string("$", "$", as: .string),
            ],
            signs: ["\\": .keyword, "@": .keyword],
            wordSigns: "",
            capitals: nil
        )
    )
}
