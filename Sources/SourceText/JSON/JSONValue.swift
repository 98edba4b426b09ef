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

    package static func text(_ value: String?) -> JSONValue? { value.map(JSONValue.string) }

    package static func number(_ value: Double?) -> JSONValue? { value.map { .number($0) } }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
    ExpressibleByStringLiteral
{
    /// An object with the members that are not nil.
    package init(dictionaryLiteral members: (String, JSONValue?)...) {
        self = .object(members.compactMap { key, value in value.map { (key, $0) } })
    }

    package init(arrayLiteral items: JSONValue...) { self = .list(items) }

    package init(stringLiteral value: String) { self = .string(value) }
}

extension JSONValue: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        switch self {
        case .null: writer.addNull()
        case .boolean(let value): writer.add(value)
        case .integer(let value): writer.add(value)
        case .number(let value): writer.add(value)
        case .string(let value): writer.add(value)
        case .list(let values): writer.add(values)
        case .object(let members):
            writer.object { for (key, value) in members { $0.member(named: key, value) } }
        case .other(let value): value.write(to: &writer)
        }
    }
}
