/// The space in which a gradient mixes the colours between two stops, and its way from one hue to another.
///
/// Source: CSS Images 4, §3.1; CSS Color 4, §12.
package struct ColorInterpolation: Hashable, Sendable {
    private let space: ColorSpace
    private let hue: HueMethod

    /// The colours on the screen between two stops: as many as pixels in a wide gradient.
    private static let mostSteps = 1_024

    /// Gamma-encoded sRGB, which gradients had before there was a choice.
    package static let srgb = ColorInterpolation(space: .srgb, hue: .shorter)

    private init(space: ColorSpace, hue: HueMethod) {
        self.space = space
        self.hue = hue
    }

    /// Reads the words after `in`, such as `oklch longer hue`; nil for others.
    package init?(words: [String]) {
        let words = words.map { $0.lowercased() }
        guard let name = words.first else { return nil }
        guard let space = name == "xyz" ? .xyzD65 : ColorSpace(rawValue: name) else { return nil }
        if words.count == 1 {
            self.init(space: space, hue: .shorter)
            return
        }
        guard words.count == 3, words[2] == "hue", space.isPolar,
            let hue = HueMethod(rawValue: words[1])
        else { return nil }
        self.init(space: space, hue: hue)
    }

    /// The interpolation of a gradient that names none: in sRGB where `rgb()` can write all colours, else in OKLab.
    package init(of colors: [Color]) {
        let areLegacy = colors.allSatisfy(\.isLegacy)
        self.init(space: areLegacy ? .srgb : .oklab, hue: .shorter)
    }

    /// The words of CSS, such as `in oklch longer hue`.
    package var css: String {
        hue == .shorter ? "in \(space.rawValue)" : "in \(space.rawValue) \(hue.rawValue) hue"
    }

    /// The colours from one stop to another without the two, each at most a few 8-bit steps from the next.
    ///
    /// Translucent ones are premultiplied, so that nothing of the black in `transparent` is seen.
    package func colors(between start: Color, and end: Color) -> [Color] {
        let count = steps(from: start, to: end)
        return (1..<max(count, 1)).map { step in
            let mixture = MixedComponents(
                start,
                end,
                share: Double(step) / Double(count),
                in: space,
                hue: hue
            )
            return Color(
                computed: mixture.components,
                missing: mixture.missing,
                alpha: mixture.alpha,
                in: space
            )
        }
    }

    /// Four for each 8-bit step of the channel that changes most; other spaces than sRGB lead through other colours.
    private func steps(from start: Color, to end: Color) -> Int {
        if space != .srgb {
            let isStill = start == end && !space.isPolar
            return isStill ? 1 : Self.mostSteps
        }
        let first = start.clipped
        let last = end.clipped
        let changes = [
            Int(first.rgb.red) - Int(last.rgb.red),
            Int(first.rgb.green) - Int(last.rgb.green),
            Int(first.rgb.blue) - Int(last.rgb.blue),
            Int((first.alpha - last.alpha) * 255),
        ]
        let most = changes.map { abs($0) }.max() ?? 0
        return min(4 * most, Self.mostSteps)
    }
}
