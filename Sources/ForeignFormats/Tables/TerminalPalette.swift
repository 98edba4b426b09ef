import ColorScience
import Findings
import ThemeModel

/// The sixteen colours of a terminal, made of the colours of a mode that has none.
///
/// Each of the six hues is the theme's own colour where it has one of that hue, and all can be read on the background.
struct TerminalPalette {
    private let colors: [SRGB8]

    /// Nil for a mode without background and text.
    init?(of mode: Mode, at level: ContrastLevel) {
        guard let background = mode[.background]?.display.rgb,
            let text = mode[.text]?.display.composited(over: [DisplayColor(rgb: background)])
        else { return nil }
        let ground = Ground(background, text, isDark: mode.scheme == .dark, level)
        let hues = TerminalHue.allCases
        let own = hues.map { $0.color(in: mode) }
        let manner = HueManner(own.compactMap(\.self), on: ground)
        let normal = zip(hues, own).map { hue, color in
            ground.readable(color ?? manner.color(of: hue))
        }
        let bright = normal.map { ground.readable(ground.brighter($0)) }
        colors =
            [ground.black] + normal + [ground.white] + [ground.brightBlack] + bright
            + [ground.brightWhite]
    }

    /// The colour with a number, 0...15.
    subscript(number: Int) -> SRGB8? {
        colors.indices.contains(number) ? colors[number] : nil
    }
}

/// The six colours of ANSI that have a hue, in the order of their numbers.
private enum TerminalHue: CaseIterable {
    case red, green, yellow, blue, magenta, cyan

    /// The hue in OKLCH, in degrees, of the colours that programs expect under the name.
    var angle: Double {
        switch self {
        case .red: 25
        case .green: 145
        case .yellow: 95
        case .blue: 260
        case .magenta: 328
        case .cyan: 200
        }
    }

    /// The roles whose colour comes before others of the hue.
    private var roles: [Role] {
        switch self {
        case .red: [.danger, .syntax("deleted"), .syntax("tag")]
        case .green: [.success, .syntax("inserted"), .syntax("string")]
        case .yellow: [.warning, .syntax("number"), .syntax("type")]
        case .blue: [.primary, .link, .syntax("function"), .info]
        case .magenta: [.accent, .syntax("keyword")]
        case .cyan: [.info, .secondary, .syntax("type")]
        }
    }

    /// The theme's colour of the hue: of a role that means it, else the most colourful one.
    func color(in mode: Mode) -> SRGB8? {
        let meant = roles.compactMap { mode[$0]?.display }
        let others = mode.colors.map(\.value) + mode.palette.map(\.value)
        return meant.first(where: contains)?.rgb
            ?? others.map(\.display).filter(contains).max {
                $0.rgb.oklch.chroma < $1.rgb.oklch.chroma
            }?.rgb
    }

    /// A colour is of the hue that is nearest to its own, so that no two hues share one.
    private func contains(_ color: DisplayColor) -> Bool {
        let shade = color.rgb.oklch
        guard color.isOpaque, shade.chroma > 0.04 else { return false }
        return Self.allCases.min { $0.distance(from: shade.hue) < $1.distance(from: shade.hue) }
            == self
    }

    private func distance(from hue: Double) -> Double {
        let turn = abs(angle - hue).truncatingRemainder(dividingBy: 360)
        return min(turn, 360 - turn)
    }
}

/// The lightness and chroma of a theme's colours, for the hues that it lacks.
private struct HueManner {
    private let lightness: Double
    private let chroma: Double

    init(_ colors: [SRGB8], on ground: Ground) {
        let shades = colors.map(\.oklch)
        let count = Double(shades.count)
        lightness =
            shades.isEmpty
            ? (ground.isDark ? 0.75 : 0.5) : shades.map(\.lightness).reduce(0, +) / count
        chroma = shades.isEmpty ? 0.13 : shades.map(\.chroma).reduce(0, +) / count
    }

    func color(of hue: TerminalHue) -> SRGB8 {
        Color(OKLCH(lightness: lightness, chroma: chroma, hue: hue.angle)).mapped.rgb
    }
}

/// The background of a terminal, and the greys on it.
private struct Ground {
    let isDark: Bool
    private let background: SRGB8
    private let text: SRGB8
    private let required: Double
    /// The contrast of dim text.
    private static let dim = 3.0

    init(_ background: SRGB8, _ text: SRGB8, isDark: Bool, _ level: ContrastLevel) {
        self.background = background
        self.text = text
        self.isDark = isDark
        required = ContrastUse.text.requiredRatio(at: level) ?? 1
    }

    /// A ground on dark, where programs do not write with it; text on light.
    var black: SRGB8 { isDark ? text(faded: 0.15) : text }
    var brightBlack: SRGB8 { readable(text(faded: 0.5), isDark ? Self.dim : required) }
    /// Text on dark; on light a grey that can be read, since programs write with it.
    var white: SRGB8 { isDark ? text(faded: 0.85) : readable(text(faded: 0.6)) }
    var brightWhite: SRGB8 { isDark ? text : readable(text(faded: 0.4), Self.dim) }

    func readable(_ color: SRGB8) -> SRGB8 { readable(color, required) }

    /// The same hue farther from the background.
    func brighter(_ color: SRGB8) -> SRGB8 {
        var shade = color.oklch
        shade.lightness = min(max(shade.lightness + (isDark ? 0.08 : -0.08), 0), 1)
        return Color(shade).mapped.rgb
    }

    /// The nearest colour, since no value of a file changes, which `fix` would price.
    private func readable(_ color: SRGB8, _ ratio: Double) -> SRGB8 {
        NearestPassingColor.foreground(color, on: [background], atLeast: ratio)?.color.rgb ?? text
    }

    private func text(faded share: Double) -> SRGB8 {
        DisplayColor(rgb: text, alpha: share).composited(over: [DisplayColor(rgb: background)])
            ?? text
    }
}
