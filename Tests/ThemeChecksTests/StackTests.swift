import ColorScience
import Findings
import TestSupport
import Testing
import ThemeChecks
import ThemeModel

@Suite("A stack of colours")
struct StackTests {
    /// A colour with its alpha, 0...255 and 0...1, composited by the formula as CSS Compositing 1, section 5.1, has it.
    private struct Layer {
        var red, green, blue, alpha: Double
        /// Noise in the last digits decides how a channel is rounded.
        var isHalfway = false

        static func random(_ generator: inout SeededGenerator, isOpaque: Bool) -> Layer {
            func level() -> Double { Double(Int.random(in: 0...255, using: &generator)) }
            let alpha = isOpaque ? 1 : Double(Int.random(in: 0...100, using: &generator)) / 100
            return Layer(red: level(), green: level(), blue: level(), alpha: alpha)
        }

        var css: String {
            "rgb(\(Int(red)) \(Int(green)) \(Int(blue)) / \(Int((alpha * 100).rounded()))%)"
        }

        func over(_ other: Layer) -> Layer {
            func mix(_ front: Double, _ back: Double) -> Double {
                front * alpha + back * (1 - alpha)
            }
            let mixed = [mix(red, other.red), mix(green, other.green), mix(blue, other.blue)]
            let isHalfway = mixed.contains { abs($0 - $0.rounded(.down) - 0.5) < 1e-9 }
            // Browsers keep 8 bits after each layer.
            return Layer(
                red: mixed[0].rounded(),
                green: mixed[1].rounded(),
                blue: mixed[2].rounded(),
                alpha: 1,
                isHalfway: isHalfway || other.isHalfway
            )
        }

        var rgb: SRGB8 {
            func level(_ value: Double) -> UInt8 { UInt8(value + 0.5) }
            return SRGB8(red: level(red), green: level(green), blue: level(blue))
        }
    }

    /// Every way down from a colour to the background, each layer of it flattened.
    private static func grounds(
        of name: String,
        _ layers: [String: Layer],
        surfacesAbove count: Int = 0
    ) -> [Layer] {
        guard let layer = layers[name] else { return [] }
        if layer.alpha == 1 { return [layer] }
        let isSurface = name.hasPrefix("surface")
        let surfaces = isSurface ? count + 1 : count
        let below =
            switch name {
            case "surface", "surface-raised":
                surfaces > 1 ? ["background"] : ["background", "surface", "surface-raised"]
            case "highlight": ["background", "surface", "surface-raised", "code-background"]
            case "selection":
                ["background", "surface", "surface-raised", "code-background"]
            case "button-background":
                ["background", "surface", "surface-raised", "cell-selected-background"]
            default: ["background", "surface", "surface-raised"]
            }
        let lower = below.flatMap { grounds(of: $0, layers, surfacesAbove: surfaces) }
        return (lower + carriers(of: name, layers)).map(layer.over)
    }

    /// A selected row and the current entry as they look on the page, under a fill that they carry.
    private static func carriers(of name: String, _ layers: [String: Layer]) -> [Layer] {
        let names = ["primary": ["selection"], "accent": ["selection", "primary"]][name] ?? []
        return names.flatMap { name -> [Layer] in
            guard let layer = layers[name] else { return [] }
            if layer.alpha == 1 { return [layer] }
            let page = ["background", "surface", "surface-raised"]
            return page.flatMap { grounds(of: $0, layers) }.map(layer.over)
        }
    }

    @Test(arguments: 1...60)
    func `A stack of colours is judged on the worst of all ways down`(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        var layers: [String: Layer] = [:]
        let names = [
            "background", "text", "surface", "surface-raised", "highlight", "on-highlight", "link",
            "selection", "primary", "on-primary", "accent", "on-accent",
        ]
        for name in names {
            let isOpaque = name == "background" || Bool.random(using: &generator)
            layers[name] = .random(&generator, isOpaque: isOpaque)
        }
        let button = (
            text: Layer.random(&generator, isOpaque: false),
            fill: Layer.random(&generator, isOpaque: false)
        )
        let colors = layers.sorted { $0.key < $1.key }.map { "\($0.key): \"\($0.value.css)\"" }
            .joined(separator: ", ")
        let parts =
            "components: { button: { background: \"\(button.fill.css)\", text: \"\(button.text.css)\" } }"
        let report = try SampleCheck.report(colors, parts)
        (layers["button-background"], layers["button-text"]) = (button.fill, button.text)
        layers["code-background"] = layers["surface"]
        layers["cell-selected-background"] = layers["selection"]
        for (front, back) in [
            ("text", "background"), ("text", "surface"), ("text", "surface-raised"),
            ("link", "surface"),
            ("on-highlight", "highlight"), ("on-primary", "primary"), ("on-accent", "accent"),
            ("button-text", "button-background"),
        ] {
            let ink = try #require(layers[front])
            let grounds = Self.grounds(of: back, layers)
            if grounds.contains(where: { $0.isHalfway || ink.over($0).isHalfway }) { continue }
            let ratios = grounds.map { Contrast.ratio(of: ink.over($0).rgb, on: $0.rgb) }
            let measured = try #require(try report.row("\(front) on \(back)").measured)
            #expect(abs(measured - (ratios.min() ?? 0)) < 1e-9, "\(front) on \(back): \(ratios)")
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
