import SourceText

/// The words of the path of a file of tokens, in those that tell a mode and all others.
struct TokenFilePath {
    /// A folder or the file's name, in the words that tell no mode.
    struct Step: Hashable {
        let words: String
        let isFile: Bool
    }

    /// The words of each folder and of the name, without those that tell no theme.
    let theme: [String]
    let mode: String
    let condition: StyleContext
    /// The folders and the name, without those that tell a mode or the kind of the tokens alone.
    let steps: [Step]

    /// Words of files whose tokens are meant for those of others.
    private static let baseWords: Set<String> = [
        "base", "common", "core", "foundation", "foundations", "global", "globals", "primitive",
        "primitives", "shared",
    ]

    /// Words that tell nothing about the theme: `default` may be the name of one.
    private static let plainWords = StyleContext.plainWords.subtracting(["default"]).union([
        "colors"
    ])

    init(_ file: String) {
        let name = file.split(separator: ".").dropLast().joined(separator: "-")
        let parts = name.split(separator: "/").map(String.init)
        theme = parts.map(StyleContext.themeWords).filter { !$0.isEmpty }
        let words = parts.map(StyleContext.modeWords).filter { !$0.isEmpty }
        mode = words.joined(separator: "-")
        condition = StyleContext(named: mode).condition
        steps = parts.indices.compactMap { index in
            let words = NameWords.words(of: parts[index]).map(String.init)
            let own = words.filter { !Self.plainWords.contains($0) }
            if own.isEmpty { return nil }
            let isFile = index == parts.indices.last
            return Step(words: own.joined(separator: "-"), isFile: isFile)
        }
    }

    /// The file's tokens are meant for those of other files.
    var isOfBase: Bool {
        steps.contains { Self.isOfBase($0) }
    }

    static func isOfBase(_ step: Step) -> Bool {
        NameWords.words(of: step.words).contains { baseWords.contains(String($0)) }
    }
}
