import Findings
import SourceText
import ThemeModel

extension PairList {
    /// The pairs that replace default ones; of several for the same colours the last counts.
    mutating func replacements(_ required: [Located<RequiredPair>]) -> [Entry] {
        var entries: [Entry] = []
        var places: [PairName: Int] = [:]
        for pair in required where pair.value.isFor(theme: theme.id, mode: mode.name) {
            for name in names(of: pair) ?? [] {
                let entry = (name, pair.value.ratio, pair.location)
                let key = PairName(name.foreground, on: name.background)
                if let place = places[key] {
                    entries[place] = entry
                } else {
                    places[key] = entries.count
                    entries.append(entry)
                }
            }
        }
        replaced = Set(places.keys)
        return entries
    }

    /// Adds the pairs that the theme itself asks for; they may ask for more than the project, never for less.
    mutating func addDeclared(at level: ContrastLevel) {
        if theme.contrast.pairs.isEmpty { return }
        var places = Dictionary(zip(pairs.map(\.name), pairs.indices)) { first, _ in first }
        for pair in theme.contrast.pairs {
            checkModes(of: pair)
            guard pair.value.isFor(theme: theme.id, mode: mode.name), let names = names(of: pair)
            else { continue }
            if names.isEmpty {
                report(
                    pair,
                    "stands for no colour of the theme",
                    help: "name a role, or take the pair away"
                )
            }
            for name in names {
                func required(_ ratio: Double?) -> Double {
                    ratio ?? name.use.requiredRatio(at: level) ?? 0
                }
                guard let place = places[name] else {
                    places[name] = pairs.count
                    pairs.append((name, pair.value.ratio, pair.location))
                    continue
                }
                if required(pair.value.ratio) > required(pairs[place].ratio) {
                    pairs[place].ratio = pair.value.ratio
                }
            }
        }
    }

    /// The pairs of known colours that a required pair stands for; nil where a finding says why there are none.
    private mutating func names(of pair: Located<RequiredPair>) -> [PairName]? {
        let name = mode.known(pair.value.name)
        let literals = [name.foreground, name.background].filter { !$0.isPattern }
        guard isKnown(literals, in: name.phrase, at: pair.location) else { return nil }
        guard pair.value.isPattern else { return [name] }
        guard room > 0 else { return nil }
        let names = mode.pairs(of: pair.value)
        room -= names.count
        if room < 0 {
            let limit = ContrastRequirements.patternedPairLimit
            report(
                pair,
                "stands for too many pairs: with those before it, patterns stand for more than \(limit) in a mode",
                help: "write a narrower pattern"
            )
            return nil
        }
        return names
    }

    private mutating func checkModes(of pair: Located<RequiredPair>) {
        let modes = theme.modes.map(\.name)
        for name in pair.value.modes where !modes.contains(where: name.stands) {
            let guess = guesses.closest(to: name, among: modes).map(didYouMean)
            report(
                pair,
                "is for the mode '\(name)', which the theme does not have",
                help: guess ?? "the modes are \(modes.joined(separator: ", "))"
            )
        }
    }

    private mutating func report(_ pair: Located<RequiredPair>, _ what: String, help: String) {
        report(pair.value.phrase, what, help: help, at: pair.location)
    }
}
