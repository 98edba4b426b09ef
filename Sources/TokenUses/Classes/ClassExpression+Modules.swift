import SourceText

/// Classes of CSS modules: `styles.card`, `styles["card"]`, and those of `classNames.bind(styles)`.
extension ClassExpression {
    /// Reads a class of a module; false for anything else.
    mutating func readModuleClass(_ range: Range<Int>, _ facts: Facts, _ depth: Int) -> Bool {
        if modules.isEmpty { return false }
        let path = script.path(at: range)
        let name = script.text(path)
        if path == range {
            guard let (module, name) = modules.origin(of: name) else { return false }
            add(name, of: module, range, facts)
            return true
        }
        guard let module = modules.path(of: name.filter { $0 != "?" && $0 != "." }),
            script[path.upperBound] == UInt8(ascii: "[")
        else { return false }
        let end = script.bracketEnd(of: path.upperBound, before: range.upperBound)
        guard end + 1 == range.upperBound else { return false }
        let outer = list.module
        list.module = module
        readValue(path.upperBound + 1..<end, facts, depth: depth + 1)
        list.module = outer
        return true
    }

    private mutating func add(
        _ name: String,
        of module: String,
        _ range: Range<Int>,
        _ facts: Facts
    ) {
        let outer = list.module
        list.module = module
        list.addWords(in: Array(name.utf8)[...], facts)
        list.module = outer
    }

    /// The module whose classes a function takes by their names: `const cx = classNames.bind(styles)`.
    func module(boundTo function: String) -> String? {
        if modules.isEmpty { return nil }
        return declarations?.argument(boundTo: function).flatMap { modules.path(of: $0) }
    }
}
