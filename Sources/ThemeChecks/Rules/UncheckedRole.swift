import Findings
import ThemeModel

/// Every colour that a theme names for a purpose is part of some pair, or nothing is known about its contrast.
struct UncheckedRole: Rule {
    static let id = RuleID.uncheckedRole

    func findings(in subject: CheckedTheme) -> [Finding] {
        subject.uncheckedRoles.map { role in
            let location = subject.theme.modes.lazy.compactMap { $0.colors[role]?.location }.first
            let guess = closestMatch(to: role, among: Role.vocabulary.map(\.role.rawValue))
            let advice = "add a pair such as '\(role) on background' under 'contrast.pairs'"
            return subject.finding(
                Self.id, .warning, "no pair reaches the role '\(role)', so its contrast is not checked",
                help: guess.map { "did you mean '\($0)'? If not, \(advice)" } ?? advice, at: location)
        }
    }
}
