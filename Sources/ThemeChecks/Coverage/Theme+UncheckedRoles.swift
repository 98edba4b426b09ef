import Findings
import ThemeModel

extension Theme {
    /// The roles that no pair reaches, in order, each once; of a design system those that it gives itself.
    ///
    /// A profile says what counts, as a terminal or an editor does: what is left out there is not missing.
    func roles(
        outside measurements: [PairMeasurement],
        by profile: ContrastProfile
    ) -> [String] {
        guard profile == .standard || profile.defaults == .all else { return [] }
        let kinds = profile.kinds(for: kind)
        if kinds.contains(.app) { return roles(outside: measurements) { _ in true } }
        guard kinds == [.tokens] else { return [] }
        return roles(outside: measurements) { color in !color.isDefault }
    }

    private func roles(
        outside measurements: [PairMeasurement],
        where counts: (ThemeColor) -> Bool
    ) -> [String] {
        let reached = Set(measurements.flatMap(\.judgedColors))
        var seen = reached
        var roles: [String] = []
        for mode in modes {
            for (name, color) in mode.colors where counts(color) {
                if reached.contains(color.equalRole ?? name) { continue }
                if seen.insert(name).inserted { roles.append(name) }
            }
        }
        return roles
    }
}
