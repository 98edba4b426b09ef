import Findings
import SourceText
import ThemeModel

// UncheckedRole does not find these roles, since every `syntax-` role has a pair. Base16 schemes are skipped: their roles
// come from our table, not from the author.
struct MisspeltRole: Rule {
    private static let prefix = "syntax-"
    private static let kinds = Role.vocabulary.map(\.role.rawValue).filter { $0.hasPrefix(prefix) }
        .map(kind)

    func findings(in subject: CheckedTheme) -> [Finding] {
        guard subject.theme.format == "native" else { return [] }
        let given = given(by: subject.theme)
        let own = given.filter { !Self.kinds.contains($0.kind) }
        if own.isEmpty { return [] }
        let absent = Set(Self.kinds).subtracting(given.map(\.kind))
        return own.compactMap { kind, location in
            guard let guess = closestMatch(to: kind, among: Self.kinds), absent.contains(guess)
            else { return nil }
            return subject.finding(
                Self.id,
                .warning,
                "no code is coloured by the role '\(Self.prefix)\(kind)'",
                help: didYouMean(Self.prefix + guess),
                at: location
            )
        }
    }

    /// The `syntax-` roles that the theme sets, without the prefix, each at its first location.
    private func given(by theme: Theme) -> [(kind: String, location: SourceLocation?)] {
        var seen: Set<String> = []
        return theme.modes.flatMap { mode in
            mode.colors.filter {
                $0.name.hasPrefix(Self.prefix) && !$0.value.isDefault
                    && seen.insert($0.name).inserted
            }
            .map { (Self.kind(of: $0.name), $0.value.location) }
        }
    }

    private static func kind(of role: String) -> String { String(role.dropFirst(prefix.count)) }

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
