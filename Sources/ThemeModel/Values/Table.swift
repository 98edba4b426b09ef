/// Named values in the order in which the names first appeared.
///
/// Look-up and setting are O(1) on average, removing is O(n); iteration is in order.
public struct Table<Value> {
    /// The names, in order.
    public private(set) var names: [String] = []
    private var values: [Value] = []
    private var places: [String: Int] = [:]

    /// Makes an empty table.
    public init() {}

    /// The value of a name; setting a new name appends it, setting nil removes it.
    public subscript(name: String) -> Value? {
        get { places[name].map { values[$0] } }
        set {
            if let newValue {
                set(name, newValue)
            } else if let place = places[name] {
                remove(at: place)
            }
        }
    }

    /// Whether there is a value of a name.
    public func contains(_ name: String) -> Bool { places[name] != nil }

    private mutating func set(_ name: String, _ value: Value) {
        if let place = places[name] {
            values[place] = value
        } else {
            places[name] = names.count
            names.append(name)
            values.append(value)
        }
    }

    private mutating func remove(at place: Int) {
        names.remove(at: place)
        values.remove(at: place)
        places = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    }

    /// Whether there is no value.
    public var isEmpty: Bool { names.isEmpty }
    /// How many values there are.
    public var count: Int { names.count }

    /// The same names with other values; a name whose value comes to nil is left out.
    ///
    /// Complexity: O(n); the names are not looked at where none is left out.
    package func compactMapValues<New>(_ transform: (_ name: String, _ value: Value) throws -> New?) rethrows -> Table<New>
    {
        var table = Table<New>()
        let made = try names.indices.map { try transform(names[$0], values[$0]) }
        table.values = made.compactMap(\.self)
        if table.values.count == count {
            (table.names, table.places) = (names, places)
        } else {
            table.names = names.indices.filter { made[$0] != nil }.map { names[$0] }
            table.places = Dictionary(uniqueKeysWithValues: zip(table.names, table.names.indices))
        }
        return table
    }

    /// Takes over the values of another table; where both have a name, `combine` decides.
    public mutating func merge(_ other: Table, by combine: (Value, Value) -> Value = { _, new in new }) {
        for (name, value) in other { self[name] = self[name].map { combine($0, value) } ?? value }
    }
}

extension Table: Sequence {
    /// The names with their values, in order.
    public func makeIterator() -> Iterator { Iterator(names: names, values: values) }

    /// Goes through a table in the order of its names.
    public struct Iterator: IteratorProtocol {
        private let names: [String]
        private let values: [Value]
        private var index = 0

        fileprivate init(names: [String], values: [Value]) {
            self.names = names
            self.values = values
        }

        /// The next name with its value; nil at the end.
        public mutating func next() -> (name: String, value: Value)? {
            guard index < names.count else { return nil }
            defer { index += 1 }
            return (names[index], values[index])
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
