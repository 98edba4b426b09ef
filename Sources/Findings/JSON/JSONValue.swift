/// A value to be written as JSON, whose members stay in the order in which they are given.
package enum JSONValue: Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    /// A number in full precision; one that JSON cannot write becomes null.
    case number(Double)
    case string(String)
    case list([JSONValue])
    case object([(key: String, value: JSONValue)])
    /// What writes itself.
    case other(any JSONWritable)

    /// The value on one line.
    package var compact: String { text(.line) }

    /// The value with a member a line, two spaces a level.
    package var indented: String { text(.indented) }

    /// A member that is there only where it has a value.
    package static func text(_ value: String?) -> JSONValue? { value.map(JSONValue.string) }

    /// A member that is there only where it has a value.
    package static func number(_ value: Double?) -> JSONValue? { value.map { .number($0) } }

    private func text(_ layout: JSONWriter.Layout) -> String {
        var writer = JSONWriter(layout)
        write(to: &writer)
        return String(decoding: writer.finish(), as: UTF8.self)
    }
}

extension JSONValue: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        switch self {
        case .null: writer.addNull()
        case .boolean(let value): writer.add(value)
        case .integer(let value): writer.add(value)
        case .number(let value): writer.add(value)
        case .string(let value): writer.add(value)
        case .list(let values): writer.list { for value in values { value.write(to: &$0) } }
        case .object(let members):
            writer.object {
                for (key, value) in members {
                    $0.key(escaping: key)
                    value.write(to: &$0)
                }
            }
        case .other(let value): value.write(to: &writer)
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
