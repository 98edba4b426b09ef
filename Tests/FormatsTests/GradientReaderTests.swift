import ColorScience
import Findings
import Foundation
import SourceText
import Testing
import ThemeFormats
import ThemeModel

@testable import ForeignFormats

@Suite("A gradient in a file of another tool")
struct GradientReaderTests {
    private static func read(_ text: String, _ file: String) throws -> (Theme, [Finding]) {
        let read = ThemeReader.read(ThemeSource("themes/\(file)", Data(text.utf8)))
        let theme = try #require(read.documents.first?.resolve().theme)
        return (theme, read.findings)
    }

    private static func sheet(_ rules: String) throws -> (Theme, [Finding]) {
        try read(":root { --background: #fff; --text: #111; } \(rules)", "page.css")
    }

    private static func stops(_ mode: Mode, _ name: String) -> [String]? {
        mode.gradient(named: name)?.stops.map(\.color.display.css)
    }

    @Test func `A property that is a gradient has the colours of its names in each mode`() throws {
        let (theme, findings) = try Self.sheet(
            """
            :root { --brand: #003366; --gradient-brand: linear-gradient(90deg, var(--brand), #0ea5e9 80%) }
            [data-theme="dark"] { --background: #000; --text: #fff; --brand: #aaccff }
            """
        )
        let stops = theme.modes.map { Self.stops($0, "gradient-brand") }
        #expect(stops == [["#003366", "#0ea5e9"], ["#aaccff", "#0ea5e9"]])
        #expect(findings.allSatisfy { $0.severity == .note })
    }

    @Test func `A constant of a script that is a gradient has its stops`() throws {
        let (theme, findings) = try Self.read(
            """
            export const colors = { background: "#ffffff", text: "#111111" };
            export const gradients = { hero: "linear-gradient(90deg, #112233, #445566 80%)" };
            """,
            "colors.ts"
        )
        let stops = Self.stops(theme.defaultMode, "gradients.hero")
        #expect(stops == ["#112233", "#445566"], "\(theme.defaultMode.gradients.names)")
        #expect(findings.isEmpty, "\(findings)")
    }

    @Test(arguments: [
        "const gradients = { hero: `linear-gradient(90deg, ${colors.text}, #445566)` }",
        "function hero() { return 'linear-gradient(90deg, #112233, #445566)' }",
    ])
    func `A gradient that only the program computes is told with its place`(code: String) throws {
        let colors = "export const colors = { background: '#ffffff', text: '#111111' };\n"
        let (_, findings) = try Self.read(colors + "export \(code);", "colors.ts")
        #expect(findings.contains { $0.location?.line == 2 }, "\(findings)")
    }

    @Test func `A property that takes another one's gradient has its stops`() throws {
        let (theme, _) = try Self.sheet(
            ":root { --glow: linear-gradient(#000, #111); --hero: var(--glow) }"
        )
        #expect(Self.stops(theme.defaultMode, "hero") == ["#000000", "#111111"])
    }

    @Test func `A stop has its line and column where the property writes it`() throws {
        let (theme, _) = try Self.sheet("\n:root { --glow: linear-gradient(#000, #111) }")
        let stops = theme.defaultMode.gradient(named: "glow")?.stops
        let place = stops?.last?.color.location
        #expect(place?.line == 2 && place?.column == 39)
    }

    @Test(arguments: [
        "linear-gradient(var(--nowhere), #111)", "linear-gradient(#000, inherit)",
        "linear-gradient(#0000, #111), url(photo.jpg)", "image-set(url(a.png) 1x)",
    ])
    func `A gradient with an unknown colour gives no error as long as nothing names it`(
        value: String
    ) throws {
        let (theme, findings) = try Self.sheet(":root { --glow: \(value) }")
        #expect(findings.allSatisfy { $0.severity != .error }, "\(findings)")
        let gradient = theme.defaultMode.gradient(named: "glow")
        #expect(gradient == nil || gradient?.problem != nil)
    }

    @Test func `A mode in which a gradient becomes an image is unknown there`() throws {
        let (theme, _) = try Self.sheet(
            """
            :root { --glow: linear-gradient(#000, #111) }
            [data-theme="dark"] { --background: #000; --text: #fff; --glow: url(night.jpg) }
            """
        )
        let problems = theme.modes.map { $0.gradient(named: "glow")?.problem != nil }
        #expect(problems == [false, true])
    }

