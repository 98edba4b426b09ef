import SourceText
import Findings
import ThemeModel

extension Configuration {
    /// Findings about theme ids in the configuration that no theme has.
    func unknownThemes(among documents: [ThemeDocument?]) -> [Finding] {
        let known = Set(documents.compactMap { $0?.id })
        var findings: [Finding] = []
        if let id = defaultTheme, !known.contains(id.value) {
            findings.append(
                Finding(
                    .unknownReference,
                    .error,
                    "'defaultTheme' is '\(id.value)', but there is no such theme",
                    help: known.guess(id.value) ?? "name a theme by its id: its file name",
                    at: id.location
                )
            )
        }
        for waiver in requirements.waivers {
            let unknown = known.unknown(waiver.themes)
            findings += unknown.map { id in
                known.finding(.staleWaiver, "a waiver", naming: id, at: waiver.location)
            }
        }
        for pair in requirements.pairs {
            let unknown = known.unknown(pair.value.themes)
            findings += unknown.map { id in
                known.finding(.unknownReference, "a pair", naming: id, at: pair.location)
            }
        }
        for family in families {
            let unknown = known.unknown(family.themes)
            findings += unknown.map { id in
                known.finding(.unknownReference, "a family", naming: id, at: family.location)
            }
        }
        return findings
    }

    /// Findings about roles whose colours no theme has under the names that the configuration gives them.
    func unusedRoles(in themes: [ResolvedTheme]) -> [Finding] {
        let modes = themes.map(\.theme.defaultMode)
        let unused = roles.filter { role in !modes.contains(where: role.isFound) }
        return unused.compactMap(\.unusedFinding)
    }
}

/// The ids of a project's themes.
extension Set<String> {
    /// The ids and patterns that stand for no theme.
    fileprivate func unknown(_ ids: [String]) -> [String] {
        ids.filter { id in
            id.isPattern ? !contains(where: id.stands) : !contains(id)
        }
    }

    fileprivate func guess(_ id: String) -> String? {
        ThemeID.closest(to: id, among: sorted()).map(didYouMean)
    }

    fileprivate func finding(
        _ rule: RuleID,
        _ subject: String,
        naming id: String,
        at location: SourceLocation?
    ) -> Finding {
        let problem = id.isPattern ? "no theme has such an id" : "there is no such theme"
        return Finding(
            rule,
            .warning,
            "\(subject) names the theme '\(id)', but \(problem)",
            help: guess(id) ?? "remove it, or name a theme by its id",
            at: location
        )
    }
}

extension RoleNames {
    fileprivate func isFound(in mode: Mode) -> Bool {
        match(in: mode.palette.names, roles: mode.declaredRoles) != nil
    }

    fileprivate var unusedFinding: Finding? {
        guard let name = names.first else { return nil }
        return Finding(
            .unknownReference,
            .warning,
            "the role '\(role)' is '\(name.value.excerpt)', which no theme has",
            help: "name a colour of a theme's palette by its path",
            at: name.location
        )
    }
}
