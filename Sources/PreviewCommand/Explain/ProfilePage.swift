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
        if profile.defaults != .none, !profile.uses.isEmpty {
            let uses = profile.uses.map(\.label).joined(separator: ", ")
            lines.append("  the default pairs of \(uses)")
        }
        lines += defaults(of: profile).map { pair in
            line(pair.name, [pair.scheme.map { "in a \($0.rawValue) mode" }])
        }
        lines += profile.pairs.map { pair in
            line(
                pair.value.name,
                [
                    pair.value.ratio.map { "at least \($0.compact):1" },
                    pair.value.highestRatio.map { "at most \($0.compact):1" },
                ]
            )
        }
        return lines.map(\.visible).joined(separator: "\n")
    }

    private static func defaults(of profile: ContrastProfile) -> [KindPair] {
        guard case .kind(let kind?) = profile.defaults else { return [] }
        return kind.pairs
    }

    private static func line(_ pair: PairName, _ notes: [String?]) -> String {
        let use = pair.use == .text ? nil : pair.use.label
        let words = ([use] + notes).compactMap(\.self).joined(separator: ", ")
        return "  \(pair.phrase)" + (words.isEmpty ? "" : "  (\(words))")
    }
}
