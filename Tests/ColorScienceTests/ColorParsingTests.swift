import TestSupport
import Testing

@testable import ColorScience

@Suite("Parsing")
struct ColorParsingTests {
    @Test(arguments: [
        ("#FA8", "rgb(255, 170, 136)"), ("#fa80", "rgba(255, 170, 136, 0)"),
        ("#0B1f3A", "rgb(11, 31, 58)"),
        ("#0b1f3a80", "rgba(11, 31, 58, 0.5)"),
        ("RGB(1 2 3)", "rgb(1, 2, 3)"), ("rgb(1,2,3)", "rgb(1, 2, 3)"),
        ("rgba(1, 2, 3, 50%)", "rgba(1, 2, 3, 0.5)"),
        ("rgb(10.5 11.5 12.5)", "rgb(11, 12, 13)"), ("rgb(1-2+3)", "rgb(1, 0, 3)"),
        ("rgb(1 2.5.5)", "rgb(1, 3, 1)"),
        ("rgb(10%20%none)", "rgb(26, 51, 0)"),
        ("\t rgb(1/**/2 3 /* hi */ /.5)\n", "rgba(1, 2, 3, 0.5)"),
        ("rgb(1e2 1E1 1e-1)", "rgb(100, 10, 0)"), ("hsl(0.5turn 30% 50%)", "rgb(89, 166, 166)"),
        ("hsl(120deg, 30%, 50%)", "rgb(89, 166, 89)"), ("hwb(0 120% 20%)", "rgb(219, 219, 219)"),
        ("lab(50% 20 -30%)", "lab(50 20 -37.5)"), ("lch(50% 50% 400)", "lch(50 75 40)"),
        ("oklab(50% 25% -50%)", "oklab(0.5 0.1 -0.2)"),
        ("OKLCH(70% 25% 0.5TURN)", "oklch(0.7 0.1 180)"),
        ("color(XYZ 20% .3 .4)", "color(xyz-d65 0.2 0.3 0.4)"),
        ("oklch(none none none / none)", "oklch(0 0 0 / 0)"),
        ("lch(50 20 360)", "lch(50 20 0)"), ("lch(50 20 -1e-30)", "lch(50 20 0)"),
        ("lab(50 -0 0)", "lab(50 0 0)"),
        ("color(srgb 1e-7 5.0 1e7)", "color(srgb 0.0000001 5 10000000)"),
        ("color(srgb 1 1 1 / 0.123456789)", "color(srgb 1 1 1 / 0.123457)"),
    ])
    func `A parsed colour is serialised as CSSOM does`(text: String, css: String) throws {
        let color = try Color(parsing: text)
        #expect(color.css == css)
        #expect(color.description == css)
    }

    @Test func `A parsed colour keeps its missing components`() throws {
        let color = try Color(parsing: "oklch(none 0.1 20 / none)")
        #expect(color.missing == [.first, .alpha])
        #expect(color.components(in: .oklch) == [nil, 0.1, 20])
        #expect(color.alpha == 0)
        #expect(try Color(parsing: "rgb(0 0 0)") != Color(parsing: "rgb(none 0 0)"))
    }

    @Test func `Equal colours in different notations are equal values`() throws {
        let color = try Color(parsing: "white")
        #expect(try Color(parsing: "#FFF") == color)
        #expect(try Color(parsing: "rgb(100% 255 255)") == color)
        #expect(Color(SRGB8.white) == color)
    }

    @Test(arguments: [
        "0", "-0", "+.5", "1e3", "12345678901234567890", "0.1234567890123456789", "4.9e-324",
        "1.7976931348623157e308",
        "123456789.123456789", "1e22", "1e-22", "9007199254740993",
        "3.14159265358979323846264338327950288", "1e23",
    ])
    func `Numbers of a colour are read as Double reads them`(text: String) throws {
        let limit = Double(Float.greatestFiniteMagnitude)
        let expected = min(try #require(Double(text)), limit)
        #expect(try Color(parsing: "color(srgb \(text) 0 0)").components.first == expected)
    }

    @Test func `Random numbers of a colour are read as Double reads them`() throws {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<5_000 {
            let value =
                Double.random(in: -2...2, using: &random)
                * power(10, Double(Int.random(in: -20...20, using: &random)))
            #expect(
                try Color(parsing: "color(srgb \(value) 0 0)").components.first == value,
                "\(value)"
            )
        }
    }

    @Test func `A colour made of components is clamped to its space's range`() {
        #expect(Color(OKLCH(lightness: 2, chroma: -1, hue: -90)).css == "oklch(1 0 270)")
        #expect(
            Color(Lab(lightness: .nan, a: .infinity, b: 3), alpha: 0.5).css == "lab(0 0 3 / 0.5)"
        )
        #expect(Color(HSL(hue: 480, saturation: 0.3, lightness: 0.5)).css == "rgb(89, 166, 89)")
        #expect(Color(SRGB(red: 1, green: 0.5, blue: -0.25)).css == "color(srgb 1 0.5 -0.25)")
    }

    @Test func `Another alpha keeps the rest of a colour`() throws {
        let color = try Color(parsing: "oklch(0.5 0.1 none / none)").withAlpha(0.72)
        #expect(color.alpha == 0.72)
        #expect(color.missing == .third)
        #expect(color.css == "oklch(0.5 0.1 0 / 0.72)")
        #expect(color.withAlpha(3).alpha == 1)
        #expect(color.withAlpha(.nan).alpha == 0)
    }
}
