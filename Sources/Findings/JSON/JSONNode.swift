/// A value that was read from JSON, with its place.
package struct JSONNode: Sendable {
    package indirect enum Content: Sendable {
        case null
        case boolean(Bool)
        case number(Double)
        case string(String)
        case list([JSONNode])
        case object([(key: String, value: JSONNode)])
    }

    package let content: Content
    package let location: SourceLocation

    /// The text of a string.
    package var text: String? {
        if case .string(let text) = content { return text }
        return nil
    }

    /// The value of a number.
    package var number: Double? {
        if case .number(let number) = content { return number }
        return nil
    }
}

/// Why a text is no JSON.
package struct JSONParsingError: Error {
    package let message: String
    package let location: SourceLocation
}
