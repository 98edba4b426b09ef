import ColorScience
import SourceText

/// The outcome of parsing a colour, and the colour in every space: what `color --format json` writes.
struct ParsedColor {
    let input: String
    let result: Result<Color, ColorParsingError>

    init(_ input: String) {
        self.input = input
        result = Result { () throws(ColorParsingError) in try Color(computing: input) }
    }

    /// A warning for a lightness that was probably meant as a percentage; nil for none.
    var warning: String? {
        guard case .success(let color) = result, let excess = color.excessLightness(in: input)
        else { return nil }
        return "\(excess.message): \(excess.help)"
    }

    /// The error in the text; nil if it is a colour.
    var failure: String? {
        if case .failure(let error) = result { Self.message(error) } else { nil }
    }

    /// In the order of the output.
    static let spaces: [ColorSpace] = [
        .srgb, .srgbLinear, .displayP3, .a98RGB, .proPhotoRGB, .rec2020, .xyzD65, .xyzD50, .lab,
        .lch, .oklab, .oklch,
        .hsl,
        .hwb,
    ]

    /// Members in alphabetical order.
    var json: JSONValue {
        switch result {
        case .failure(let error):
            [
                "error": .string(Self.message(error)), "input": .string(input),
                "valid": .boolean(false),
            ]
        case .success(let color):
            [
                "alpha": .number(color.alpha), "css": .string(color.css), "error": .null,
                "hex": .string(color.mapped.rgb.hex), "inGamut": .boolean(color.isInSRGBGamut),
                "input": .string(input),
                "mapped": [
                    "clip": .string(color.clipped.rgb.hex), "minde": .string(color.mapped.rgb.hex),
                ],
                "spaces": .object(
                    Self.spaces.map { ($0.rawValue, components(of: color, in: $0)) }.sorted {
                        $0.0 < $1.0
                    }
                ),
                "srgb8": [
                    .integer(Int(color.mapped.rgb.red)), .integer(Int(color.mapped.rgb.green)),
                    .integer(Int(color.mapped.rgb.blue)),
                ],
                "valid": .boolean(true), "warning": .text(warning),
            ]
        }
    }

    private func components(of color: Color, in space: ColorSpace) -> JSONValue {
        .list(color.components(in: space).map { .number($0) ?? .null })
    }

    /// The error with its column and, if known, what was probably meant.
    static func message(_ error: ColorParsingError) -> String {
        "column \(error.column): \(error.message)"
            + (error.suggestion.map { "; \(didYouMean($0))" } ?? "")
    }
}
