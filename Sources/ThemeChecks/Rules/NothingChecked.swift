import Findings
import ThemeModel

struct NothingChecked: Rule {
    func findings(in subject: CheckedTheme) -> [Finding] {
        let judged = Set(subject.measurements.lazy.filter { $0.required != nil }.map(\.mode))
        if judged.count == subject.theme.modes.count { return [] }
        return subject.theme.modes.filter { !judged.contains($0.name) }.map { mode in
            let profile = subject.profile.map { "the profile '\($0.name)'" }
            return subject.finding(
                Self.id,
                .error,
                """
                nothing of the mode '\(mode.name)' is judged: \
                \(profile ?? "the project") asks for no ratio of any of its pairs
                """,
                help: """
                    list 'pairs' under 'contrast.profiles' that are for it, or write \
                    'extends: default' to begin with the default ones
                    """,
                mode: mode.name,
                at: subject.profileLocation
            )
        }
    }

    static let guide = RuleGuide(
        .nothingChecked,
        .error,
        "Some pair of each mode has a ratio to reach.",
        reason: """
            A profile without pairs, one whose pairs are for other modes, or pairs that are all exempt leave nothing to
            judge, which is no pass. No baseline and no setting allows it.
            """,
        passing: [],
        failing: []
    )
}
