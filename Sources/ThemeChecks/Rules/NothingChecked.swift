import Findings
import SourceText
import ThemeModel

struct NothingChecked: Rule {
    func findings(in subject: CheckedTheme) -> [Finding] {
        let judged = Set(subject.measurements.lazy.filter { $0.required != nil }.map(\.mode))
        if judged.count == subject.theme.modes.count { return [] }
        return subject.theme.modes.filter { !judged.contains($0.name) }.map { mode in
            if subject.profile == nil, let base = subject.theme.unseenBase {
                return finding(on: base, in: mode, of: subject)
            }
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

    private func finding(
        on base: Located<String>,
        in mode: Mode,
        of subject: CheckedTheme
    ) -> Finding {
        subject.finding(
            Self.id,
            .error,
            "nothing is judged: no two colours of the file meet, and \(base.value) is not here",
            help: "leave the file out of 'themes', or write both colours of a pair into it",
            mode: mode.name,
            at: base.location
        )
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
