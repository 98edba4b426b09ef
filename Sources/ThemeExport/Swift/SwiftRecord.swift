import ThemeModel

/// A structure of the generated type: a property for each token, and a constant for each different set of values.
struct SwiftRecord {
    struct Value: Hashable {
        let type: String
        let literal: String

        init(_ type: String, _ literal: String) {
            self.type = type
            self.literal = literal
        }
    }

    private struct Field {
        let identifier: String
        let token: String
        let type: String
        /// An appearance lacks it, so that the property is optional.
        let isMissingSomewhere: Bool
    }

    let name: String
    private let comment: String
    private let fields: [Field]
    /// For each appearance, the one that has the constant for its values.
    private let owners: [(appearance: String, owner: String)]
    private let constants: [(owner: String, values: Table<Value>)]

    /// Takes the values of each appearance, which is named by its case.
    init(_ name: String, _ comment: String, _ rows: [(appearance: String, values: Table<Value>)]) {
        self.name = name
        self.comment = comment
        fields = Self.fields(rows.map(\.values))
        var first: [Table<Value>: String] = [:]
        var constants: [(owner: String, values: Table<Value>)] = []
        owners = rows.map { appearance, values in
            if let owner = first[values] { return (appearance, owner) }
            first[values] = appearance
            constants.append((appearance, values))
            return (appearance, appearance)
        }
        self.constants = constants
    }

    private static func fields(_ rows: [Table<Value>]) -> [Field] {
        var all: Table<Value> = [:]
        for row in rows { all.merge(row) { first, _ in first } }
        var names = SwiftNames()
        return all.map { token, value in
            Field(
                identifier: names.identifier(for: token),
                token: token,
                type: value.type,
                isMissingSomewhere: rows.contains { !$0.contains(token) }
            )
        }
    }

    /// The value of a property of this type, in the appearance at an index.
    func value(at index: Int) -> Value { Value(name, ".\(owners[index].owner)") }

    func declaration(access: String) -> [String] {
        let lines = fields.map {
            "    \(access)let \($0.identifier): \($0.type)\($0.isMissingSomewhere ? "?" : "")"
        }
        return ["/// \(comment)", "nonisolated \(access)struct \(name): Hashable, Sendable {"]
            + lines + ["}"]
    }

    func property(_ property: String, access: String) -> [String] {
        ["/// \(comment)", "\(access)var \(property): \(name) {", "    switch self {"]
            + owners.map { "    case .\($0.appearance): .\($0.owner)" } + ["    }", "}"]
    }

    func constants(of type: String) -> [String] {
        let bodies = constants.map { owner, values in
            let arguments = fields.map {
                "        \($0.identifier): \(values[$0.token]?.literal ?? "nil")"
            }
            return
                "    fileprivate static let \(owner) = Self(\n\(arguments.joined(separator: ",\n")))"
        }
        return ["nonisolated extension \(type).\(name) {"] + bodies + ["}"]
    }
}
