import ColorScience
import ThemeModel

/// A group of the palette: its steps side by side, with the course of their lightness and chroma.
enum PaletteRamp {
    /// The groups of a theme's palette, in the order of the file; `prefix` is `--acme-`, for example.
    static func views(of theme: Theme, prefix: String) -> [View] {
        var order: [String] = []
        var groups: [String: [(name: String, color: ThemeColor)]] = [:]
        for (name, color) in theme.defaultMode.palette {
            let group = name.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? ""
            if groups[group] == nil { order.append(group) }
            groups[group, default: []].append((name, color))
        }
        return order.map { name in
            let steps = groups[name] ?? []
            return [
                .name: .text(ifAny: name), .swatches: .list(steps.map { swatch($0.name, $0.color, prefix) }),
                .curves: steps.count > 2 ? .group(curves(steps.map(\.color))) : .flag(false),
            ]
        }
    }

    private static func swatch(_ name: String, _ color: ThemeColor, _ prefix: String) -> View {
        let (css, written) = color.texts
        return [
            .name: .text(name), .color: .text(css), .value: .text(written), .oklch: .text(ifAny: color.oklchText),
            .property: .text("\(prefix)palette-\(name.replacing(".", with: "-"))"),
            .isWide: .flag(!color.color.isInSRGBGamut),
        ]
    }

    /// The points of two lines in a box of 100 × 20, with a step in the middle of its share of the width.
    private static func curves(_ colors: [ThemeColor]) -> View {
        func points(_ value: (OKLCH) -> Double) -> String {
            colors.enumerated().map { index, color in
                let across = 100 * (Double(index) + 0.5) / Double(colors.count)
                let down = 19 - 18 * min(max(value(color.color.oklch), 0), 1)
                return "\(short(across)),\(short(down))"
            }.joined(separator: " ")
        }
        // The most vivid colour of sRGB has a chroma of 0.32.
        return [.lightness: .text(points(\.lightness)), .chroma: .text(points { $0.chroma / 0.32 })]
    }

    private static func short(_ value: Double) -> String { CSSNumber.text(of: (value * 10).rounded() / 10) }
}
