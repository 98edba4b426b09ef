/// Named values in the order in which the names first appeared.
///
/// Look-up and setting are O(1) on average, removing is O(n); iteration is in order.
///
/// It can be inlined, as other modules use it everywhere and would have to ask what the values are each time.
public struct Table<Value> {
    @usableFromInline var keys: [String] = []
    @usableFromInline var values: [Value] = []
    @usableFromInline var places: [String: Int] = [:]

    /// Makes an empty table.
    @inlinable public init() {}

    /// The names, in order.
    @inlinable public var names: [String] { keys }
    /// Whether there is no value.
    @inlinable public var isEmpty: Bool { keys.isEmpty }
    /// How many values there are.
    @inlinable public var count: Int { keys.count }

    /// The value of a name; setting a new name appends it, setting nil removes it.
    @inlinable public subscript(name: String) -> Value? {
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
    @inlinable public func contains(_ name: String) -> Bool { places[name] != nil }

    @inlinable mutating func set(_ name: String, _ value: Value) {
        if let place = places[name] {
            values[place] = value
        } else {
            places[name] = keys.count
            keys.append(name)
            values.append(value)
        }
    }

    @usableFromInline mutating func remove(at place: Int) {
        keys.remove(at: place)
        values.remove(at: place)
        places = Dictionary(uniqueKeysWithValues: zip(keys, keys.indices))
    }

    /// The same names with other values; a name whose value comes to nil is left out.
    ///
    /// Complexity: O(n); the names are not looked at where none is left out.
    @inlinable package func compactMapValues<New>(
        _ transform: (_ name: String, _ value: Value) throws -> New?
    ) rethrows -> Table<New> {
        var table = Table<New>()
        table.values.reserveCapacity(count)
        var left: [Int] = []
        for index in keys.indices {
            if let value = try transform(keys[index], values[index]) {
                table.values.append(value)
            } else {
                left.append(index)
            }
        }
        (table.keys, table.places) = (keys, places)
        if left.isEmpty { return table }
        let gaps = Set(left)
        table.keys = keys.indices.filter { !gaps.contains($0) }.map { keys[$0] }
        table.places = Dictionary(uniqueKeysWithValues: zip(table.keys, table.keys.indices))
        return table
    }

    /// Takes over the values of another table; where both have a name, `combine` decides.
    @inlinable public mutating func merge(_ other: Table, by combine: (Value, Value) -> Value = { _, new in new }) {
        for (name, value) in other { self[name] = self[name].map { combine($0, value) } ?? value }
    }
}

extension Table: Sequence {
    /// The names with their values, in order.
    @inlinable public func makeIterator() -> Iterator { Iterator(names: keys, values: values) }

    /// Goes through a table in the order of its names.
    public struct Iterator: IteratorProtocol {
        @usableFromInline let names: [String]
        @usableFromInline let values: [Value]
        @usableFromInline var index = 0

        @inlinable init(names: [String], values: [Value]) {
            self.names = names
            self.values = values
        }

        /// The next name with its value; nil at the end.
        @inlinable public mutating func next() -> (name: String, value: Value)? {
            guard index < names.count else { return nil }
            defer { index += 1 }
            return (names[index], values[index])
        }
    }
}

extension Table: ExpressibleByDictionaryLiteral {
    /// Makes a table of names and values, in their order.
    @inlinable public init(dictionaryLiteral elements: (String, Value)...) {
        for (name, value) in elements { self[name] = value }
    }
}

extension Table: Sendable where Value: Sendable {}
extension Table: Equatable where Value: Equatable {}
extension Table: Hashable where Value: Hashable {}
