/// The components of a mixture of two colours, before the clamps of CSS.
///
/// Source: CSS Color 4, §12.3 "Interpolating with Alpha": components other than the hue are multiplied by alpha, mixed,
/// and divided by the alpha of the mixture; an alpha that is missing in both colours counts as none.
struct MixedComponents {
    private(set) var components = Components(0, 0, 0)
    private(set) var missing: MissingComponents = []
    private(set) var alpha = 1.0

    /// The mixture that lies `share` of the way from `start` to `end`, 0...1.
    init(
        _ start: Color,
        _ end: Color,
        share: Double,
        in space: ColorSpace,
        hue method: HueMethod = .shorter
    ) {
        var first = MixedColor(start, in: space)
        var second = MixedColor(end, in: space)
        missing = first.missing.intersection(second.missing)
        first.fill(from: second)
        second.fill(from: first)
        let hueIndex = space.coordinates.hueIndex
        alpha = first.alpha + (second.alpha - first.alpha) * share
        let isAlphaMissing = missing.contains(.alpha)
        for index in 0..<3 where !missing.contains(.component(index)) {
            if index == hueIndex {
                let start = first.components[index]
                let turn = method.turn(from: start, to: second.components[index])
                components[index] = start + turn * share
            } else {
                let start = first.components[index] * (isAlphaMissing ? 1 : first.alpha)
                let end = second.components[index] * (isAlphaMissing ? 1 : second.alpha)
                let mixed = start + (end - start) * share
                components[index] = alpha == 0 ? mixed : mixed / alpha
            }
        }
    }
}

/// A colour that takes part in a mixture, in the space of the mixture.
private struct MixedColor {
    var components: Components
    var missing: MissingComponents
    var alpha: Double

    init(_ color: Color, in space: ColorSpace) {
        alpha = color.alpha
        missing = color.missing
        components = color.components
        guard space != color.space else { return }
        let converted = color.coordinates(in: space)
        components = converted.components
        missing = space.carried(color.missing, from: color.space)
        if color.missing.contains(.alpha) {
            missing.insert(.alpha)
        }
        if let hue = space.coordinates.hueIndex, converted.isHueIgnoredInMixtures {
            missing.insert(.component(hue))
        }
        for index in 0..<3 where missing.contains(.component(index)) {
            components[index] = 0
        }
    }

    /// Takes what is missing here from the other colour.
    mutating func fill(from other: MixedColor) {
        for index in 0..<3 where missing.contains(.component(index)) {
            components[index] = other.components[index]
        }
        if missing.contains(.alpha) {
            alpha = other.alpha
        }
    }
}

extension ColorCoordinates {
    /// The colour is so near to grey that a mixture takes the other colour's hue.
    ///
    /// In LCH and OKLCH up to a chroma of 0.02, as Chromium 156 does it; CSS Color 4 has 0.0015 and 0.000004.
    fileprivate var isHueIgnoredInMixtures: Bool {
        switch Self.space {
        case .lch, .oklch: components.second <= 0.02
        default: isHuePowerless
        }
    }
}
