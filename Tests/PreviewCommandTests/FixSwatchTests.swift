import TestSupport
import Testing

@Suite("The swatches of 'fix'")
struct FixSwatchTests {
    private static let hex = [
        "themes/a.yml": """
        colors:
          background: "#ffffff"
          text: black # \tink
          text-muted: "#999999"
        """
    ]
    private static let members = [
        "themes/a.tokens.json": """
        { "color": { "$type": "color",
          "background": { "$value": "#ffffff" },
          "text": { "$value": "#111111" },
          "text-muted": { "$value": {
            "colorSpace": "srgb",
            "components": [
              0.6,
              0.6,
              0.6
            ] } } } }
        """
    ]

    @Test
    func `fix shows the text of a change before and after on its ground where there are colours`()
        throws
    {
        let project = try Program.folder(Self.hex)
        let output = try Program.run("fix", "--color", "always", in: project).output
        let lines = output.split(separator: "\n")
        let last = try #require(lines.last)
        #expect(last.contains("48;2;255;255;255m Text \u{1B}[0m 2.84 → \u{1B}["))
        #expect(last.hasSuffix("'colors.text-muted' #999999 → #767676"))
        #expect(output.contains("# \tink"), "a tab of the file is a control character")
        let plain = try Program.run("fix", in: project).output
        #expect(!plain.contains("Text"))
    }

    @Test
    func `fix shows a colour in members as a colour, and keeps the diff for other programs`()
        throws
    {
        let project = try Program.folder(Self.members)
        let colored = try Program.run("fix", "--color", "always", in: project).output
        #expect(!colored.contains("0.6"))
        #expect(colored.contains("+++ b/themes/a.tokens.json"))
        #expect(colored.contains("2.84 → "))
        let plain = try Program.run("fix", in: project)
        #expect(plain.output.contains("\n-          0.6"))
        #expect(plain.errors.contains("text-muted' "))
        let hex = try Program.run("fix", in: Program.folder(Self.hex))
        #expect(!hex.errors.contains("text-muted' "))
    }
}
