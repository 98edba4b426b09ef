/// Named values in the order in which the names first appeared.
///
/// Look-up and setting are O(1) on average; iteration is in order.
public struct Table<Value> {
    /// The names, in order.
    public private(set) var names: [String] = []
    private var values: [String: Value] = [:]

    /// Makes an empty table.
    public init() {}

    /// The value of a name; setting a new name appends it, setting nil removes it.
    public subscript(name: String) -> Value? {
        get { values[name] }
        set {
            if let newValue {
                if values.updateValue(newValue, forKey: name) == nil { names.append(name) }
            } else if values.removeValue(forKey: name) != nil {
                names.removeAll { $0 == name }
            }
        }
    }

    /// Whether there is no value.
    public var isEmpty: Bool { names.isEmpty }
    /// How many values there are.
    public var count: Int { names.count }

    /// Takes over the values of another table; where both have a name, `combine` decides.
    public mutating func merge(_ other: Table, by combine: (Value, Value) -> Value = { _, new in new }) {
        for (name, value) in other { self[name] = self[name].map { combine($0, value) } ?? value }
    }
}

extension Table: Sequence {
    /// The names with their values, in order.
    public func makeIterator() -> AnyIterator<(name: String, value: Value)> {
        var index = names.startIndex
        return AnyIterator { [names, values] in
            while index < names.endIndex {
                let name = names[index]
                index += 1
                if let value = values[name] { return (name, value) }
            }
            return nil
        }
    }
}

extension Table: ExpressibleByDictionaryLiteral {
    /// Makes a table of names and values, in their order.
    public init(dictionaryLiteral elements: (String, Value)...) {
        for (name, value) in elements { self[name] = value }
    }
}

extension Table: Sendable where Value: Sendable {}
extension Table: Equatable where Value: Equatable {}
extension Table: Hashable where Value: Hashable {}
