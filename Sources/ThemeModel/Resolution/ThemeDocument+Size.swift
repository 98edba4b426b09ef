import Findings

extension ThemeDocument {
    /// How many values and pairs a theme may come to, all of its modes taken together, with what is left to us.
    ///
    /// One takes a kilobyte at most, and each mode has all of them.
    static let valueLimit = 120_000

    /// What is said of a document that comes to too many values; nil for all others.
    ///
    /// Complexity: O(values that are written down).
    var excess: Finding? {
        let first = appearance.count + Appearance.builtInCount + contrast.pairCount
        let count = modes.reduce(first) { $0 + first + $1.value.count(besides: appearance) }
        guard count > Self.valueLimit else { return nil }
        return Finding(
            .unreadableFile, .error,
            "the theme comes to \(count) values and pairs in \(modes.count + 1) modes, and may come to \(Self.valueLimit)",
            help:
                "every mode has all colours, styles and dimensions: take some away, or put some modes into other themes",
            at: location)
    }
}

extension ContrastRequirements {
    /// How many pairs are asked for, those of the members of groups among them.
    fileprivate var pairCount: Int { distinct.reduce(pairs.count) { $0 + $1.value.count * ($1.value.count - 1) / 2 } }
}

extension Appearance {
    /// How many values every mode has, whatever a theme says.
    fileprivate static let builtInCount =
        Role.vocabulary.count + Component.parts.count + TextStyle.standardNames.count + LayoutResolver.defaults.count

    /// How many values it has.
    fileprivate var count: Int { count(besides: Appearance()) }

    /// How many values it has whose names another one does not have.
    fileprivate func count(besides other: Appearance) -> Int {
        let parts = components.values.reduce(0) {
            $0 + $1.dimensions.count + $1.colors.reduce(0) { $0 + $1.value.count }
        }
        return palette.count(besides: other.palette) + colors.count(besides: other.colors)
            + families.count(besides: other.families) + styles.count(besides: other.styles)
            + layout.count(besides: other.layout) + parts
    }
}

extension Table {
    /// How many names it has that another table does not have.
    fileprivate func count(besides other: Table) -> Int { names.count { !other.contains($0) } }
}
