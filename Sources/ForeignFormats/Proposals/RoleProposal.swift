import ColorScience
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
    /// Two colours with less are hardly text and page; text that fails is proposed, for it is what a check is for.
    private static let leastRatio = 1.5

    /// Nil where a theme has both required roles, or its names are in the manner of no known system.
    package init?(for document: ThemeDocument) {
        let isComplete = [Role.background, .text].allSatisfy { document.appearance[$0] != nil }
        guard !isComplete else { return nil }
        let names = PaletteNames(document.appearance.palette.names)
        let best = names.best { manner, start in
            let roles = names.roles(of: manner, after: start)
            func isKnown(_ role: String) -> Bool {
                roles[role] != nil || document.appearance.colors[role] != nil
            }
            // Words such as `bg` and `border` are in the files of many systems, those for both ends of a pair in fewer.
            let isPair = isKnown("background") && isKnown("text")
            let ends = [Role.background, .text].count { document.appearance[$0] != nil }
            let count = Set(roles.map(\.value)).count + ends
            return isPair && count >= Self.minimum ? Array(roles) : []
        }
        guard let best else { return nil }
        title = best.manner.title
        roles = best.found.reduce(into: [:]) { roles, entry in
            roles[entry.name] = entry.value
        }
        if best.manner.isGeneral, !isReadable(in: document) { return nil }
    }

    /// The text can be read on the background: two colours of which that is not so were taken for them by chance.
    private func isReadable(in document: ThemeDocument) -> Bool {
        let theme = applied(to: document).resolve().theme
        guard let mode = theme?.defaultMode, let text = mode[.text], text.isKnown,
            let background = mode[.background], background.isKnown
        else { return true }
        let ratio = Contrast.ratio(of: text.display.rgb, on: background.display.rgb)
        return ratio >= Self.leastRatio
    }

    /// The proposal as the configuration has it.
    package var yaml: String {
        "roles:\n" + roles.map { "  \($0.name): \($0.value)\n" }.joined()
    }

    /// The document with the proposed roles that it lacks.
    package func applied(to document: ThemeDocument) -> ThemeDocument {
        document.adding(roles.map { RoleNames($0.name, [Located($0.value)]) })
    }

    /// The document with the proposed roles that it lacks, as guesses: what they are judged by is not sure.
    func guessed(in document: ThemeDocument) -> ThemeDocument {
        var result = applied(to: document)
        for (role, name) in roles where document.appearance.colors[role] == nil {
            result.guessedRoles[role] = name
        }
        return result
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
        let files = document.resolve().theme?.files ?? []
        return map { finding in
            guard isUnnamed(finding),
                let guess = proposal.roles.first(where: { finding.message.contains("'\($0.name)'") }
                )
            else { return finding }
            var finding = finding
            let entry = "'\(guess.name): \(guess.value)'"
            // One of several files alone may have none of the names.
            if files.count > 1 {
                finding.help = "write \(entry) under 'roles:' in themepreview.yml"
                return finding
            }
            let source = files.first ?? "FILE"
            finding.help = """
                run 'themepreview init --from \(source)', which writes \(proposal.roles.count.of("role")) and the \
                pairs that names suggest to themepreview.yml, or write \(entry) under 'roles:' there
                """
            return finding
        }
    }
}
