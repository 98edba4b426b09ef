import SourceText

/// Comments of JavaScript, which people write in JSON though it has none.
enum ScriptComment {
    /// The location of the first comment outside strings; nil unless the text begins like JSON.
    static func location(in text: String, file: String) -> SourceLocation? {
        guard beginsLikeJSON(text) else { return nil }
        var location = SourceLocation(file: file, line: 1, column: 1)
        var isQuoted = false
        // The two scalars before this one: `//` after a colon is part of a URL.
        var last: Unicode.Scalar = " "
        var previous: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            if isQuoted {
                if scalar == "\"", previous != "\\" {
                    isQuoted = false
                }
            } else if scalar == "\"" {
                isQuoted = true
            } else if isStart(previous, scalar), last != ":" {
                return location.advanced(by: -1)
            }
            last = previous
            // An escaped backslash escapes nothing.
            let isEscaped = isQuoted && previous == "\\"
            previous = isEscaped ? " " : scalar
            location.pass(scalar)
        }
        return nil
    }

    private static func isStart(
        _ first: Unicode.Scalar,
        _ second: Unicode.Scalar
    ) -> Bool {
        first == "/" && (second == "/" || second == "*")
    }

    private static func beginsLikeJSON(_ text: String) -> Bool {
        let first = text.unicodeScalars.first { scalar in
            !scalar.properties.isWhitespace && scalar != "\u{FEFF}"
        }
        guard let first else { return false }
        return "{[/".unicodeScalars.contains(first)
    }

    /// A text that begins as JSON has a comment: to YAML it is text, perhaps part of a key.
    static func isPresent(in text: String) -> Bool {
        let start = text.utf8.first { $0 > UInt8(ascii: " ") }
        guard let start, "{[/".utf8.contains(start) else { return false }
        var isQuoted = false
        var last = UInt8(ascii: " ")
        for byte in text.utf8 {
            if !isQuoted, last == UInt8(ascii: "/"), "/*".utf8.contains(byte) {
                return true
            }
            let isEscaped = isQuoted && last == UInt8(ascii: "\\")
            if byte == UInt8(ascii: "\""), !isEscaped {
                isQuoted.toggle()
            }
            // A backslash that is escaped escapes nothing.
            last = isEscaped ? UInt8(ascii: " ") : byte
        }
        return false
    }
}

extension SourceLocation {
    fileprivate mutating func pass(_ scalar: Unicode.Scalar) {
        if scalar == "\n" {
            line += 1
            column = 1
        } else {
            column += 1
        }
    }
}
