extension FontSlant: Codable {}

extension FontDescriptor: Codable {
    /// The keys of a text style in a theme file.
    package static let keys = [
        "family", "size", "weight", "slant", "width", "lineHeight", "letterSpacing", "features", "scale",
    ]
    /// The bounds of ``weight``.
    package static let weights = 1.0...1000
    /// The bounds of ``width``.
    package static let widths = 50.0...200
    /// The bounds of ``lineHeight``.
    package static let lineHeights = 0.5...5
    /// The bounds of ``scale``.
    package static let scales = 1.0...2

    /// Reads a text style as a theme file has it, with the width in per cent as a number.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.fields(Self.keys)
        family = try fields.located("family")
        size = try fields.located("size")
        weight = try fields.number("weight", in: Self.weights).map { Located(Int($0.value.rounded())) }
        slant = try fields.choice("slant").map { Located($0) }
        width = try fields.located("width", as: WidthText.self).map { Located($0.value.percent) }
        lineHeight = try fields.number("lineHeight", in: Self.lineHeights)
        letterSpacing = try fields.located("letterSpacing")
        features = try fields.located("features")
        scale = try fields.number("scale", in: Self.scales)
        try check(fields)
    }

    private func check(_ fields: FieldReader) throws {
        if let size, size.value.value <= 0 {
            throw DecodingError.dataCorruptedError(
                forKey: "size", in: fields, debugDescription: "a size is above 0")
        }
        if let features, !features.value.allSatisfy(Self.isFeatureTag) {
            throw DecodingError.dataCorruptedError(
                forKey: "features", in: fields,
                debugDescription: "an OpenType feature tag is four letters or digits")
        }
    }

    /// Writes what it sets, as a theme file has it.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: FieldKey.self)
        try fields.encodeIfPresent(family?.value, forKey: "family")
        try fields.encodeIfPresent(size?.value, forKey: "size")
        try fields.encodeIfPresent(weight?.value, forKey: "weight")
        try fields.encodeIfPresent(slant?.value, forKey: "slant")
        try fields.encodeIfPresent(width.map { WidthText(percent: $0.value) }, forKey: "width")
        try fields.encodeIfPresent(lineHeight?.value, forKey: "lineHeight")
        try fields.encodeIfPresent(letterSpacing?.value, forKey: "letterSpacing")
        try fields.encodeIfPresent(features?.value, forKey: "features")
        try fields.encodeIfPresent(scale?.value, forKey: "scale")
    }
}

extension FontDescriptor.Family: Codable {
    /// Reads the name of a family of the theme, or a list of families.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let name = try? container.decode(String.self) {
            self = .named(name)
        } else {
            self = .stack(try container.decode([String].self))
        }
    }

    /// Writes the name, or the list.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .named(let name): try container.encode(name)
        case .stack(let stack): try container.encode(stack)
        }
    }
}

/// A width as a theme file writes it: `75%`.
private struct WidthText: Codable {
    let percent: Double

    init(percent: Double) { self.percent = percent }

    init(from decoder: any Decoder) throws {
        percent = try decoder.parse { text throws(ExpressionError) in
            let dimension = try Dimension(parsing: text)
            guard dimension.unit == .percent, FontDescriptor.widths.contains(dimension.value) else {
                throw ExpressionError("a width is a percentage from 50% to 200%")
            }
            return dimension.value
        }
    }

    func encode(to encoder: any Encoder) throws { try Dimension(percent, .percent).encode(to: encoder) }
}
