/// Named values in the order in which the names first appeared.
///
/// Look-up and setting are O(1) on average, removing is O(n); iteration is in order.
///
/// It is inlinable: every module uses it, and unspecialised generic code is several times slower.
public struct Table<Value> {
    @usableFromInline var keys: [String] = []
    @usableFromInline var values: [Value] = []
    @usableFromInline var indices: [String: Int] = [:]

    /// Makes an empty table.
    @inlinable public init() {}

    /// The names, in order.
    @inlinable public var names: [String] { keys }
    /// There is no value.
    @inlinable public var isEmpty: Bool { keys.isEmpty }
    /// The number of values.
    @inlinable public var count: Int { keys.count }

    /// The value of a name; setting a new name appends it, setting nil removes it.
    @inlinable public subscript(name: String) -> Value? {
        get { indices[name].map { values[$0] } }
        set {
            if let newValue {
                set(name, newValue)
            } else if let index = indices[name] {
                remove(at: index)
            }
        }
    }

    /// The value of a name, to be changed in place; where there is none, `initial` is appended first.
    @inlinable package subscript(name: String, default initial: @autoclosure () -> Value) -> Value {
        get { self[name] ?? initial() }
        _modify {
            let index = indices[name] ?? count
            if index == count { set(name, initial()) }
            yield &values[index]
        }
    }

    /// A name has a value.
    @inlinable public func contains(_ name: String) -> Bool { indices[name] != nil }

    @inlinable mutating func set(_ name: String, _ value: Value) {
        if let index = indices[name] {
            values[index] = value
        } else {
            indices[name] = keys.count
            keys.append(name)
            values.append(value)
        }
    }

    @usableFromInline mutating func remove(at index: Int) {
        keys.remove(at: index)
        values.remove(at: index)
        indices = Self.indices(of: keys)
    }

    @usableFromInline static func indices(of keys: [String]) -> [String: Int] {
        Dictionary(uniqueKeysWithValues: zip(keys, keys.indices))
    }

    /// The same names with other values; a name whose value becomes nil is left out.
    @inlinable package func compactMapValues<New>(
        _ transform: (_ name: String, _ value: Value) throws -> New?
    ) rethrows -> Table<New> {
        var table = Table<New>()
        table.keys.reserveCapacity(count)
        table.values.reserveCapacity(count)
        for (name, value) in self {
            guard let new = try transform(name, value) else { continue }
            table.keys.append(name)
            table.values.append(new)
        }
        table.indices = table.count == count ? indices : Self.indices(of: table.keys)
        return table
    }

    /// Takes over the values of another table; where both have a name, `combine` decides.
    @inlinable public mutating func merge(
        _ other: Table,
        by combine: (Value, Value) -> Value = { _, new in new }
    ) {
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
