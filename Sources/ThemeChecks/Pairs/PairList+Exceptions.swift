import Findings
import ThemeModel

extension PairList {
    /// Removes the pairs that the project's exceptions name; a default pair becomes exempt.
    mutating func leaveOutExceptions(at level: ContrastLevel) {
        let exceptions = theme.contrast.exceptions.filter { exception in
            exception.isFor(theme: theme.id, mode: mode.name)
        }
        if exceptions.isEmpty { return }
        var matches = ExceptionMatches(exceptions, in: mode)
        pairs = pairs.compactMap { entry in
            guard let index = matches.first(covering: entry.name) else { return entry }
            let exception = exceptions[index]
            if let place = exception.location { usedExceptions.insert(place) }
            return exempted(entry, by: exception, at: level)
        }
    }

    /// Nil for a pair that only the project or the theme asks for.
    private mutating func exempted(
        _ entry: Entry,
        by exception: PairException,
        at level: ContrastLevel
    ) -> Entry? {
        let required = entry.ratio ?? entry.name.use.requiredRatio(at: level)
        guard required != nil else { return entry }
        let colors = entry.name.asText
        if !entry.isAsked { defaultUses[colors] = entry.name.use }
        guard defaultUses[colors] != nil, entry.extremes.isEmpty else {
            leftOut += 1
            return nil
        }
        return Entry(
            name: PairName(colors.foreground, on: colors.background, use: .exempt),
            location: exception.location,
            reason: exception.reason,
            isAsked: true
        )
    }
}
