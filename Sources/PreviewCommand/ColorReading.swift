import ColorScience

/// A colour as it was read and in every space: what `color --format json` writes.
struct ColorReading: Encodable {
    let input: String
    let result: Result<Color, ColorParsingError>

    init(_ input: String) {
        self.input = input
        result = Result { () throws(ColorParsingError) in try Color(parsing: input) }
    }

    /// What the colour was probably not meant to be.
    var warning: String? {
        guard case .success(let color) = result, let excess = color.excessLightness(in: input) else { return nil }
        return "\(excess.message): \(excess.help)"
    }

    /// The spaces that are written, in their order.
    static let spaces: [ColorSpace] = [
        .srgb, .srgbLinear, .displayP3, .a98RGB, .proPhotoRGB, .rec2020, .xyzD65, .xyzD50, .lab, .lch, .oklab, .oklch,
        .hsl,
        .hwb,
    ]

    func encode(to encoder: any Encoder) throws {
        var row = encoder.container(keyedBy: Key.self)
        try row.encode(input, forKey: "input")
        switch result {
        case .failure(let error):
            try row.encode(false, forKey: "valid")
            try row.encode(Self.message(error), forKey: "error")
        case .success(let color):
            try row.encode(true, forKey: "valid")
            try encode(color, to: &row)
        }
    }

    private func encode(_ color: Color, to row: inout KeyedEncodingContainer<Key>) throws {
        try row.encodeNil(forKey: "error")
        try row.encodeIfPresent(warning, forKey: "warning")
        try row.encode(color.css, forKey: "css")
        try row.encode(color.mapped.rgb.hex, forKey: "hex")
        try row.encode(
            [color.mapped.rgb.red, color.mapped.rgb.green, color.mapped.rgb.blue].map(Int.init), forKey: "srgb8")
        try row.encode(color.alpha, forKey: "alpha")
        try row.encode(color.isInSRGBGamut, forKey: "inGamut")
        var spaces = row.nestedContainer(keyedBy: Key.self, forKey: "spaces")
        for space in Self.spaces { try spaces.encode(color.components(in: space), forKey: Key(space.rawValue)) }
        var mapped = row.nestedContainer(keyedBy: Key.self, forKey: "mapped")
        try mapped.encode(color.clipped.rgb.hex, forKey: "clip")
        try mapped.encode(color.mapped.rgb.hex, forKey: "minde")
    }

    /// What is wrong, with its column and what was probably meant.
    static func message(_ error: ColorParsingError) -> String {
        "column \(error.column): \(error.message)" + (error.suggestion.map { "; did you mean '\($0)'?" } ?? "")
    }

    private struct Key: CodingKey, ExpressibleByStringLiteral {
        let stringValue: String
        var intValue: Int? { nil }

        init(_ text: String) { stringValue = text }
        init(stringLiteral text: String) { stringValue = text }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
