import Findings
import ThemeModel

extension PairList {
    /// The listed pairs of which a project, a profile or the theme asks less than by default.
    func accepted(at level: ContrastLevel) -> [AcceptedPair] {
        let contrast = theme.contrast
        if replaced.isEmpty && contrast.pairs.isEmpty && contrast.exceptions.isEmpty { return [] }
        return pairs.compactMap { entry in
            guard entry.isAsked else { return nil }
            let defaultUse = defaultUses[entry.name.asText]
            guard asksLess(entry, than: defaultUse, at: level) else { return nil }
            return AcceptedPair(
                mode: mode.name,
                pair: entry.name,
                defaultUse: defaultUse,
                reason: entry.reason,
                location: entry.location
            )
        }
    }

    private func asksLess(
        _ entry: Entry,
        than defaultUse: ContrastUse?,
        at level: ContrastLevel
    ) -> Bool {
        let least = defaultUse?.requiredRatio(at: level)
        if let required = entry.ratio ?? entry.name.use.requiredRatio(at: level) {
            return least.map { required < $0 } ?? false
        }
        if defaultUse != nil { return least != nil }
        // A theme may exempt colours of its own; where a default pair has them, that is judged still.
        return !pairs.contains { other in
            other.name.asText == entry.name.asText && other.name.use != .exempt
        }
    }
}

extension PairName {
    /// The pair of the same colours with the use of text.
    var asText: PairName { PairName(foreground, on: background) }
}
