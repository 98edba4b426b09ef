import ColorScience
import SourceText
import ThemeModel

/// A group of the palette: its steps side by side, with the course of their lightness, chroma and hue.
enum PaletteRamp {
    private typealias Step = (name: String, color: ThemeColor)

    /// The groups of a theme's palette, in the order of the file; `prefix` is `--acme-`, for example.
    ///
    /// After those of the default mode come the steps that have another colour in another mode.
    static func views(of theme: Theme, prefix: String, _ tokens: TokenList?) -> [View] {
        let usual = theme.defaultMode
        let first = usual.palette.map { Step($0, $1) }
        let colors = Dictionary(keepingFirst: first.map { ($0.name, $0.color.texts.0) })
        var modes: [(name: String?, steps: [Step])] = []
        for mode in theme.modes where mode.name != usual.name {
            let steps = mode.palette.map { Step($0, $1) }
            let other = steps.filter { colors[$0.name] != $0.color.texts.0 }
            if !other.isEmpty { modes.append((mode.name, other)) }
        }
        // The default mode is named only beside others.
        modes.insert((modes.isEmpty ? nil : usual.name, first), at: 0)
        let used = theme.usedPalette
        return modes.flatMap { mode, steps in
            groups(of: steps).map { view($0, $1, mode, prefix, used, tokens) }
        }
    }

    private static func groups(of steps: [Step]) -> [(String, [Step])] {
        var order: [String] = []
        var groups: [String: [Step]] = [:]
        for step in steps {
            let point = step.name.utf8.firstIndex(of: UInt8(ascii: "."))
            let group = point.map { String(step.name[..<$0]) } ?? ""
            if groups[group] == nil { order.append(group) }
            groups[group, default: []].append(step)
        }
        return order.map { ($0, groups[$0] ?? []) }
    }

    private static func view(
        _ name: String,
        _ steps: [Step],
        _ mode: String?,
        _ prefix: String,
        _ used: Set<String>,
        _ tokens: TokenList?
    ) -> View {
        let longest = steps.map { longestWord(of: $0) }.max() ?? 0
        return [
            .name: .text(ifAny: [name, mode ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")),
            .swatches: .list(steps.map { swatch($0.name, $0.color, prefix, used, tokens) }),
            .longest: longest > 8 ? .number(longest) : .flag(false),
            .curves: steps.count > 2 && !name.isEmpty
                ? .group(curves(steps.map(\.color))) : .flag(false),
        ]
    }

    /// The width of a column in letters: a name breaks at dots and dashes, a value at spaces.
    private static func longestWord(of step: Step) -> Int {
        let words = step.name.split { $0 == "-" || $0 == "." }.map { $0.utf8.count + 1 }
        let values = step.color.texts.1.split(separator: " ").map(\.utf8.count)
        return min((words + values).max() ?? 0, 24)
    }

    private static func swatch(
        _ name: String,
        _ color: ThemeColor,
        _ prefix: String,
        _ used: Set<String>,
        _ tokens: TokenList?
    ) -> View {
        let (css, written) = color.texts
        let plot = PalettePlot(color.color.oklch)
        return [
            .name: .text(name),
            .href: .text(ifAny: tokens?.address(of: "palette.\(name)")),
            .color: .text(css),
            .value: .text(written),
            .oklch: .text(ifAny: color.oklchText),
            .property: .text("\(prefix)palette-\(name.replacing(".", with: "-"))"),
            .isWide: .flag(!color.color.isInSRGBGamut),
            .plane: .text(plot.plane),
            .wheel: .text(plot.wheel),
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
            .width: .number(2 * colors.count),
            .lightness: .text(points(\.lightness)),
            .chroma: .text(points { $0.chroma / 0.32 }),
            .hue: .text(ifAny: hues.contains(" ") ? hues : nil),
        ]
    }
}
