import SourceText

/// A table of TOML under construction: a class, since headers return to tables that are already there.
final class TOMLTable {
    struct Key {
        let name: String
        let location: SourceLocation
    }

    indirect enum Value {
        case node(SourceNode)
        case list([Value], SourceLocation)
        case table(TOMLTable)
        /// An array of tables, `[[…]]`.
        case tables(Tables)
    }

    final class Tables {
        fileprivate var items: [TOMLTable] = []
    }

    private let location: SourceLocation
    private var members: [(key: Key, value: Value)] = []
    private var indices: [String: Int] = [:]

    init(at location: SourceLocation) { self.location = location }

    var isEmpty: Bool { members.isEmpty }

    /// False if the key has a value already.
    func set(_ key: Key, to value: Value) -> Bool {
        guard indices[key.name] == nil else { return false }
        indices[key.name] = members.count
        members.append((key, value))
        return true
    }

    /// The table at a path, made where it is missing; nil where a value that is no table is in the way.
    func table(at path: some Collection<Key>) -> TOMLTable? {
        var table = self
        for key in path {
            switch table.indices[key.name].map({ table.members[$0].value }) {
            case .table(let found)?: table = found
            case .tables(let found)?:
                guard let last = found.items.last else { return nil }
                table = last
            case nil:
                let new = TOMLTable(at: key.location)
                _ = table.set(key, to: .table(new))
                table = new
            default: return nil
            }
        }
        return table
    }

    /// A new table at the end of an array of tables.
    func newItem(at path: [Key]) -> TOMLTable? {
        guard let last = path.last, let parent = table(at: path.dropLast()) else { return nil }
        let new = TOMLTable(at: last.location)
        switch parent.indices[last.name].map({ parent.members[$0].value }) {
        case .tables(let found)?: found.items.append(new)
        case nil:
            let tables = Tables()
            tables.items.append(new)
            _ = parent.set(last, to: .tables(tables))
        default: return nil
        }
        return new
    }

    func node(_ scanner: inout TextScanner, depth: Int) throws(SyntaxError) -> SourceNode {
        try scanner.checkDepth(depth)
        var pairs: [(key: SourceNode, value: SourceNode)] = []
        for (key, value) in members {
            let name = try scanner.quoted(key.name, at: key.location)
            let node = try Self.node(of: value, &scanner, depth: depth + 1)
            pairs.append((name, node))
        }
        return try scanner.node(.mapping(pairs), at: location)
    }

    private static func node(
        of value: Value,
        _ scanner: inout TextScanner,
        depth: Int
    ) throws(SyntaxError) -> SourceNode {
        switch value {
        case .node(let node):
            return node
        case .table(let table):
            return try table.node(&scanner, depth: depth)
        case .tables(let tables):
            var items: [SourceNode] = []
            for table in tables.items {
                items.append(try table.node(&scanner, depth: depth + 1))
            }
            let location = tables.items.first?.location ?? scanner.location
            return try scanner.node(.sequence(items), at: location)
        case .list(let values, let location):
            var items: [SourceNode] = []
            for value in values {
                items.append(try node(of: value, &scanner, depth: depth + 1))
            }
            return try scanner.node(.sequence(items), at: location)
        }
    }
}
