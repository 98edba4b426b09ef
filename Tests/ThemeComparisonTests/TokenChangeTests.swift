import TestSupport
import Testing
import ThemeModel

@testable import ThemeComparison

@Suite("A token that changed")
struct TokenChangeTests {
    /// The changed tokens by name, with their values; those that follow others left out.
    private func roots(_ old: String, _ new: String) -> [String: [String?]] {
        let tokens = SampleState.comparison(old, new).themes.flatMap(\.tokens).filter(
            \.follows.isEmpty
        )
        return Dictionary(tokens.map { ($0.name, [$0.old?.text, $0.new?.text]) }) { first, _ in
            first
        }
    }

    @Test(
        arguments: [
            ("palette: { a: '#111' }", "palette: { a: '#222' }", "palette.a", "#111111", "#222222"),
            ("", "palette: { a: { 5: '#222' } }", "palette.a.5", nil, "#222222"),
            ("palette: { a: '#111' }", "", "palette.a", "#111111", nil),
            ("name: Day", "name: Night", "name", "Day", "Night"),
            ("", "description: Bright.", "description", nil, "Bright."),
            (
                "css: '.a { color: red }'", "css: '.a { color: tan }'", "css", ".a { color: red }",
                ".a { color: tan }"
            ),
            ("scheme: light", "contrast: { level: AAA }", "contrast.level", "AA", "AAA"),
            (
                "layout: { radius: { md: 8px } }", "layout: { radius: { md: 4px } }",
                "layout.radius.md", "8px", "4px"
            ),
            (
                "fonts: { families: { sans: [Inter, sans-serif] } }",
                "fonts: { families: { sans: [Inter, serif] } }",
                "fonts.families.sans", "Inter, sans-serif", "Inter, serif"
            ),
            (
                "fonts: { styles: { caption: { weight: 400 } } }",
                "fonts: { styles: { caption: { weight: 700 } } }",
                "fonts.styles.caption.weight", "400", "700"
            ),
            (
                "components: { button: { radius: 1px } }",
                "components: { button: { radius: 2px } }",
                "components.button.radius", "1px", "2px"
            ),
            (
                "components: { badge: { hover: { background: '#eee' } } }",
                "components: { badge: { hover: { background: '#ddd' } } }",
                "components.badge.hover.background",
                "#eeeeee",
                "#dddddd"
            ),
        ] as [(String, String, String, String?, String?)]
    )
    func `A changed token is named by its path, with both values`(
        old: String,
        new: String,
        name: String,
        was: String?,
        now: String?
    ) {
        let changes = roots(SampleState.theme(more: old), SampleState.theme(more: new))
        #expect(changes[name] == [was, now])
    }

    @Test func `A changed token is listed once for all modes in which it changed alike`() throws {
        func theme(_ color: String) -> String {
            SampleState.theme(
                palette: "a: '\(color)'",
                "link: '{palette.a}'",
                more: "modes: { dim: { colors: { link: tan } } }"
            )
        }
        let tokens = try #require(SampleState.comparison(theme("#111"), theme("#222")).themes.first)
            .tokens
        #expect(tokens.first { $0.name == "palette.a" }?.modes == ["light", "dim"])
        #expect(tokens.first { $0.name == "colors.link" }?.modes == ["light"])
    }

    @Test(arguments: [
        ("white", "#fff"), ("#abc", "rgb(170 187 204)"), ("hsl(0 100% 50%)", "red"),
        ("#0000", "rgb(0 0 0 / 0%)"),
    ])
    func `A token in another notation of one colour is no change`(old: String, new: String) {
        let states = [old, new].map {
            SampleState.theme(palette: "a: '\($0)'", "link: '{palette.a}'")
        }
        #expect(SampleState.comparison(states[0], states[1]).isEmpty)
    }

    @Test func `A changed token may differ on wide-gamut displays alone`() throws {
        let states = ["color(display-p3 1 0 0)", "color(display-p3 1 0.001 0)"].map {
            SampleState.theme(palette: "a: '\($0)'")
        }
        let change = try #require(
            SampleState.comparison(states[0], states[1]).themes.first?.tokens.first
        )
        #expect(change.old?.wideText == "color(display-p3 1 0 0)")
        #expect(change.new?.wideText == "color(display-p3 1 0.001 0)")
    }

    @Test func `A token that became unreadable has no colour to compare with`() throws {
        let old = SampleState.theme("link: '#123'")
        let change = try #require(
            SampleState.comparison(old, SampleState.theme("link: '#12345'")).themes.first?.tokens
                .first
        )
        #expect(change.new?.text == "unreadable")
        #expect(change.deltaE == nil)
    }

    @Test func `A changed token differs as much as it looks on the page`() throws {
        func difference(_ old: String, _ new: String) throws -> Double {
            let states = [old, new].map { SampleState.theme("highlight: '\($0)'") }
            let tokens = SampleState.comparison(states[0], states[1]).themes.flatMap(\.tokens)
            return try #require(tokens.first { $0.name == "colors.highlight" }?.deltaE)
        }
        #expect(try abs(difference("#000", "#fff") - 1) < 1e-6)
        #expect(try abs(difference("rgb(0 0 0 / 0%)", "#fff")) < 1e-6)
        #expect(try difference("rgb(0 0 0 / 20%)", "rgb(0 0 0 / 30%)") > 0.05)
    }
}

