package import Findings
import SourceText

/// The pairs that the program of a format lays on each other, in the format's own names.
package struct PaintedPairs: Sendable {
    /// A pair; of several names on a side the first that the theme gives counts.
    package struct Entry: Hashable, Sendable {
        /// The names of the foreground, with `*` for any characters.
        package let foregrounds: [String]
        package let backgrounds: [String]
        package let use: ContrastUse

        package init(_ foregrounds: [String], on backgrounds: [String], use: ContrastUse) {
            self.foregrounds = foregrounds
            self.backgrounds = backgrounds
            self.use = use
        }
    }

    /// Words of code in a colour.
    package struct CodeStyle: Hashable, Sendable {
        /// The name of the colour, with `*` for any characters.
        package let name: String
        /// The name of the ground that the style gives the words; nil where it has none.
        package let ground: String?

        package init(_ name: String, on ground: String? = nil) {
            self.name = name
            self.ground = ground
        }
    }

    /// A ground that code lies on now and then.
    package enum Mark: Hashable, Sendable {
        /// One that stays while code is read, such as that of the current line; a style's own ground lies over it.
        case lasting
        /// One that comes and goes, such as the selection; it lies over a style's own ground.
        case passing
    }

    /// The foreground in entries that stands for all styles of code.
    package static let code = "{code}"

    /// The name of the format.
    private let format: String
    package private(set) var entries: [Entry]
    /// The names of the format's own keys among those of the entries.
    package private(set) var keys: Set<String>
    /// The styles of code, each of which lies on the grounds of entries for ``code``.
    package private(set) var styles: [CodeStyle]
    private var marks: [String: Mark]
    /// The names of what translucent grounds lie on, where that is not the page.
    private var beneath: [String: [String]]
    /// The names of what everything else lies on.
    private var page: [String]

    package init(
        of format: String,
        _ entries: [Entry],
        keys: Set<String>,
        styles: [CodeStyle] = [],
        passing: Set<String> = [],
        beneath: [String: [String]],
        page: [String]
    ) {
        self.format = format
        self.entries = entries
        self.keys = keys
        self.styles = styles
        let ofCode = entries.filter { $0.foregrounds.contains(Self.code) }.flatMap(\.backgrounds)
        let marks = passing.map { ($0, Mark.passing) } + ofCode.map { ($0, Mark.lasting) }
        self.marks = Dictionary(keepingFirst: marks)
        self.beneath = beneath
        self.page = page
    }

    /// The sort of mark that a ground of code is; nil for any other ground.
    package func mark(on ground: String) -> Mark? { marks[ground] }

    /// The names of what a ground lies on, of which the first that the theme gives counts; none for the page.
    package func names(beneath ground: String) -> [String] {
        if let names = beneath[ground] { return names }
        return page.contains(ground) ? [] : page
    }
}

extension PaintedPairs {
    /// The same pairs with other names for some keys.
    func renaming(_ names: [String: String]) -> PaintedPairs {
        if names.isEmpty { return self }
        func renamed(_ all: [String]) -> [String] { all.map { names[$0] ?? $0 } }
        var result = self
        result.entries = entries.map { entry in
            Entry(renamed(entry.foregrounds), on: renamed(entry.backgrounds), use: entry.use)
        }
        result.keys = Set(renamed(Array(keys)))
        result.styles = styles.map { style in
            let ground = style.ground.map { names[$0] ?? $0 }
            return CodeStyle(names[style.name] ?? style.name, on: ground)
        }
        result.marks = Dictionary(keepingFirst: marks.map { (names[$0.key] ?? $0.key, $0.value) })
        let lower = beneath.map { (names[$0.key] ?? $0.key, renamed($0.value)) }
        result.beneath = Dictionary(keepingFirst: lower)
        result.page = renamed(page)
        return result
    }
}

extension PaintedPairs: Hashable {
    package func hash(into hasher: inout Hasher) {
        // Each theme of a format has the same list, which is long.
        hasher.combine(format)
    }
}
