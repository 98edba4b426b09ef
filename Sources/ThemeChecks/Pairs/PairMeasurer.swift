package import ColorScience
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
            pair, sharedMode, level, foreground: foreground, background: background,
            worst: onlyStack(foreground, background) ?? worstStack(of: pair), declaration: declaration)
    }

    /// The stack of a pair that has one only, as most have: an opaque background, and no colour beyond sRGB.
    private func onlyStack(_ foreground: ThemeColor?, _ background: ThemeColor?) -> PairMeasurement.Stack? {
        guard let foreground, let background, foreground.isKnown, background.isKnown, background.display.isOpaque,
            foreground.renditions.count == 1, background.renditions.count == 1,
            let front = foreground.display.composited(over: [background.display])
        else { return nil }
        let ground = background.display.rgb
        return PairMeasurement.Stack(
            foreground: front, background: ground, ratio: Contrast.ratio(of: front, on: ground), beneath: [])
    }

    /// The colours of a pair on everything that it can lie on, from the foreground down, with the names of what lies
    /// beneath the background; nil where a colour is unknown, or a stack has no opaque end.
    func stacks(of pair: PairName) -> [(layers: [ThemeColor], beneath: [String])]? {
        guard let backdrops = Backdrops(mode: mode).stacks(beneath: pair.background) else { return nil }
        var stacks: [(layers: [ThemeColor], beneath: [String])] = []
        for beneath in backdrops {
            let layers = ([pair.foreground, pair.background] + beneath).compactMap(mode.color(named:))
            guard layers.count == beneath.count + 2, layers.allSatisfy(\.isKnown) else { return nil }
            stacks.append((layers, beneath))
        }
        return stacks
    }

    private func worstStack(of pair: PairName) -> PairMeasurement.Stack? {
        var worst: PairMeasurement.Stack?
        for (layers, beneath) in stacks(of: pair) ?? [] {
            for rendition in layers.map(\.renditions).together {
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

extension [[DisplayColor]] {
    /// What is shown together, for layers with all that each may be shown as: the first of each, the second of each, and
    /// so on, where the last of a layer stands for those that it does not have.
    package var together: [[DisplayColor]] {
        (0..<(map(\.count).max() ?? 0)).map { index in map { $0[Swift.min(index, $0.count - 1)] } }
    }
}
