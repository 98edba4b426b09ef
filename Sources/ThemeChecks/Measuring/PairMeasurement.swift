import SourceText
import ColorScience
import Findings
import ThemeModel

/// One pair in one mode, measured on the worst of its stacks.
///
/// A class, because rules copy many of them: a structure makes a check 10 % slower.
final class PairMeasurement: Sendable {
    let pair: PairName
    let mode: String
    let level: ContrastLevel
    let foreground: ThemeColor?
    let background: ThemeColor?
    /// Nil when the ratio cannot be known.
    let worst: Composite?
    /// The lowest ratio where no translucent ground lies on another; nil where there is no such stack.
    let worstOnOneLayer: Double?
    /// The ratio that was asked for; nil for that of the use and level.
    let ratio: Double?
    private let declaration: SourceLocation?

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
        if let front = foreground?.opaque, let back = background?.opaque {
            // As most pairs are: lists of layers take a tenth of a check.
            let composite = Composite(foreground: front, background: back)
            worst = composite
            worstOnOneLayer = composite.ratio
            return
        }
        let stacks = mode.stacks(of: pair) ?? []
        let flat = stacks.filter { !$0.isRepeated }
        worst = Composite.worst(of: stacks)
        worstOnOneLayer =
            flat.count == stacks.count ? worst?.ratio : Composite.worst(of: flat)?.ratio
    }

    var required: Double? { ratio ?? pair.use.requiredRatio(at: level) }

    /// The verdict, waivers aside.
    var verdict: Verdict {
        guard let required else { return .exempt }
        guard let worst else { return .unknown }
        return worst.ratio >= required ? .pass : .fail
    }

    /// The pair fails only where translucent grounds lie on each other.
    var failsOnRepeatedLayersAlone: Bool {
        guard let required, let worstOnOneLayer else { return false }
        return verdict == .fail && worstOnOneLayer >= required
    }

    func pairVerdict(theme: String, isWaived: Bool) -> PairVerdict {
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
    /// The location of the foreground's colour, else of the declared pair, else of the background.
    ///
    /// A location in the theme's own file comes first: an inherited colour may be right for the other themes.
    func location(in file: String?) -> SourceLocation? {
        let first = foreground?.location ?? declaration ?? background?.location
        if first?.file == file { return first }
        let others = [
            foreground?.valueLocation,
            background?.location,
            background?.valueLocation,
            declaration,
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
    /// The alpha of the nearest alias that has one, else the value at the end of all aliases; nil where none is written.
    fileprivate var decidingValue: TokenPlace? {
        if let alpha { return alpha.token }
        guard case .token(let token) = source else { return nil }
        return token
    }

    /// The location of the value that decides the colour; nil where no single one does.
    fileprivate var valueLocation: SourceLocation? {
        guard case .token(let token) = source else { return nil }
        return token.location
    }
}
