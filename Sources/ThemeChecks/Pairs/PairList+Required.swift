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
                // The theme's own ground is judged as well.
                guard pair.value.extremes.isEmpty else {
                    entries.append(entry)
                    continue
                }
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
        // A ground known by its extremes is another one than the theme's colour of that name.
        let onColors = pairs.indices.filter { pairs[$0].extremes.isEmpty }
        var places = Dictionary(keepingFirst: onColors.map { (pairs[$0].name, $0) })
        for pair in theme.contrast.pairs {
            checkModes(of: pair)
            for name in declaredNames(of: pair) {
                let entry = Entry(asking: pair, for: name)
                guard entry.extremes.isEmpty else {
                    pairs.append(entry)
                    continue
                }
                guard let place = places[name] else {
                    places[name] = pairs.count
                    pairs.append(entry)
                    continue
                }
                raise(place, to: entry, at: level, for: pair)
            }
        }
    }

    /// Asks of a listed pair what another entry of the same colours asks, if that is more.
    private mutating func raise(
        _ place: Int,
        to other: Entry,
        at level: ContrastLevel,
        for pair: Located<RequiredPair>
    ) {
        let least = pairs[place].name.use.requiredRatio(at: level) ?? 0
        let required = max(pairs[place].ratio ?? least, other.ratio ?? least)
        if let highest = other.highestRatio, highest < required {
            report(
                pair,
                "must not exceed \(highest.compact):1, and \(required.compact):1 is asked of it besides",
                help: "exempt it or lower it in themepreview.yml, with a reason"
            )
            return
        }
        if required > pairs[place].ratio ?? least {
            pairs[place].ratio = required
        }
        if let highest = other.highestRatio {
            pairs[place].highestRatio = min(highest, pairs[place].highestRatio ?? highest)
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
        if !pair.value.alternatives.isEmpty { return chosenName(of: pair).map { [$0] } }
        let name = mode.known(pair.value.name)
        let template = PairPattern(name)
        let hasGround = pair.value.extremes.isEmpty
        let isColor = hasGround && mode.gradient(named: name.background) == nil
        let sides = [template.foreground] + (isColor ? [template.background] : [])
        let layers = template.beneath.map { [$0.phrase] } ?? []
        let literals = sides.filter { !$0.isPattern }.map(\.source) + layers
        guard isKnown(literals, in: name.phrase, at: pair.location) else { return nil }
        guard !isFull || !pair.value.isPattern else { return nil }
        var matches = PairMatches(of: pair.value, in: mode, of: theme)
        var names: [PairName] = []
        matches.forEach { name in
            names.append(name)
            return names.count <= room
        }
        for index in matches.usedExceptions {
            if let place = pair.value.exceptions[index].location { usedExceptions.insert(place) }
        }
        guard pair.value.isPattern else { return names }
        if matches.isSpent {
            report(
                pair,
                "fits the names of the theme in too many ways",
                help: "write a narrower pattern, with fewer captures in a name"
            )
            return nil
        }
        guard names.count <= room else {
            isFull = true
            reportExcess(of: pair)
            return nil
        }
        room -= names.count
        return names
    }

    private mutating func reportExcess(of pair: Located<RequiredPair>) {
        let limit = ContrastRequirements.patternedPairLimit
        report(
            pair,
            """
            stands for too many pairs: with those before it, patterns stand for more than \(limit) \
            in a mode
            """,
            help: "write a narrower pattern"
        )
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
            highestRatio: pair.value.highestRatio,
            extremes: pair.value.extremes.map { color in
                ThemeColor(color, location: pair.location)
            },
            alternatives: pair.value.alternatives.isEmpty
                ? [] : [pair.value.name] + pair.value.alternatives,
            location: pair.location,
            reason: pair.value.reason,
            isAsked: true
        )
    }
}
