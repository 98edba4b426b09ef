import ColorScience

/// A value that a token could get, with its price.
struct FixCandidate {
    let value: FixValue
    let lab: OKLab
    let luminance: Double
    let price: Double
}

extension FixCandidate {
    /// A colour; its price is infinite beyond a ΔE OK.
    init(_ color: SRGB8, from origin: OKLab, for token: FixToken, maxDelta: Double) {
        let lab = color.oklab
        let isTooFar = Difference.deltaEOK(lab, origin) > maxDelta
        self.init(
            value: .color(color),
            lab: lab,
            luminance: color.relativeLuminance,
            price: isTooFar
                ? .infinity
                : FixObjective.price(of: lab, from: origin, weight: token.weight, edit: token.edit)
                    + (token.kind == .role ? FixObjective.added : 0)
        )
    }
}

/// The values that a token could get, made when they are asked for.
///
/// A colour keeps its hue and, as far as sRGB allows, its chroma: the first two lines go up and down in lightness. Further
/// lines turn the hue a little or change the chroma, for a colour that would come too near to another. An alpha goes
/// up and down in whole per cent.
final class CandidateLines {
    private let token: FixToken
    private let origin: OKLCH
    private let lab: OKLab
    private let alpha: Double
    private let maxDelta: Double
    private var lines: [[FixCandidate?]]
    private let lengths: [Int]
    /// A unit of chroma in the hue of each variant.
    private let directions: [OKLab]

    /// Distances in lightness: about a step of an 8-bit grey first, then 3 % of the way.
    private static let offsets: [Double] = {
        var offsets = [0.0]
        while let last = offsets.last, last < 1 { offsets.append(last + max(0.003, last * 0.03)) }
        return offsets
    }()
    /// Degrees of hue, and the share of chroma, of each two lines.
    private static let variants: [(turn: Double, chroma: Double)] = [
        (0, 1), (9, 1), (-9, 1), (0, 0.7), (0, 1.3),
    ]

    init(_ token: FixToken, from value: FixValue?, maxDelta: Double) {
        self.token = token
        self.maxDelta = maxDelta
        let color = if case .color(let color) = value { color } else { token.present.rgb }
        lab = color.oklab
        origin = OKLCH(lab)
        alpha = if case .alpha(let alpha) = value { alpha } else { token.present.alpha }
        let hasHue = token.kind != .alpha && origin.chroma >= FixObjective.turn.chroma
        let count = hasHue ? Self.variants.count * 2 : 2
        lines = Array(repeating: [], count: count)
        directions = Self.variants.prefix(count / 2).map { [origin] variant in
            OKLab(OKLCH(lightness: 0, chroma: 1, hue: origin.hue + variant.turn))
        }
        let ways =
            token.kind == .alpha
            ? (100, 100) : (Self.steps(1 - origin.lightness), Self.steps(origin.lightness))
        lengths = (0..<count).map { $0 % 2 == 0 ? ways.0 : ways.1 }
    }

    /// Two for each variant, up and down.
    var count: Int { lengths.count }

    /// Nil beyond the end; infinitely expensive where it is too far away.
    subscript(line: Int, index: Int) -> FixCandidate? {
        guard index < lengths[line] else { return nil }
        if lines[line].isEmpty { lines[line] = Array(repeating: nil, count: lengths[line]) }
        if let known = lines[line][index] { return known }
        let new = token.kind != .alpha ? color(line, index) : alpha(line, index)
        lines[line][index] = new
        return new
    }

    /// The first candidate from an index on that is not forbidden; luminance changes in one direction along a line.
    func first(_ line: Int, from start: Int, _ limits: LuminanceLimits) -> (
        index: Int, candidate: FixCandidate
    )? {
        var index = start
        while let candidate = self[line, index] {
            guard let interval = limits.interval(around: candidate.luminance) else {
                return (index, candidate)
            }
            let isUp = line % 2 == 0
            if isUp ? interval.end > 1 : interval.start < 0 { return nil }
            var low = index
            var high = lengths[line]
            while high - low > 1 {
                let middle = (low + high) / 2
                let luminance = self[line, middle]?.luminance ?? 0
                if isUp ? luminance >= interval.end : luminance <= interval.start {
                    high = middle
                } else {
                    low = middle
                }
            }
            index = high
        }
        return nil
    }

