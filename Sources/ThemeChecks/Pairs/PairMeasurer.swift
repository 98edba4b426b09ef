import ColorScience
import Findings
import ThemeModel

/// Measures pairs in one mode at one level.
struct PairMeasurer {
    let colors: ModeColors
    let level: ContrastLevel

    /// Measures a pair on every stack, in every rendition of its colours, and keeps the worst.
    func measure(_ pair: PairName, declaredAt declaration: SourceLocation?) -> PairMeasurement {
        PairMeasurement(
            pair: pair, mode: colors.mode, level: level, foreground: colors[pair.foreground],
            worst: worstStack(of: pair), declaration: declaration)
    }

    private func worstStack(of pair: PairName) -> PairMeasurement.Stack? {
        var worst: PairMeasurement.Stack?
        for beneath in Backdrops(colors: colors).stacks(beneath: pair.background) ?? [] {
            let layers = ([pair.foreground, pair.background] + beneath).compactMap { colors[$0] }
            guard layers.count == beneath.count + 2, layers.allSatisfy(\.isKnown) else { return nil }
            for index in 0..<(layers.map(\.renditions.count).max() ?? 0) {
                let rendition = layers.map { $0.renditions[min(index, $0.renditions.count - 1)] }
                guard let stack = flatten(rendition, beneath) else { return nil }
                if worst.map({ stack.ratio < $0.ratio }) ?? true { worst = stack }
            }
        }
        return worst
    }

    private func flatten(_ layers: [DisplayColor], _ beneath: [String]) -> PairMeasurement.Stack? {
        let backdrops = Array(layers.dropFirst())
        guard let foreground = layers[0].composited(over: backdrops),
            let background = backdrops[0].composited(over: Array(backdrops.dropFirst()))
        else { return nil }
        return PairMeasurement.Stack(
            foreground: foreground, background: background, ratio: Contrast.ratio(of: foreground, on: background),
            beneath: beneath)
    }
}
