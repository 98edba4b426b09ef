import SourceText
import ThemeModel

/// The names of a palette by their words.
struct PaletteNames {
    private let words: [[Substring]]
    private var names: [String: String] = [:]

    init(_ palette: [String]) {
        words = palette.map(NameWords.words)
        for (name, words) in zip(palette, words) {
            let key = words.joined(separator: "-")
            if names[key] == nil { names[key] = name }
        }
    }

    /// The words before names of a manner: none, or such as `md-sys-color`.
    func starts(of manner: RoleManner) -> Set<String> {
        let patterns = manner.roles.flatMap(\.value).map { $0.split(separator: "-") }
        return words.reduce(into: []) { starts, words in
            for pattern in patterns where words.suffix(pattern.count) == pattern[...] {
                starts.insert(words.dropLast(pattern.count).joined(separator: "-"))
            }
        }
    }

    /// The palette's name for one of a manner.
    func name(_ pattern: String, after start: String) -> String? {
        names[start.isEmpty ? pattern : "\(start)-\(pattern)"]
    }

    func roles(of manner: RoleManner, after start: String) -> Table<String> {
        manner.roles.compactMapValues { _, patterns in
            patterns.lazy.compactMap { name($0, after: start) }.first
        }
    }
}
