import ColorScience
import Findings
import TestSupport
import Testing
import ThemeFixes
import ThemeModel

@Suite("The character of a fixed theme")
struct CharacterTests {
    @Test("A fix keeps slate text slate, though a translucent copy must pass, too")
    func slate() throws {
        let sample = FixSample(
            ##"colors: { background: white, text: "#8599ad", text-muted: "{colors.text} / 70%" }"##
        )
        let plan = sample.plan
        #expect(sample.applying(plan).failures == 0)
        #expect(plan.changes.allSatisfy { abs($0.hueShift) <= 15 })
    }

    @Test("A fix moves a grey a step rather than turning near-white text black")
    func nearWhite() throws {
        let sample = FixSample(
            """
            colors:
              background: "#202020"
              text: "#fefefe"
              surface: "#777777"
              highlight: "{colors.background}"
              selection: "{colors.background}"
            """
        )
        let plan = sample.plan
        #expect(plan.tokens == ["colors.surface"])
        #expect(plan.changes.allSatisfy { $0.deltaE < 0.02 })
        #expect(plan.flips.isEmpty && sample.applying(plan).failures == 0)
    }

    @Test("A fix keeps a cream background cream")
    func cream() throws {
        let sample = FixSample(
            """
            colors: { background: "#fdf6e3", text: "#586e75", link: "#268bd2", success: "#859900", danger: "#dc322f" }
            """
        )
        let plan = sample.plan
        #expect(
            !plan.tokens.contains("colors.background"),
            "\(plan.changes.map { "\($0.place.path) \($0.new)" })"
        )
        #expect(sample.applying(plan).failures == 0)
    }

    @Test("A fix moves text before colours on a surface that is made of it")
    func tinted() throws {
        let sample = FixSample(
            """
            colors:
              background: "#fefeff"
              text: "#969cbd"
              syntax-inserted: "#01dab2"
              surface: "{colors.text} / 6%"
            """
        )
        let plan = sample.plan
        #expect(plan.unfixed.isEmpty && plan.tokens.contains("colors.text"))
        #expect(sample.applying(plan).failures == 0)
    }

    @Test("A fix keeps colours apart when all of them must be darker")
    func apart() throws {
        let colors = ["#8fbf6f", "#9fc060", "#e0a050", "#e5b060", "#60c0c0", "#70b0e0"]
        let roles = ["string", "number", "keyword", "type", "function", "tag"]
        let lines = zip(roles, colors).map { "  syntax-\($0): \"\($1)\"" }.joined(separator: "\n")
        let sample = FixSample("colors:\n  background: white\n  text: black\n\(lines)\n")
        let plan = sample.plan
        #expect(plan.nearPairs.filter { $0.before >= 0.05 }.isEmpty)
        #expect(sample.applying(plan).failures == 0)
    }

    /// Two greys that both grounds leave one place for.
    private let pinned = FixSample(
        """
        colors: { background: white, text: "#767676", link: "#8a8a8a", night: black, link-visited: black, heading: black }
        contrast: { pairs: [ text on night, link on night ] }
        """
    )

    @Test("A fix keeps colours apart even when a pair then fails")
    func held() {
        let plan = pinned.plan
        #expect(plan.nearPairs.filter { $0.before >= 0.05 }.isEmpty)
        #expect(plan.unfixed.map(\.pair.pair.phrase).contains("link on background"))
        #expect(
            plan.keptApart.map { [$0.first.path, $0.second.path].sorted() } == [
                ["colors.link", "colors.text"]
            ]
        )
        #expect(plan.keptApart.allSatisfy { $0.before >= 0.05 && $0.after < 0.05 })
    }

    @Test("A fix lets colours meet when that is allowed")
    func met() {
        var sample = pinned
        sample.fixing.keepsApart = 0
        let plan = sample.plan
        #expect(plan.unfixed.isEmpty && plan.keptApart.isEmpty)
        #expect(plan.nearPairs.contains { $0.before >= 0.05 && $0.after < 0.05 })
    }

    @Test("A fix keeps the order of a ramp's steps")
    func ramp() throws {
        let sample = FixSample(
            """
            palette: { slate: { 300: "#b0b8c4", 400: "#98a2b0", 500: "#7a8494" } }
            colors:
              background: white
              text: black
              text-muted: "{palette.slate.300}"
              link: "{palette.slate.400}"
              heading: "{palette.slate.500}"
            """
        )
        let fixed = sample.fixed
        let palette = try #require(fixed.themes.first).defaultMode.palette
        let lightnesses = ["slate.300", "slate.400", "slate.500"].compactMap {
            palette[$0]?.display.rgb.oklab.lightness
        }
        #expect(lightnesses.count == 3 && lightnesses == lightnesses.sorted(by: >))
        #expect(fixed.failures == 0)
    }

    @Test("A fix takes the numbered colours of a terminal for no ramp")
    func terminal() {
        let colors = [
            "#1b1a22", "#a83a4a", "#4d7a4a", "#b0803a", "#3f5f9a", "#7a4a8a", "#3f7f86", "#c9c3d6",
            "#4a4760",
            "#c85a6a",
            "#6d9a6a", "#d0a05a", "#5f7fba", "#9a6aaa", "#5f9fa6", "#eee9f7",
        ]
        func plan(_ names: [String]) -> FixPlan {
            let palette = zip(names, colors).map { "\($0): '\($1)'" }.joined(separator: ", ")
            let roles = [
                "danger": 1, "success": 2, "warning": 3, "link": 4, "code-keyword": 5, "info": 6,
                "text-muted": 8,
            ]
            .sorted { $0.key < $1.key }.map { "\($0): '{palette.ansi.\(names[$1])}'" }.joined(
                separator: ", "
            )
            return FixSample(
                "palette: { ansi: { \(palette) } }\ncolors: { background: '#1b1a22', text: '#c9c3d6', \(roles) }"
            ).plan
        }
        let numbered = plan((0..<16).map(String.init))
        let named = plan("abcdefghijklmnop".map(String.init))
        #expect(numbered.changes.map(\.new) == named.changes.map(\.new))
        #expect(!numbered.changes.contains { $0.place.path == "colors.background" })
    }

    @Test(
        arguments: [
            ("#8b96a9", "#fafafa"), ("#9f927d", "#f8f4ec"), ("#6a8ab0", "#2b2b33"),
            ("#7d8aa0", "#ffffff"), ("#a0988a", "#fffdf7"), ("#b7a26a", "#ffffff"),
            ("#93a1a1", "#fdf6e3"),
        ]
    )
    func `A fix keeps the hue and the chroma of a muted colour`(color: String, ground: String)
        throws
    {
        let isDark = ground == "#2b2b33"
        let sample = FixSample(
            """
            colors:
              background: "\(ground)"
              text: "\(isDark ? "#ffffff" : "#101010")"
              link: "\(isDark ? "#ffffff" : "#101010")"
              text-muted: "\(color)"
            """
        )
        let plan = sample.plan
        let change = try #require(plan.changes.first { $0.place.path == "colors.text-muted" })
        let old = change.old.rgb.oklch
        let new = change.new.rgb.oklch
        #expect(new.chroma > old.chroma * 0.9 - 0.002, "\(change.new.rgb.hex)")
        #expect(abs(old.turn(to: new)) <= 16, "\(change.new.rgb.hex)")
    }

    @Test("A fix keeps a grey grey")
    func grey() throws {
        let plan = FixSample(##"colors: { background: "#fdf6e3", text: black, link: "#a0a0a0" }"##)
            .plan
        let new = try #require(plan.changes.first?.new.rgb)
        #expect(new.red == new.green && new.green == new.blue)
    }

    @Test("A fix keeps light text on a fill light, and moves the fill")
    func fill() throws {
        let sample = FixSample(
            ##"colors: { background: white, text: black, primary: "#3b82f6", on-primary: white, link: black }"##
        )
        let plan = sample.plan
        #expect(plan.tokens == ["colors.primary"] && plan.flips.isEmpty)
        #expect(sample.applying(plan).failures == 0)
    }
}

