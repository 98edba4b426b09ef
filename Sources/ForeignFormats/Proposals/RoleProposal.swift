package import Findings
import SourceText
import SourceTrees
package import ThemeModel

/// The roles that the colours of a theme may have, guessed from the names that a design system gives them.
package struct RoleProposal: Sendable {
    /// The design system.
    package let title: String
    /// The name in the palette for each role.
    package let roles: Table<String>

    /// Fewer colours than this are chance.
    private static let minimum = 3

    /// Nil where a theme has both required roles, or its names are in the manner of no known system.
    package init?(for document: ThemeDocument) {
        let isComplete = [Role.background, .text].allSatisfy { document.appearance[$0] != nil }
        guard !isComplete else { return nil }
        var best: (title: String, roles: Table<String>)?
        let names = PaletteNames(document.appearance.palette.names)
        for manner in MappingSet.builtIn.manners where !manner.isGeneral || best == nil {
            for start in names.starts(of: manner) {
                let roles = names.roles(of: manner, after: start)
                guard Set(roles.map(\.value)).count >= Self.minimum else { continue }
                // Words such as `bg` and `border` are in the files of many systems, those for both ends of a pair in fewer.
                if !manner.isGeneral, roles["background"] == nil || roles["text"] == nil {
                    continue
                }
                if roles.count > best?.roles.count ?? 0 { best = (manner.title, roles) }
            }
        }
        guard let best else { return nil }
        (title, roles) = best
    }

    /// The proposal as the configuration has it.
    package var yaml: String {
        "roles:\n" + roles.map { "  \($0.name): \($0.value)\n" }.joined()
    }

    /// The document with the proposed roles that it lacks.
    package func applied(to document: ThemeDocument) -> ThemeDocument {
        document.adding(roles.map { RoleNames($0.name, [Located($0.value)]) })
    }
}

extension Finding {
    /// A note where the reader gave colours the roles that their names suggest.
    static func guessedRoles(_ proposal: RoleProposal, at location: SourceLocation?) -> Finding {
        let shown = proposal.roles.prefix(3).map { "'\($0.name)' is '\($0.value)'" }
        let rest = proposal.roles.count - shown.count
        let more = rest > 0 ? ", and \(rest) more" : ""
        return Finding(
            .unknownKey,
            .note,
            "roles are guessed by the names of \(proposal.title): \(shown.joined(separator: ", "))\(more)",
            help: "write others under 'roles' in themepreview.yml",
            at: location
        )
    }
}

extension [Finding] {
    /// These findings about a document: one about a missing role that its names suggest says which name it is.
    package func proposingRoles(of document: ThemeDocument) -> [Finding] {
        // A warning is about a file of another tool, whose names may be those of a known system.
        func isUnnamed(_ finding: Finding) -> Bool {
            finding.rule == .missingRole && finding.severity == .warning
        }
        guard contains(where: isUnnamed), let proposal = RoleProposal(for: document) else {
            return self
        }
        return map { finding in
            guard isUnnamed(finding),
                let guess = proposal.roles.first(where: { finding.message.contains("'\($0.name)'") }
                )
            else { return finding }
            var finding = finding
            finding.help =
                "write '\(guess.name): \(guess.value)' under 'roles:' in themepreview.yml, if that is right; "
                + "'themepreview import' proposes \(proposal.roles.count.of("role"))"
            return finding
        }
    }
}

/// The names of a palette by their words.
private struct PaletteNames {
    private let words: [[Substring]]
    private var names: [String: String] = [:]

    init(_ palette: [String]) {
        words = palette.map(NameWords.words)
        for (name, words) in zip(palette, words) {
            let key = words.joined(separator: "-")
            if names[key] == nil { names[key] = name }
        }
    }

    /// The words before names of a manner: none, or such as `md-sys-color`.
    func starts(of manner: RoleManner) -> Set<String> {
        let patterns = manner.roles.flatMap(\.value).map { $0.split(separator: "-") }
        return words.reduce(into: []) { starts, words in
            for pattern in patterns where words.suffix(pattern.count) == pattern[...] {
                starts.insert(words.dropLast(pattern.count).joined(separator: "-"))
            }
        }
    }

    func roles(of manner: RoleManner, after start: String) -> Table<String> {
        manner.roles.compactMapValues { _, patterns in
            patterns.lazy.compactMap { names[start.isEmpty ? $0 : "\(start)-\($0)"] }.first
        }
    }
}
