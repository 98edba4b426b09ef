package import SourceText
import ThemeModel

/// Writes values as YAML: mappings in blocks, lists in brackets, text without quotes where no reader can mistake it.
package enum YAMLWriter {
    package static func text(of members: [(key: String, value: JSONValue)]) -> String {
        block(members, indent: "")
    }

    private static func block(_ members: [(key: String, value: JSONValue)], indent: String)
        -> String
    {
        members.map { key, value in
            let start = "\(indent)\(scalar(key)):"
            switch value {
            case .object(let members) where !members.isEmpty:
                return "\(start)\n\(block(members, indent: indent + "  "))"
            case .list(let items) where items.contains(where: \.isObject):
                return "\(start)\n" + items.map { "\(indent)  - \(inline($0))\n" }.joined()
            case .string(let text):
                if let lines = literal(text, indent: indent + "  ") { return "\(start) \(lines)" }
                return "\(start) \(scalar(text))\n"
            default: return "\(start) \(inline(value))\n"
            }
        }.joined()
    }

    private static func inline(_ value: JSONValue) -> String {
        switch value {
        case .object(let members):
            members.isEmpty
                ? "{}"
                : "{ \(members.map { "\(scalar($0)): \(inline($1))" }.joined(separator: ", ")) }"
        case .list(let items): "[\(items.map(inline).joined(separator: ", "))]"
        case .string(let text): scalar(text)
        default: value.compact
        }
    }

    /// A text of several lines as a literal block (YAML 1.2.2, §8.1.2); nil where a block could not hold it exactly.
    private static func literal(_ text: String, indent: String) -> String? {
        let body = text.hasSuffix("\n") ? text.dropLast() : text[...]
        guard body.contains("\n"), let first = body.first, !first.isWhitespace,
            !body.hasSuffix("\n"),
            body.unicodeScalars.allSatisfy({ $0 == "\n" || $0 == "\t" || isPrintable($0) })
        else { return nil }
        let lines = body.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.isEmpty ? "" : indent + $0
        }
        return (body.endIndex == text.endIndex ? "|-\n" : "|\n") + lines.joined(separator: "\n")
            + "\n"
    }

    /// The text in quotes where YAML would take it for something else.
    package static func scalar(_ text: String) -> String {
        if isPlain(text) { return text }
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case "\n": "\\n"
            case "\t": "\\t"
            case _ where isPrintable(scalar): String(scalar)
            default:
                "\\U" + String(repeating: "0", count: 8 - String(scalar.value, radix: 16).count)
                    + String(scalar.value, radix: 16)
            }
        }
        return "\"\(escaped.joined())\""
    }

    /// Words that some readers of YAML take for truth values or nothing.
    private static let words: Set<String> = [
        "null", "true", "false", "yes", "no", "on", "off", "y", "n",
    ]

    /// A phrase or a dimension needs no quotes, not even in brackets.
    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else {
            return false
        }
        let isPhrase =
            ("a"..."z").contains(first) || ("A"..."Z").contains(first)
            || (try? Dimension(parsing: text)) != nil
        return isPhrase && last != " " && !words.contains(text.lowercased())
            && text.utf8.allSatisfy { $0.isASCIIAlphanumeric || " -_.()%/+".utf8.contains($0) }
    }

    /// The scalars that libyaml keeps unchanged in quoted text; it folds the line breaks U+2028 and U+2029.
    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2028, 0x2029, 0xFEFF: false
        case 0x20...0x7E, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }
}

extension JSONValue {
    fileprivate var isObject: Bool {
        if case .object = self { true } else { false }
    }
}
