import ColorScience
import Findings
import TestSupport
import Testing
import ThemeModel

@Suite("A computed colour of a theme file")
struct ComputedExpressionTests {
    private static func yaml(_ muted: String, _ rest: String = "") -> String {
        """
        palette: { ink: "#1d2430", brand: "#0b5c86", soft: "color-mix(in srgb, {palette.ink} 50%, white)" }
        colors: { background: "#ffffff", text: "{palette.ink}", text-muted: "\(muted)" }
        \(rest)
        """
    }

    @Test(arguments: [
        ("color-mix(in srgb, {palette.ink} 25%, white)", "#c7c8cb"),
        ("color-mix(in oklab, { colors.text } 20%, transparent)", "rgba(29, 36, 48, 0.2)"),
        ("oklch(from {palette.ink} l c h / 70%)", "rgba(29, 36, 48, 0.7)"),
        ("color-mix(in srgb, {palette.soft}, {palette.soft})", "#8e9298"),
        ("hsl(calc(200 + 5) 85% 28%)", "#0b5284"), ("light-dark({palette.brand}, red)", "#0b5c86"),
        ("contrast-color({palette.brand})", "#ffffff"),
    ])
    func `A function of CSS may have aliases in it`(value: String, expected: String) throws {
        let theme = try SampleTheme.theme(Self.yaml(value))
        #expect(theme.defaultMode[.textMuted]?.display.css == expected)
    }

    @Test func `A mode with another colour has another mixture of it`() throws {
        let yaml = Self.yaml(
            "color-mix(in srgb, {palette.ink} 50%, {colors.background})",
            "modes: { dark: { palette: { ink: \"#ffffff\" }, colors: { background: \"#000000\" } } }"
        )
        let modes = try SampleTheme.theme(yaml).modes
        #expect(modes.map { $0[.textMuted]?.display.css } == ["#8e9298", "#808080"])
    }

    @Test(arguments: [
        "color-mix(in srgb, {palette.gone}, white)", "color-mix(in srgb, {colors.text-muted}, red)",
        "color-mix(in srgb, {palette.ink})", "color-mix(in srgb, currentcolor, {palette.ink})",
        "rgb({palette.ink} 0 0)",
    ])
    func `A function that has no value has one finding, which is an error`(value: String) {
        let findings = SampleTheme.findings(Self.yaml(value))
        #expect(findings.map(\.severity) == [.error], "\(findings)")
    }

    @Test func `A computed colour, and what it is made of, has no token that a fix could change`()
        throws
    {
        let yaml = Self.yaml("color-mix(in srgb, {palette.ink} 25%, white)")
        let mode = try SampleTheme.theme(yaml).defaultMode
        #expect(mode[.textMuted]?.source == .builtIn && mode[.text]?.source == .builtIn)
        #expect(mode[.background]?.source != .builtIn)
    }
}