@Suite("A token that follows another")
struct FollowingTokenTests {
    private func follows(_ name: String, _ old: String, _ new: String) throws -> [String] {
        let tokens = SampleState.comparison(old, new).themes.flatMap(\.tokens)
        return try #require(tokens.first { $0.name == name }, "\(name) did not change").follows
    }

    @Test(arguments: [
        ("colors.link", ["palette.a"]), ("colors.focus", ["palette.a"]),
        ("colors.primary", ["palette.a"]),
        ("colors.selection", ["palette.a"]), ("components.button.background", ["palette.a"]),
        ("components.card.selected.border", ["palette.a"]), ("colors.accent", ["palette.a"]),
        ("colors.secondary", ["colors.secondary-base"]), ("colors.text-muted", []),
        ("palette.a", []),
        ("colors.text-disabled", ["colors.text-muted"]),
    ])
    func `A following token names the token that it changed with`(name: String, roots: [String])
        throws
    {
        func theme(_ a: String, _ own: String, _ muted: String) -> String {
            SampleState.theme(
                palette: "a: '\(a)'",
                "primary: '{palette.a}', secondary-base: '\(own)', secondary: '{colors.secondary-base}', "
                    + "text-muted: '\(muted)'"
            )
        }
        #expect(
            try follows(name, theme("#123", "#444", "#555"), theme("#456", "#555", "#666")) == roots
        )
    }

    @Test func `A label that turns light follows its fill`()
        throws
    {
        let states = ["#123", "#def"].map {
            SampleState.theme(palette: "a: '\($0)'", "primary: '{palette.a}'")
        }
        #expect(try follows("colors.on-primary", states[0], states[1]) == ["palette.a"])
    }

    @Test func `A token with another alias is a change of its own`() throws {
        let old = SampleState.theme(palette: "a: '#123', b: '#456'", "link: '{palette.a}'")
        let new = SampleState.theme(palette: "a: '#124', b: '#457'", "link: '{palette.b}'")
        #expect(try follows("colors.link", old, new).isEmpty)
        let translucent = SampleState.theme(
            palette: "a: '#124', b: '#456'",
            "link: '{palette.a} / 90%'"
        )
        #expect(try follows("colors.link", old, translucent).isEmpty)
    }

    @Test func `A token that became or ceased to be declared is a change of its own`() throws {
        let states = ["primary: '#123', link: '#124'", "primary: '#456'"].map {
            SampleState.theme($0)
        }
        #expect(try follows("colors.link", states[0], states[1]).isEmpty)
        #expect(try follows("colors.link", states[1], states[0]).isEmpty)
        #expect(try follows("colors.focus", states[1], states[0]) == ["colors.primary"])
    }

    @Test func `A token with the same alias and alpha follows its alias`() throws {
        let states = ["#123", "#456"].map {
            SampleState.theme(palette: "a: '\($0)'", "link: '{palette.a} / 90%'")
        }
        #expect(try follows("colors.link", states[0], states[1]) == ["palette.a"])
    }

    @Test(arguments: [
        ("fonts.styles.body.family", ["fonts.families.sans"]),
        ("fonts.styles.h3.family", ["fonts.families.sans"]),
        ("fonts.styles.code.lineHeight", ["fonts.styles.body.lineHeight"]),
        ("fonts.styles.body.lineHeight", []),
        ("components.button.radius", ["layout.radius.md"]), ("layout.radius.md", []),
        ("components.card.radius", []), ("fonts.styles.h2.weight", ["fonts.styles.heading.weight"]),
    ])
    func `A following token that is no colour follows the value that it had and has`(
        name: String,
        roots: [String]
    )
        throws
    {
        func theme(_ font: String, _ number: Int) -> String {
            SampleState.theme(
                more: """
                    fonts:
                      families: { sans: [\(font), sans-serif] }
                      styles: { body: { lineHeight: 1.\(number) }, heading: { weight: \(number)00 } }
                    layout: { radius: { md: \(number)px } }
                    components: { card: { radius: \(number + 1)px } }
                    """
            )
        }
        #expect(try follows(name, theme("Inter", 4), theme("Karla", 5)) == roots)
    }

    @Test func `A token that follows an unreadable one is listed with it`() throws {
        let states = ["#333", "#33"].map { SampleState.theme("text-muted: '\($0)'") }
        #expect(try follows("colors.text-disabled", states[0], states[1]) == ["colors.text-muted"])
        #expect(try follows("colors.text-muted", states[0], states[1]).isEmpty)
    }
}
