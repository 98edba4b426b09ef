import ColorScience
import Findings
import ThemeModel

/// Measures pairs in one mode at one level.
struct PairMeasurer {
    let mode: Mode
    let level: ContrastLevel
    private let sharedMode: Shared<Mode>

    init(mode: Mode, level: ContrastLevel) {
        self.mode = mode
        self.level = level
        sharedMode = Shared(mode)
    }

    /// Measures a pair on every stack, in every rendition of its colours, and keeps the worst.
    func measure(_ pair: PairName, declaredAt declaration: SourceLocation?) -> PairMeasurement {
        let (foreground, background) = (mode.color(named: pair.foreground), mode.color(named: pair.background))
        return PairMeasurement(
            pair: pair, sharedMode: sharedMode, level: level, foreground: foreground,
            worst: onlyStack(foreground, background) ?? worstStack(of: pair), declaration: declaration)
    }

    /// The stack of a pair that has one only, as most have: an opaque background, and no colour beyond sRGB.
    private func onlyStack(_ foreground: ThemeColor?, _ background: ThemeColor?) -> PairMeasurement.Stack? {
        guard let foreground, let background, foreground.isKnown, background.isKnown, background.display.isOpaque,
            foreground.renditions.count == 1, background.renditions.count == 1
        else { return nil }
        return flatten([foreground.display, background.display], [])
    }

    private func worstStack(of pair: PairName) -> PairMeasurement.Stack? {
        var worst: PairMeasurement.Stack?
        for beneath in Backdrops(mode: mode).stacks(beneath: pair.background) ?? [] {
            let layers = ([pair.foreground, pair.background] + beneath).compactMap(mode.color(named:))
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
