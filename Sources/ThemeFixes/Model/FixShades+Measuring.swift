import ColorScience
import Findings
import ThemeChecks

extension FixShades {
    /// Two colours as a P3 display shows them, with their ratio: negative where the foreground is the darker one.
    private struct WideContrast {
        let ratio: Double
        let foreground: WideColor
        let background: WideColor
    }

    /// More than any ratio, which is 21 at most.
    static let unreachable = 22.0

    /// The ratio of a check, negative where the foreground is the darker one, or its difference.
    ///
    /// The first stack with a ratio below `enough` ends the measurement: others could only have a lower one.
    func measure(_ index: Int, stoppingBelow enough: Double = 0) -> Double {
        let check = problem.checks[index]
        let stack = problem.stacks[check.stacks.lowerBound]
        switch check.kind {
        case .contrast:
            return worstRatio(of: check, stoppingBelow: enough)
        case .distinct:
            return distance(in: stack)
        case .quiet:
            return Self.unreachable - loudestRatio(of: check)
        case .weaker:
            let weaker = problem.stacks[check.stacks.lowerBound + 1]
            return max(0, worstRatio(of: stack) - worstRatio(of: weaker))
        case .rank:
            let weaker = problem.stacks[check.stacks.lowerBound + 1]
            let lead = worstRatio(of: stack) - worstRatio(of: weaker)
            return max(0, min(1, 1 + lead))
        case .step:
            return max(0, lightnessStep(in: stack))
        case .dark, .light:
            let ground = layer(stack.lowerBound, 0).color.rgb
            let isDark = Contrast.lightness(of: ground) < 50
            return isDark == (check.kind == .dark) ? 1 : 0
        case .raised, .sunken:
            let surface = layer(stack.lowerBound, 0).luminance
            let page = layer(stack.lowerBound + 1, 0).luminance
            let tier = Contrast.signedRatio(ofLuminance: surface, on: page)
            let isKept = (check.kind == .raised ? tier : -tier) >= FixCheck.leastTier
            return isKept ? 1 : 0
        }
    }

    private func worstRatio(of check: FixCheck, stoppingBelow enough: Double) -> Double {
        var worst = Self.unreachable
        for stack in check.stacks {
            let layers = problem.stacks[stack]
            for rendition in 0..<problem.renditions {
                let ratio = ratio(of: layers, rendition)
                if abs(ratio) < abs(worst) { worst = ratio }
            }
            if let wide = wideContrast(of: layers), abs(wide.ratio) < abs(worst) {
                worst = wide.ratio
            }
            if abs(worst) < enough { return worst }
        }
        return worst
    }

    private func loudestRatio(of check: FixCheck) -> Double {
        check.stacks.reduce(1) { loudest, stack in
            let layers = problem.stacks[stack]
            let ratios = (0..<problem.renditions).map { abs(ratio(of: layers, $0)) }
            let wide = wideContrast(of: layers).map { abs($0.ratio) }
            return (ratios + [wide ?? 1]).reduce(loudest, max)
        }
    }

    private func worstRatio(of layers: Range<Int>) -> Double {
        if problem.renditions == 1, !hasWideColors { return abs(ratio(of: layers, 0)) }
        let ratios = (0..<problem.renditions).map { abs(ratio(of: layers, $0)) }
        let wide = wideContrast(of: layers).map { abs($0.ratio) }
        return (ratios + [wide ?? Self.unreachable]).min() ?? 0
    }

    /// The least step on any display; 0 where it is unknown.
    private func lightnessStep(in stack: Range<Int>) -> Double {
        let steps = (0..<problem.renditions).map { rendition in
            let ground = [layer(stack.lowerBound + 2, rendition).color]
            let lighter = layer(stack.lowerBound, rendition).color.composited(over: ground)
            let darker = layer(stack.lowerBound + 1, rendition).color.composited(over: ground)
            guard let lighter, let darker else { return 0.0 }
            return lighter.oklab.lightness - darker.oklab.lightness
        }
        return steps.min() ?? 0
    }

    /// The two opaque colours that a check of contrast measures on its worst stack; nil for other checks.
    func compared(_ index: Int) -> ComparedColors? {
        let check = problem.checks[index]
        guard check.kind == .contrast else { return nil }
        var worst = Double.infinity
        var colors: ComparedColors?
        for stack in check.stacks {
            let layers = problem.stacks[stack]
            for rendition in 0..<problem.renditions {
                let ratio = abs(ratio(of: layers, rendition))
                guard ratio < worst else { continue }
                worst = ratio
                colors = compared(layers, rendition)
            }
        }
        for stack in check.stacks {
            guard let wide = wideContrast(of: problem.stacks[stack]) else { continue }
            guard abs(wide.ratio) < worst else { continue }
            worst = abs(wide.ratio)
            colors = ComparedColors(
                foreground: wide.foreground.css,
                background: wide.background.css
            )
        }
        return colors
    }

    private func compared(_ layers: Range<Int>, _ rendition: Int) -> ComparedColors? {
        guard let seen = seen(layers, rendition) else { return nil }
        return ComparedColors(foreground: seen.front.hex, background: seen.ground.hex)
    }

    private func layer(_ layer: Int, _ rendition: Int) -> Shade {
        shade(of: problem.layers[layer], rendition)
    }

    private func ratio(of layers: Range<Int>, _ rendition: Int) -> Double {
        let front = layer(layers.lowerBound, rendition)
        let ground = layer(layers.lowerBound + 1, rendition)
        if front.color.isOpaque, ground.color.isOpaque {
            return Contrast.signedRatio(ofLuminance: front.luminance, on: ground.luminance)
        }
        guard let seen = seen(layers, rendition) else { return 0 }
        return Contrast.signedRatio(of: seen.front, on: seen.ground)
    }

    private func seen(_ layers: Range<Int>, _ rendition: Int) -> SeenColors? {
        SeenColors(count: layers.count) { layer(layers.lowerBound + $0, rendition).color }
    }

    /// A stack on a P3 display; nil where every layer is within sRGB.
    private func wideContrast(of layers: Range<Int>) -> WideContrast? {
        guard hasWideColors else { return nil }
        if layers.allSatisfy({ wide(of: problem.layers[$0]) == nil }) { return nil }
        let below = layers.dropFirst()
        guard let base = below.first(where: { layer($0, 0).color.isOpaque }) else { return nil }
        var ground = wideLayer(base)
        for index in (below.lowerBound..<base).reversed() {
            ground = wideLayer(index).blended(over: ground)
        }
        let top = wideLayer(layers.lowerBound)
        let front = top.isOpaque ? top : top.blended(over: ground)
        return WideContrast(
            ratio: Contrast.signedRatio(
                ofLuminance: front.relativeLuminance,
                on: ground.relativeLuminance
            ),
            foreground: front,
            background: ground
        )
    }

    private func wideLayer(_ index: Int) -> WideColor {
        wide(of: problem.layers[index]) ?? WideColor(layer(index, 0).color)
    }

    /// The difference of the first two layers on the third; 1, more than any two colours have, where that is unknown.
    private func distance(in stack: Range<Int>) -> Double {
        let ground = [layer(stack.lowerBound + 2, 0).color]
        let first = layer(stack.lowerBound, 0).color.composited(over: ground)
        let second = layer(stack.lowerBound + 1, 0).color.composited(over: ground)
        guard let first, let second else { return 1 }
        return Distinctness.closest(first, second).difference
    }
}
