import ColorScience
import ThemeModel

/// A mode in small: its ground, lines of text, and its colours.
struct ThemeSwatch {
    private let mode: Mode

    private static let samples: [Role] = [.primary, .accent, .success, .warning, .danger, .info]

    init(_ mode: Mode) { self.mode = mode }

    /// A role's colour within sRGB; black where the theme has none.
    func color(_ role: Role) -> String { mode[role]?.display.css ?? "#000000" }

    func draw(x: Double, y: Double, width: Double, height: Double, in image: inout SVGImage) {
        image.rect(
            x: x,
            y: y,
            width: width,
            height: height,
            fill: color(.background),
            radius: 6,
            stroke: "#8b8b9655"
        )
        image.rect(
            x: x + 8,
            y: y + 9,
            width: width * 0.42,
            height: 5,
            fill: color(.heading),
            radius: 2.5
        )
        image.rect(
            x: x + 8,
            y: y + 19,
            width: width * 0.66,
            height: 4,
            fill: color(.text),
            radius: 2
        )
        let step = (width - 16) / Double(Self.samples.count)
        for (index, role) in Self.samples.enumerated() {
            image.rect(
                x: x + 8 + Double(index) * step,
                y: y + height - 16,
                width: step - 3,
                height: 9,
                fill: color(role),
                radius: 2
            )
        }
    }
}
