import Findings
package import ThemeModel

extension ThemeChecker {
    /// The pair passes in every mode of a theme that has its colours.
    package func passes(_ pair: UsedPair, in theme: Theme) -> Bool {
        let theme = withRequirements(theme)
        let request = PairRequest(margin: theme.contrast.margin)
        return theme.modes.allSatisfy { mode in
            guard let name = mode.name(of: pair, isOwn: theme.isOwnFormat) else { return true }
            let level = theme.level(of: mode, asked: options.level)
            return PairMeasurement(name, in: mode, at: level, request).verdict == .pass
        }
    }
}
