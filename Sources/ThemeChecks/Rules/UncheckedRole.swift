import Findings
import SourceText
import ThemeModel

struct UncheckedRole: Rule {
    func findings(in subject: CheckedTheme) -> [Finding] {
        subject.uncheckedRoles.map { role in
            let places = subject.theme.modes.lazy.compactMap { $0.colors[role]?.location }
            let known = Role.vocabulary.map(\.role.rawValue)
            let guess = known.contains(role) ? nil : closestMatch(to: role, among: known)
            let advice = "add a pair such as '\(role) on background' under 'contrast.pairs'"
            return subject.finding(
                Self.id,
                .warning,
                "no pair reaches the role '\(role)', so its contrast is not checked",
                help: guess.map { "\(didYouMean($0)) If not, \(advice)" } ?? advice,
                at: places.first
            )
        }
    }

    static let guide = RuleGuide(
        .uncheckedRole,
        .warning,
        "Every role is part of some pair.",
        reason: """
            A role of the theme's own is not checked on anything until a pair says on what. Unchecked is not passed.
            """,
        passing: """
            colors: { background: white, text: black, brand: navy }
            contrast: { pairs: [ brand on background ] }

            """,
        failing: """
            colors: { background: white, text: black, brand: navy }

            """
    )
}
