import ColorScience
import Findings
import SourceText

extension ThemeRecipe {
    /// The theme as a native theme file, with the recipe in comments; the same recipe gives the same text.
    package var yaml: String {
        let palette = GeneratedPalette(self)
        var lines = [header, "name: \(JSONValue.string(name).compact)", ""]
        lines += Self.lines(of: palette)
        lines.append("")
        lines += modeLines(palette)
        return lines.joined(separator: "\n") + "\n"
    }

    private var header: String {
        let colors = brand.map { "'\($0.hex)'" }.joined(separator: " ")
        let modes = modes.map(\.rawValue).joined(separator: ",")
        let options = "--level \(level.rawValue) --modes \(modes)"
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
        var lines = ["palette:"]
        for ramp in palette.ramps {
            var colors = ramp.colors.map { "\($0.step): \"\($0.color.hex)\"" }
            if let brand = palette.brand.first(where: { $0.ramp == ramp.name }) {
                colors.insert("brand: \"\(brand.color.hex)\"", at: 0)
            }
            lines.append("  \(ramp.name): { \(colors.joined(separator: ", ")) }")
        }
        return lines
    }

    private func modeLines(_ palette: GeneratedPalette) -> [String] {
        func colors(_ mode: GeneratedMode, indent: String) -> [String] {
            let roles = GeneratedRoles(palette: palette, mode: mode, level: level).roles
            let lines = roles.map { role, token in
                "\(indent)  \(role): \"{palette.\(token)}\""
            }
            return ["\(indent)colors:"] + lines
        }
        let first = modes[0]
        var lines = ["scheme: \(first.isDark ? "dark" : "light")"] + colors(first, indent: "")
        lines += ["", "contrast:", "  level: \(level.rawValue)"]
        lines += [
            "  distinct:",
            "    - [success, danger]",
            "    - [syntax-inserted, syntax-deleted]",
        ]
        if modes.count > 1 { lines += ["", "modes:"] }
        for mode in modes.dropFirst() {
            lines.append("  \(mode.rawValue):")
            if mode.hasMoreContrast {
                lines.append("    contrast: more")
            }
            lines += colors(mode, indent: "    ")
        }
        return lines
    }
}
