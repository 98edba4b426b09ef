extension String {
    /// The text without ends of lines, control characters, and those that turn the direction of text.
    ///
    /// In a comment to the end of a line they would end it, or show the code after it as other code. `*/` and `-->` stay:
    /// who writes a comment with an end of its own escapes that.
    package var onOneLine: String {
        let isBroken = unicodeScalars.contains(where: \.breaksLine)
        if !isBroken { return self }
        return String(String.UnicodeScalarView(unicodeScalars.map { $0.breaksLine ? " " : $0 }))
    }
}

extension Unicode.Scalar {
    fileprivate var breaksLine: Bool {
        properties.generalCategory == .control || properties.isBidiControl
            || self == "\u{2028}" || self == "\u{2029}"
    }
}
