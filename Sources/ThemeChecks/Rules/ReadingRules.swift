import Findings

/// The guides of rules that readers of themes, pages and templates apply, before any theme is checked.
enum ReadingRules {
    static let guides =
        colorRules + [lightnessRule] + MetricRules.guides + tokenRules + themeRules + contrastRules
        + pageRules + UseRules.guides

    private static let page = "colors:\n  background: white\n  text: black\n"

    private static let colorRules = [
        RuleGuide(
            .invalidColor,
            .error,
            "A colour has one value: an absolute CSS colour, an alias, or one computed from these.",
            reason: """
                Hex, names, rgb(), hsl(), hwb(), lab(), lch(), oklab(), oklch(), color() and color-mix() are read. What
                depends on the page (currentcolor, system colours) or is incomplete is refused, because its contrast would
                be unknown. A hex colour must stand in quotes: YAML reads a bare # as a comment.
                """,
            passing: page + "  primary: \"#0b5c9e\"\n",
            failing: page + "  primary: \"#0b5c9\"\n"
        ),
        RuleGuide(
            .missingRole,
            .error,
            "A theme has a background and a text colour.",
            reason: """
                Every other role can be derived from these two; without them there is nothing to show. A file of another tool
                without them gets a warning instead: its palette is shown, its pairs of roles are unknown, and the pairs that
                name its own colours are judged.
                """,
            passing: page,
            failing: "colors:\n  background: white\n"
        ),
    ]

    private static let lightnessRule = RuleGuide(
        .excessLightness,
        .warning,
        "The lightness of oklab() and oklch() is a number from 0 to 1, or a percentage.",
        reason: """
            CSS takes a number above 1 as 1, which is white whatever the other numbers say. oklch(50 0.1 250) was probably
            meant as oklch(50% 0.1 250). Up to 1.01 counts as rounding.
            """,
        passing: page + "  primary: oklch(50% 0.1 250)\n",
        failing: page + "  primary: oklch(50 0.1 250)\n"
    )

    private static let tokenRules = [
        RuleGuide(
            .unknownReference,
            .error,
            "An alias names a token that is there.",
            reason:
                "Aliases are paths in braces: {palette.ink}, {colors.primary}, {layout.radius.md}.",
            passing:
                "palette: { ink: black }\ncolors: { background: white, text: \"{palette.ink}\" }\n",
            failing:
                "palette: { ink: black }\ncolors: { background: white, text: black, link: \"{palette.inc}\" }\n"
        ),
        RuleGuide(
            .aliasCycle,
            .error,
            "Aliases lead to a colour, not back to where they began.",
            reason:
                "The finding names the whole chain. Give one of its tokens a colour of its own.",
            passing: page + "  link: \"{colors.primary}\"\n  primary: navy\n",
            failing: page + "  link: \"{colors.primary}\"\n  primary: \"{colors.link}\"\n"
        ),
        RuleGuide(
            .unknownKey,
            .error,
            "A key is one that the format has.",
            reason:
                "A misspelt key would be ignored in silence otherwise. The finding names the nearest known one.",
            passing: "name: Day\n" + page,
            failing: "nmae: Day\n" + page
        ),
        RuleGuide(
            .wrongType,
            .error,
            "A value has the type that its key asks for.",
            reason: "What cannot be read is left out, and the rest of the theme goes on.",
            passing: page + "fonts: { styles: { body: { weight: 400 } } }\n",
            failing: page + "fonts: { styles: { body: { weight: heavy } } }\n"
        ),
        RuleGuide(
            .invalidName,
            .error,
            "A name can become part of a CSS custom property.",
            reason:
                "Names are letters from A to Z and a to z, digits, '-' and '_'; no two of them become the same property.",
            passing: "palette: { deep-sea: navy }\n" + page,
            failing: "palette: { \"deep sea\": navy }\n" + page
        ),
    ]

