package import ThemeModel

/// The constants of files that belong together, to which another one of them may refer.
package struct CodeNames: Sendable {
    /// By each end of a name, `black` and `Palette.black`; nil where several colours have it, or one is unreadable.
    private var colors: [String: ColorExpression.Source?] = [:]

    package init() {}

    /// Complexity: O(n) in the number of colours.
    package init(_ documents: [ThemeDocument]) {
        for document in documents {
            for (name, value) in document.appearance.palette { add(name, value.value.source) }
            // A colour for each mode is more than a value.
            for mode in document.modes.map(\.value) {
                for (name, _) in mode.palette { add(name, .unreadable) }
            }
        }
    }

    private mutating func add(_ name: String, _ source: ColorExpression.Source) {
        let words = name.split(separator: ".")
        for count in 1...max(1, min(8, words.count)) {
            let end = words.suffix(count).joined(separator: ".")
            let known = colors[end]
            if case .literal = source, known == nil || known == source {
                colors[end] = .some(source)
            } else {
                colors[end] = .some(nil)
            }
        }
    }

    /// The colour of a path such as `Palette.black`; nil where no file has it.
    func source(of path: [String]) -> ColorExpression.Source? {
        guard let known = colors[path.joined(separator: ".")] else { return nil }
        return known ?? .unreadable
    }
}
