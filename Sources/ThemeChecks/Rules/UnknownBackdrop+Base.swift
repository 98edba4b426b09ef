import Findings
import SourceText
import ThemeModel

extension CheckedTheme {
    /// A note for each mode with colours that lie on those of a theme which is not there, or beneath them.
    var notesOnUnseenBase: [Finding] {
        guard let base = theme.unseenBase else { return [] }
        return theme.modes.compactMap { mode in
            let colors = colorsWithoutPair(in: mode)
            guard let first = colors.first else { return nil }
            let isOne = colors.count == 1
            let rest = isOne ? "" : " and \((colors.count - 1).of("more colour"))"
            var note = finding(
                .unknownBackdrop,
                .note,
                """
                '\(first.name)'\(rest) \(isOne ? "meets" : "meet") colours of \(base.value), which is \
                not here: \(isOne ? "it is" : "they are") not judged
                """,
                help: "write both colours of a pair into the file to have it judged",
                mode: mode.name,
                at: first.color.location
            )
            note.further = colors.dropFirst().map { name, color in
                FurtherPlace("'\(name)'", at: color.location)
            }
            return note
        }
    }

    /// The colours of the file that its program lays on others, or others on them, and that are in no pair.
    private func colorsWithoutPair(in mode: Mode) -> [(name: String, color: ThemeColor)] {
        let entries = (mode.painted?.entries ?? []).filter { $0.use != .exempt }
        let measured = measurements.filter { $0.mode == mode.name }
        let judged = Set(
            measured.flatMap(\.judgedColors).compactMap { mode.color(named: $0)?.location }
        )
        var seen: Set<String> = []
        return entries.flatMap { $0.foregrounds + $0.backgrounds }.compactMap { name in
            guard seen.insert(name).inserted, let color = mode.color(named: name),
                color.origin == .declared, let place = color.location, !judged.contains(place)
            else { return nil }
            return (mode.keyName(of: name), color)
        }
    }
}