    private static let themeRules = [
        RuleGuide(
            .unreadableFile,
            .error,
            "A theme file is a small YAML file in UTF-8.",
            reason: """
                A file is not read as a theme when it is empty, larger than 4 MiB, nested too deep or not YAML, when its name is
                not UTF-8, when it has more than 120,000 values and pairs in all of its modes, or when it is in a format that is not
                read (design tokens of an older form, a tinted8 scheme). Nor is a link that leads out
                of the folder of themes, nowhere or to a folder. All other files are read. Templates and the configuration must be UTF-8 as well.
                """,
            passing: page,
            failing: "colors: [\n"
        ),
        RuleGuide(
            .duplicateID,
            .error,
            "No two themes have one id.",
            reason:
                "A theme's id is its file name without endings. The first file keeps it; rename the other.",
            passing: [("day.yml", page), ("night.yml", page)],
            failing: [("day.yml", page), ("day.yaml", page)]
        ),
        RuleGuide(
            .unknownBase,
            .error,
            "A theme extends one that is there, and not itself.",
            reason:
                "'extends' takes another theme's id. Themes that extend each other in a circle have no beginning.",
            passing: [("base.yml", page), ("brand.yml", "extends: base\n")],
            failing: [("brand.yml", "extends: base\n")]
        ),
        RuleGuide(
            .unsafeStyle,
            .error,
            "A theme's own CSS stays within the theme's scope.",
            reason: """
                Only style rules, @media, @supports and @container are allowed, brackets and strings must be closed, and
                nothing may load a file. The theme is built without its CSS until then.
                """,
            passing: page + "css: \".card { border-radius: 0 }\"\n",
            failing: page + "css: \"} body { display: none }\"\n"
        ),
        RuleGuide(
            .undefinedProperty,
            .error,
            "CSS asks for custom properties that every mode of every theme has.",
            reason: """
                A declaration with a var() of an undefined property has no effect. Checked are the themes' own CSS, the style
                sheets and templates in templates/, and raw HTML in pages. A fallback, as in var(--color-brand, navy), or
                setting the property in your own CSS satisfies the rule as well. Other names are not checked, unless they
                belong to a family of the themes' properties, such as --color-…, or nearly have the name of one.
                """,
            passing: page + "  brand: navy\ncss: \".card { color: var(--color-brand) }\"\n",
            failing: page + "css: \".card { color: var(--color-brand) }\"\n"
        ),
    ]

    private static let contrastRules = [
        MissingPairs.guide,
        StaleException.guide,
        RuleGuide(
            .unknownPair,
            .error,
            "A pair names colours that the theme has.",
            reason: "Pairs and groups name roles, or a component's colours such as button-text.",
            passing: page + "contrast: { pairs: [ text on surface ] }\n",
            failing: page + "contrast: { pairs: [ txet on surface ] }\n"
        ),
        RuleGuide(
            .missingReason,
            .warning,
            "A pair of the project that asks for less than the default one says why.",
            reason: """
                'use: exempt', a lower 'ratio' or a weaker 'use' allows what a theme would fail for, as a waiver does. Say
                under 'reason' why it is enough; reports count the pair.
                """,
            passing: [],
            failing: []
        ),
        RuleGuide(
            .staleWaiver,
            .warning,
            "A waiver allows a finding that is there.",
            reason: "One that matches nothing hides the next mistake. Remove it.",
            passing: page,
            failing: page + "contrast: { waivers: [ { pair: text on surface, reason: old } ] }\n"
        ),
        RuleGuide(
            .staleBaseline,
            .note,
            "A baseline lists findings that are there.",
            reason:
                "A row whose finding is gone would hide its return. --update-baseline removes it.",
            passing: [],
            failing: []
        ),
    ]

