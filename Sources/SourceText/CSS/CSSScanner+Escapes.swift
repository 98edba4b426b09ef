extension CSSScanner.Token {
    /// The text of a word with its escapes replaced by what they stand for, as in `--a\62 c` for `--abc`.
    ///
    /// An escape stays where its scalar would be a sign, or where a digit or a hyphen would begin a number.
    package var unescaped: String {
        guard case .word = kind, scalars.contains("\\") else { return text }
        var result = String.UnicodeScalarView()
        var rest = scalars
        while let scalar = rest.first {
            guard scalar == "\\" else {
                result.append(scalar)
                rest.removeFirst()
                continue
            }
            let (escaped, after) = Self.escaped(in: rest)
            if let escaped, Self.isPlain(escaped, first: result.isEmpty) {
                result.append(escaped)
            } else {
                result.append(contentsOf: rest[rest.startIndex..<after])
            }
            rest = rest[after...]
        }
        return String(result)
    }

    /// The scalar that an escape stands for, and the index after it.
    ///
    /// Source: CSS Syntax 3, §4.3.7.
    private static func escaped(
        in scalars: ArraySlice<Unicode.Scalar>
    ) -> (scalar: Unicode.Scalar?, after: Int) {
        let start = scalars.startIndex + 1
        let digits = scalars[start...].prefix(6).prefix { $0.properties.isASCIIHexDigit }
        guard let last = digits.indices.last else {
            return (scalars[start...].first, min(start + 1, scalars.endIndex))
        }
        let code = UInt32(String(String.UnicodeScalarView(digits)), radix: 16) ?? 0
        var after = last + 1
        if after < scalars.endIndex, scalars[after] == " " || scalars[after] == "\t" {
            after += 1
        }
        return (Unicode.Scalar(code), after)
    }

    private static func isPlain(_ scalar: Unicode.Scalar, first isFirst: Bool) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "_": true
        case "0"..."9", "-": !isFirst
        default: scalar.value >= 0x80
        }
    }
}
