/// Reads JSON with comments and trailing commas, as programs of Microsoft and Zed write it.
///
/// Of two values of one key the last counts, as in ECMAScript.
struct JSONParser {
    private var scanner: TextScanner

    static func parse(_ text: String, file: String) throws(YAMLParsingError) -> SourceNode {
        var parser = JSONParser(scanner: TextScanner(text, file: file))
        try parser.skipSpace()
        let root = try parser.value(depth: 0)
        try parser.skipSpace()
        if !parser.scanner.isAtEnd {
            throw parser.scanner.error("there is something behind the value")
        }
        return root
    }

    private mutating func skipSpace() throws(YAMLParsingError) {
        while true {
            scanner.skip { $0.isSpace }
            if scanner.skip("//") {
                scanner.skip { $0 != "\n" }
            } else if scanner.begins(with: "/*") {
                guard scanner.take(to: "*/") != nil else {
                    throw scanner.error("a comment does not end")
                }
            } else {
                return
            }
        }
    }

    private mutating func value(depth: Int) throws(YAMLParsingError) -> SourceNode {
        try scanner.checkDepth(depth)
        let location = scanner.location
        switch scanner.next {
        case "{": return try scanner.node(.mapping(members(depth: depth)), at: location)
        case "[": return try scanner.node(.sequence(items(depth: depth)), at: location)
        case "\"": return try scanner.node(.scalar(string(), .quoted), at: location)
        default:
            let word = scanner.take {
                $0.properties.isAlphabetic || ("0"..."9").contains($0)
                    || "+-.".contains(Character($0))
            }
            if word.isEmpty { throw scanner.error("a value is missing") }
            return try scanner.node(.scalar(word, .plain), at: location)
        }
    }

    private mutating func members(
        depth: Int
    ) throws(YAMLParsingError) -> [(key: SourceNode, value: SourceNode)] {
        var draft = MappingDraft()
        scanner.advance()
        while true {
            try skipSpace()
            if scanner.skip("}") { return draft.pairs }
            let location = scanner.location
            guard scanner.next == "\"" else { throw scanner.error("a key in quotes is missing") }
            let name = try string()
            let key = try scanner.node(.scalar(name, .quoted), at: location)
            try skipSpace()
            guard scanner.skip(":") else { throw scanner.error("a ':' is missing behind the key") }
            try skipSpace()
            draft.set(key, name, to: try value(depth: depth + 1))
            try skipSpace()
            if !scanner.skip(","), scanner.next != "}" {
                throw scanner.error("a ',' or '}' is missing")
            }
        }
    }

    private mutating func items(depth: Int) throws(YAMLParsingError) -> [SourceNode] {
        var items: [SourceNode] = []
        scanner.advance()
        while true {
            try skipSpace()
            if scanner.skip("]") { return items }
            items.append(try value(depth: depth + 1))
            try skipSpace()
            if !scanner.skip(","), scanner.next != "]" {
                throw scanner.error("a ',' or ']' is missing")
            }
        }
    }

    private mutating func string() throws(YAMLParsingError) -> String {
        scanner.advance()
        var text = String.UnicodeScalarView()
        while let scalar = scanner.next, scalar != "\n" {
            scanner.advance()
            switch scalar {
            case "\"": return String(text)
            case "\\": text.append(try escape())
            default: text.append(scalar)
            }
        }
        throw scanner.error("a text in quotes does not end")
    }

    private mutating func escape() throws(YAMLParsingError) -> Unicode.Scalar {
        let letter = scanner.next
        scanner.advance()
        switch letter {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "b": return "\u{8}"
        case "f": return "\u{C}"
        case "\"", "\\", "/": return letter ?? "?"
        case "u":
            let unit = try scanner.hexDigits(4)
            guard (0xD800..<0xDC00).contains(unit), scanner.skip("\\u") else {
                return Unicode.Scalar(unit) ?? "\u{FFFD}"
            }
            let low = try scanner.hexDigits(4)
            guard (0xDC00..<0xE000).contains(low) else { return "\u{FFFD}" }
            return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
        default: throw scanner.error("an escape is unknown")
        }
    }
}
