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
    }

    let pair: PairName
    let mode: String
    let level: ContrastLevel
    let foreground: ThemeColor?
    let background: ThemeColor?
    /// Nil when the ratio cannot be known.
    let worst: Composite?
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
        } else {
            worst = Self.worst(of: mode.stacks(of: pair) ?? [])
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
        }
        return worst
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
            colors: worst.map { ComparedColors(foreground: $0.foreground.hex, background: $0.background.hex) },
            measured: worst?.ratio, required: required, verdict: isWaived ? .waived : verdict)
    }
}

extension PairMeasurement {
    /// The location of the foreground's colour, else of the declared pair, else of the background.
    ///
    /// A location in the theme's own file comes first: an inherited colour may be right for the other themes.
    func location(in file: String?) -> SourceLocation? {
        let first = foreground?.location ?? declaration ?? background?.location
        if first?.file == file { return first }
        let others = [foreground?.valueLocation, background?.location, background?.valueLocation, declaration]
        return others.first { $0 != nil && $0?.file == file } ?? first
    }

    /// The written value that decides the foreground, else that of the background: a derived foreground has none.
    var cause: TokenPlace? {
        let places = [foreground?.decidingValue, background?.decidingValue].compactMap(\.self)
        return places.first { $0.location != nil } ?? places.first
    }
}

extension ThemeColor {
    fileprivate var isSeenAsItIs: Bool { display.isOpaque && renditions.count == 1 }

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
