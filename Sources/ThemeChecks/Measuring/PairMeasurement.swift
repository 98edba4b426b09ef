import ColorScience
import Findings
import SourceText
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
    /// The highest ratio; nil where it cannot be known, or nothing limits it.
    let loudest: Composite?
    /// The spots with the lowest and the highest ratio, where the background is a gradient that is known.
    let spots: (worst: GradientSpot, loudest: GradientSpot)?
    /// The background, where that is a gradient.
    let gradient: Gradient?
    /// The requirement of the pair itself.
    let requirement: PairRequest

    /// The mode is borrowed: a copy for each pair would retain a dozen references.
    init(
        _ pair: PairName,
        in mode: borrowing Mode,
        at level: ContrastLevel,
        _ requirement: PairRequest = PairRequest()
    ) {
        self.pair = pair
        self.requirement = requirement
        self.mode = mode.name
        self.level = level
        foreground = mode.color(named: pair.foreground)
        let isOnColor = requirement.extremes.isEmpty
        let ground = isOnColor ? mode.color(named: pair.background) : requirement.extremes[0]
        if isOnColor, ground == nil, let gradient = requirement.ground ?? mode.ground(of: pair) {
            let spots = foreground.flatMap { gradient.measured(under: $0, in: mode) }
            self.gradient = gradient.gradient
            self.spots = spots
            background = spots?.worst.color
            worst = spots?.worst.composite
            loudest = requirement.highestRatio == nil ? nil : spots?.loudest.composite
            worstOnOneLayer = worst?.ratio
            return
        }
        gradient = nil
        spots = nil
        background = ground
        if isOnColor, let front = foreground?.opaque, let back = background?.opaque {
            // As most pairs are: lists of layers take a tenth of a check.
            let composite = Composite(foreground: front, background: back)
            worst = composite
            loudest = requirement.highestRatio == nil ? nil : composite
            worstOnOneLayer = composite.ratio
            return
        }
        let stacks = mode.stacks(of: pair, between: requirement.extremes) ?? []
        let flat = stacks.filter { !$0.isRepeated }
        let worst = isOnColor ? Composite.worst(of: stacks) : Composite.worst(between: stacks)
        self.worst = worst
        loudest = requirement.highestRatio == nil ? nil : Composite.loudest(of: stacks)
        worstOnOneLayer =
            flat.count == stacks.count ? worst?.ratio : Composite.worst(of: flat)?.ratio
    }

    /// The ratio to reach, with the margin; a margin asks for no more than a pair allows.
    var required: Double? {
        guard let least = requirement.ratio ?? pair.use.requiredRatio(at: level) else { return nil }
        guard requirement.margin > 0 else { return least }
        let ratio = (least + requirement.margin).withoutRoundingError
        return min(ratio, max(least, requirement.highestRatio ?? .infinity))
    }

    /// The colours that the pair judges: a ground known by its extremes is none of the theme.
    var judgedColors: [String] {
        let names =
            requirement.extremes.isEmpty ? [pair.foreground, pair.background] : [pair.foreground]
        return names.flatMap(LayeredName.names)
    }

    /// The names of the pair's colours that cannot be read.
    var unknownColors: [String] {
        var names: [String] = []
        if foreground?.isKnown != true { names.append(pair.foreground) }
        let isGradient = gradient != nil && gradient?.problem == nil
        if !isGradient, background?.isKnown != true { names.append(pair.background) }
        return names
    }

    var isTooWeak: Bool {
        guard let required, let worst else { return false }
        return worst.ratio < required
    }

    var isTooLoud: Bool {
        guard let highest = requirement.highestRatio, let loudest else { return false }
        return loudest.ratio > highest
    }

    /// The verdict, waivers aside.
    var verdict: Verdict {
        guard required != nil else { return .exempt }
        guard worst != nil else { return .unknown }
        return isTooWeak || isTooLoud ? .fail : .pass
    }

    /// The pair fails only where translucent grounds lie on each other.
    var failsOnRepeatedLayersAlone: Bool {
        guard let required, let worstOnOneLayer else { return false }
        return isTooWeak && worstOnOneLayer >= required
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

extension Mode {
    fileprivate func ground(of pair: PairName) -> GradientGround? {
        gradient(named: pair.background).map(GradientGround.init)
    }
}

extension PairMeasurement {
    /// The foreground's name with the mode.
    var colorInMode: ColorInMode { ColorInMode(mode: mode, name: pair.foreground) }

    /// The location of the foreground's colour, else of the declared pair, else of the background.
    ///
    /// A location in the theme's own file comes first: an inherited colour may be right for the other themes.
    func location(in file: String?) -> SourceLocation? {
        // A text that is a hex code is right: its ground is to be moved.
        let front = pair.foreground.isHexCode ? background : foreground
        let first = front?.location ?? requirement.location ?? background?.location
        if first?.file == file { return first }
        let others = [
            foreground?.valueLocation,
            background?.location,
            background?.valueLocation,
            requirement.location,
        ]
        return others.first { $0 != nil && $0?.file == file } ?? first
    }

    /// The written value that decides the foreground, else that of the background: a derived foreground has none.
    var cause: TokenPlace? { cause(of: [foreground, background]) }

    /// The written value that decides the background, else that of the foreground.
    var causeBelow: TokenPlace? { cause(of: [background, foreground]) }

    private func cause(of colors: [ThemeColor?]) -> TokenPlace? {
        let places = colors.compactMap { $0?.decidingValue }
        return places.first { $0.location != nil } ?? places.first
    }
}

/// A colour of one mode.
struct ColorInMode: Hashable {
    let mode: String
    let name: String
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

extension Double {
    /// 3.3 for the sum of 3.2 and 0.1.
    fileprivate var withoutRoundingError: Double { (self * 1_000_000).rounded() / 1_000_000 }
}
