/// A value to be written as JSON, whose members stay in the order in which they are given.
package enum JSONValue: Sendable {
    case boolean(Bool)
    case integer(Int)
    /// A number in full precision; one that JSON cannot write becomes null.
    case number(Double)
    case string(String)
    case list([JSONValue])
    case object([(key: String, value: JSONValue)])

    /// The value on one line.
    package var compact: String {
        var text: [UInt8] = []
        write(to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// The value with a member a line, two spaces a level.
    package var indented: String {
        var text: [UInt8] = []
        write(to: &text, indentation: 0)
        return String(decoding: text, as: UTF8.self)
    }

    /// A member that is there only where it has a value.
    package static func text(_ value: String?) -> JSONValue? { value.map(JSONValue.string) }

    /// A member that is there only where it has a value.
    package static func number(_ value: Double?) -> JSONValue? { value.map { .number($0) } }
}

extension JSONValue {
    /// Adds the value to UTF-8 text, on one line where there is no indentation.
    package func write(to text: inout [UInt8], indentation: Int? = nil) {
        switch self {
        case .boolean(let value): text += (value ? "true" : "false").utf8
        case .integer(let value): text += String(value).utf8
        case .number(let value): text += Self.digits(of: value).utf8
        case .string(let value): Self.write(value, to: &text)
        case .list(let values):
            Self.write(values, between: ("[", "]"), to: &text, indentation) { value, text, inner in
                value.write(to: &text, indentation: inner)
            }
        case .object(let members):
            Self.write(members, between: ("{", "}"), to: &text, indentation) { member, text, inner in
                Self.write(member.key, to: &text)
                text += (inner == nil ? ":" : ": ").utf8
                member.value.write(to: &text, indentation: inner)
            }
        }
    }

    private static func write<Item>(
        _ items: [Item], between brackets: (open: String, close: String), to text: inout [UInt8], _ indentation: Int?,
        _ writeItem: (Item, inout [UInt8], Int?) -> Void
    ) {
        let inner = indentation.map { $0 + 1 }
        func breakLine(_ level: Int?) {
            if let level { text += "\n".utf8 + Array(repeating: UInt8(ascii: " "), count: 2 * level) }
        }
        text += brackets.open.utf8
        for (index, item) in items.enumerated() {
            if index > 0 { text.append(UInt8(ascii: ",")) }
            breakLine(inner)
            writeItem(item, &text, inner)
        }
        if !items.isEmpty { breakLine(indentation) }
        text += brackets.close.utf8
    }

    private static func digits(of value: Double) -> String {
        guard value.isFinite else { return "null" }
        return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
    }

    private static func write(_ string: String, to text: inout [UInt8]) {
        text.append(UInt8(ascii: "\""))
        var string = string
        let isWritten = string.withUTF8 { utf8 in
            guard utf8.allSatisfy({ Self.isPlain($0) }) else { return false }
            text += utf8
            return true
        }
        if !isWritten { string.unicodeScalars.forEach { text += escaped($0).utf8 } }
        text.append(UInt8(ascii: "\""))
    }

    /// Whether a byte is printable ASCII that stands for itself.
    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": return "\\\""
        case "\\": return "\\\\"
        case "\n": return "\\n"
        case "\r": return "\\r"
        case "\t": return "\\t"
        default:
            guard scalar.properties.generalCategory == .control else { return String(scalar) }
            let hex = String(scalar.value, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        }
    }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral {
    /// An object with those of the members that have a value.
    package init(dictionaryLiteral members: (String, JSONValue?)...) {
        self = .object(members.compactMap { key, value in value.map { (key, $0) } })
    }

    /// A list.
    package init(arrayLiteral items: JSONValue...) { self = .list(items) }

    /// A text.
    package init(stringLiteral value: String) { self = .string(value) }
}