@Suite("A role that a theme leaves out")
struct AddedRoleTests {
    @Test(
        "A fix writes an absent role after the text where that is cheapest",
        arguments: [
            (
                "colors:\n  background: white\n  text: \"#444444\"  # ink\n  primary: \"#e8590c\"\n  secondary: black\n  link: black\n  focus: black\n  accent: black\n",
                "  text: \"#444444\"  # ink\n  on-primary: \"#"
            ),
            (
                "colors: { background: white, text: \"#444444\", primary: \"#e8590c\", secondary: black, link: black, focus: black, accent: black }\n",
                "text: \"#444444\", on-primary: \"#"
            ),
            (
                "{ \"colors\": { \"background\": \"white\", \"text\": \"#444444\", \"primary\": \"#e8590c\", \"secondary\": \"black\", \"link\": \"black\", \"focus\": \"black\", \"accent\": \"black\" } }\n",
                "\"text\": \"#444444\", \"on-primary\": \"#"
            ),
        ]
    )
    func added(text: String, expected: String) throws {
        var sample = FixSample(text)
        sample.locked = ["colors.primary", "colors.text", "colors.background"]
        let plan = sample.plan
        #expect(
            plan.unfixed.isEmpty
                && plan.changes.contains { $0.isNew && $0.place.path == "colors.on-primary" }
        )
        let fixed = sample.applying(plan)
        #expect(fixed.failures == 0)
        #expect(
            fixed.files.values.first?.contains(expected) == true,
            "\(fixed.files.values.first ?? "")"
        )
    }

    @Test("A fix adds no role when another colour depends on it")
    func used() throws {
        var sample = FixSample(
            """
            colors: { background: white, text: "#444444", primary: "#e8590c", link: black, focus: black, accent: black }
            components: { button: { text: "{colors.on-primary}" } }
            """
        )
        sample.locked = ["colors.primary", "colors.text", "colors.background"]
        let added = sample.plan.changes.filter(\.isNew)
        #expect(added.isEmpty)
    }
}

