import ColorScience
import TestSupport
import Testing

@Suite("The notation of a colour")
struct ColorNotationTests {
    @Test(
        "A notation is kept for another colour",
        arguments: [
            ("#0b1f3a", "#102030"), ("#0B1F3A", "#1A2B3C"), ("0b1f3a", "102030"),
            ("#abc", "#102030"),
            ("#AbC", "#102030"), ("#0b1f3a80", "#10203080"), ("#abcd", "#102030dd"),
            ("navy", "#102030"),
            ("transparent", "#10203000"), ("rgb(1, 2, 3)", "rgb(16, 32, 48)"),
            ("RGB(1 2 3)", "RGB(16 32 48)"),
            ("rgba(1,2,3,.5)", "rgba(16,32,48,.5)"), ("rgb(1 2 3 / 50%)", "rgb(16 32 48 / 50%)"),
            ("rgb(10%, 20%, 30%)", "rgb(6.3%, 12.5%, 18.8%)"),
            ("hsl(90deg 10% 20%)", "hsl(210deg 50% 12.5%)"),
            ("hsl(0.25turn 10% 20%)", "hsl(0.583turn 50% 12.5%)"),
            ("hwb(90 10% 20%)", "hwb(210 6.3% 81.2%)"),
            ("oklch(98% 0.01 90)", "oklch(23.8% 0.038 249.7)"), ("  #fff ", "  #102030 "),
            ("color(srgb 1 0 0.5)", "color(srgb 0.063 0.125 0.188)"),
            ("color(  srgb 1 0 0.5 / 0.25)", "color(  srgb 0.063 0.125 0.188 / 0.25)"),
        ]
    )
    func kept(_ old: String, _ expected: String) throws {
        let notation = try #require(ColorNotation(old))
        let letters = try #require(SRGB8(hex: "#1a2b3c"))
        let plain = try #require(SRGB8(hex: "#102030"))
        #expect(notation.text(for: expected.contains("1A") ? letters : plain) == expected)
    }

    @Test("A notation is short hex only for doubled digits")
    func short() throws {
        let notation = try #require(ColorNotation("#fff"))
        #expect(notation.text(for: try #require(SRGB8(hex: "#112233"))) == "#123")
        #expect(notation.text(for: try #require(SRGB8(hex: "#112234"))) == "#112234")
        #expect(try #require(ColorNotation("#fff8")).text(for: .black) == "#0008")
        #expect(try #require(ColorNotation("#fff8")).text(for: .black, alpha: 0.5) == "#00000080")
    }

    @Test("A notation without letters takes the case of its surroundings")
    func cases() throws {
        let notation = try #require(ColorNotation("#181818"))
        let color = try #require(SRGB8(hex: "#abcdef"))
        #expect(notation.text(for: color) == "#abcdef")
        #expect(notation.text(for: color, inUpperCase: true) == "#ABCDEF")
        #expect(
            try #require(ColorNotation("#0b1f3a")).text(for: color, inUpperCase: true) == "#abcdef"
        )
    }

    @Test(
        "A notation takes another alpha in the same unit",
        arguments: [
            ("rgb(1 2 3 / 50%)", "rgb(1 2 3 / 62%)"), ("rgba(1, 2, 3, 0.5)", "rgba(1, 2, 3, 0.62)"),
            ("#01020380", "#0102039e"), ("oklch(0% 0 0 / .5)", "oklch(0% 0 0 / 0.62)"),
        ]
    )
    func alpha(_ old: String, _ expected: String) throws {
        let notation = try #require(ColorNotation(old))
        #expect(notation.text(for: notation.color.clipped.rgb, alpha: 0.62) == expected)
    }

    @Test(
        "A missing component of a notation becomes a number only when one is needed"
    )
    func missing() throws {
        let notation = try #require(ColorNotation("oklch(50% 0 none)"))
        #expect(notation.text(for: .white) == "oklch(100% 0 none)")
        #expect(!notation.text(for: try #require(SRGB8(hex: "#804020"))).contains("none"))
    }

    @Test("A notation that browsers read in two ways, or with comments, becomes hex")
    func hex() throws {
        let color = try #require(SRGB8(hex: "#804020"))
        #expect(
            try #require(ColorNotation("color(rec2020 1 0 0 / 50%)")).text(for: color)
                == "#80402080"
        )
        #expect(try #require(ColorNotation("rgb(/* red */ 1 2 3)")).text(for: color) == "#804020")
        #expect(ColorNotation("no colour") == nil)
        #expect(ColorNotation("{palette.ink}") == nil)
    }

    @Test(
        "A notation states any colour exactly",
        arguments: [
            "#fff", "#000000", "red", "rgb(1 2 3)", "rgb(1%, 2%, 3%)", "hsl(1 2% 3%)",
            "hsla(1, 2%, 3%, 40%)",
            "hwb(1rad 2% 3%)", "lab(1 2 3)", "lab(1% 2% 3%)", "lch(1 2 3grad)", "oklab(0.1 0 0)",
            "oklab(1% 2% 3%)",
            "oklch(0.1 0.1 1)", "oklch(1% 2% 3deg / 0.3)", "color(srgb 0 0 0)",
            "color(srgb-linear 0 0 0)",
            "color(display-p3 0 0 0)", "color(a98-rgb 0 0 0)", "color(prophoto-rgb 0 0 0)",
            "color(xyz 0 0 0)",
            "color(xyz-d50 0 0 0)", "color(rec2020 0 0 0)",
        ]
    )
    func exact(_ text: String) throws {
        let notation = try #require(ColorNotation(text))
        let alpha = notation.color.clipped.alpha
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<200 {
            let bits = generator.next()
            let color = SRGB8(
                red: UInt8(truncatingIfNeeded: bits),
                green: UInt8(truncatingIfNeeded: bits >> 8),
                blue: UInt8(truncatingIfNeeded: bits >> 16)
            )
            let written = notation.text(for: color)
            let read = try Color(parsing: written)
            #expect(read.renditions == [DisplayColor(rgb: color, alpha: alpha)], "\(written)")
            #expect(written.count < 48, "\(written)")
        }
    }
}
