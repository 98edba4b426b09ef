import Findings
import ThemeModel

/// A font stack ends in a generic family, so that a device without the fonts still shows the right kind of letters.
struct MissingFallback: Rule {
    static let id = RuleID.missingFallback

    func findings(in subject: CheckedTheme) -> [Finding] {
        var seen: Set<[String]> = []
        return subject.theme.modes.flatMap { mode in
            (mode.families.map { $0 } + mode.styles.map { ($0.name, $0.value.family) }).compactMap { name, stack in
                guard let last = stack.last, !GenericFamily.contains(last), seen.insert(stack).inserted else {
                    return nil
                }
                return subject.finding(
                    Self.id, .warning, "the font stack of '\(name)' ends with '\(last)', which is no generic family",
                    help: "end it with serif, sans-serif or monospace", at: nil)
            }
        }
    }
}
