import Testing

@testable import ColorScience

@Suite("Gamut mapping")
struct GamutMappingTests {
    @Test(arguments: [
        ("1 0 0", [1, 0.04457, 0.045932]), ("0 1 0", [0, 0.98576, 0.15974]), ("0 0 1", [0, 0, 1]),
        ("1 1 0", [0.99623, 0.99901, 0]), ("0 1 1", [0, 0.99645, 0.98471]),
        ("1 0 1", [1, 0.16736, 0.98264]),
    ])
    func `The corners of Display P3 are mapped as the standard says`(
        corner: String,
        expected: [Double]
    ) throws {
        let mapped = try LocalMINDE.map(Color(parsing: "color(display-p3 \(corner))").oklch)
        for (actual, expected) in zip(mapped.components.array, expected) {
            #expect(abs(actual - expected) < 2e-5)
        }
    }

    @Test func `Clipping differs from mapping, and is what browsers do`() throws {
        let green = try Color(parsing: "color(display-p3 0 1 0)")
        #expect(green.clipped.rgb == SRGB8(red: 0, green: 255, blue: 0))
        #expect(green.mapped.rgb != green.clipped.rgb)
        let cyan = try Color(parsing: "oklch(0.7 0.35 200)")
        #expect(cyan.clipped.rgb == SRGB8(red: 0, green: 208, blue: 242))
        #expect(cyan.mapped.rgb == SRGB8(red: 0, green: 183, blue: 192))
    }

    @Test func `Every sRGB colour is in the gamut after a trip through any space`() {
        for red in stride(from: 0, through: 255, by: 51) {
            for green in stride(from: 0, through: 255, by: 51) {
                for blue in stride(from: 0, through: 255, by: 51) {
                    let color = SRGB8(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
                    for space in [
                        color.oklch.asColor, Color(color).converted(to: LCH.self).asColor,
                    ] {
                        #expect(space.isInSRGBGamut, "\(color)")
                        #expect(space.mapped.rgb == color, "\(color)")
                        #expect(space.clipped.rgb == color, "\(color)")
                    }
                }
            }
        }
    }

    @Test(arguments: ["oklch(1 0.3 120)", "oklch(100% 0 0)", "lch(100 80 20)", "color(srgb 9 9 9)"])
    func `A colour of full lightness is mapped to white`(text: String) throws {
        #expect(try Color(parsing: text).mapped.rgb == .white)
    }

    @Test func `A colour of no lightness is mapped to black`() throws {
        #expect(try Color(parsing: "oklch(0 0.3 120)").mapped.rgb == .black)
        #expect(try Color(parsing: "oklch(none 0.3 120)").mapped.rgb == .black)
    }

    @Test func `Mapping keeps the alpha`() throws {
        #expect(
            try Color(parsing: "color(display-p3 0 1 0 / 0.5)").mapped.css
                == "rgba(0, 251, 41, 0.5)"
        )
    }

    @Test func `A rec2020 colour has Chromium's reading as a third rendition`() throws {
        let grey = try Color(parsing: "color(rec2020 .5 .5 .5)")
        #expect(grey.mapped.rgb == SRGB8(red: 120, green: 120, blue: 120))
        #expect(grey.renditions.map(\.css) == ["#787878", "#787878", "#8b8b8b"])
        #expect(try Color(parsing: "red").renditions.map(\.css) == ["#ff0000"])
        #expect(try Color(parsing: "color(display-p3 0 1 0)").renditions.count == 2)
    }

    @Test(arguments: ["1e38", "-1e38", "1e-38", "1e400", "-1e400"])
    func `Absurd numbers neither trap nor leave the gamut`(number: String) throws {
        for space in [
            "srgb", "srgb-linear", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020", "xyz",
            "xyz-d50",
        ] {
            let color = try Color(parsing: "color(\(space) \(number) \(number) 0)")
            #expect(color.renditions.allSatisfy { $0.isOpaque })
            #expect(try Color(parsing: color.css).css == color.css)
        }
        for function in ["lab", "lch", "oklab", "oklch", "hwb", "hsl", "rgb"] {
            let color = try Color(parsing: "\(function)(\(number) \(number) \(number))")
            #expect(color.renditions.allSatisfy { $0.isOpaque })
            #expect(try Color(parsing: color.css).css == color.css)
        }
    }
}

extension ColorCoordinates {
    var asColor: Color { Color(self) }
}
