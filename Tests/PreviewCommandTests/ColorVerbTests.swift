import Foundation
import TestSupport
import Testing

@Suite("'color', 'contrast' and 'generate'")
struct ColorVerbTests {
    private static let colors = [
        "#0b5c86", "rebeccapurple", "rgb(255 0 0 / 50%)", "color(display-p3 1 0 0)",
        "oklch(70% 0.35 200)",
        "hsl(none 50% 50%)", "lab(50 none 3)", "white", "black", "transparent",
        "color(prophoto-rgb 0.1 0.9 0.2 / 0.3)",
    ]
    private static let spaces = [
        "hex", "srgb", "srgb-linear", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d65",
        "xyz-d50", "lab",
        "lch", "oklab", "oklch", "hsl", "hwb",
    ]

    @Test(arguments: spaces)
    func `color --to writes CSS for the same colour`(space: String) throws {
        let written = try Program.run(["color", "--to", space] + Self.colors).output
        let lines = written.split(separator: "\n").map(String.init)
        #expect(lines.count == Self.colors.count)
        let start =
            space == "hex"
            ? "#"
            : ["lab", "lch", "oklab", "oklch", "hsl", "hwb"].contains(space)
                ? "\(space)(" : "color(\(space) "
        #expect(lines.allSatisfy { $0.hasPrefix(start) }, "\(written)")
        #expect(try hexes(of: lines) == hexes(of: Self.colors))
    }

    private func hexes(of colors: [String]) throws -> [String] {
        try Program.run(["color", "--format", "json"] + colors).output.split(separator: "\n").map {
            line in
            let json = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            return json?["hex"] as? String ?? "no colour"
        }
    }

    @Test func `Every line that color prints is CSS`() throws {
        for color in Self.colors {
            let lines = try Program.run("color", color).output.split(separator: "\n")
            let values = lines.dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }
            #expect(values.count >= 12)
            let head =
                String(lines[0].prefix { $0 != ")" && $0 != "#" })
                + (lines[0].hasPrefix("#") ? "" : ")")
            #expect(Set(try hexes(of: values + [head])).count == 1, "\(lines)")
        }
    }

    @Test func `color --to keeps a line for each colour, and reports its failures`() throws {
        let outcome = try Program.run(
            "color",
            "--to",
            "hsl",
            "-",
            input: "red\nblak\ncolor(display-p3 1 0 0)\n"
        )
        #expect(outcome.status == 1)
        #expect(outcome.output == "hsl(0 100% 50%)\n\nhsl(359.754 100% 52.1569%)\n")
        #expect(
            outcome.errors.contains("'blak': column 1: ")
                && outcome.errors.contains("is outside sRGB: written as mapped")
        )
        #expect(try Program.run("color", "--to", "hsl", "red", "--format", "json").status == 64)
        #expect(
            try Program.run("color", "--to", "oklhc", "red").errors.contains(
                "did you mean 'oklch'?"
            )
        )
    }

    @Test func `color and contrast warn of a lightness without its per cent sign`() throws {
        let warning = "the lightness 50 counts as 1, which is white: did you mean 50%?"
        let color = "oklch(50 0.1 250)"
        for arguments in [
            ["contrast", color, "black"], ["contrast", "black", color], ["color", color],
        ] {
            #expect(
                try Program.run(arguments).output.contains("warning: ")
                    && Program.run(arguments).output.contains(warning)
            )
        }
        #expect(
            try Program.run("generate", color).errors.contains("warning: '\(color)': \(warning)")
        )
        #expect(try Program.run("color", "--to", "hex", color).errors.contains(warning))
        let json = try Program.run("contrast", color, "black", "--format", "json").json
        #expect((json["warnings"] as? [String])?.first?.contains(warning) == true)
        #expect(
            try !Program.run("contrast", "oklch(50% 0.1 250)", "black").output.contains("warning")
        )
    }
}