    /// How many candidates there are up to the first that reaches black or white.
    private static func steps(_ way: Double) -> Int {
        (offsets.firstIndex { $0 >= way } ?? offsets.count - 1) + 1
    }

    private func color(_ line: Int, _ index: Int) -> FixCandidate {
        let offset = line % 2 == 0 ? Self.offsets[index] : -Self.offsets[index]
        let color = color(lightness: min(1, max(0, origin.lightness + offset)), line / 2)
        return FixCandidate(color, from: lab, for: token, maxDelta: maxDelta)
    }

    private func color(lightness: Double, _ variant: Int) -> SRGB8 {
        SRGB8(lightness, chroma: origin.chroma * Self.variants[variant].chroma, directions[variant])
    }

    /// Colours within a range of luminance that the steps of a line may be wider than, as near to the old one as it allows.
    func candidates(in range: ClosedRange<Double>) -> [FixCandidate] {
        directions.indices.flatMap { variant in
            let target = min(max(lab.luminance, range.lowerBound), range.upperBound)
            var low = 0.0
            var high = 1.0
            for _ in 0..<12 {
                let middle = (low + high) / 2
                if color(lightness: middle, variant).relativeLuminance < target {
                    low = middle
                } else {
                    high = middle
                }
            }
            return color(lightness: high, variant).neighbours.filter {
                range.contains($0.relativeLuminance)
            }
            .map { FixCandidate($0, from: lab, for: token, maxDelta: maxDelta) }
        }
    }

    /// Whole per cents from 1 to 100.
    private func alpha(_ line: Int, _ index: Int) -> FixCandidate {
        let percent = alpha * 100
        let next =
            line == 0
            ? (percent + 1e-6).rounded(.down) + Double(index + 1)
            : (percent - 1e-6).rounded(.up) - Double(index + 1)
        let isFree =
            next >= 1 && next <= 100
            && token.distance(from: token.present.alpha, to: next / 100) <= maxDelta
        return FixCandidate(
            value: .alpha(next / 100),
            lab: lab,
            luminance: -1,
            price: isFree ? token.price(ofAlpha: next / 100) : .infinity
        )
    }
}

extension FixToken {
    /// What it costs to give it another alpha.
    func price(ofAlpha alpha: Double) -> Double {
        distance(from: present.alpha, to: alpha) * weight + edit
    }

    /// ΔE OK between what is seen with one alpha and with another.
    func distance(from alpha: Double, to other: Double) -> Double {
        let ground = [DisplayColor(rgb: ground)]
        guard let first = DisplayColor(rgb: present.rgb, alpha: alpha).composited(over: ground),
            let second = DisplayColor(rgb: present.rgb, alpha: other).composited(over: ground)
        else { return 0 }
        return Difference.deltaEOK(first, second)
    }
}

extension SRGB8 {
    /// A colour of a hue, with as much less chroma as brings it into sRGB.
    fileprivate init(_ lightness: Double, chroma: Double, _ hue: OKLab) {
        func linear(_ chroma: Double) -> LinearSRGB {
            LinearSRGB(OKLab(lightness: lightness, a: chroma * hue.a, b: chroma * hue.b).xyz)
        }
        var low = 0.0
        var high = chroma
        var result = linear(chroma)
        if !result.isInGamut {
            for _ in 0..<9 {
                let middle = (low + high) / 2
                if linear(middle).isInGamut { low = middle } else { high = middle }
            }
            result = linear(low)
        }
        self.init(clipping: SRGB(result))
    }

    /// The colours a step away in some channels, and this one.
    var neighbours: [SRGB8] {
        var result: [SRGB8] = []
        for red in red.levels(within: 1) {
            for green in green.levels(within: 1) {
                for blue in blue.levels(within: 1) {
                    result.append(SRGB8(red: red, green: green, blue: blue))
                }
            }
        }
        return result
    }
}

extension OKLab {
    fileprivate var luminance: Double { xyz.y }
}

extension LinearSRGB {
    fileprivate var isInGamut: Bool {
        let range = -0.0001...1.0001
        return range.contains(red) && range.contains(green) && range.contains(blue)
    }
}
