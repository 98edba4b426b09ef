import ColorScience
import Findings
import TestSupport
import Testing
import ThemeChecks
import ThemeFixes
import ThemeModel

@Suite("A fix of an alias")
struct AliasFixTests {
    private let ramp = """
        palette:
          gray: { 300: "#d1d5db", 400: "#9ca3af", 500: "#6b7280", 600: "#4b5563", 700: "#374151" }
        colors: { background: "#ffffff", text: "#111827", text-muted: "{palette.gray.400}" }
        """

    @Test
    func `A role that names a faint step of a ramp names the next step that passes`() throws {
        let sample = FixSample(ramp)
        let plan = sample.plan
        let change = try #require(plan.changes.first)
        #expect(plan.tokens == ["colors.text-muted"])
        #expect(change.alias?.text == "{palette.gray.500}")
        #expect(change.new.rgb.hex == "#6b7280")
        let fixed = sample.applying(plan)
        #expect(fixed.failures == 0 && fixed.plan.changes.isEmpty)
        let expected = ramp.replacing("{palette.gray.400}", with: "{palette.gray.500}")
        #expect(fixed.files.values.first == expected)
    }

    @Test
    func `A value changes where its aliases are to stay`() {
        var sample = FixSample(ramp)
        sample.fixing.changesAliases = false
        #expect(sample.plan.tokens == ["palette.gray.400"])
    }

    @Test
    func `A value changes where the next colour that passes is far away`() {
        let sample = FixSample(
            """
            palette: { gray: { 400: "#9ca3af", 500: "#8a8f99", 900: "#0b0d10" } }
            colors: { background: "#ffffff", text: "#111827", text-muted: "{palette.gray.500}" }
            """
        )
        #expect(sample.plan.tokens == ["palette.gray.500"])
    }

    @Test
    func `A colour with one alias changes itself where it is no step of a ramp`() {
        let sample = FixSample(
            """
            palette: { mist: "#8f949e", slate: "#5f6673" }
            colors: { background: "#ffffff", text: "#111827", text-muted: "{palette.mist}" }
            """
        )
        #expect(sample.plan.tokens == ["palette.mist"])
    }

    @Test
    func `An alias names no colour that another mode has otherwise`() {
        let sample = FixSample(
            ramp + """

                modes:
                  dim: { palette: { gray: { 500: "#667080" } } }
                """
        )
        let plan = sample.plan
        #expect(plan.changes.compactMap(\.alias?.text).allSatisfy { $0 != "{palette.gray.500}" })
        #expect(sample.applying(plan).failures == 0)
    }

    @Test
    func `An alias stays where a theme that shares it alone has other colours for it`() {
        let child = """
            extends: base
            palette:
              gray: { 300: "#c0b8b0", 400: "#b0a8a0", 500: "#d0c8c0", 600: "#e0d8d0", 700: "#f0e8e0" }
            colors: { background: "#101010", text: "#fffcf8" }
            """
        let sample = FixSample(["themes/base.yml": ramp, "themes/child.yml": child])
        let plan = sample.plan
        #expect(plan.changes.allSatisfy { $0.alias == nil })
        #expect(sample.applying(plan).failures == 0)
    }

    @Test
    func `An alias with an alpha keeps it`() throws {
        let sample = FixSample(
            ramp.replacing("{palette.gray.400}", with: "{palette.gray.400} / 99%")
        )
        let change = try #require(sample.plan.changes.first { $0.alias != nil })
        #expect(change.alias?.text.hasSuffix(" / 99%") == true)
        #expect(sample.fixed.failures == 0)
    }

    @Test
    func `An alias takes no hue that its colour did not have`() {
        let sample = FixSample(
            """
            palette: { moss: "#7fae6a", plum: "#7a3b8f", wine: "#8f2d4a" }
            colors:
              background: "#ffffff"
              text: "#111827"
              link: "{palette.moss}"
              success: "{palette.moss}"
            """
        )
        #expect(sample.plan.changes.allSatisfy { $0.alias == nil })
    }

    @Test
    func `An alias that a computed colour is made of stays`() {
        let sample = FixSample(
            """
            palette: { gray: { 400: "#9ca3af", 500: "#6b7280" } }
            colors:
              background: "#ffffff"
              text: "#111827"
              text-muted: "{palette.gray.400}"
              highlight: "color-mix(in oklab, {colors.text-muted} 5%, white)"
            """
        )
        #expect(sample.plan.changes.allSatisfy { $0.place.path != "colors.text-muted" })
    }

    @Test
    func `An alias that names another colour follows it where that moves for what is left`() {
        let sample = FixSample(
            """
            palette:
              a: "#7b7b75"
              d: "#c3b9b9"
              e: "#928e92"
              f: "#c7c8bd"
              red: "#4ff1ee"
            colors:
              background: "#f4f3ef"
              text: "#3c4048"
              surface: "{palette.f}"
              surface-raised: "{palette.e}"
              highlight: "{palette.f}"
              text-muted: "{palette.red}"
              syntax-comment: "{palette.e}"
              link: "{palette.d}"
            """
        )
        let plan = sample.plan
        #expect(plan.changes.contains { $0.alias != nil })
        let fixed = sample.applying(plan)
        #expect(fixed.failures == 0)
        #expect(fixed.plan.changes.isEmpty)
    }

