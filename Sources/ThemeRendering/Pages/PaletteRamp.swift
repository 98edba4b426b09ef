import ColorScience
import ThemeModel

/// A group of the palette: its steps side by side, with the course of their lightness, chroma and hue.
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
        let used = theme.usedPalette
        return order.map { name in
            let steps = groups[name] ?? []
            return [
                .name: .text(ifAny: name), .swatches: .list(steps.map { swatch($0.name, $0.color, prefix, used) }),
                .curves: steps.count > 2 && !name.isEmpty ? .group(curves(steps.map(\.color))) : .flag(false),
            ]
        }
    }

    private static func swatch(
        _ name: String, _ color: ThemeColor, _ prefix: String, _ used: Set<String>
    ) -> View {
        let (css, written) = color.texts
        let plot = PalettePlot(color.color.oklch)
        return [
            .name: .text(name), .color: .text(css), .value: .text(written), .oklch: .text(ifAny: color.oklchText),
            .property: .text("\(prefix)palette-\(name.replacing(".", with: "-"))"),
            .isWide: .flag(!color.color.isInSRGBGamut), .plane: .text(plot.plane), .wheel: .text(plot.wheel),
            .isUnused: .flag(!used.isEmpty && !used.contains(name)),
        ]
    }

    /// The points of three lines in a box of 20 down and 2 a step across, each in the middle of its share.
    private static func curves(_ colors: [ThemeColor]) -> View {
        func points(_ value: (OKLCH) -> Double?) -> String {
            colors.enumerated().compactMap { index, color in
                guard let value = value(color.color.oklch) else { return nil }
                let down = 19 - 18 * min(max(value, 0), 1)
                return "\(2 * index + 1),\(PalettePlot.short(down))"
            }.joined(separator: " ")
        }
        // The most vivid colour of sRGB has a chroma of 0.32; a colour near grey has a hue that nobody sees.
        let hues = points { $0.chroma > 0.01 ? $0.hue / 360 : nil }
        return [
            .width: .number(2 * colors.count), .lightness: .text(points(\.lightness)),
            .chroma: .text(points { $0.chroma / 0.32 }),
            .hue: .text(ifAny: hues.contains(" ") ? hues : nil),
        ]
    }
}
