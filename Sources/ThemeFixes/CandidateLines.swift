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
    init(_ color: SRGB8, from origin: OKLab, weight: Double, maxDelta: Double) {
        let lab = color.oklab
        let isTooFar = Difference.deltaEOK(lab, origin) > maxDelta
        self.init(
            value: .color(color), lab: lab, luminance: color.relativeLuminance,
            price: isTooFar ? .infinity : FixObjective.price(of: lab, from: origin, weight: weight))
    }
}

/// The values that a token could get, nearest first, made when they are asked for.
///
/// A colour keeps its hue and, as far as sRGB allows, its chroma: the first two lines go up and down in lightness. Further
/// lines turn the hue a little or lower the chroma, for a colour that would come too near to another. An alpha goes
/// up and down in whole per cent.
final class CandidateLines {
    private let token: FixToken
    private let origin: OKLCH
    private let lab: OKLab
    private let maxDelta: Double
    private var lines: [[FixCandidate]]
    private var ends: [Bool]
    private var lightnesses: [Double]

    /// About a step of an 8-bit grey.
    private static let step = 0.004
    /// Degrees of hue, and the share of chroma, of each two lines.
    private static let variants: [(turn: Double, chroma: Double)] = [
        (0, 1), (9, 1), (-9, 1), (0, 0.7), (0, 1.3), (9, 0.7), (-9, 0.7), (0, 0.4),
    ]

    init(_ token: FixToken, from value: FixValue?, maxDelta: Double) {
        self.token = token
        self.maxDelta = maxDelta
        let color = if case .color(let color) = value { color } else { token.present.rgb }
        lab = color.oklab
        origin = OKLCH(lab)
        let isColor = token.kind == .color
        let count = isColor ? (origin.chroma < FixObjective.turn.chroma ? 1 : Self.variants.count) * 2 : 2
        lines = Array(repeating: [], count: count)
        ends = Array(repeating: false, count: count)
        let alpha = if case .alpha(let alpha) = value { alpha } else { token.present.alpha }
        let start = isColor ? origin.lightness : alpha
        lightnesses = Array(repeating: start, count: count)
    }

    /// Two for each variant.
    var count: Int { lines.count }

    subscript(line: Int, index: Int) -> FixCandidate? {
        while lines[line].count <= index {
            guard !ends[line] else { return nil }
            extend(line)
        }
        return lines[line][index]
    }

    private func extend(_ line: Int) {
        let isUp = line % 2 == 0
        if token.kind == .alpha { return extendAlpha(line, isUp ? 0.01 : -0.01) }
        // The other lines begin at the lightness itself.
        let isFirst = line > 1 && lines[line].isEmpty
        if !isFirst { lightnesses[line] += isUp ? Self.step : -Self.step }
        let lightness = min(1, max(0, lightnesses[line]))
        ends[line] = lightness == 0 || lightness == 1
        let variant = Self.variants[line / 2]
        let color = SRGB8(
            inGamut: OKLCH(
                lightness: lightness, chroma: origin.chroma * variant.chroma, hue: origin.hue + variant.turn))
        if case .color(color)? = lines[line].last?.value { return }
        let candidate = FixCandidate(color, from: lab, weight: token.weight, maxDelta: maxDelta)
        if candidate.price < .infinity { lines[line].append(candidate) } else { ends[line] = true }
    }

    private func extendAlpha(_ line: Int, _ step: Double) {
        let start = lightnesses[line]
        let next = step > 0 ? (start * 100 + 1e-6).rounded(.down) / 100 + step : (start * 100 - 1e-6).rounded(.up) / 100 + step
        lightnesses[line] = next
        guard next <= 1, next >= 0.01 else { return ends[line] = true }
        let distance = token.distance(from: token.present.alpha, to: next)
        guard distance <= maxDelta else { return ends[line] = true }
        lines[line].append(FixCandidate(value: .alpha(next), lab: lab, luminance: -1, price: distance * token.weight + FixObjective.edit))
    }
}

extension FixToken {
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
    /// The colour, with as much less chroma as brings it into sRGB.
    fileprivate init(inGamut color: OKLCH) {
        var (low, high) = (0.0, color.chroma)
        var result = color.linear
        if !result.isInGamut {
            var inside = color
            for _ in 0..<9 {
                inside.chroma = (low + high) / 2
                if inside.linear.isInGamut { low = inside.chroma } else { high = inside.chroma }
            }
            inside.chroma = low
            result = inside.linear
        }
        self.init(clipping: SRGB(result))
    }
}

extension OKLCH {
    fileprivate var linear: LinearSRGB { LinearSRGB(xyz) }
}

extension LinearSRGB {
    fileprivate var isInGamut: Bool {
        let range = -0.0001...1.0001
        return range.contains(red) && range.contains(green) && range.contains(blue)
    }
}