    private static let pageRules = [
        RuleGuide(
            .unreadablePage,
            .error,
            "A page is UTF-8 text with front matter that can be read.",
            reason: """
                A build keeps its last good files; a new one is left out, or shown without its front matter. A link that leads
                out of the folder of pages, nowhere or to a folder is left out, and so is a file whose name is not UTF-8.
                """,
            passing: [("page.md", "---\ntitle: Day\n---\n# Day\n")],
            failing: [("page.md", "---\ntitle: [\n---\n# Day\n")]
        ),
        RuleGuide(
            .brokenLink,
            .error,
            "A link in a page leads to a page, a heading or a file that is there.",
            reason:
                "Links are relative to the page and stay below the pages' folder. Images of other hosts are a warning.",
            passing: [("page.md", "# Day\n\n[top](#day)\n")],
            failing: [("page.md", "# Day\n\n[top](#dya)\n")]
        ),
        RuleGuide(
            .brokenInclude,
            .error,
            "A file that a page includes is there, and has the lines that are asked for.",
            reason: """
                '{{#include}}' names a file below the pages' folder, from the folder of the file that it is in. Files that
                include each other in a circle have no end. The directive is shown as text until then.
                """,
            passing: [("page.md", "# Day\n\n{{#include other.md}}\n"), ("other.md", "A day.\n")],
            failing: [("page.md", "# Day\n\n{{#include other.md}}\n")]
        ),
        RuleGuide(
            .droppedHTML,
            .warning,
            "A page has only HTML that is safe, unless the configuration keeps all.",
            reason: """
                Pages may come from strangers, so of HTML only elements such as 'kbd', 'details' and 'img' are kept, without
                styles and scripts. Each other element is reported once a page, and so is a link to a file that may run
                scripts. 'markdown.rawHTML' keeps everything.
                """,
            passing: [("page.md", "# Day\n\n<kbd>x</kbd>\n")],
            failing: [("page.md", "# Day\n\n<font>x</font>\n")]
        ),
        RuleGuide(
            .unknownLanguage,
            .note,
            "Code in a page is in a language that can be highlighted.",
            reason: """
                Code in other languages is shown as plain text. Each language is reported once a page. The language 'text' is
                for code that is meant to be plain.
                """,
            passing: [("page.md", "# Day\n\n```swift\nlet day = 1\n```\n")],
            failing: [("page.md", "# Day\n\n```swfit\nlet day = 1\n```\n")]
        ),
        RuleGuide(
            .unknownTemplateName,
            .error,
            "A template asks for names that its contract has.",
            reason:
                "Mustache shows nothing for a name that is not there. templates/README.md lists the names.",
            passing: [("page.mustache", "<title>{{title}}</title>\n")],
            failing: [("page.mustache", "<title>{{tilte}}</title>\n")]
        ),
        RuleGuide(
            .takenTemplateName,
            .error,
            "A file of the templates has a name that no other one and no generated file has.",
            reason: """
                Templates are looked up by name, in all folders of them. And assets/themes.js is the list of themes that the
                switcher reads.
                """,
            passing: [("ours.js", "// ours\n")],
            failing: [("themes.js", "// ours\n")]
        ),
        RuleGuide(
            .unusedTemplate,
            .warning,
            "A file of the templates that is named nearly as a built-in one is asked for.",
            reason: """
                A file replaces the built-in one of its name. Under another name it is a partial that nothing includes, or a
                style sheet that no page links to, and the built-in one is shown still.
                """,
            passing: [("footer.mustache", "{{! footer.mustache }}\n<footer>Ours</footer>\n")],
            failing: [("foter.mustache", "{{! foter.mustache }}\n<footer>Ours</footer>\n")]
        ),
        RuleGuide(
            .templateColor,
            .warning,
            "A template takes its colours from the theme.",
            reason: """
                A colour that is no custom property of the theme has no pair: it stays while the theme changes, and nobody
                judges it. Checked are your style sheets, but not those of the frame, and the styles and attributes in your
                templates. So are the fallbacks of properties that not every theme has.
                """,
            passing: [("ours.css", ".card { color: var(--color-text) }\n")],
            failing: [("ours.css", ".card { color: #cccccc }\n")]
        ),
        RuleGuide(
            .unreadablePair,
            .error,
            "A style sheet's comment that begins with 'pair:' says which pair is shown.",
            reason:
                "A pair that is shown and not checked would pass in silence. templates/README.md has the form.",
            passing: [("ours.css", ".card { /* pair: link on surface-raised as body */ }\n")],
            failing: [("ours.css", ".card { /* pair: link, surface-raised */ }\n")]
        ),
    ]
}
