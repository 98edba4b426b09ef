import Findings
import ThemeModel

/// A `syntax-` role that is not in the vocabulary, and nearly has the name of one that is, is probably misspelt.
///
/// ``UncheckedRole`` does not find it, since every `syntax-` role has a pair. Schemes are left out: their names are not their
/// author's.
struct MisspeltRole: Rule {
    private static let prefix = "syntax-"
    private static let kinds = Role.vocabulary.map(\.role.rawValue).filter { $0.hasPrefix(prefix) }.map(kind)

    func findings(in subject: CheckedTheme) -> [Finding] {
        guard subject.theme.format == "native" else { return [] }
        let given = given(by: subject.theme)
        let own = given.filter { !Self.kinds.contains($0.kind) }
        if own.isEmpty { return [] }
        let absent = Set(Self.kinds).subtracting(given.map(\.kind))
        return own.compactMap { kind, location in
            guard let guess = closestMatch(to: kind, among: Self.kinds), absent.contains(guess) else { return nil }
            return subject.finding(
                Self.id, .warning, "no code is coloured by the role '\(Self.prefix)\(kind)'",
                help: didYouMean(Self.prefix + guess), at: location)
        }
    }

    /// The `syntax-` roles that the theme gives, without the prefix, each where it is given first.
    private func given(by theme: Theme) -> [(kind: String, location: SourceLocation?)] {
        var seen: Set<String> = []
        return theme.modes.flatMap { mode in
            mode.colors.filter {
                $0.name.hasPrefix(Self.prefix) && !$0.value.isDefault && seen.insert($0.name).inserted
            }
            .map { (Self.kind(of: $0.name), $0.value.location) }
        }
    }

    private static func kind(of role: String) -> String { String(role.dropFirst(prefix.count)) }

    static let guide = RuleGuide(
        .misspeltRole, .warning, "A role of code is one that code is coloured by.",
        reason: """
            Code is coloured by the roles of the vocabulary. A theme may have others, for CSS of its own; one whose name is
            nearly that of a role which the theme does not give is probably misspelt.
            """,
        passing: """
            colors: { background: white, text: black, syntax-comment: "#333" }

            """,
        failing: """
            colors: { background: white, text: black, syntax-coment: "#333" }

            """)
}
