extension String {
    /// The text without ends of lines and control characters, which would end the comment that a template puts it in.
    var onOneLine: String {
        let isBroken = unicodeScalars.contains(where: \.endsLine)
        if !isBroken { return self }
        return String(String.UnicodeScalarView(unicodeScalars.map { $0.endsLine ? " " : $0 }))
    }
}

extension Unicode.Scalar {
    fileprivate var endsLine: Bool {
        properties.generalCategory == .control || self == "\u{2028}" || self == "\u{2029}"
    }
}