    @Test
    func `A theme repainted by a plan is the one that its files give`() throws {
        let sample = FixSample(ramp)
        let plan = sample.plan
        let painted = try #require(sample.themes.first).changed(by: plan.changes)
        let read = try #require(sample.applying(plan).themes.first)
        for (name, color) in read.defaultMode.colors {
            #expect(painted.defaultMode.colors[name]?.display == color.display, "\(name)")
        }
    }

    @Test
    func `A derived colour of a repainted theme is made of the new ones`() throws {
        let sample = FixSample(
            ##"colors: { background: "#ffffff", text: "#333333", primary: "#7a7a7a", link: black }"##
        )
        let plan = sample.plan
        #expect(plan.tokens == ["colors.primary"])
        let mode = try #require(sample.themes.first).changed(by: plan.changes).defaultMode
        guard case .better(_, _, on: let fill, over: _)? = mode.colors["on-primary"]?.source else {
            Issue.record("'on-primary' is not derived")
            return
        }
        #expect(fill.display == mode[.primary]?.display)
    }

    /// Greys of which the last text's step fails, with a text on the page and one on a panel.
    private static func greys(_ more: String = "", _ roles: String, modes: String = "") -> FixSample
    {
        FixSample(
            """
            palette:
              grey: { 000: "#ffffff", 200: "#bbc0c5", 300: "#9fa6ae", 400: "#848c96", 500: "#6a737d",\(more) 900: "#141618" }
            colors:
              background: "{palette.grey.000}"
              panel: "#e7ebee"
              text: "{palette.grey.900}"
              \(roles)
            contrast: { pairs: [text-alternative on panel] }
            \(modes)
            """
        )
    }

    @Test
    func `Aliases move down a ramp one after the other`() {
        let sample = Self.greys(
            " 600: \"#535a61\",",
            """
            text-muted: "{palette.grey.300}"
              text-alternative: "{palette.grey.500}"
            """
        )
        let plan = sample.plan
        let names = plan.changes.map { "\($0.place.path) \($0.alias?.text ?? $0.new.rgb.hex)" }
        #expect(
            names.sorted() == [
                "colors.text-alternative {palette.grey.600}",
                "colors.text-muted {palette.grey.500}",
            ]
        )
        let fixed = sample.applying(plan)
        #expect(fixed.failures == 0 && fixed.plan.changes.isEmpty)
    }

    /// One step that two modes pull apart, beside a step that passes and is another text.
    private static let twoModes = greys(
        "",
        """
        text-muted: "{palette.grey.300}"
          text-alternative: "{palette.grey.500}"
        """,
        modes: """
            modes:
              dark:
                colors:
                  background: "#24272a"
                  panel: "{palette.grey.900}"
                  text: "{palette.grey.000}"
                  text-alternative: "{palette.grey.200}"
                  text-muted: "{palette.grey.400}"
            """
    )

    @Test
    func `An alias takes the colour of no other text of its mode, whatever that lies on`() throws {
        let fixed = Self.twoModes.fixed
        #expect(fixed.failures == 0)
        for mode in try #require(fixed.themes.first).modes {
            let muted = try #require(mode.colors["text-muted"]?.display.rgb)
            let other = try #require(mode.colors["text-alternative"]?.display.rgb)
            #expect(Difference.deltaEOK(muted, other) >= 0.02, "\(mode.name): \(fixed.files)")
        }
    }

    @Test
    func `A step out of its order is named with the pairs that ask for it`() throws {
        let plan = Self.twoModes.plan
        let palette = try #require(Self.twoModes.applying(plan).themes.first).defaultMode.palette
        let lightness = ["000", "200", "300", "400", "500", "900"].compactMap { step in
            palette["grey.\(step)"]?.display.rgb.oklab.lightness
        }
        try #require(lightness.count == 6)
        let turned = zip(lightness, lightness.dropFirst()).count { $0 < $1 }
        #expect(plan.disorders.count == turned)
        #expect(plan.disorders.allSatisfy { !$0.conflicts.isEmpty })
    }

    @Test
    func `A change is credited with no pair that another alias takes from it`() {
        for change in Self.twoModes.plan.changes where change.alias == nil {
            for fixed in change.fixed {
                #expect(fixed.newColors?.foreground == change.new.rgb.hex, "\(change.place.path)")
            }
        }
    }

    @Test
    func `A step of a ramp does not pass one that no role names`() throws {
        let sample = Self.greys("", "text-alternative: \"{palette.grey.300}\"")
        let fixed = sample.fixed
        let palette = try #require(fixed.themes.first).defaultMode.palette
        let lightness = ["300", "400", "500", "900"].compactMap { step in
            palette["grey.\(step)"]?.display.rgb.oklab.lightness
        }
        #expect(fixed.failures == 0)
        #expect(lightness.count == 4 && lightness == lightness.sorted(by: >), "\(fixed.files)")
        #expect(zip(lightness, lightness.dropFirst()).allSatisfy { $0 - $1 > 0.01 })
    }
}
