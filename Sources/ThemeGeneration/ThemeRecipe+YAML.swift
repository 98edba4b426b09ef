import ColorScience
import Findings
import SourceText

extension ThemeRecipe {
    /// The theme as a native theme file, with the recipe in comments; the same recipe gives the same text.
    public var yaml: String {
        let palette = GeneratedPalette(self)
        return
            ([header, "name: \(JSONValue.string(name).compact)", ""] + Self.lines(of: palette) + [
                ""
            ]
            + modeLines(palette)).joined(separator: "\n") + "\n"
    }

    private var header: String {
        let colors = brand.map { "'\($0.hex)'" }.joined(separator: " ")
        let options =
            "--level \(level.rawValue) --modes \(modes.map(\.rawValue).joined(separator: ","))"
        let ladder = ToneLadder(level).steps.map { "\($0.step): \(Contrast.display($0.ratio))" }
        return """
            # Generated: themepreview generate \(colors) \(options)
            # A step has the same luminance in every ramp, so two steps have the same contrast in every hue: the quotient of
            # their contrasts with white. These are, by step:
            #   \(ladder.prefix(6).joined(separator: "  "))
            #   \(ladder.dropFirst(6).joined(separator: "  "))
            # A step 'brand' is a colour as it was given.

            """
    }

    private static func lines(of palette: GeneratedPalette) -> [String] {
        ["palette:"]
            + palette.ramps.map { ramp in
                let brand =
                    palette.brand.first { $0.ramp == ramp.name }.map {
                        ["brand: \"\($0.color.hex)\""]
                    } ?? []
                let steps = ramp.colors.map { "\($0.step): \"\($0.color.hex)\"" }
                return "  \(ramp.name): { \((brand + steps).joined(separator: ", ")) }"
            }
    }

    private func modeLines(_ palette: GeneratedPalette) -> [String] {
        func colors(_ mode: GeneratedMode, indent: String) -> [String] {
            ["\(indent)colors:"]
                + GeneratedRoles(palette: palette, mode: mode, level: level).roles.map {
                    role,
                    token in
                    "\(indent)  \(role): \"{palette.\(token)}\""
                }
        }
        let first = modes[0]
        var lines = ["scheme: \(first.isDark ? "dark" : "light")"] + colors(first, indent: "")
        lines += ["", "contrast:", "  level: \(level.rawValue)"]
        lines += [
            "  distinct:", "    - [success, danger]", "    - [syntax-inserted, syntax-deleted]",
        ]
        if modes.count > 1 { lines += ["", "modes:"] }
        for mode in modes.dropFirst() {
            lines.append("  \(mode.rawValue):")
            if mode.hasMoreContrast { lines.append("    contrast: more") }
            lines += colors(mode, indent: "    ")
        }
        return lines
    }
}
