import ColorScience
import ThemeModel

/// The place of a colour in the plots of a palette, over `gamut-plane.svg` and `gamut-wheel.svg`.
struct PalettePlot {
    /// The distance of a chroma of 1: 0.4 is at the edge.
    private static let scale = 250.0

    /// Lightness to the right, chroma upwards, in a box of 200 × 100.
    let plane: String
    /// Hue around, chroma outwards, in a box of 200 × 200 with its centre at 0.
    let wheel: String

    init(_ color: OKLCH) {
        let chroma = Self.scale * min(max(color.chroma, 0), 0.4)
        let lightness = 200 * min(max(color.lightness, 0), 1)
        let lab = OKLab(OKLCH(lightness: color.lightness, chroma: 1, hue: color.hue))
        plane = Self.point(lightness, 100 - chroma)
        wheel = Self.point(chroma * lab.a, -chroma * lab.b)
    }

    /// To a whole unit, about the pixel of a screen: a dot is eight wide.
    private static func point(_ across: Double, _ down: Double) -> String {
        "\(CSSNumber.text(of: across.rounded())) \(CSSNumber.text(of: down.rounded()))"
    }

    static func short(_ value: Double) -> String { CSSNumber.text(of: (value * 10).rounded() / 10) }
}

extension Theme {
    /// The palette's colours that roles or components have in any mode, by way of others or directly.
    var usedPalette: Set<String> {
        var used: Set<String> = []
        func addPalette(of color: ThemeColor) {
            if let name = color.alias?.path.suffix(after: "palette.") { used.insert(name) }
            if case .token(let place) = color.source,
                let name = place.path.suffix(after: "palette.")
            {
                used.insert(name)
            }
        }
        for mode in modes {
            for (_, color) in mode.colors { addPalette(of: color) }
            for style in mode.components.values { style.allColors.forEach(addPalette(of:)) }
            for (name, color) in mode.palette.reversed() where used.contains(name) {
                addPalette(of: color)
            }
        }
        return used
    }
}
