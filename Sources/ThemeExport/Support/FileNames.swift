import ThemeModel

extension ExportedTheme {
    /// The id as part of a file's name, whatever was set in code.
    var fileName: String { ThemeID.make(from: theme.id) }
}

extension Mode {
    /// The name as part of a file's name or of a selector.
    var fileName: String { ThemeID.make(from: name) }
}

/// Gives each name of a theme one that another program or a disk takes, each once.
struct ResourceNames {
    private let rewrite: @Sendable (String) -> String
    private var taken: Set<String> = []
    private var numbers: [String: Int] = [:]

    init(_ rewrite: @escaping @Sendable (String) -> String = { $0 }) { self.rewrite = rewrite }

    /// The new name; one that differs from an earlier one in its case alone gets a number.
    mutating func name(for name: String) -> String {
        let plain = rewrite(name)
        var result = plain
        while !taken.insert(result.lowercased()).inserted {
            numbers[plain.lowercased(), default: 1] += 1
            result = "\(plain)_\(numbers[plain.lowercased()] ?? 2)"
        }
        return result
    }
}
