import ColorScience
import Findings
import TestSupport
import Testing
import ThemeChecks
import ThemeModel

@Suite("A stack of colours")
struct StackTests {
    private static let roles = [
        "background", "text", "surface", "surface-raised", "highlight", "on-highlight", "link",
        "selection", "on-selection", "primary", "on-primary", "accent", "on-accent",
    ]

    /// A theme's roles, each opaque or translucent by chance.
    private static func oracle(_ generator: inout SeededGenerator) -> StackOracle {
        var oracle = StackOracle()
        for name in roles {
            let isOpaque = name == "background" || Bool.random(using: &generator)
            oracle.layers[name] = .random(&generator, isOpaque: isOpaque)
        }
        return oracle
    }

    private static func colors(of oracle: StackOracle) -> String {
        let written = oracle.layers.filter { Self.roles.contains($0.key) }
        return written.sorted { $0.key < $1.key }
            .map { "\($0.key): \"\($0.value.css)\"" }
            .joined(separator: ", ")
    }

    /// Expects of the report what the oracle says of these pairs; the oracle has the derived colours by now.
    private static func expect(
        _ pairs: [(front: String, ground: String)],
        of oracle: StackOracle,
        in report: Report
    ) throws {
        for (front, ground) in pairs {
            guard let worst = oracle.worstRatio(of: front, on: ground) else { continue }
            let rows = report.rows("\(front) on \(ground)")
            #expect(!rows.isEmpty, "\(front) on \(ground)")
            for row in rows {
                let measured = try #require(row.measured)
                #expect(abs(measured - worst) < 1e-9, "\(front) on \(ground): \(worst)")
            }
        }
    }

    @Test(arguments: 1...60)
    func `A stack of colours is judged on the worst of all ways down`(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        var oracle = Self.oracle(&generator)
        let fill = StackLayer.random(&generator, isOpaque: false)
        let text = StackLayer.random(&generator, isOpaque: false)
        let report = try SampleCheck.report(
            Self.colors(of: oracle),
            """
            components: { button: { background: "\(fill.css)", text: "\(text.css)" } }
            """
        )
        oracle.layers["button-background"] = fill
        oracle.layers["button-text"] = text
        oracle.layers["code-background"] = oracle.layers["surface"]
        oracle.layers["cell-selected-background"] = oracle.layers["selection"]
        let pairs = [
            ("text", "background"), ("text", "surface"), ("text", "surface-raised"),
            ("link", "surface"), ("on-highlight", "highlight"), ("on-primary", "primary"),
            ("on-accent", "accent"), ("button-text", "button-background"),
        ]
        try Self.expect(pairs, of: oracle, in: report)
    }

    @Test(arguments: 1...60)
    func `A stack of cards, rows and fields is judged in every state`(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        var oracle = Self.oracle(&generator)
        oracle.layers["code-background"] = oracle.layers["surface"]
        var components = ""
        var pairs = [
            ("on-highlight", "highlight"), ("on-selection", "selection"),
            ("on-primary", "primary"), ("on-accent", "accent"),
        ]
        for name in ["card", "cell", "field", "badge", "label", "button"] {
            var parts = ""
            for state in ["", "hover-", "selected-"] {
                let fill = StackLayer.random(&generator, isOpaque: Int(seed) % 5 == 0)
                let text = StackLayer.random(&generator, isOpaque: Bool.random(using: &generator))
                oracle.layers["\(name)-\(state)background"] = fill
                oracle.layers["\(name)-\(state)text"] = text
                pairs.append(("\(name)-\(state)text", "\(name)-\(state)background"))
                let both = "background: \"\(fill.css)\", text: \"\(text.css)\""
                let key = state.dropLast()
                parts += key.isEmpty ? both : ", \(key): { \(both) }"
            }
            components += "  \(name): { \(parts) }\n"
        }
        let report = try SampleCheck.report(
            Self.colors(of: oracle),
            "components:\n\(components)"
        )
        let grounds = [
            "background", "surface", "surface-raised", "card-background", "card-hover-background",
            "cell-background", "cell-hover-background",
        ]
        try Self.expect(pairs, of: oracle, in: report)
        try Self.expectEdges(on: grounds, of: oracle, in: report)
    }

    /// The edge of a field on each ground is its border or its fill, whichever stands out more at worst.
    private static func expectEdges(
        on grounds: [String],
        of oracle: StackOracle,
        in report: Report
    ) throws {
        var oracle = oracle
        let strong = try #require(oracle.layers["text"])
        // Derived: text-muted is as text, and border-strong as text-muted.
        oracle.layers["field-border"] = strong
        for ground in grounds {
            let edges = ["field-border", "field-background"]
            let ratios = edges.map { oracle.worstRatio(of: $0, on: ground) }
            guard let border = ratios[0], let fill = ratios[1], border != fill else { continue }
            let row = try report.row("\(border > fill ? edges[0] : edges[1]) on \(ground)")
            let measured = try #require(row.measured)
            #expect(abs(measured - max(border, fill)) < 1e-9, "\(ground)")
        }
    }

