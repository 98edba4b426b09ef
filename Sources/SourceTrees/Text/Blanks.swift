extension Unicode.Scalar {
    package var isBlank: Bool { self == " " || self == "\t" }
    package var isLineEnd: Bool { self == "\n" || self == "\r" }
    package var isSpace: Bool { isBlank || isLineEnd }
}

extension StringProtocol {
    /// The text without blanks at both ends.
    package var trimmed: String { trimming(\.isBlank) }

    package func trimming(_ isOuter: (Unicode.Scalar) -> Bool) -> String {
        let scalars = unicodeScalars
        guard let first = scalars.firstIndex(where: { !isOuter($0) }),
            let last = scalars.lastIndex(where: { !isOuter($0) })
        else { return "" }
        return String(self[first..<scalars.index(after: last)])
    }
}
