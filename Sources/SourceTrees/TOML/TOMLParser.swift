import SourceText

/// A parser of the part of TOML 1.0 that theme files use; numbers, truths and dates stay texts.
struct TOMLParser {
    private var scanner: TextScanner

    static func parse(
        _ text: String,
        file: String
    ) throws(SyntaxError) -> SourceNode? {
        var parser = TOMLParser(scanner: TextScanner(text, file: file))
        let root = TOMLTable(at: SourceLocation(file: file, line: 1, column: 1))
        try parser.readLines(into: root)
        return root.isEmpty ? nil : try root.node(&parser.scanner, depth: 0)
    }

    private mutating func readLines(into root: TOMLTable) throws(SyntaxError) {
        var table = root
        while true {
            skipSpaceAndComments()
            if scanner.isAtEnd { return }
            if scanner.next == "[" {
                table = try header(in: root)
            } else {
                try readPair(into: table, depth: 0)
            }
            scanner.skip(while: \.isBlank)
            if let next = scanner.next, !next.isLineEnd, next != "#" {
                throw scanner.error("unexpected text after the value")
            }
        }
    }

    private mutating func header(in root: TOMLTable) throws(SyntaxError) -> TOMLTable {
        scanner.advance()
        let isItem = scanner.skip("[")
        let path = try keys()
        guard scanner.skip(isItem ? "]]" : "]") else { throw scanner.error("missing ']'") }
        guard let table = isItem ? root.newItem(at: path) : root.table(at: path) else {
            throw scanner.error("'\(Self.title(of: path))' is not a table")
        }
        return table
    }

    private mutating func readPair(into table: TOMLTable, depth: Int) throws(SyntaxError) {
        let path = try keys()
        guard scanner.skip("=") else { throw scanner.error("missing '='") }
        scanner.skip(while: \.isBlank)
        let value = try value(depth: depth + 1)
        let parent = table.table(at: path.dropLast())
        guard let last = path.last, let parent, parent.set(last, to: value) else {
            throw scanner.error(
                "the key '\(Self.title(of: path))' is there twice",
                help: "leave one of them out"
            )
        }
    }

    private static func title(of path: [TOMLTable.Key]) -> Substring {
        path.map(\.name).joined(separator: ".").prefix(60)
    }

    /// Names with dots between them, and the blanks around them.
    private mutating func keys() throws(SyntaxError) -> [TOMLTable.Key] {
        var keys: [TOMLTable.Key] = []
        repeat {
            scanner.skip(while: \.isBlank)
            try scanner.checkDepth(keys.count)
            let location = scanner.location
            let name: String
            switch scanner.next {
            case "\"", "'": name = try string()
            default:
                name = scanner.take(while: Self.isOfBareKey)
            }
            if name.isEmpty { throw scanner.error("missing key") }
            keys.append(TOMLTable.Key(name: name, location: location))
            scanner.skip(while: \.isBlank)
        } while scanner.skip(".")
        return keys
    }

    private static func isOfBareKey(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic
            || ("0"..."9").contains(scalar)
            || scalar == "_"
            || scalar == "-"
    }

    private mutating func value(depth: Int) throws(SyntaxError) -> TOMLTable.Value {
        try scanner.checkDepth(depth)
        let location = scanner.location
        switch scanner.next {
        case "\"", "'":
            return .node(try scanner.quoted(string(), at: location))
        case "[":
            return .list(try items(depth: depth), location)
        case "{":
            return .table(try inlineTable(depth: depth))
        default:
            let word = scanner.take { scalar in
                !scalar.isSpace && !",]}#".unicodeScalars.contains(scalar)
            }
            if word.isEmpty { throw scanner.error("missing value") }
            return .node(try scanner.verbatim(word, at: location))
        }
    }

    private mutating func items(depth: Int) throws(SyntaxError) -> [TOMLTable.Value] {
        var items: [TOMLTable.Value] = []
        scanner.advance()
        while true {
            skipSpaceAndComments()
            if scanner.skip("]") { return items }
            items.append(try value(depth: depth + 1))
            skipSpaceAndComments()
            try scanner.skipComma(before: "]")
        }
    }

    private mutating func inlineTable(depth: Int) throws(SyntaxError) -> TOMLTable {
        let table = TOMLTable(at: scanner.location)
        scanner.advance()
        while true {
            skipSpaceAndComments()
            if scanner.skip("}") { return table }
            try readPair(into: table, depth: depth)
            skipSpaceAndComments()
            try scanner.skipComma(before: "}")
        }
    }

    private mutating func skipSpaceAndComments() {
        scanner.skip(while: \.isSpace)
        while scanner.next == "#" {
            scanner.skip { !$0.isLineEnd }
            scanner.skip(while: \.isSpace)
        }
    }

    private mutating func string() throws(SyntaxError) -> String {
        for quote in ["\"\"\"", "'''"] where scanner.skip(quote) {
            guard let text = scanner.take(to: quote) else {
                throw scanner.error("unterminated string")
            }
            return text.hasPrefix("\n") ? String(text.dropFirst()) : text
        }
        if scanner.skip("'") {
            let text = scanner.take { $0 != "'" && !$0.isLineEnd }
            guard scanner.skip("'") else { throw scanner.error("unterminated string") }
            return text
        }
        scanner.advance()
        var text = String.UnicodeScalarView()
        while let scalar = scanner.next, !scalar.isLineEnd {
            scanner.advance()
            if scalar == "\"" { return String(text) }
            text.append(scalar == "\\" ? try escape() : scalar)
        }
        throw scanner.error("unterminated string")
    }

    private mutating func escape() throws(SyntaxError) -> Unicode.Scalar {
        guard let letter = scanner.next else { throw scanner.error("unknown escape") }
        scanner.advance()
        if let scalar = TextScanner.escaped(letter) { return scalar }
        switch letter {
        case "e": return "\u{1B}"
        case "u": return Unicode.Scalar(try scanner.hexDigits(4)) ?? "\u{FFFD}"
        case "U": return Unicode.Scalar(try scanner.hexDigits(8)) ?? "\u{FFFD}"
        default: throw scanner.error("unknown escape")
        }
    }
}
