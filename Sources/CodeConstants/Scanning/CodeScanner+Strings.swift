import SourceText

/// Strings of Swift and Kotlin: those of several lines, raw ones, and those with expressions in them.
extension CodeScanner {
    /// Expressions in strings in more others are not followed.
    private static let depthLimit = 16

    /// The text of the string that starts at the cursor, after its `#`s; nil where it has an escape or an expression.
    mutating func readString(hashes: Int = 0, depth: Int = 0) -> String? {
        let quotes = quotesOfString(hashes)
        cursor.advance(by: quotes)
        let start = cursor
        let sharps = String(repeating: "#", count: hashes)
        let ending = String(repeating: "\"", count: quotes) + sharps
        let isRaw = language == .kotlin && quotes == 3
        var isPlain = true
        while let scalar = cursor.current {
            if scalar == "\"", cursor.begins(with: ending) {
                let text = start.text(to: cursor)
                cursor.advance(by: ending.count)
                return isPlain ? text : nil
            }
            // A string of one line ends with it, whether it is closed or not.
            if quotes == 1, scalar == "\n" || scalar == "\r" { break }
            if scalar == "\\", !isRaw, cursor.begins(with: "\\" + sharps) {
                isPlain = false
                skipEscape(1 + hashes, depth)
            } else {
                if scalar == "$" { isPlain = false }
                cursor.advance()
                if scalar == "$", language == .kotlin, cursor.current == "{" {
                    skipExpression(depth)
                }
            }
        }
        return nil
    }

    /// Three quotes start a string of several lines; after `#` they do so at the end of a line.
    private func quotesOfString(_ hashes: Int) -> Int {
        guard cursor.begins(with: "\"\"\"") else { return 1 }
        return hashes == 0 || cursor.begins(with: "\"\"\"\n") ? 3 : 1
    }

    private mutating func skipEscape(_ length: Int, _ depth: Int) {
        cursor.advance(by: length)
        if cursor.current == "(" {
            skipExpression(depth)
        } else {
            cursor.advance()
        }
    }

    /// Skips the brackets at the cursor with all that is in them, further strings among it.
    private mutating func skipExpression(_ depth: Int) {
        var brackets = 0
        while let scalar = cursor.current {
            switch scalar {
            case "(", "{": brackets += 1
            case ")", "}": brackets -= 1
            case "\"" where depth < Self.depthLimit:
                _ = readString(depth: depth + 1)
                continue
            default: break
            }
            cursor.advance()
            if brackets == 0 { return }
        }
    }

    /// The number of `#`s before a raw string that starts at the cursor; 0 for anything else.
    var hashesBeforeString: Int {
        var ahead = cursor
        var count = 0
        while count < Self.depthLimit, ahead.take("#") { count += 1 }
        return ahead.current == "\"" ? count : 0
    }

    /// Skips a comment that may have others in it.
    mutating func skipNestedComment() {
        var depth = 0
        while !cursor.isAtEnd {
            if cursor.begins(with: "/*") {
                depth += 1
                cursor.advance(by: 2)
            } else if cursor.begins(with: "*/") {
                depth -= 1
                cursor.advance(by: 2)
                if depth == 0 { return }
            } else {
                cursor.advance()
            }
        }
    }
}
