import SourceText
import ThemeModel

/// The names of a palette by their words.
struct PaletteNames {
    private let words: [[Substring]]
    private var names: [String: String] = [:]

    /// Words at the end of a name that say nothing: `bg.canvas.default` is `bg.canvas`.
    private static let emptyEnds: Set<Substring> = ["default", "rest"]

    init(_ palette: [String]) {
        let whole = palette.map(NameWords.words)
        let telling = whole.map { words in
            let end = words.last.map(Self.emptyEnds.contains) ?? false
            return end && words.count > 2 ? words.dropLast() : words[...]
        }
        words = whole + telling.map(Array.init)
        for (name, words) in zip(palette + palette, words) {
            let key = words.joined(separator: "-")
            if names[key] == nil { names[key] = name }
        }
    }

    /// The words before names of a manner: none, or such as `md-sys-color`.
    ///
    /// Words that say what a colour is for are none of them: `border-color.base` is no `base`.
    func starts(of manner: RoleManner) -> Set<String> {
        let patterns = manner.roles.flatMap(\.value).map { $0.split(separator: "-") }
        return words.reduce(into: []) { starts, words in
            for pattern in patterns where words.suffix(pattern.count) == pattern[...] {
                let start = words.dropLast(pattern.count)
                if start.contains(where: Self.isTelling) { continue }
                starts.insert(start.joined(separator: "-"))
            }
        }
    }

    private static func isTelling(_ word: Substring) -> Bool {
        word == "on" || TokenPurpose.strong(word) != nil
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
