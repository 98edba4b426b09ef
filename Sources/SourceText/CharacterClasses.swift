extension UInt8 {
    package var isASCIIAlphanumeric: Bool {
        isASCIILetter || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
    }

    package var isASCIILetter: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): true
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        default: false
        }
    }

    /// White space of HTML and XML: blanks, ends of lines, form feeds.
    package var isSpace: Bool {
        switch self {
        case UInt8(ascii: " "), UInt8(ascii: "\t"): true
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0C: true
        default: false
        }
    }
}

extension Unicode.Scalar {
    package var isAlphanumeric: Bool {
        properties.isAlphabetic || properties.numericType != nil
    }

    /// A letter of any script; those of ASCII are told without the tables of Unicode, which took a tenth of reading code.
    package var isLetter: Bool {
        isASCII ? UInt8(truncatingIfNeeded: value).isASCIILetter : properties.isAlphabetic
    }

    /// White space of any script.
    package var isBlank: Bool {
        isASCII ? self == " " || ("\t"..."\r").contains(self) : properties.isWhitespace
    }

    /// A combining mark, which belongs to the character before it.
    package var isMark: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }

    package var isControl: Bool {
        value < 0x20 || (0x7F...0x9F).contains(value)
    }
}
