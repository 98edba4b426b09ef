import Findings

/// The guides of rules about the app's own files, which need `mirrors` or `uses` in the configuration.
enum UseRules {
    static let guides = [mirror] + useRules + tokenRules

    private static let mirror = RuleGuide(
        .tokenMirror,
        .error,
        "The files of a mirror have the same colours under the same names.",
        reason: """
            'mirrors' in themepreview.yml lists files that are copies of each other: design tokens, style sheets, Swift and
            Kotlin, asset catalogs, resources of Android. They are compared by name and mode, with aliases followed. A name that
            is missing, another value, and a colour that cannot be read are errors; a channel that differs by 1 of 255 is a
            warning. textMuted, text-muted and --acme-color-text-muted are one name.
            """,
        passing: [],
        failing: []
    )

    private static let useRules = [
        RuleGuide(
            .literalUse,
            .warning,
            "A style sheet of the app takes a colour from its token.",
            reason: """
                In the style sheets of 'uses' a colour that equals a token stays behind when the token changes. One that is
                nearly a token's, less than ΔE OK 0.02 away, is a note. The definitions of the tokens themselves are not reported, and
                other colours by use/raw-color alone. 'themepreview fix --uses' writes the tokens.
                """,
            passing: [],
            failing: []
        ),
        RuleGuide(
            .rawColor,
            .warning,
            "A style sheet of the app has no colours that are no token's.",
            reason: """
                The rule is silent until 'rules' in themepreview.yml gives it a severity, as in
                "rules: { use/raw-color: warning }". A baseline takes the colours that are there, by file and value; new ones
                fail.
                """,
            passing: [],
            failing: []
        ),
        RuleGuide(
            .undefinedUse,
            .error,
            "A custom property that a style sheet of the app uses is defined, or has a fallback.",
            reason: """
                A declaration with a var() of an undefined property has no effect. Definitions are looked for in the style
                sheets of 'uses', those with tokens, and the names that themepreview writes. Where a sheet imports one that is not read, the
                finding is a warning.
                """,
            passing: [],
            failing: []
        ),
        RuleGuide(
            .fillAsText,
            .warning,
            "The colour of text is a token that is not named for grounds.",
            reason: """
                A token such as --color-bg was chosen to be seen behind text, so no pair judges it as one. A rule with a ground
                that is named for text, as in an inverted button, is left out.
                """,
            passing: [],
            failing: []
        ),
        RuleGuide(
            .unjudgedUse,
            .warning,
            "A text in the colour of a token lies on a ground that is known.",
            reason: """
                The rules and classes of the files in 'uses' put texts on grounds, and these pairs are judged with the listed
                ones. A text whose ground is not in its file, or that a filter, a blend mode, an image or an opacity changes, is
                in no pair: nothing says that it can be read. A comment in the rule says the ground:
                /* pair: --ink on --card as text */.
                """,
            passing: [],
            failing: []
        ),
    ]

    private static let tokenRules = [
        RuleGuide(
            .staleFallback,
            .warning,
            "The fallback of a var(), and the initial value of an @property, is the token's colour.",
            reason: """
                A fallback is painted where the token is missing: one from before a change brings back what the change fixed.
                It may have the token's colour of any mode.
                """,
            passing: [],
            failing: []
        ),
        RuleGuide(
            .onlyInAMode,
            .warning,
            "A token that a style sheet uses has a colour in every mode.",
            reason: """
                In a mode without it, a var() of the token has no effect, and the text keeps a colour that nobody chose for its
                ground.
                """,
            passing: [],
            failing: []
        ),
    ]
}
