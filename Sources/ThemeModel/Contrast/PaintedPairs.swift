package import Findings

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

    /// The name of the format.
    private let format: String
    package let entries: [Entry]
    /// The names of the format's own keys among those of the entries.
    package let keys: Set<String>
    /// The names of what translucent grounds lie on, where that is not the page.
    private let beneath: [String: [String]]
    /// The names of what everything else lies on.
    private let page: [String]

    package init(
        of format: String,
        _ entries: [Entry],
        keys: Set<String>,
        beneath: [String: [String]],
        page: [String]
    ) {
        self.format = format
        self.entries = entries
        self.keys = keys
        self.beneath = beneath
        self.page = page
    }

    /// The names of what a ground lies on, of which the first that the theme gives counts; none for the page.
    package func names(beneath ground: String) -> [String] {
        if let names = beneath[ground] { return names }
        return page.contains(ground) ? [] : page
    }
}

extension PaintedPairs: Hashable {
    package func hash(into hasher: inout Hasher) {
        // Each theme of a format has the same list, which is long.
        hasher.combine(format)
    }
}
