import ColorScience
import Findings
import SourceText
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
    /// The ratio that was asked for; nil for that of the use and level.
    let ratio: Double?

    /// The mode is borrowed: a copy for each pair would retain a dozen references.
    init(
        _ pair: PairName,
        in mode: borrowing Mode,
        at level: ContrastLevel,
        ratio: Double? = nil,
        declaredAt declaration: SourceLocation?
    ) {
        self.pair = pair
        self.ratio = ratio
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
            worstOnOneLayer =
                isRepeated ? Self.worst(of: stacks.filter { !$0.isRepeated })?.ratio : worst?.ratio
        }
    }

    /// The composite of two opaque colours, as most are: lists of layers take a tenth of a check.
    private static func onlyComposite(_ foreground: ThemeColor?, _ background: ThemeColor?)
        -> Composite?
    {
        guard let front = foreground?.opaque, let back = background?.opaque else { return nil }
        return Composite(
            foreground: front,
            background: back,
            ratio: Contrast.ratio(of: front, on: back),
            beneath: []
        )
    }

    static func worst(of stacks: [PairStack]) -> Composite? {
        var worst: Composite?
        for stack in stacks {
            for layers in stack.layers.map(\.renditions).together {
                guard let foreground = layers[0].composited(over: layers[1...]),
                    let background = layers[1].composited(over: layers[2...])
                else { return nil }
                let ratio = Contrast.ratio(of: foreground, on: background)
                if let worst, worst.ratio <= ratio { continue }
                worst = Composite(
                    foreground: foreground,
                    background: background,
                    ratio: ratio,
                    beneath: stack.beneath
                )
            }
            if let wide = wide(stack), wide.ratio < worst?.ratio ?? .infinity { worst = wide }
        }
        return worst
    }

    /// The stack on a P3 display; nil where every layer is within sRGB.
    private static func wide(_ stack: PairStack) -> Composite? {
        let shown = stack.layers.map(\.display)
        guard let (foreground, background) = stack.wide,
            let front = shown[0].composited(over: shown[1...]),
            let back = shown[1].composited(over: shown[2...])
        else { return nil }
        let ratio = Contrast.ratio(
            ofLuminance: foreground.relativeLuminance,
            on: background.relativeLuminance
        )
        return Composite(
            foreground: front,
            background: back,
            ratio: ratio,
            beneath: stack.beneath,
            wide: ComparedColors(foreground: foreground.css, background: background.css)
        )
    }

    var required: Double? { ratio ?? pair.use.requiredRatio(at: level) }

    /// The verdict, waivers aside.
    var verdict: Verdict {
        guard let required else { return .exempt }
        guard let worst else { return .unknown }
        return worst.ratio >= required ? .pass : .fail
    }

    func row(theme: String, isWaived: Bool) -> PairVerdict {
        PairVerdict(
            theme: theme,
            mode: mode,
            pair: pair,
            colors: worst?.colors,
            measured: worst?.ratio,
            required: required,
            verdict: isWaived ? .waived : verdict
        )
    }
}

extension PairMeasurement {
    /// Whether the pair fails only where translucent grounds lie on each other.
    var failsOnRepeatedLayersAlone: Bool {
        guard let required, let worstOnOneLayer else { return false }
        return verdict == .fail && worstOnOneLayer >= required
    }

    /// The location of the foreground's colour, else of the declared pair, else of the background.
    ///
    /// A location in the theme's own file comes first: an inherited colour may be right for the other themes.
    func location(in file: String?) -> SourceLocation? {
        let first = foreground?.location ?? declaration ?? background?.location
        if first?.file == file { return first }
        let others = [
            foreground?.valueLocation, background?.location, background?.valueLocation, declaration,
        ]
        return others.first { $0 != nil && $0?.file == file } ?? first
    }

    /// The written value that decides the foreground, else that of the background: a derived foreground has none.
    var cause: TokenPlace? {
        let places = [foreground?.decidingValue, background?.decidingValue].compactMap(\.self)
        return places.first { $0.location != nil } ?? places.first
    }
}

extension ThemeColor {
    /// The colour if it is known, opaque, and the same on every display.
    var opaque: SRGB8? {
        isKnown && display.isOpaque && renditions.count == 1 && wide == nil ? display.rgb : nil
    }

    /// The alpha of the nearest alias that has one, else the value at the end of all aliases; nil where none is written.
    fileprivate var decidingValue: TokenPlace? {
        if let alpha { return alpha.token }
        return if case .token(let token) = source { token } else { nil }
    }

    /// Where the colour's value is written; nil where no single value decides it.
    fileprivate var valueLocation: SourceLocation? {
        if case .token(let token) = source { token.location } else { nil }
    }
}
