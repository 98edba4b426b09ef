import ColorScience
import TestSupport
import Testing

@testable import ThemeModel
@testable import ThemeRendering

@Suite("The plots of a palette")
struct PalettePlotTests {
    /// The points of the edges in a picture: that of sRGB, then that of Display P3.
    private static func edges(of file: String) throws -> [[(x: Double, y: Double)]] {
        let text = try #require(TemplateSet.builtIn[file])
        return text.matches(of: /d="M([^"HVAZ]+)Z?"/).map { match in
            let numbers = match.1.split { $0 == " " }.compactMap { Double($0) }
            return stride(from: 0, to: numbers.count - 1, by: 2).map {
                (numbers[$0], numbers[$0 + 1])
            }
        }
    }

    private static func isShown(_ color: OKLCH, inP3: Bool) -> Bool {
        Color(color).components(in: inP3 ? .displayP3 : .srgb).allSatisfy {
            (-1e-6...1 + 1e-6).contains($0 ?? 0)
        }
    }

    @Test(arguments: [false, true])
    func `The plot of lightness and chroma has the edge of each display's gamut`(inP3: Bool) throws
    {
        let edge = try Self.edges(of: "gamut-plane.svg")[inP3 ? 1 : 0]
        #expect(edge.count == 51)
        for point in edge.dropFirst().dropLast() {
            let chroma = (100 - point.y) / 250
            func isShown(_ chroma: Double) -> Bool {
                stride(from: 0.0, to: 360, by: 2).contains {
                    Self.isShown(
                        OKLCH(lightness: point.x / 200, chroma: chroma, hue: $0),
                        inP3: inP3
                    )
                }
            }
            #expect(isShown(chroma - 0.001), "\(point)")
            #expect(!isShown(chroma + 0.001), "\(point)")
        }
    }

    @Test(arguments: [false, true])
    func `The plot of hue and chroma has the edge of each display's gamut`(inP3: Bool) throws {
        let edge = try Self.edges(of: "gamut-wheel.svg")[inP3 ? 1 : 0]
        #expect(edge.count == 72)
        for (index, point) in edge.enumerated() {
            let chroma = (point.x * point.x + point.y * point.y).squareRoot() / 250
            func isShown(_ chroma: Double) -> Bool {
                stride(from: 0.2, to: 1, by: 0.01).contains {
                    Self.isShown(
                        OKLCH(lightness: $0, chroma: chroma, hue: Double(index) * 5),
                        inP3: inP3
                    )
                }
            }
            #expect(isShown(chroma - 0.001), "\(point)")
            #expect(!isShown(chroma + 0.001), "\(point)")
        }
    }

    @Test(
        arguments: [
            (OKLCH(lightness: 1, chroma: 0, hue: 0), "200 100", "0 0"),
            (OKLCH(lightness: 0.5, chroma: 0.2, hue: 0), "100 50", "50 0"),
            (OKLCH(lightness: 0.5, chroma: 0.2, hue: 90), "100 50", "0 -50"),
            (OKLCH(lightness: 2, chroma: 0.9, hue: 180), "200 0", "-100 0"),
        ])
    func `A plot puts a colour at its lightness, chroma and hue`(
        color: OKLCH,
        plane: String,
        wheel: String
    ) {
        let plot = PalettePlot(color)
        #expect((plot.plane, plot.wheel) == (plane, wheel))
    }

    @Test func `A plot marks the palette steps that roles and components use`() throws {
        let text = """
            palette: { ink: "#222", deep: "{palette.ink}", sea: "#135", spare: "#abc" }
            colors: { background: white, text: "{palette.deep}", primary: "{palette.sea} / 80%" }

            """
        let theme = try #require(SampleTheme.document(text).document?.resolve().theme)
        #expect(theme.usedPalette == ["ink", "deep", "sea"])
    }
}
