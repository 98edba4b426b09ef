import Findings
import Projects
import SourceText
import ThemeModel

extension Configuration {
    /// Warnings about names under `coverage` that no colour of the themes has.
    func unusedCoverage(in themes: [ResolvedTheme]) -> [Finding] {
        guard coverage.namesColors, !themes.isEmpty else { return [] }
        var names: Set<String> = []
        var semantic: Set<String> = []
        var others = coverage
        others.exemptions = []
        for theme in themes {
            let ranks = TokenRanks(theme.theme, rules: others)
            names.formUnion(ranks.names)
            semantic.formUnion(ranks.semantic)
        }
        let ranked = (coverage.primitive + coverage.semantic).filter { name in
            !names.contains(where: name.value.stands)
        }
        let stale = coverage.exemptions.map(\.token).filter { name in
            !semantic.contains(where: name.value.stands)
        }
        return ranked.map(Finding.unknownToken) + stale.map(Finding.staleExemption)
    }
}

extension Finding {
    fileprivate static func unknownToken(_ name: Located<String>) -> Finding {
        Finding(
            .unknownReference,
            .warning,
            "'coverage' names '\(name.value.excerpt)', which is no colour of any theme",
            help: "remove it, or name colours by their paths, with '*' for any characters",
            at: name.location
        )
    }

    fileprivate static func staleExemption(_ name: Located<String>) -> Finding {
        Finding(
            .staleWaiver,
            .warning,
            "'coverage' exempts '\(name.value.excerpt)', and no colour that counts has the name",
            help: "remove the exemption: it would cover a new colour of that name unseen",
            at: name.location
        )
    }
}
