import ColorScience
import Findings
import ThemeModel

/// One pair in one mode, measured on the worst of its stacks; one object, since every rule looks at all of them.
final class PairMeasurement: Sendable {
    let pair: PairName
    let sharedMode: Shared<Mode>
    let level: ContrastLevel
    /// The foreground's own colour.
    let foreground: ThemeColor?
    /// The background's own colour.
    let background: ThemeColor?
    /// The worst stack; nil when nothing is known of it.
    let worst: Stack?
    /// Where the pair was declared, for one of the theme's own.
    let declaration: SourceLocation?

    init(
        _ pair: PairName, _ mode: Shared<Mode>, _ level: ContrastLevel, foreground: ThemeColor?,
        background: ThemeColor?,
        worst: Stack?, declaration: SourceLocation?
    ) {
        self.pair = pair
        sharedMode = mode
        self.level = level
        self.foreground = foreground
        self.background = background
        self.worst = worst
        self.declaration = declaration
    }

    /// A foreground on a background on what lies beneath, flattened.
    struct Stack: Sendable {
        let foreground: SRGB8
        let background: SRGB8
        let ratio: Double
        /// The names of what lies beneath the background, nearest first.
        let beneath: [String]
    }

    /// The mode it was measured in.
    var mode: Mode { sharedMode.value }
    /// The name of that mode.
    var modeName: String { sharedMode.value.name }

    /// The least ratio that passes; nil for an exempt pair.
    var required: Double? { pair.use.requiredRatio(at: level) }

    /// The verdict, waivers aside.
    var verdict: Verdict {
        guard let required else { return .exempt }
        guard let worst else { return .unknown }
        return worst.ratio >= required ? .pass : .fail
    }

    /// Whether each of the pair's colours is all that is seen of it.
    var isSeenAsItIs: Bool { [foreground, background].allSatisfy { $0?.isSeenAsItIs ?? false } }

    /// All that is seen of the background, on whatever it lies.
    var grounds: [SRGB8] {
        let stacks = PairMeasurer(mode: mode, level: level).stacks(of: pair) ?? []
        let colors = stacks.flatMap { layers, _ in
            layers.dropFirst().map(\.renditions).together.compactMap { $0[0].composited(over: Array($0.dropFirst())) }
        }
        return Array(Set(colors))
    }

    /// Where to look: at the colour in front, or at the pair where that is written nowhere.
    ///
    /// Of colours that a theme has from another one, what its own file says of them comes first: the other file may be right
    /// for everybody else.
    func location(in file: String?) -> SourceLocation? {
        let first = foreground?.location ?? declaration ?? background?.location
        if first?.file == file { return first }
        let places = [foreground?.valueLocation, background?.location, background?.valueLocation, declaration]
        return places.first { $0 != nil && $0?.file == file } ?? first
    }

    /// Where the pair's colours are written, if each is what is seen of it, and to replace one leaves the other as it is.
    var places: (foreground: SourceLocation?, background: SourceLocation?) {
        guard isSeenAsItIs, let foreground, let background else { return (nil, nil) }
        let locations = (foreground.valueLocation, background.valueLocation)
        return locations.0 == locations.1 ? (nil, nil) : locations
    }

    /// The measurement as a row of a report.
    func row(theme: String, waived: Set<WaivedPair>) -> PairVerdict {
        let isWaived = verdict == .fail && waived.contains(WaivedPair(mode: modeName, pair: pair))
        return PairVerdict(
            theme: theme, mode: modeName, pair: pair,
            colors: worst.map { ComparedColors(foreground: $0.foreground.hex, background: $0.background.hex) },
            measured: worst?.ratio, required: required, verdict: isWaived ? .waived : verdict)
    }
}

extension ThemeColor {
    /// Whether nothing shines through, and every display shows the same.
    fileprivate var isSeenAsItIs: Bool { display.isOpaque && renditions.count == 1 }

    /// Where the value that it comes from is written; nil where no single value decides it.
    fileprivate var valueLocation: SourceLocation? {
        if case .token(let place) = source { place.location } else { nil }
    }
}
