import ColorScience
import Findings
import ThemeModel

/// One pair in one mode, measured on the worst of its stacks.
///
/// A class, because rules copy many of them: a structure makes a check 10 % slower.
final class PairMeasurement: Sendable {
    /// A foreground and a background, flattened on what lies beneath.
    struct Composite: Sendable {
        let foreground: SRGB8
        let background: SRGB8
        let ratio: Double
        let beneath: [String]
        /// The two colours on a P3 display, where the ratio is that of such a display.
        var wide: ComparedColors?

        var colors: ComparedColors {
            wide ?? ComparedColors(foreground: foreground.hex, background: background.hex)
        }
    }

    let pair: PairName
    let mode: String
    let level: ContrastLevel
    let foreground: ThemeColor?
    let background: ThemeColor?
    /// Nil when the ratio cannot be known.
    let worst: Composite?
    /// The lowest ratio where no translucent ground lies on another; nil where there is no such stack.
    let worstOnOneLayer: Double?
    private let declaration: SourceLocation?

    /// The mode is borrowed: a copy for each pair would retain a dozen references.
    init(
        _ pair: PairName, in mode: borrowing Mode, at level: ContrastLevel, declaredAt declaration: SourceLocation?
    ) {
        self.pair = pair
        self.mode = mode.name
        self.level = level
        self.declaration = declaration
        foreground = mode.color(named: pair.foreground)
        background = mode.color(named: pair.background)
        if let composite = Self.onlyComposite(foreground, background) {
            worst = composite
            worstOnOneLayer = composite.ratio
        } else {
            let stacks = mode.stacks(of: pair) ?? []
            worst = Self.worst(of: stacks)
            let isRepeated = stacks.contains(where: \.isRepeated)
            worstOnOneLayer = isRepeated ? Self.worst(of: stacks.filter { !$0.isRepeated })?.ratio : worst?.ratio
        }
    }

    /// The composite of two colours that are seen as they are, as most are: lists of layers take a tenth of a check.
    private static func onlyComposite(_ foreground: ThemeColor?, _ background: ThemeColor?) -> Composite? {
        guard let foreground, let background, foreground.isKnown, background.isKnown, foreground.isSeenAsItIs,
            background.isSeenAsItIs
        else { return nil }
        let (front, back) = (foreground.display.rgb, background.display.rgb)
        return Composite(foreground: front, background: back, ratio: Contrast.ratio(of: front, on: back), beneath: [])
    }

    private static func worst(of stacks: [PairStack]) -> Composite? {
        var worst: Composite?
        for stack in stacks {
            for layers in stack.layers.map(\.renditions).together {
                guard let foreground = layers[0].composited(over: layers[1...]),
                    let background = layers[1].composited(over: layers[2...])
                else { return nil }
                let ratio = Contrast.ratio(of: foreground, on: background)
                if let worst, worst.ratio <= ratio { continue }
                worst = Composite(
                    foreground: foreground, background: background, ratio: ratio, beneath: stack.beneath)
            }
            if let wide = wide(stack), wide.ratio < worst?.ratio ?? .infinity { worst = wide }
        }
        return worst
    }

    /// The stack on a P3 display; nil where every layer is within sRGB.
    private static func wide(_ stack: PairStack) -> Composite? {
        let shown = stack.layers.map(\.display)
        guard let (foreground, background) = stack.wide, let front = shown[0].composited(over: shown[1...]),
            let back = shown[1].composited(over: shown[2...])
        else { return nil }
        let ratio = Contrast.ratio(ofLuminance: foreground.relativeLuminance, on: background.relativeLuminance)
        return Composite(
            foreground: front, background: back, ratio: ratio, beneath: stack.beneath,
            wide: ComparedColors(foreground: foreground.css, background: background.css))
    }

    /// The lowest ratio on P3 displays with another colour in the place of a layer; infinite where they show sRGB.
    func ratioOnP3(in mode: Mode, layer: Int, as color: DisplayColor) -> Double {
        let replaced = ThemeColor(Color(color.rgb).withAlpha(color.alpha))
        let stacks = (mode.stacks(of: pair) ?? []).map { stack in
            // Nothing shines through an opaque background.
            var layers = layer == 1 && color.isOpaque ? Array(stack.layers.prefix(2)) : stack.layers
            layers[layer] = replaced
            return PairStack(layers: layers, beneath: stack.beneath)
        }
        return stacks.compactMap { Self.wide($0)?.ratio }.min() ?? .infinity
    }

    var required: Double? { pair.use.requiredRatio(at: level) }

    /// The verdict, waivers aside.
    var verdict: Verdict {
        guard let required else { return .exempt }
        guard let worst else { return .unknown }
        return worst.ratio >= required ? .pass : .fail
    }

    func row(theme: String, isWaived: Bool) -> PairVerdict {
        PairVerdict(
            theme: theme, mode: mode, pair: pair,
            colors: worst?.colors,
            measured: worst?.ratio, required: required, verdict: isWaived ? .waived : verdict)
    }
}

extension PairMeasurement {
    /// Whether the pair fails only where translucent grounds lie on each other.
    var failsOnRepeatedLayersAlone: Bool {
        guard let required, let worstOnOneLayer else { return false }
        return verdict == .fail && worstOnOneLayer >= required
    }

    /// Whether nothing shines through either colour, and every display shows the same.
    var isSeenAsItIs: Bool { (foreground?.isSeenAsItIs ?? false) && (background?.isSeenAsItIs ?? false) }

    func backdrops(in mode: Mode) -> [SRGB8] {
        let colors = (mode.stacks(of: pair) ?? []).flatMap { stack in
            stack.layers.dropFirst().map(\.renditions).together.compactMap { $0[0].composited(over: $0[1...]) }
        }
        return Array(Set(colors))
    }

    /// The location of the foreground's colour, else of the declared pair, else of the background.
    ///
    /// A location in the theme's own file comes first: an inherited colour may be right for the other themes.
    func location(in file: String?) -> SourceLocation? {
        let first = foreground?.location ?? declaration ?? background?.location
        if first?.file == file { return first }
        let others = [foreground?.valueLocation, background?.location, background?.valueLocation, declaration]
        return others.first { $0 != nil && $0?.file == file } ?? first
    }

    /// Where the pair's colours are written; nil unless replacing one changes what is seen of it, and leaves the other.
    var valueLocations: (foreground: SourceLocation?, background: SourceLocation?) {
        guard isSeenAsItIs, let foreground, let background else { return (nil, nil) }
        let locations = (foreground.valueLocation, background.valueLocation)
        return locations.0 == locations.1 ? (nil, nil) : locations
    }
}

extension ThemeColor {
    fileprivate var isSeenAsItIs: Bool { display.isOpaque && renditions.count == 1 && wide == nil }

    /// Where the colour's value is written; nil where no single value decides it.
    fileprivate var valueLocation: SourceLocation? {
        if case .token(let token) = source { token.location } else { nil }
    }
}
