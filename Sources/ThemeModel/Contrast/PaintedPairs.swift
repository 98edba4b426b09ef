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
    /// The colours of code, with `*` for any characters; each lies on the grounds of entries for ``code``.
    package private(set) var styles: [String]
    /// The grounds that styles give their words.
    private var grounds: [String: String]
    private var marks: [String: Mark]
    /// The foregrounds that the program lays on grounds only where its user asks for that, by the grounds.
    private var optional: [String: [String]]
    /// The names of what translucent grounds lie on, where that is not the page.
    private var beneath: [String: [String]]
    /// The names of what everything else lies on.
    package private(set) var page: [String]
    /// The keys that are no text, fill or line that anyone reads, with `*` for any characters.
    private let unjudged: [String]

    package init(
        of format: String,
        _ entries: [Entry],
        keys: Set<String>,
        styles: [String] = [],
        grounds: [String: String] = [:],
        passing: Set<String> = [],
        optional: [String: [String]] = [:],
        beneath: [String: [String]],
        unjudged: [String] = [],
        page: [String]
    ) {
        self.format = format
        self.entries = entries
        self.keys = keys
        self.styles = styles
        self.grounds = grounds
        // Code has its own colour on the page where a mark has no ground.
        let ofCode = entries.filter { $0.foregrounds.contains(Self.code) }
            .flatMap(\.backgrounds).filter { !page.contains($0) }
        let marks = passing.map { ($0, Mark.passing) } + ofCode.map { ($0, Mark.lasting) }
        self.marks = Dictionary(keepingFirst: marks)
        self.optional = optional
        self.beneath = beneath
        self.unjudged = unjudged
        self.page = page
    }

    /// True for a key that no pair needs to judge: a decoration by its name, or one that the format's list says.
    package func isUnjudged(_ key: String) -> Bool {
        Decoration.isNamed(key) || unjudged.contains { $0.stands(for: key) }
    }

    /// The sort of mark that a ground of code is; nil for any other ground.
    package func mark(on ground: String) -> Mark? { marks[ground] }

    /// The sort of mark that code lies on in a pair; nil for text that has a colour for this ground: that of selected text,
    /// or of a pop-up that shows code as well.
    package func mark(in pair: PairName) -> Mark? {
        guard let mark = marks[pair.background] else { return nil }
        let hasOwnText = entries.contains { entry in
            entry.backgrounds.contains(pair.background)
                && entry.foregrounds.contains(pair.foreground)
        }
        return hasOwnText ? nil : mark
    }

    /// True for two colours that lie on each other only where the program's user asks for that.
    package func isOptional(_ pair: PairName) -> Bool {
        guard let foregrounds = optional[pair.background] else { return false }
        if foregrounds.contains(pair.foreground) { return true }
        return foregrounds.contains(Self.code) && mark(in: pair) != nil
    }

    /// The name of the ground that a style gives its words; nil where it has none.
    package func ground(of style: String) -> String? { grounds[style] }

    /// The names of what a ground lies on, of which the first that the theme gives counts; none for the page.
    package func names(beneath ground: String) -> [String] {
        if let names = beneath[ground] { return names }
        return page.contains(ground) ? [] : page
    }
}

extension PaintedPairs {
    /// The same pairs with the colours of code that a file has itself, each with the name of its ground, or an empty one.
    func adding(_ own: Table<String>) -> PaintedPairs {
        if own.isEmpty { return self }
        var result = self
        for (name, ground) in own {
            if !styles.contains(where: { $0.stands(for: name) }) {
                result.styles.append(name)
                result.keys.insert(Self.nameInPalette(name))
            }
            result.grounds[name] = ground.isEmpty ? nil : ground
            if !ground.isEmpty { result.keys.insert(Self.nameInPalette(ground)) }
        }
        return result
    }

    private static func nameInPalette(_ name: String) -> String {
        name.suffix(after: "palette.") ?? name
    }

    /// The same pairs with other names for some keys.
    func renaming(_ names: [String: String]) -> PaintedPairs {
        if names.isEmpty { return self }
        func renamed(_ all: [String]) -> [String] { all.map { names[$0] ?? $0 } }
        var result = self
        result.entries = entries.map { entry in
            Entry(renamed(entry.foregrounds), on: renamed(entry.backgrounds), use: entry.use)
        }
        result.keys = Set(renamed(Array(keys)))
        result.styles = renamed(styles)
        let owners = grounds.map { (names[$0.key] ?? $0.key, names[$0.value] ?? $0.value) }
        result.grounds = Dictionary(keepingFirst: owners)
        result.marks = Dictionary(keepingFirst: marks.map { (names[$0.key] ?? $0.key, $0.value) })
        func renamed(_ lists: [String: [String]]) -> [String: [String]] {
            Dictionary(keepingFirst: lists.map { (names[$0.key] ?? $0.key, renamed($0.value)) })
        }
        result.optional = renamed(optional)
        result.beneath = renamed(beneath)
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
