import Findings
import SourceText
import ThemeModel

struct MissingFallback: Rule {
    func findings(in subject: CheckedTheme) -> [Finding] {
        var seen: Set<[String]> = []
        return subject.theme.modes.flatMap(\.fontStacks).compactMap { stack in
            guard let last = stack.fonts.last, !GenericFamily.contains(last) else { return nil }
            guard seen.insert(stack.fonts).inserted else { return nil }
            return subject.finding(
                Self.id,
                .warning,
                "the font stack of '\(stack.name)' ends with '\(last)', which is no generic family",
                help: "end it with serif, sans-serif or monospace",
                at: stack.location
            )
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

private struct FontStack {
    let name: String
    let fonts: [String]
    let location: SourceLocation?
}

extension Mode {
    fileprivate var fontStacks: [FontStack] {
        let named = families.map { name, fonts in
            FontStack(name: name, fonts: fonts.value, location: fonts.location)
        }
        let ofStyles = styles.map { name, style in
            FontStack(name: name, fonts: style.family, location: style.familyLocation)
        }
        return named + ofStyles
    }
}
