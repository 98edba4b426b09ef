extension ColorParser {
    /// A name without parentheses: a named colour or `transparent`.
    ///
    /// Source: CSS Color 4, §6.1 and §6.3.
    mutating func parseKeyword(
        _ bytes: Slice<UnsafeBufferPointer<UInt8>>,
        at start: Int
    ) throws(ParsingFailure) -> Color {
        if let keyword = Keyword(bytes) {
            if let code = NamedColors.codes[keyword] { return Color(SRGB8(code: code)) }
            if keyword == "transparent" { return Color(.black).withAlpha(0) }
        }
        throw unknownKeyword(String(decoding: bytes, as: UTF8.self), at: start)
    }

    private mutating func unknownKeyword(_ name: String, at start: Int) -> ParsingFailure {
        if let reason = FixedValue.reason(againstKeyword: name) { return failure(reason, at: start) }
        let lower = name.lowercased()
        if let keyword = Keyword(lower.utf8), ColorFunction.named[keyword] != nil || keyword == "color" {
            let isSpaced = (try? scanner.skipBlanks()) != nil && scanner.peek() == UInt8(ascii: "(")
            let problem = isSpaced ? "no space is allowed before the parenthesis" : "the components are missing"
            return failure("'\(lower)' is a function: \(problem)", at: start)
        }
        let suggestion = Suggestion.hex(for: name) ?? Suggestion.nearest(to: lower, among: NamedColors.names)
        return failure("'\(name.shortened)' is not a colour", at: start, suggestion: suggestion)
    }
}
