import ColorScience
import Findings
import ThemeModel

/// A colour outside sRGB looks different from one display to the next.
struct OutOfGamut: Rule {
    static let id = RuleID.outOfGamut

    func findings(in subject: CheckedTheme) -> [Finding] {
        subject.declaredColors { !$0.color.isInSRGBGamut }.map { path, color, mode in
            subject.finding(
                Self.id, .note, "'\(path)' lies outside sRGB: most displays show \(color.display.css) instead",
                help: "nothing to do if that is meant: both are checked, and the worse one counts", mode: mode,
                at: color.location)
        }
    }
}
