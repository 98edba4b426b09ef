import Findings
import ThemeModel

extension CheckedTheme {
    /// The number of pairs with a verdict that rests on a guessed role.
    var guessedPairs: Int {
        if theme.guessedRoles.isEmpty { return 0 }
        return measurements.count { measurement in
            let isChecked = measurement.verdict == .pass || measurement.verdict == .fail
            return isChecked && isGuessed(measurement)
        }
    }

    /// The findings, as notes where a role is guessed: the file does not say that the two colours meet.
    func withoutErrorsOfGuesses(_ findings: [Finding]) -> [Finding] {
        if theme.guessedRoles.isEmpty { return findings }
        let guessed = Set(measurements.filter(isGuessed).map(\.pair))
        return findings.map { finding in
            guard let pair = finding.pair, guessed.contains(pair) else { return finding }
            var finding = finding
            finding.severity = .note
            if let guess = guess(of: pair) {
                finding.message += "; \(guess.claim)"
                finding.help = guess.advice
            }
            return finding
        }
    }

    /// A pair that somebody asks for is no guess.
    private func isGuessed(_ measurement: PairMeasurement) -> Bool {
        measurement.requirement.location == nil && guess(of: measurement.pair) != nil
    }

    /// The colour that was taken for a role of a pair, and the entry that confirms it.
    private func guess(of pair: PairName) -> (claim: String, advice: String)? {
        for role in [pair.background, pair.foreground] {
            guard let name = theme.guessedRoles[role] else { continue }
            return (
                "'\(name)' was taken for '\(role)' by guess",
                """
                write '\(role): \(name)' under 'roles' in themepreview.yml to confirm that, or \
                another colour of the file
                """
            )
        }
        return nil
    }
}
