/// A palette as a JSON object; groups within it make dotted names, and are written as such names.
struct FlatGroup<Value: Codable>: Codable {
    var table: Table<Located<Value>>

    init(_ table: Table<Located<Value>>) { self.table = table }

    init(from decoder: any Decoder) throws {
        table = [:]
        let (fields, names) = try decoder.members(withDots: true)
        for name in names {
            if let group = try? fields.nestedContainer(keyedBy: FieldKey.self, forKey: name), !group.allKeys.isEmpty {
                for (inner, value) in try fields.decode(FlatGroup.self, forKey: name).table {
                    table["\(name.stringValue).\(inner)"] = value
                }
            } else {
                table[name.stringValue] = Located(try fields.decode(Value.self, forKey: name))
            }
        }
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: FieldKey.self)
        for (name, value) in table { try fields.encode(value.value, forKey: FieldKey(name)) }
    }
}

/// A table as a JSON object.
struct Members<Value: Codable>: Codable {
    var table: Table<Value>

    init(_ table: Table<Value>) { self.table = table }

    init(from decoder: any Decoder) throws {
        table = [:]
        let (fields, names) = try decoder.members()
        for name in names { table[name.stringValue] = try fields.decode(Value.self, forKey: name) }
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: FieldKey.self)
        for (name, value) in table { try fields.encode(value, forKey: FieldKey(name)) }
    }
}

extension Table {
    /// Nil for an empty table.
    var nonEmpty: Table? { isEmpty ? nil : self }
}
