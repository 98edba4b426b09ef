import Findings

/// Guesses which path was meant by one that does not exist.
struct PathGuesses: Sendable {
    private let paths: Lazy<[String]>
    /// The path with a name that no other one has, by what is left of the name without case, marks and ending.
    private let names: Lazy<[String: String]>
    /// The folders that paths lie in.
    private let folders: Lazy<Set<String>>
    /// Guesses among paths that are made when something first asks.
    init(_ paths: Lazy<[String]>) {
        self.paths = paths
        names = Lazy {
            Dictionary(grouping: paths.value, by: Self.name).compactMapValues { $0.count == 1 ? $0[0] : nil }
        }
        folders = Lazy {
            paths.value.reduce(into: []) { folders, path in
                var rest = path[...]
                while let slash = rest.lastIndex(of: "/") {
                    rest = rest[..<slash]
                    if !folders.insert(String(rest)).inserted { break }
                }
            }
        }
    }

    /// Whether a path is that of a folder.
    ///
    /// Complexity: O(1), but for the first time.
    func hasFolder(_ path: String) -> Bool { folders.value.contains(path) }

    /// The path that is written nearly like this one, or else the only one whose last part has the same words.
    ///
    /// Complexity: O(1) where there are very many paths.
    func path(for path: String, within guesses: inout GuessBudget) -> String? {
        let close = guesses.closest(to: path, among: paths.value)
        let name = Self.name(of: path)
        return close ?? (name.isEmpty ? nil : names.value[name])
    }

    private static func name(of path: String) -> String {
        let file = path.split(separator: "/").last ?? ""
        let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file
        return String(stem.lowercased().unicodeScalars.filter(\.isAlphanumeric))
    }
}
