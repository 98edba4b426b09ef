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
                let entry = Entry(asking: pair, for: name)
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
        let names = zip(pairs.map(\.name), pairs.indices)
        var places = Dictionary(keepingFirst: names)
        for pair in theme.contrast.pairs {
            checkModes(of: pair)
            for name in declaredNames(of: pair) {
                guard let place = places[name] else {
                    places[name] = pairs.count
                    pairs.append(Entry(asking: pair, for: name))
                    continue
                }
                let least = name.use.requiredRatio(at: level) ?? 0
                if pair.value.ratio ?? least > pairs[place].ratio ?? least {
                    pairs[place].ratio = pair.value.ratio
                }
            }
        }
    }

    private mutating func declaredNames(of pair: Located<RequiredPair>) -> [PairName] {
        guard pair.value.isFor(theme: theme.id, mode: mode.name) else { return [] }
        guard let names = names(of: pair) else { return [] }
        if names.isEmpty {
            report(
                pair,
                "stands for no colour of the theme",
                help: "name a role, or take the pair away"
            )
        }
        return names
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
        if room >= 0 { return names }
        let limit = ContrastRequirements.patternedPairLimit
        report(
            pair,
            """
            stands for too many pairs: with those before it, patterns stand for more than \(limit) \
            in a mode
            """,
            help: "write a narrower pattern"
        )
        return nil
    }

    private mutating func checkModes(of pair: Located<RequiredPair>) {
        let modes = theme.modes.map(\.name)
        for name in pair.value.modes where !modes.contains(where: name.stands) {
            let guess = guesses.closest(to: name, among: modes)
            report(
                pair,
                "is for the mode '\(name)', which the theme does not have",
                help: guess.map(didYouMean) ?? "the modes are \(modes.joined(separator: ", "))"
            )
        }
    }

    private mutating func report(
        _ pair: Located<RequiredPair>,
        _ problem: String,
        help: String
    ) {
        report(pair.value.phrase, problem, help: help, at: pair.location)
    }
}

extension PairList.Entry {
    fileprivate init(asking pair: Located<RequiredPair>, for name: PairName) {
        self.init(
            name: name,
            ratio: pair.value.ratio,
            location: pair.location,
            reason: pair.value.reason,
            isAsked: true
        )
    }
}
