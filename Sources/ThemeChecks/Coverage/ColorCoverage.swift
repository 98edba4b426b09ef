import Findings
import SourceText
import ThemeModel

/// The colours of a theme's file that are used as they are, and those of them that no pair reaches.
struct ColorCoverage {
    let total: Int
    /// In the order of the file.
    let uncovered: [String]
    /// Colours in no pair whose names tell no use, in the order of the file.
    let nameless: [String]

    /// A colour is covered if some pair has it in every mode; one that needs no pair counts only where it is in one.
    init(_ theme: Theme, _ measurements: [PairMeasurement], rules: CoverageRules) {
        let ranks = TokenRanks(theme, rules: rules)
        let byMode = Dictionary(grouping: measurements, by: \.mode)
        var outside: Set<String> = []
        for mode in theme.modes {
            let reached = Set((byMode[mode.name] ?? []).flatMap(\.judgedColors))
            // A role and a key of the format may be one value of the file.
            let places = Set(reached.compactMap { mode.color(named: $0)?.location })
            for name in ranks.semantic + ranks.nameless {
                let path = name.hasPrefix("palette.") ? name : "palette.\(name)"
                let equal = mode.colors[name]?.equalRole
                let names = [name, path, equal].compactMap(\.self)
                let all = names + (ranks.rolesOfColors[name] ?? [])
                let place = mode.color(named: name)?.location
                if let place, places.contains(place) { continue }
                if reached.isDisjoint(with: all) { outside.insert(name) }
            }
        }
        let mode = theme.defaultMode
        let keys = ranks.semantic.filter(outside.contains).map(mode.keyName)
        uncovered = keys.filter { key in
            // A project may ask for a colour that the format's list leaves out.
            let isAskedFor = rules.semantic.contains { $0.value.stands(for: key) }
            return isAskedFor || !(mode.painted?.isUnjudged(key) ?? false)
        }
        total = ranks.semantic.count - keys.count + uncovered.count
        nameless = ranks.nameless.filter(outside.contains).map(mode.keyName)
    }
}
