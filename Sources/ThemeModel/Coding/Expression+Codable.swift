import ColorScience

extension ColorExpression: Codable {
    /// Reads the text of a colour or an alias.
    public init(from decoder: any Decoder) throws {
        self = try decoder.parse { text throws(ExpressionError) in try ColorExpression(parsing: text) }
    }

    /// Writes it as a theme file does: a colour as ``Color/css`` has it.
    ///
    /// Hex, names, `rgb()`, `hsl()` and `hwb()` become 8-bit `rgb()` with three decimals of alpha, and all others keep their
    /// space and six digits of each number; `none` becomes 0. What is written once comes back as it is.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch source {
        case .literal(let color): try container.encode((alpha.map(color.withAlpha) ?? color).css)
        case .reference(let path):
            try container.encode("{\(path)}" + (alpha.map { " / \(CSSNumber.text(of: $0))" } ?? ""))
        case .unreadable:
            throw EncodingError.invalidValue(
                self, .init(codingPath: encoder.codingPath, debugDescription: "the colour could not be read"))
        }
    }
}

extension Dimension: Codable {
    /// Reads `1.5rem`.
    public init(from decoder: any Decoder) throws {
        self = try decoder.parse { text throws(ExpressionError) in try Dimension(parsing: text) }
    }

    /// Writes it as CSS does.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(css)
    }
}

extension DimensionExpression: Codable {
    /// Reads a dimension or an alias.
    public init(from decoder: any Decoder) throws {
        self = try decoder.parse { text throws(ExpressionError) in try DimensionExpression(parsing: text) }
    }

    /// Writes it as a theme file does.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .literal(let dimension): try container.encode(dimension.css)
        case .reference(let path): try container.encode("{\(path)}")
        }
    }
}

extension Decoder {
    /// A value that is written as one text.
    func parse<Value>(_ parse: (String) throws(ExpressionError) -> Value) throws -> Value {
        let container = try singleValueContainer()
        let text = try container.decode(String.self)
        do throws(ExpressionError) {
            return try parse(text)
        } catch {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
        }
    }
}