    @Test func `A stack of translucent colours is named in full`() throws {
        let report = try SampleCheck.report(
            """
            background: "#ffffff", surface: "rgb(0 0 0 / 30%)", surface-raised: "rgb(0 0 0 / 30%)",
            highlight: "rgb(0 0 0 / 30%)", text: "rgb(0 0 0 / 80%)", on-highlight: "rgb(0 0 0 / 80%)"
            """
        )
        let finding = try #require(
            report.found(.lowContrast).first { $0.pair?.foreground == "on-highlight" }
        )
        #expect(
            finding.message.hasPrefix(
                "'on-highlight' on 'highlight' over 'code-background' over 'surface' over 'surface' over 'background'"
            )
        )
    }

    @Test func `A stack is unknown where one of its ways down has no end`() throws {
        let report = try SampleCheck.report(
            """
            background: "rgb(255 255 255 / 90%)", surface: "#ffffff", surface-raised: "rgb(255 255 255 / 50%)",
            text: "#000000"
            """
        )
        #expect(try report.row("text on surface").verdict == .pass)
        #expect(try report.row("text on surface-raised").verdict == .unknown)
        let found = report.found(.unknownBackdrop).first { $0.pair?.background == "surface-raised" }
        #expect(
            found?.message.contains("'surface-raised' over 'background' cannot be judged") == true
        )
        #expect(report.fails(at: .error))
    }
}

@Suite("The size of text")
struct TextSizeTests {
    /// The use of a label that the theme styles, which is text in one style alone.
    private static func use(_ size: String, _ weight: Int) throws -> ContrastUse {
        let label = "components: { label: { background: \"#000\", text: \"#fff\" } }\n"
        let style = "fonts: { styles: { label: { size: \(size), weight: \(weight) } } }"
        return try SampleCheck.report(SampleCheck.clear, label + style).row(
            "label-text on label-background"
        ).pair.use
    }

    @Test(arguments: [
        "24px", "24.01px", "1.5rem", "18pt", "18.01pt", "150%", "1.5em", "100px",
    ])
    func `Text is large from 24 px or 18 pt at any weight`(size: String) throws {
        #expect(try Self.use(size, 400) == .largeText)
        #expect(try Self.use(size, 100) == .largeText)
    }

    @Test(arguments: [
        "23.99px", "23.9999px", "1.4999rem", "17.99pt", "17.999pt", "149.9%", "1.499em",
        "18.6667px", "14pt",
    ])
    func `Text just below 24 px is not large unless it is bold`(size: String) throws {
        #expect(try Self.use(size, 400) == .text)
        #expect(try Self.use(size, 699) == .text)
    }

    @Test(arguments: [
        "18.67px", "18.6667px", "14pt", "1.16667rem", "116.667%", "1.16667em", "19px", "23.99px",
    ])
    func `Bold text is large from 14 pt`(size: String) throws {
        #expect(try Self.use(size, 700) == .largeText)
        #expect(try Self.use(size, 900) == .largeText)
        #expect(try Self.use(size, 699) == .text)
    }

    @Test(arguments: [
        "18.66px", "18.6666px", "13.99pt", "13.9999pt", "1.1666rem", "18.5px", "1.1666em",
    ])
    func `Text just below 14 pt is not large at any weight`(size: String) throws {
        #expect(try Self.use(size, 700) == .text)
        #expect(try Self.use(size, 1000) == .text)
    }

    @Test(arguments: ["3vw", "10vh", "4ch", "5ex"])
    func `Text whose size depends on the page is never large`(size: String) throws {
        #expect(try Self.use(size, 900) == .text)
    }

    @Test func `A relative text size follows the body's size`() throws {
        func use(_ body: String) throws -> ContrastUse {
            let label = "components: { label: { background: \"#000\", text: \"#fff\" } }\n"
            let styles =
                "fonts: { styles: { body: { size: \(body) }, label: { size: 1.5em, weight: 400 } } }"
            let report = try SampleCheck.report(SampleCheck.clear, label + styles)
            return try report.row("label-text on label-background").pair.use
        }
        #expect(try use("16px") == .largeText)
        #expect(try use("15.99px") == .text)
        #expect(try use("12pt") == .largeText)
        #expect(try use("2vw") == .text)
    }
}
