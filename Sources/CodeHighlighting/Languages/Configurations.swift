// Languages of settings.
extension Language {
    static let configurations = [yaml, json, toml, ini, hcl, nginx, nix]

    private static let yaml = Language(
        "YAML",
        "yaml yml",
        Syntax(
            constants: "true false null yes no on off True False",
            spans: [.line("#", .afterBlank), .line("---", .atColumnOne)] + SpanRule.quotes,
            signs: ["&": .variable, "*": .variable, "!": .type],
            wordSigns: "_-.",
            capitals: nil,
            keys: .spaced
        )
    )

    private static let json = Language(
        "JSON",
        "json jsonc json5 jsonl ndjson geojson webmanifest",
        Syntax(
            constants: commonConstants,
            spans: SpanRule.slashes + SpanRule.quotes,
            wordSigns: "_$",
            capitals: nil,
            keys: .always
        )
    )

    private static let toml = Language(
        "TOML",
        "toml",
        Syntax(
            constants: "true false inf nan",
            spans: SpanRule.hash + [
                .line("[[", .firstOnLine, as: .tag), .line("[", .atColumnOne, as: .tag),
                .multiline("\"\"\""),
                .multiline("'''", escape: nil), .string("\""),
                .string("'", escape: nil, needsClose: true),
            ],
            wordSigns: "_-.",
            capitals: nil,
            keys: .always
        )
    )

    private static let ini = Language(
        "INI",
        "ini cfg conf config properties editorconfig env dotenv desktop systemd gitconfig",
        Syntax(
            constants: "true false yes no on off",
            spans: [
                .line("#", .firstOnLine), .line(";", .firstOnLine),
                .line("[", .firstOnLine, as: .tag),
            ]
                + SpanRule.quotes,
            signs: ["$": .variable],
            wordSigns: "_-.",
            capitals: nil,
            keys: .firstOnLine
        )
    )

    private static let hcl = Language(
        "HCL",
        "hcl terraform tf tfvars",
        Syntax(
            keywords: "for if in else endfor endif",
            constants: commonConstants,
            types: "any bool list map number object set string tuple",
            lineKeywords:
                "check data import locals module moved output provider resource terraform variable",
            spans: SpanRule.hash + SpanRule.slashes + [.string("\"")],
            hereDocument: "<<",
            wordSigns: "_-",
            capitals: nil,
            keys: .always
        )
    )

    private static let nginx = Language(
        "nginx",
        "nginx nginxconf",
        Syntax(
            constants: "on off",
            spans: SpanRule.hash + SpanRule.quotes,
            signs: ["$": .variable],
            wordSigns: "_-",
            capitals: nil,
            firstWord: .keyword
        )
    )

    private static let nix = Language(
        "Nix",
        "nix",
        Syntax(
            keywords: "assert else if import in inherit let or rec then with",
            constants: commonConstants,
            spans: SpanRule.hash + [
                .block("/*", "*/"), .multiline("''", escape: nil), .multiline("\""),
            ],
            wordSigns: "_-'",
            capitals: nil,
            keys: .always
        )
    )
}