    @Test func `Two ways to a mode with different gradients are judged both`() throws {
        let (theme, _) = try Self.sheet(
            """
            :root { --glow: linear-gradient(#000, #111) }
            [data-theme="dark"] { --background: #000; --text: #fff; --glow: linear-gradient(#222, #333) }
            @media (prefers-color-scheme: dark) {
              :root { --background: #000; --text: #fff; --glow: linear-gradient(#444, #555) }
            }
            """
        )
        let all = Set(theme.modes.compactMap { Self.stops($0, "glow") })
        #expect(all.contains(["#222222", "#333333"]) && all.contains(["#444444", "#555555"]))
    }

    private static func tokens(_ members: String) throws -> (Theme, [Finding]) {
        try read(
            ##"""
            { "color": { "$type": "color", "background": { "$value": "#ffffff" },
                "text": { "$value": "#111111" }, "deep": { "$value": "#003366" } },
              \##(members) }
            """##,
            "a.tokens.json"
        )
    }

    @Test func `A token of type gradient has stops, positions and places`() throws {
        let (theme, findings) = try Self.tokens(
            ##"""
            "gradient": { "$type": "gradient", "brand": { "$value": [
              { "color": "{color.deep}", "position": 0 },
              { "color": { "colorSpace": "srgb", "components": [1, 1, 1] }, "position": 0.5 },
              { "color": "#0ea5e9", "position": 1 } ] },
              "hero": { "$value": "{gradient.brand}" } }
            """##
        )
        for name in ["gradient.brand", "gradient.hero"] {
            let gradient = try #require(theme.defaultMode.gradient(named: name))
            #expect(gradient.stops.map(\.color.display.css) == ["#003366", "#ffffff", "#0ea5e9"])
            #expect(gradient.stops.map(\.position) == ["0%", "50%", "100%"])
            #expect(gradient.stops.map(\.color.location?.line) == [4, 5, 6])
        }
        #expect(findings.isEmpty, "\(findings)")
    }

    @Test func `A stop without a colour makes the gradient unknown`() throws {
        let (theme, _) = try Self.tokens(
            ##"""
            "gradient": { "$type": "gradient", "brand": { "$value": [
              { "color": "#000000", "position": 0 }, { "position": 1 } ] } }
            """##
        )
        #expect(theme.defaultMode.gradient(named: "gradient.brand")?.problem != nil)
    }

    @Test func `A gradient in the words of CSS is one for Tokens Studio`() throws {
        let (theme, findings) = try Self.read(
            ##"""
            { "background": { "value": "#ffffff", "type": "color" },
              "text": { "value": "#111111", "type": "color" },
              "deep": { "value": "#003366", "type": "color" },
              "hero": { "value": "linear-gradient(90deg, {deep} 0%, #0ea5e9 100%)", "type": "color" } }
            """##,
            "a.json"
        )
        #expect(Self.stops(theme.defaultMode, "hero") == ["#003366", "#0ea5e9"])
        #expect(findings.allSatisfy { $0.severity != .error }, "\(findings)")
    }

    @Test func `A gradient with the name of a role makes that unknown`() throws {
        let (theme, findings) = try Self.tokens(
            ##"""
            "primary": { "$type": "gradient", "$value": [
              { "color": "#000000", "position": 0 }, { "color": "#111111", "position": 1 } ] }
            """##
        )
        #expect(theme.defaultMode[.primary]?.isKnown == false)
        #expect(findings.contains { $0.rule == .invalidColor && $0.location?.line == 3 })
    }

    @Test func `A gradient is written into a theme of ours with its space and its colours`() throws
    {
        let text = """
            :root { --background: #fff; --text: #111;
              --glow: linear-gradient(in oklch longer hue, #000 10%, #1118), #fff }
            """
        let read = ThemeReader.read(ThemeSource("themes/page.css", Data(text.utf8)))
        let document = try #require(read.documents.first)
        let written = try document.yaml
        #expect(
            written.contains("linear-gradient(in oklch longer hue, #000000 10%, "),
            "\(written)"
        )
        let again = ThemeReader.read(ThemeSource("themes/page.yml", Data(written.utf8)))
        let theme = try #require(again.documents.first?.resolve().theme)
        let first = try #require(document.resolve().theme?.defaultMode.gradient(named: "glow"))
        let second = try #require(theme.defaultMode.gradient(named: "glow"))
        #expect(first.stops.map(\.color.display) == second.stops.map(\.color.display))
        #expect(first.interpolation == second.interpolation)
        #expect(second.beneath?.display.css == "#ffffff")
    }
}
