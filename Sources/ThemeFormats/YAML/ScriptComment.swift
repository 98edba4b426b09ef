import Findings

/// Finds comments of JavaScript, which people write in JSON though it has none.
enum ScriptComment {
    /// Where the first one stands outside of strings, in a text that is JSON by its first character.
    static func location(in text: String, file: String) -> SourceLocation? {
        guard let first = text.unicodeScalars.first(where: { !$0.properties.isWhitespace && $0 != "\u{FEFF}" }),
            "{[/".unicodeScalars.contains(first)
        else { return nil }
        var place = SourceLocation(file: file, line: 1, column: 1)
        var isQuoted = false
        // The two scalars before; an address has its strokes behind a colon.
        var (last, previous): (Unicode.Scalar, Unicode.Scalar) = (" ", " ")
        for scalar in text.unicodeScalars {
            if isQuoted {
                if scalar == "\"", previous != "\\" { isQuoted = false }
            } else if scalar == "\"" {
                isQuoted = true
            } else if previous == "/", scalar == "/" || scalar == "*", last != ":" {
                return place.advanced(by: -1)
            }
            // A backslash behind a backslash escapes nothing.
            (last, previous) = (previous, isQuoted && previous == "\\" ? " " : scalar)
            place = scalar == "\n" ? SourceLocation(file: file, line: place.line + 1, column: 1) : place.advanced(by: 1)
        }
        return nil
    }
}
