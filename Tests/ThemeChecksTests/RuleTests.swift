import Findings
import SourceText
import TestSupport
import Testing
import ThemeChecks
import ThemeModel

@Suite("A rule")
struct RuleTests {
    private static func found(_ rule: RuleID, _ colors: String, _ rest: String = "") throws
        -> [Finding]
    {
        try SampleCheck.report("\(SampleCheck.clear)\(colors)", rest).found(rule)
    }

    @Test func `contrast/unchecked-role reports roles that no pair reaches`() throws {
        let found = try Self.found(.uncheckedRole, ", sparkle: \"#ff00ff\", txt-muted: \"#333333\"")
        #expect(found.map(\.severity) == [.warning, .warning])
        #expect(
            found.first?.message
                == "no pair reaches the role 'sparkle', so its contrast is not checked"
        )
        #expect(found.last?.help?.hasPrefix("did you mean 'text-muted'?") == true)
        #expect(found.first?.location == Place(file: "themes/sample.yml", line: 1, column: 60))
        let reached = try Self.found(
            .uncheckedRole,
            ", sparkle: \"#ff00ff\"",
            "contrast: { pairs: [text on sparkle] }"
        )
        #expect(reached.isEmpty)
        #expect(try Self.found(.uncheckedRole, "").isEmpty)
    }

    @Test func `contrast/unchecked-role reports a role that only a later mode has`() throws {
        let modes = "modes: { dark: { colors: { sparkle: \"#ff00ff\" } } }"
        let found = try Self.found(.uncheckedRole, "", modes)
        #expect(
            found.map(\.message) == [
                "no pair reaches the role 'sparkle', so its contrast is not checked"
            ]
        )
    }

    @Test(arguments: [
        ("syntax-coment", "did you mean 'syntax-comment'?"),
        ("syntax-strings", "did you mean 'syntax-string'?"),
        ("syntax-keywrod", "did you mean 'syntax-keyword'?"),
    ])
    func `role/misspelt-role reports a code role that is nearly another one`(
        role: String,
        help: String
    ) throws {
        let found = try Self.found(.misspeltRole, ", \(role): \"#333333\"")
        #expect(found.map(\.severity) == [.warning])
        #expect(found.map(\.help) == [help])
        #expect(found.first?.location?.line == 1)
        #expect(
            try Self.found(
                .misspeltRole,
                ", link: black",
                "modes: { dim: { colors: { \(role): black } } }"
            ).count == 1
        )
    }

    @Test(arguments: [
        "syntax-escape", "syntax-deprecated", "syntax-property", "syntax-parameter", "syntax-class",
        "syntax-regex",
        "syntax-builtin", "syntax-link", "syntax-method", "syntax-namespace", "syntax-title",
        "syntax-comment",
    ])
    func `role/misspelt-role accepts a theme's own names`(role: String) throws {
        #expect(try Self.found(.misspeltRole, ", \(role): \"#333333\"").isEmpty)
        let both =
            ", syntax-string: black, syntax-strong: black, syntax-comments: black, syntax-comment: black"
        #expect(try Self.found(.misspeltRole, both).isEmpty)
    }

    @Test func `color/indistinct-pair compares clipped colours, too`() throws {
        let report = try SampleCheck.report(
            SampleCheck.clear
                + ", u3: \"color(srgb 1.2 -0.3 0)\", u4: \"color(srgb 1.6 -0.6 -.2)\"",
            "contrast: { distinct: [[u3, u4]] }"
        )
        let found = try #require(report.found(.indistinctPair).first)
        #expect(found.measured == 0)
        #expect(
            found.detail?.colors == ComparedColors(foreground: "#ff0000", background: "#ff0000")
        )
    }

    @Test func `color/indistinct-pair reports two colours once, whatever their groups`() throws {
        let project = Located(["danger", "success"])
        var options = CheckOptions()
        options.requirements.distinct = [project]
        let report = try SampleCheck.report(
            "\(SampleCheck.clear), success: \"#555555\", danger: \"#565656\"",
            "contrast: { distinct: [[success, danger], [success, danger, text], [nobody, text], [nobody, link]] }",
            options: options
        )
        let found = report.found(.indistinctPair)
        #expect(found.map(\.pair?.phrase) == ["danger on success"])
        #expect(report.found(.unknownPair).count == 1)
    }

    @Test func `template/unreadable-pair reports a text style that no theme has`() throws {
        let theme = try SampleTheme.theme(
            "colors: { \(SampleCheck.clear) }\nfonts: { styles: { poster: { weight: 700 } } }"
        )
        var options = CheckOptions()
        options.shownPairs = [
            ShownPair("link", on: "surface", as: .text(styles: ["bdy"])),
            ShownPair("text", on: "surface", as: .text(styles: ["poster", "h1"])),
            ShownPair("focus", on: "surface", as: .text(styles: ["nontext"])),
            ShownPair("focus", on: "background", as: .use(.nonText)),
        ]
        let checker = ThemeChecker(options: options)
        let found = checker.projectFindings(checker.usage(in: theme, Report()))
        #expect(found.map(\.rule) == [.unreadablePair, .unreadablePair])
        #expect(found.map(\.help) == ["did you mean 'body'?", "did you mean 'nonText'?"])
    }

    @Test func `color/out-of-gamut reports a colour once, where it is declared`() throws {
        let found = try Self.found(
            .outOfGamut,
            ", accent: \"{palette.lime}\"",
            "palette: { lime: \"color(display-p3 0 1 0)\", red: \"#ff0000\" }\nmodes: { dim: { scheme: dark } }"
        )
        #expect(found.contains { $0.message.hasPrefix("'palette.lime' lies outside sRGB") })
        #expect(Set(found.map(\.location)).count == found.count)
        #expect(found.allSatisfy { $0.severity == .note })
        #expect(try Self.found(.outOfGamut, ", accent: \"color(srgb 1 0 0)\"").isEmpty)
    }

    @Test func `color/out-of-gamut reports a color that only a later mode has`() throws {
        let lime = "\"color(display-p3 0 1 0)\""
        let modes = "modes: { dark: { colors: { accent: \(lime) } } }"
        let found = try Self.found(.outOfGamut, "", modes)
        #expect(found.map(\.location?.line) == [2])
    }

    @Test(arguments: [
        ("#ff0000", "#ff0000", "normal vision"), ("#f00952", "#6e535b", "protanopia"),
        ("#27b304", "#f62418", "deuteranopia"), ("#e75d54", "#ff688b", "tritanopia"),
        ("#c00000", "#006c30", "greyscale"), ("#a56b00", "#6c7d00", "greyscale"),
    ])
    func `color/indistinct-pair reports colours that look alike to somebody`(
        first: String,
        second: String,
        vision: String
    ) throws {
        let found = try Self.found(
            .indistinctPair,
            ", success: \"\(first)\", danger: \"\(second)\"",
            "contrast: { distinct: [[success, danger]] }"
        )
        #expect(found.count == 1)
        #expect(found.first?.severity == .warning)
        #expect(found.first?.message.contains(" look alike in \(vision): ") == true, "\(found)")
        #expect(found.first?.location == Place(file: "themes/sample.yml", line: 2, column: 24))
        #expect((found.first?.measured ?? 1) < 0.05)
    }

    @Test func `color/indistinct-pair accepts colours that everybody tells apart`() throws {
        let rest = "contrast: { distinct: [[success, warning, danger], [text, background]] }"
        let colors = ", success: \"#005a32\", warning: \"#c78a00\", danger: \"#e05050\""
        #expect(try Self.found(.indistinctPair, colors, rest).isEmpty)
    }

    @Test func `color/indistinct-pair compares every two members in every mode`() throws {
        let found = try Self.found(
            .indistinctPair,
            ", success: \"#555555\", warning: \"#555555\", danger: \"#555555\"",
            "contrast: { distinct: [[success, warning, danger]] }\nmodes: { dark: { scheme: dark } }"
        )
        #expect(found.count == 6)
        #expect(Set(found.compactMap(\.mode)) == ["light", "dark"])
    }

    @Test
    func `token/wrong-type reports a distinct group of more than 64 colours`()
        throws
    {
        func findings(_ count: Int) -> [Finding] {
            let names = (0..<count).map { "c\($0)" }.joined(separator: ", ")
            return SampleTheme.findings(
                "colors: { \(SampleCheck.clear) }\ncontrast: { distinct: [[\(names)]] }"
            )
        }
        #expect(findings(64).isEmpty)
        #expect(findings(65).map(\.rule) == [.wrongType])
    }

    @Test func `contrast/unknown-pair guesses for the first of very many mistakes`() throws {
        let pairs = (0..<3_000).map { "some-color-\($0) on background" }.joined(separator: ", ")
        let roles = (0..<500).map { "soem-color-\($0): black" }.joined(separator: ", ")
        let report = try SampleCheck.report(
            "\(SampleCheck.clear), \(roles)",
            "contrast: { pairs: [\(pairs)] }"
        )
        let helps = report.found(.unknownPair).sorted { $0.location! < $1.location! }.map {
            $0.help ?? ""
        }
        #expect(helps.count == 3_000)
        #expect(helps.first == "did you mean 'soem-color-0'?")
        #expect(helps.last?.contains("did you mean") == false)
    }

    @Test func `contrast/unknown-pair reports names in distinct groups that are no colours`() throws
    {
        let found = try Self.found(.unknownPair, "", "contrast: { distinct: [[succes, danger]] }")
        #expect(found.map(\.help) == ["did you mean 'success'?"])
    }

    @Test(arguments: [
        ("families: { sans: [Inter] }", 2, 28),
        ("styles: { body: { family: [Inter, Arial] } }", 2, 36),
    ])
    func `font/missing-fallback reports a stack without a generic family`(
        fonts: String,
        line: Int,
        column: Int
    ) throws {
        let found = try Self.found(.missingFallback, "", "fonts: { \(fonts) }")
        #expect(found.map(\.severity) == [.warning])
        #expect(
            found.first?.location == Place(file: "themes/sample.yml", line: line, column: column)
        )
    }

    @Test(arguments: [
        "serif", "sans-serif", "monospace", "system-ui", "ui-monospace", "Sans-Serif", "cursive",
        "fantasy", "math",
    ])
    func `font/missing-fallback accepts a generic family at the end`(generic: String) throws {
        #expect(
            try Self.found(
                .missingFallback,
                "",
                "fonts: { families: { sans: [Inter, \(generic)] } }"
            ).isEmpty
        )
    }

    @Test(arguments: [
        ("11.99px", 1), ("12px", 0), ("0.7rem", 1), ("0.75rem", 0), ("8pt", 1), ("9pt", 0),
        ("0.5em", 1), ("1vw", 0),
    ])
    func `font/small-text reports text below 12 px`(size: String, count: Int) throws {
        let found = try Self.found(
            .smallText,
            "",
            "fonts: { styles: { caption: { size: \(size) } } }"
        )
        #expect(found.count == count)
        #expect(found.first?.location?.column ?? 37 == 37)
        #expect(found.allSatisfy { $0.severity == .warning })
    }

    @Test(arguments: [
        ("", ["dark"]), (", surface: \"#222222\"", []), (", surface: \"#eeeeee\"", []),
    ])
    func `role/inherited-ground reports a light ground that a dark mode keeps`(
        own: String,
        modes: [String]
    ) throws {
        let dark = "dark: { colors: { background: \"#000000\", text: \"#ffffff\"\(own) } }"
        let found = try Self.found(
            .inheritedGround,
            ", surface: \"#eeeeee\", surface-raised: \"{colors.surface}\"",
            "modes: { \(dark), dim: { colors: { text: \"#333333\" } } }"
        )
        #expect(found.filter { $0.message.contains("'surface'") }.compactMap(\.mode) == modes)
        #expect(found.allSatisfy { $0.severity == .warning })
    }

    @Test(arguments: [("6%", 0), ("90%", 1)])
    func `role/inherited-ground judges a translucent ground as it is seen`(
        alpha: String,
        count: Int
    ) throws {
        let found = try Self.found(
            .inheritedGround,
            ", surface: \"rgb(255 255 255 / \(alpha))\", surface-raised: \"#ffffff\"",
            "modes: { dark: { colors: { background: \"#000000\", text: \"#ffffff\", surface-raised: \"#111111\" } } }"
        )
        #expect(found.count == count)
    }

    @Test func `theme/uneven-modes reports roles and styles of one mode only`() throws {
        let found = try Self.found(
            .unevenModes,
            ", shared: \"#000000\"",
            """
            contrast: { pairs: [shared on surface] }
            modes:
              dark:
                colors: { night: "#000000", shared: "#111111" }
                fonts: { styles: { lede: { size: 20px }, body: { size: 17px } } }
            """
        )
        #expect(found.map(\.message).contains("the role 'night' is there in the mode 'dark' only"))
        #expect(
            found.map(\.message).contains("the text style 'lede' is there in the mode 'dark' only")
        )
        #expect(found.count == 2)
        #expect(found.first?.location == Place(file: "themes/sample.yml", line: 5, column: 22))
        #expect(try Self.found(.unevenModes, "", "modes: { dark: { scheme: dark } }").isEmpty)
    }
}

