import ColorScience
import Findings
import ThemeModel

/// A colour outside sRGB looks different from one display to the next.
struct OutOfGamut: Rule {
    static let id = RuleID.outOfGamut

    func findings(in subject: CheckedTheme) -> [Finding] {
        var seen: Set<String> = []
        return subject.theme.modes.flatMap { mode in
            let tokens =
                mode.palette.map { ("palette.\($0.name)", $0.value) }
                + mode.colors.map { ("colors.\($0.name)", $0.value) }
            return tokens.compactMap { path, color -> Finding? in
                guard !color.color.isInSRGBGamut, color.origin == .declared,
                    seen.insert("\(color.location.map(\.description) ?? path)").inserted
                else { return nil }
                return subject.finding(
                    Self.id, .note, "'\(path)' lies outside sRGB: most displays show \(color.display.css) instead",
                    help: "nothing to do if that is meant: both are checked, and the worse one counts", mode: mode,
                    at: color.location)
            }
        }
    }
}
