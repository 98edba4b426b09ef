import Findings
import SourceText
import ThemeModel

struct MissingFallback: Rule {
    func findings(in subject: CheckedTheme) -> [Finding] {
        var seen: Set<[String]> = []
        return subject.theme.modes.flatMap { mode in
            let families = mode.families.map {
                (name: $0.name, stack: $0.value.value, location: $0.value.location)
            }
            let styles = mode.styles.map {
                (name: $0.name, stack: $0.value.family, location: $0.value.familyLocation)
            }
            return (families + styles).compactMap { name, stack, location -> Finding? in
                guard let last = stack.last, !GenericFamily.contains(last),
                    seen.insert(stack).inserted
                else {
                    return nil
                }
                return subject.finding(
                    Self.id,
                    .warning,
                    "the font stack of '\(name)' ends with '\(last)', which is no generic family",
                    help: "end it with serif, sans-serif or monospace",
                    at: location
                )
            }
        }
    }

    static let guide = RuleGuide(
        .missingFallback,
        .warning,
        "A font stack ends in a generic family.",
        reason: "A device without the fonts then still shows the right kind of letters.",
        passing: """
            colors: { background: white, text: black }
            fonts: { families: { sans: [Inter, sans-serif] } }

            """,
        failing: """
            colors: { background: white, text: black }
            fonts: { families: { sans: [Inter] } }

            """
    )
}
