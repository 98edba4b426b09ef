import Findings
import ThemeModel

extension Waiver {
    /// Whether a finding is one that it allows.
    func covers(_ finding: Finding) -> Bool { finding.rule == rule && covers(finding.pair, mode: finding.mode) }

    /// Whether it is about a pair in a mode.
    func covers(_ pair: PairName?, mode other: String?) -> Bool {
        pair?.foreground == foreground && pair?.background == background && (mode == nil || mode == other)
    }

    /// What is said where it allows nothing in the themes that it is for.
    func stale(among themes: [Theme]) -> Finding {
        var finding = Finding(
            .staleWaiver, .warning, "the waiver of \(phrase) allows nothing",
            help: help(among: themes) ?? "remove it: no finding matches it any more", at: location)
        finding.theme = theme
        return finding
    }

    private var phrase: String { "'\(foreground) on \(background)'" + (mode.map { " in \($0)" } ?? "") }

    /// What was probably meant, where it names a colour or a mode that none of the themes has.
    private func help(among themes: [Theme]) -> String? {
        let colors = Set(themes.flatMap { $0.modes.flatMap(\.colorNames) })
        let modes = Set(themes.flatMap { $0.modes.map(\.name) })
        var meant = self
        for name in [\Waiver.foreground, \.background] where !colors.contains(self[keyPath: name]) {
            guard let guess = closestMatch(to: self[keyPath: name], among: colors) else {
                return "there is no colour '\(self[keyPath: name])'"
            }
            meant[keyPath: name] = guess
        }
        if let mode, !modes.contains(mode) {
            guard let guess = closestMatch(to: mode, among: modes) else { return "there is no mode '\(mode)'" }
            meant.mode = guess
        }
        return meant == self ? nil : "did you mean \(meant.phrase)?"
    }
}