@Suite("The options of a fix")
struct FixOptionTests {
    private static let pale = ##"colors: { background: white, text: black, link: "#cccccc" }"##

    @Test(
        "A fix keeps its largest change, and claims nothing about larger ones"
    )
    func maxDelta() throws {
        var sample = FixSample(Self.pale)
        sample.fixing = FixOptions(maxDelta: 0.1)
        let plan = sample.plan
        #expect(plan.changes.allSatisfy { $0.deltaE <= 0.1 })
        let reason = try #require(plan.unfixed.first?.obstacles.first?.reason)
        #expect(reason == .noneFound)
        sample.fixing = FixOptions(maxDelta: 0.4)
        #expect(sample.plan.unfixed.isEmpty)
        #expect(sample.plan.changes.map(\.isLarge) == [true])
    }

    @Test("A fix keeps a decided colour, and the others follow it")
    func pinned() throws {
        var sample = FixSample(
            ##"colors: { background: white, text: "#999999", link: "{colors.text}", heading: "#aaaaaa" }"##
        )
        let place = try #require(
            sample.plan.changes.first { $0.place.path == "colors.text" }?.place
        )
        let own = try #require(SRGB8(hex: "#224466"))
        sample.fixing = FixOptions(pinned: [place: FixPin(color: own)])
        let plan = sample.plan
        #expect(plan.changes.first { $0.place.path == "colors.text" }?.new.rgb == own)
        #expect(plan.changes.contains { $0.place.path == "colors.heading" } && plan.unfixed.isEmpty)
    }
}

@Suite("A fix of colours outside sRGB")
struct WideFixTests {
    @Test("A fix repairs what fails on a P3 display alone")
    func wide() throws {
        let sample = FixSample(
            """
            colors:
              { background: white, text: black, link: black, focus: black, primary: "color(display-p3 0.971 0.384 0.339)" }
            """
        )
        let before = try #require(sample.verdict("primary on background"))
        #expect(
            before.verdict == .fail
                && before.colors?.foreground.hasPrefix("color(display-p3") == true
        )
        let plan = sample.plan
        #expect(plan.unfixed.isEmpty && plan.tokens == ["colors.primary"])
        #expect(plan.changes.allSatisfy { $0.deltaE < 0.1 })
        let fixed = sample.applying(plan)
        #expect(fixed.failures == 0 && fixed.plan.changes.isEmpty)
    }

    @Test("A fix writes a colour within sRGB with any number of decimals")
    func written() throws {
        let sample = FixSample(
            "colors: { background: white, text: black, link: \"oklch(0.75 0.13 87)\", heading: \"oklch(0.8 0.2 110)\" }"
        )
        let fixed = sample.fixed
        #expect(fixed.failures == 0 && fixed.plan.changes.isEmpty)
        for role in [Role.link, .heading] {
            #expect(
                fixed.themes.first?.defaultMode[role]?.color.isInSRGBGamut == true,
                "\(fixed.files)"
            )
        }
    }

    @Test("A fix measures a translucent colour as the check does")
    func translucent() throws {
        try FixLaws.check(
            FixSample(
                """
                palette: { lime: "color(display-p3 0 0.6 0)", sun: "oklch(0.35 0.265 100)" }
                colors:
                  background: white
                  text: "{palette.lime} / 90%"
                  surface: "color(display-p3 0.5 1 0.4 / 40%)"
                  link: "{palette.sun} / 71%"
                  primary: "{palette.lime}"
                """
            ),
            "translucent"
        )
    }

    @Test func `A fix counts every mode, also where the text is translucent`() throws {
        var sample = FixSample(
            """
            palette: { ink: "#200080" }
            colors: { background: "#e0efee", text: "{palette.ink} / 97%", accent: "#404060" }
            modes: { alt: { colors: { background: "#36492d", text: "#330000" } } }
            """
        )
        sample.locked = ["palette.ink", "colors.background", "colors.text", "colors.accent"]
        #expect(sample.verdict("on-highlight on highlight", mode: "light")?.verdict == .pass)
        #expect(sample.verdict("on-highlight on highlight", mode: "alt")?.verdict == .fail)
        try FixLaws.check(sample, "translucent text")
    }
}
