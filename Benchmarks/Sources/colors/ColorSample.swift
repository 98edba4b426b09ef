import ColorScience

/// A random colour, and a text that means it.
struct ColorSample {
    let text: String
    let color: Color

    static let syntaxes = 10

    init(syntax: Int, from random: inout SeededGenerator) {
        let rgb = random.color()
        let red = rgb.red
        let green = rgb.green
        let blue = rgb.blue
        let percent = Int.random(in: 0...99, using: &random)
        let alpha = Double(percent) / 100
        switch syntax {
        case 0: self.init(rgb.hex, Color(rgb))
        case 1: self.init(String(rgb.hex.dropFirst()).uppercased().withHash, Color(rgb))
        case 2: self.init(rgb.hex + "80", Color(rgb).withAlpha(128.0 / 255))
        case 3: self = Self.names.randomElement(using: &random) ?? Self.names[0]
        case 4: self.init("rgb(\(red), \(green), \(blue))", Color(rgb))
        case 5: self.init("rgba(\(red), \(green), \(blue), \(alpha))", Color(rgb).withAlpha(alpha))
        case 6: self.init("rgb(\(red) \(green) \(blue) / \(percent)%)", Color(rgb).withAlpha(alpha))
        case 7: self = Self.hsl(hue: Int(red), saturation: percent, lightness: Int(green) % 100)
        case 8: self = Self.oklch(lightness: percent, chroma: Int(green), hue: Int(red) + Int(blue))
        default: self = Self.displayP3(Int(red), Int(green), Int(blue))
        }
    }

    private init(_ text: String, _ color: Color) {
        self.text = text
        self.color = color
    }

    private static let names = [
        ColorSample("rebeccapurple", Color(SRGB8(red: 102, green: 51, blue: 153))),
        ColorSample("Tomato", Color(SRGB8(red: 255, green: 99, blue: 71))),
        ColorSample("lightgoldenrodyellow", Color(SRGB8(red: 250, green: 250, blue: 210))),
        ColorSample("red", Color(SRGB8(red: 255, green: 0, blue: 0))),
    ]

    private static func hsl(hue: Int, saturation: Int, lightness: Int) -> ColorSample {
        let color = HSL(
            hue: Double(hue),
            saturation: Double(saturation) / 100,
            lightness: Double(lightness) / 100
        )
        return ColorSample("hsl(\(hue)deg \(saturation)% \(lightness)%)", Color(color))
    }

    private static func oklch(lightness: Int, chroma: Int, hue: Int) -> ColorSample {
        let color = OKLCH(
            lightness: Double(lightness) / 100,
            chroma: Double(chroma) / 1000,
            hue: Double(hue % 360) + 0.25
        )
        return ColorSample(
            "oklch(\(lightness)% \(thousandths(chroma)) \(hue % 360).25)",
            Color(color)
        )
    }

    private static func displayP3(_ red: Int, _ green: Int, _ blue: Int) -> ColorSample {
        let color = DisplayP3(
            red: Double(red) / 1000,
            green: Double(green) / 1000,
            blue: Double(blue) / 1000
        )
        let numbers = [red, green, blue].map(thousandths).joined(separator: " ")
        return ColorSample("color(display-p3 \(numbers))", Color(color))
    }

    private static func thousandths(_ value: Int) -> String {
        "0." + String(repeating: "0", count: 3 - String(value).count) + String(value)
    }
}

extension String {
    fileprivate var withHash: String { "#" + self }
}