@Suite("Coverage")
struct CoverageTests {
    @Test func `Coverage counts modes, pairs and their verdicts`() throws {
        let report = try SampleCheck.report(SampleCheck.clear, "modes: { dark: { scheme: dark } }")
        let coverage = try #require(report.coverage.first)
        #expect(report.coverage.count == 1)
        #expect(coverage.theme == "sample")
        #expect(coverage.pairs == report.pairs.count)
        #expect(coverage.checked == report.pairs.count { $0.verdict == .pass })
        #expect(coverage.checked < coverage.pairs)
        #expect(coverage.uncheckedRoles.isEmpty)
    }

    @Test func `Coverage names each derived role and its source`() throws {
        let derived = try #require(
            try SampleCheck.report("\(SampleCheck.clear), link: \"#0000ee\"").coverage.first
        )
        .derivedRoles
        #expect(derived["surface"] == "as background")
        #expect(derived["border"] == "text at 20 %")
        #expect(derived["on-primary"] == "the better of text and background on primary")
        #expect(derived["link"] == nil)
        #expect(derived["text"] == nil)
    }

    @Test func `Coverage of a report is the same on every run`() throws {
        let yaml = "modes: { dark: { scheme: dark } }\ncontrast: { distinct: [[success, danger]] }"
        let first = try SampleCheck.report("\(SampleCheck.clear), link: \"#999999\"", yaml)
        #expect(try SampleCheck.report("\(SampleCheck.clear), link: \"#999999\"", yaml) == first)
        #expect(first.findings == first.findings.sorted())
    }
}
