/// A JSON value whose members are written in the order in which they are given.
package enum JSONValue: Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    /// A number in full precision; one that is not finite is written as null.
    case number(Double)
    case string(String)
    case list([JSONValue])
    case object([(key: String, value: JSONValue)])
    case other(any JSONWritable)

    package static func text(_ value: String?) -> JSONValue? {
        value.map(JSONValue.string)
    }

    package static func number(_ value: Double?) -> JSONValue? {
        value.map { .number($0) }
    }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
    /// An object with the members that are not nil.
    package init(dictionaryLiteral members: (String, JSONValue?)...) {
        var present: [(key: String, value: JSONValue)] = []
        for (key, value) in members {
            if let value { present.append((key, value)) }
        }
        self = .object(present)
    }
}

extension JSONValue: ExpressibleByArrayLiteral {
    package init(arrayLiteral items: JSONValue...) {
        self = .list(items)
    }
}

extension JSONValue: ExpressibleByStringLiteral {
    package init(stringLiteral value: String) {
        self = .string(value)
    }
}

extension JSONValue: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        switch self {
        case .null: writer.writeNull()
        case .boolean(let value): writer.write(value)
        case .integer(let value): writer.write(value)
        case .number(let value): writer.write(value)
        case .string(let value): writer.write(value)
        case .list(let values): writer.write(values)
        case .object(let members):
            writer.object { writer in
                for (key, value) in members {
                    writer.member(named: key, value)
                }
            }
        case .other(let value): value.write(to: &writer)
        }
    }
}
