import Findings
import SourceText
import ThemeModel

// UncheckedRole does not find these roles, since every `syntax-` role has a pair. Base16 schemes are skipped: their roles
// come from our table, not from the author.
struct MisspeltRole: Rule {
    private static let prefix = "syntax-"

    private static let kinds: [String] = {
        let roles = Role.vocabulary.map(\.role.rawValue)
        return roles.filter { $0.hasPrefix(prefix) }.map(kind)
    }()

    private struct GivenRole {
        /// The name without the prefix.
        let kind: String
        /// The first location.
        let location: SourceLocation?
    }

    func findings(in subject: CheckedTheme) -> [Finding] {
        guard subject.theme.isOwnFormat else { return [] }
        let given = given(by: subject.theme)
        let own = given.filter { !Self.kinds.contains($0.kind) }
        if own.isEmpty { return [] }
        let absent = Set(Self.kinds).subtracting(given.map(\.kind))
        return own.compactMap { role in
            let guess = closestMatch(to: role.kind, among: Self.kinds)
            guard let guess, absent.contains(guess) else { return nil }
            return subject.finding(
                Self.id,
                .warning,
                "no code is coloured by the role '\(Self.prefix)\(role.kind)'",
                help: didYouMean(Self.prefix + guess),
                at: role.location
            )
        }
    }

    private func given(by theme: Theme) -> [GivenRole] {
        var seen: Set<String> = []
        var given: [GivenRole] = []
        for mode in theme.modes {
            for (name, color) in mode.colors where name.hasPrefix(Self.prefix) {
                guard !color.isDefault, seen.insert(name).inserted else { continue }
                given.append(GivenRole(kind: Self.kind(of: name), location: color.location))
            }
        }
        return given
    }

    private static func kind(of role: String) -> String {
        String(role.dropFirst(prefix.count))
    }

    static let guide = RuleGuide(
        .misspeltRole,
        .warning,
        "A syntax role is one that code is coloured by.",
        reason: """
            Code is coloured by the roles of the vocabulary. A theme may have others, for CSS of its own; one whose name is
            nearly that of a role which the theme does not give is probably misspelt.
            """,
        passing: """
            colors: { background: white, text: black, syntax-comment: "#333" }

            """,
        failing: """
            colors: { background: white, text: black, syntax-coment: "#333" }

            """
    )
}
