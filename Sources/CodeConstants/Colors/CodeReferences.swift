/// The names of a file's colours, by which constants refer to one another.
struct CodeReferences {
    enum Target: Equatable {
        case one(String)
        /// Several colours may be meant, or one of a type that is not in the file.
        case unknown
    }

    /// More types around a name tell no more.
    private static let lengthLimit = 8

    private var names: Set<String> = []
    /// By each end of a name: `ink` and `Palette.ink`.
    private var ends: [String: Target] = [:]

    mutating func add(_ name: String) {
        guard names.insert(name).inserted else { return }
        let words = name.split(separator: ".")
        for count in 1...max(1, words.count) {
            let end = words.suffix(count).joined(separator: ".")
            ends[end] = ends[end] == nil ? .one(name) : .unknown
        }
    }

    /// The colour that a path means in a type; nil where the file has none of its name.
    func target(of written: [String], in scope: [String]) -> Target? {
        let path = written.suffix(Self.lengthLimit).filter { $0 != "Self" && $0 != "self" }
        guard let last = path.last else { return nil }
        if path.count == 1 { return target(of: last, in: scope) }
        if path.count == 2, CodeLanguage.colorTypes.contains(path[0]) {
            return colorMember(last)
        }
        for count in stride(from: path.count, to: 1, by: -1) {
            let end = path.suffix(count).joined(separator: ".")
            if let target = ends[end] { return target }
        }
        return ends[last] == nil ? nil : .unknown
    }

    /// The name in the innermost type that has it.
    private func target(of name: String, in scope: [String]) -> Target? {
        for count in stride(from: scope.count, to: 0, by: -1) {
            let whole = (scope.prefix(count) + [name]).joined(separator: ".")
            if names.contains(whole) { return .one(whole) }
        }
        return ends[name]
    }

    /// A member of a colour's type, in whichever extension it is.
    private func colorMember(_ name: String) -> Target? {
        let types = CodeLanguage.colorTypes + ["ShapeStyle"]
        let targets = types.compactMap { ends["\($0).\(name)"] }
        guard let first = targets.first else { return nil }
        return targets.allSatisfy { $0 == first } ? first : .unknown
    }
}
