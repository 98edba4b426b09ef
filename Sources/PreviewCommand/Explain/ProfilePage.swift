import Findings
import SourceText
import ThemeModel

/// The profiles that a project can use, for a terminal.
enum ProfilePage {
    static func text(_ own: [ContrastProfile]) -> String {
        (ContrastProfile.builtIn + own).map(section).joined(separator: "\n\n")
    }

    private static func section(_ profile: ContrastProfile) -> String {
        var lines = ["\(profile.name): \(profile.summary)"]
        if let level = profile.level { lines.append("  level \(level.rawValue)") }
        if profile.hasDefaults {
            let uses = profile.uses.map(\.label).joined(separator: ", ")
            lines.append("  the default pairs" + (uses.isEmpty ? "" : " of \(uses)"))
        }
        lines += profile.pairs.map { pair in
            let use = pair.value.name.use
            let notes = [
                use == .text ? nil : use.label,
                pair.value.ratio.map { "at least \($0.compact):1" },
                pair.value.highestRatio.map { "at most \($0.compact):1" },
            ]
            let words = notes.compactMap(\.self).joined(separator: ", ")
            return "  \(pair.value.phrase)" + (words.isEmpty ? "" : "  (\(words))")
        }
        return lines.map(\.visible).joined(separator: "\n")
    }
}
