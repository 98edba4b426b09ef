package import Findings
package import ThemeModel

/// A pair of coloured code on a mark, which plans of changes leave out.
package struct CodeOnMark: Sendable {
    package let mode: String
    package let pair: PairName
    /// The verdict on it is an error, which no waiver allows.
    package let isError: Bool
}

extension ThemeChecker {
    /// The pairs of coloured code on marks that a check judges, one for each mark.
    package func codeOnMarks(of theme: Theme) -> [CodeOnMark] {
        guard theme.modes.contains(where: { $0.painted != nil }) else { return [] }
        let subject = CheckedTheme(withRequirements(theme), options: options)
        let waivers = waivers(of: subject.theme)
        return subject.measurements.filter(\.isCodeOnMark).map { measurement in
            let isAllowed = waivers.allow(measurement.pair, in: measurement.mode)
            let isError = LowContrast.severity(of: measurement, in: subject) == .error
            return CodeOnMark(
                mode: measurement.mode,
                pair: measurement.pair,
                isError: measurement.isTooWeak && isError && !isAllowed
            )
        }
    }
}
