extension ColorParser {
    /// A function; the opening parenthesis is behind the scanner.
    mutating func parseFunction(
        _ bytes: Slice<UnsafeBufferPointer<UInt8>>,
        at start: Int
    ) throws(ParsingFailure) -> Color {
        guard let keyword = Keyword(bytes) else { throw unknownFunction(bytes, at: start) }
        if let function = ColorFunction.named[keyword] {
            try rejectRelative(function.name)
            return try parseComponents(of: function)
        }
        guard keyword == "color" else { throw unknownFunction(bytes, at: start) }
        try rejectRelative("color")
        return try parseComponents(of: .predefined(parseSpace()))
    }

    private func unknownFunction(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, at start: Int) -> ParsingFailure {
        let name = String(decoding: bytes, as: UTF8.self).lowercased()
        if let reason = FixedValue.reason(againstFunction: name) { return failure(reason, at: start) }
        return failure(
            "'\(name.shortened)()' is not a colour function",
            at: start,
            suggestion: Suggestion.nearest(to: name, among: ColorFunction.functionNames)
        )
    }

    /// Refuses `from`, which makes a relative colour.
    private mutating func rejectRelative(_ function: String) throws(ParsingFailure) {
        try scanner.skipBlanks()
        guard scanner.peek().lowercased == UInt8(ascii: "f") else { return }
        let start = scanner.position
        guard let word = Keyword(scanner.name()), word == "from" else {
            scanner.position = start
            return
        }
        throw failure("relative colours have no fixed value: \(function)() cannot start with 'from'", at: start)
    }

    /// The space that color() begins with.
    private mutating func parseSpace() throws(ParsingFailure) -> ColorSpace {
        let start = scanner.position
        guard scanner.isAtName else { throw failure("color() needs the name of a colour space first") }
        let bytes = scanner.name()
        if let keyword = Keyword(bytes), let space = ColorFunction.spaces[keyword] { return space }
        let name = String(decoding: bytes, as: UTF8.self).lowercased()
        if name.hasPrefix("--") { throw failure("custom colour spaces have no fixed value", at: start) }
        let suggestion = Suggestion.nearest(to: name, among: ColorFunction.spaceNames)
        throw failure("color() does not know the space '\(name.shortened)'", at: start, suggestion: suggestion)
    }
}
