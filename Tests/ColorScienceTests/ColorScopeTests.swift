import Testing

@testable import ColorScience

@Suite("Names in colours")
struct ColorScopeTests {
    /// The colour of a text, in which `properties` are set.
    static func css(
        _ text: String,
        _ properties: [String: String] = [:],
        isDark: Bool? = nil
    ) throws(ColorParsingError) -> String {
        try Color(computing: text, in: scope(properties, isDark: isDark)).css
    }

    static func scope(_ values: [String: String], isDark: Bool? = nil) -> ColorScope {
        ColorScope(isDark: isDark) { name in
            switch name {
            case .property(let name), .variable(let name), .alias(let name):
                values[name].map { .text($0) }
            }
        }
    }

    static func kind(_ text: String, _ properties: [String: String]) -> ColorParsingError.Kind? {
        UncomputableColorTests.error(text, in: scope(properties))?.kind
    }

    @Test(arguments: [
        ("var(--x)", "red"), ("VAR( --x )", "red"), ("var(--x, blue)", "red"),
        ("var(--x /* c */, blue)", "red"), ("var(--missing, rgb(255, 0, 0))", "red"),
        ("var(--chain)", "red"), ("var(--missing, var(--x))", "red"),
        ("rgb(var(--channels) 0)", "red"), ("rgb(var(--full)var(--zero)var(--zero))", "red"),
        ("rgb(calc(1 + var(--rest)) 0 0)", "red"), ("light-dark(var(--x), blue)", "red"),
        ("{ink}", "red"), ("{ ink }", "red"), ("@ink", "red"), ("$ink", "red"),
        ("var(ink)", "red"), ("theme(--x)", "red"), ("--theme(--x)", "red"),
        ("--alpha(var(--x) / 100%)", "red"), ("color-mix(in srgb, red, red)", "color(srgb 1 0 0)"),
        ("--alpha(var(--x) / 50%)", "oklab(0.627955 0.224863 0.125846 / 0.5)"),
        ("theme(--x / 50%)", "oklab(0.627955 0.224863 0.125846 / 0.5)"),
        ("rgb(from {ink} r g b / calc(alpha * var(--half)))", "color(srgb 1 0 0 / 0.5)"),
    ])
    func `A name stands for the text that it is set to`(text: String, expected: String) throws {
        let values = [
            "--x": "red", "--chain": "var(--link)", "--link": "var(--x)", "--half": "0.5",
            "--channels": "255 0", "--full": "255", "--zero": "0", "--rest": "254", "ink": "red",
        ]
        let wanted = (try? Color(parsing: expected).css) ?? expected
        #expect(try Self.css(text, values, isDark: false) == wanted)
    }

    @Test(arguments: [
        "var(--X)", "rgb(var(--one)2 3 4)", "var(--rgb)(1 2 3)", "var(--open) 3)", "var(--short)00",
        "rgb(1 2 3 / var(--one)%)", "rgb(calc(1 +var(--one)) 2 3)", "var(--empty, lime)",
        "var(--nonsense, lime)", "var(--x)var(--x)",
    ])
    func `A text that a name stands for keeps its tokens apart`(text: String) {
        let values = [
            "--x": "red", "--one": "1", "--rgb": "rgb", "--open": "rgb(1 2", "--short": "#f",
            "--empty": " ", "--nonsense": "nonsense",
        ]
        #expect(throws: ColorParsingError.self) { try Self.css(text, values) }
    }

    @Test func `A name that refers to itself is cyclic, whatever its fallback`() {
        let values = [
            "--a": "var(--a, lime)", "--b": "var(--c, blue)", "--c": "var(--b, red)",
            "--d": "var(--b, teal)",
        ]
        #expect(Self.kind("var(--a)", values) == .cyclicName([.property("--a")]))
        #expect(Self.kind("var(--b)", values) != nil)
        #expect((try? Self.css("var(--b, lime)", values)) == "rgb(0, 255, 0)")
        #expect((try? Self.css("var(--d)", values)) == "rgb(0, 128, 128)")
    }

    @Test func `A fallback that is not used makes no cycle`() throws {
        let values = ["--a": "red", "--b": "var(--a, var(--b))"]
        #expect(try Self.css("var(--b, lime)", values) == "rgb(255, 0, 0)")
    }

