package import Findings
import SourceText
package import ThemeModel

/// The pairs that a known design system lays on each other, by the names that a theme has for their colours.
package struct MannerPairs: Sendable {
    /// The design system.
    package let title: String
    /// In the order of the system's table.
    package let pairs: [PairName]

    /// Fewer pairs than this are chance.
    private static let minimum = 3

    /// Nil for a theme whose names are in the manner of no system with known pairs.
    package init?(for theme: Theme) {
        let mode = theme.defaultMode
        let names = PaletteNames(mode.palette.names)
        let best = names.best { manner, start in
            let pairs = manner.pairs.compactMap { pair in
                Self.pair(pair, after: start, names, in: mode)
            }
            return pairs.count < Self.minimum ? [] : pairs
        }
        guard let best else { return nil }
        title = best.manner.title
        pairs = best.found
    }

    private static func pair(
        _ pair: PairName,
        after start: String,
        _ names: PaletteNames,
        in mode: Mode
    ) -> PairName? {
        guard let foreground = names.name(pair.foreground, after: start),
            let background = names.name(pair.background, after: start)
        else { return nil }
        func known(_ name: String) -> String {
            mode.colors.contains(name) ? "palette.\(name)" : name
        }
        return PairName(known(foreground), on: known(background), use: pair.use)
    }
}
