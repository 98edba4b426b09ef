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
        if kinds.contains(.app) { return roles(outside: measurements) { _, _ in true } }
        guard kinds == [.tokens] else { return [] }
        // Of a missing page nothing is derived that the system could put in a pair.
        return roles(outside: measurements) { name, color in
            color.origin == .declared || !color.isDefault && Role.derivations[name] == nil
        }
    }

    private func roles(
        outside measurements: [PairMeasurement],
        where counts: (String, ThemeColor) -> Bool
    ) -> [String] {
        let reached = Set(measurements.flatMap(\.judgedColors))
        var seen = reached
        var roles: [String] = []
        for mode in modes {
            for (name, color) in mode.colors where counts(name, color) {
                let names = [color.equalRole ?? name, mode.writtenName(of: name)]
                if !reached.isDisjoint(with: names) { continue }
                if seen.insert(name).inserted { roles.append(name) }
            }
        }
        return roles
    }
}