    @Test func `A cycle is named with all its steps`() {
        let scope = Self.scope(["--a": "var(--b)", "--b": "var(--a)"])
        let error = UncomputableColorTests.error("var(--a)", in: scope)
        #expect(error?.message == "--a refers to itself: --a → --b → --a")
    }

    @Test func `An unknown name is told by itself, at the place of the name that leads to it`() {
        let scope = Self.scope(["--a": "color-mix(in oklab, var(--b), red)"])
        let error = UncomputableColorTests.error("rgb(from var(--a) r g b)", in: scope)
        #expect(error?.kind == .unknownName(.property("--b")))
        #expect(error?.column == 10)
    }

    @Test func `An error in the value of a name says so`() {
        let scope = Self.scope(["--a": "rgb(1 2 x)"])
        let error = UncomputableColorTests.error("color-mix(in lab, red, var(--a))", in: scope)
        #expect(error?.column == 24)
        #expect(error?.message.hasSuffix("in the value of --a") == true)
    }

    @Test func `A colour that is known already takes part as it is`() throws {
        let color = try Color(parsing: "oklch(0.51234567891 0.1 20)")
        let scope = ColorScope { _ in .color(color) }
        #expect(try Color(computing: "var(--x)", in: scope) == color)
        let mixed = try Color(computing: "color-mix(in oklch, {x}, {x} 20%)", in: scope)
        #expect(mixed.components.first == color.components.first)
        #expect(throws: ColorParsingError.self) {
            try Color(computing: "{x} {x}", in: scope)
        }
    }

    @Test func `A light or dark appearance chooses a branch`() throws {
        let text = "color-mix(in srgb, light-dark(white, black), white)"
        #expect(try Self.css(text, isDark: false) == "color(srgb 1 1 1)")
        #expect(try Self.css(text, isDark: true) == "color(srgb 0.5 0.5 0.5)")
        #expect(try Self.css("light-dark(red, currentcolor)", isDark: false) == "rgb(255, 0, 0)")
        #expect(
            try Self.css("light-dark(rgb(from Canvas r g b), red)", isDark: true)
                == "rgb(255, 0, 0)"
        )
    }

    @Test func `Names that double a text end at a limit`() {
        var values = ["--0": "red"]
        for number in 1...60 {
            values["--\(number)"] = "var(--\(number - 1)) var(--\(number - 1), var(--missing))"
        }
        var lookUps = 0
        let scope = ColorScope { name in
            lookUps += 1
            guard case .property(let name) = name else { return nil }
            return values[name].map { .text($0) }
        }
        #expect(UncomputableColorTests.error("var(--60)", in: scope)?.kind == .notUnderstood)
        #expect(lookUps < 10_000)
    }

    @Test func `A chain of names ends at a limit`() {
        let scope = ColorScope { name in .text("var(\(name)x)") }
        let error = UncomputableColorTests.error("var(--x)", in: scope)
        #expect(error?.message.hasPrefix("more than 64 names lead from one to the next") == true)
    }

    @Test func `A program's functions get their arguments computed`() throws {
        let dialect = ColorDialect(functions: ["shade", "color"]) { call in
            switch (call.name, call.arguments.first, call.arguments.last) {
            case ("shade", .color(let color)?, .number(let factor)?):
                color.withAlpha(color.alpha * factor)
            case ("color", .color(let color)?, .call(let adjuster)?):
                adjuster == ColorCall(name: "alpha", arguments: [.word("*"), .percentage(50)])
                    ? color.withAlpha(0.5) : nil
            default: nil
            }
        }
        var scope = Self.scope(["ink": "shade(red, 0.8)"])
        scope.dialect = dialect
        func css(_ text: String) throws(ColorParsingError) -> String {
            try Color(computing: text, in: scope).css
        }
        #expect(try css("shade(@ink, calc(1 / 2))") == "rgba(255, 0, 0, 0.4)")
        #expect(try css("color(var(ink) alpha(* 50%))") == "rgba(255, 0, 0, 0.5)")
        #expect(try css("color(srgb 1 0 0)") == "color(srgb 1 0 0)")
        #expect(throws: ColorParsingError.self) { try css("shade(red)") }
    }
}
