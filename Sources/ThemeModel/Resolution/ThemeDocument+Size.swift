import Findings

extension ThemeDocument {
    /// The most values and pairs in all modes of a theme, built-in ones counted; one takes up to a kilobyte.
    package static let valueLimit = 120_000

    /// The number of values and pairs in all modes, built-in ones counted.
    package var valueCount: Int {
        let first = appearance.count + Appearance.builtInCount + contrast.pairCount
        return modes.reduce(first) { count, mode in
            count + first + mode.value.count(besides: appearance)
        }
    }

    var excess: Finding? {
        let count = valueCount
        guard count > Self.valueLimit else { return nil }
        return Finding(
            .unreadableFile,
            .error,
            """
            the theme has \(count) values and pairs in \(modes.count + 1) modes, above the limit of \
            \(Self.valueLimit)
            """,
            help: """
                every mode has all colours, styles and dimensions: take some away, or put some modes \
                into other themes
                """,
            at: location
        )
    }
}

extension ContrastRequirements {
    /// Every two colours of a group are a pair.
    fileprivate var pairCount: Int {
        let steps = orders.map(\.value.count) + ladders.map(\.value.names.count)
        return distinct.reduce(pairs.count + steps.reduce(0, +)) { count, group in
            let colors = group.value.count
            return count + colors * (colors - 1) / 2
        }
    }
}

extension Appearance {
    fileprivate static let builtInCount =
        Role.vocabulary.count
        + Component.parts.count
        + TextStyle.standardNames.count
        + LayoutResolver.defaults.count

    fileprivate var count: Int { count(besides: Appearance()) }

    /// The number of values that a mode adds to `other`; component values count again in each mode.
    fileprivate func count(besides other: Appearance) -> Int {
        let ofComponents = components.values.map(\.count).reduce(0, +)
        return palette.count(besides: other.palette)
            + colors.count(besides: other.colors)
            + families.count(besides: other.families)
            + styles.count(besides: other.styles)
            + layout.count(besides: other.layout)
            + gradients.reduce(0) { $0 + $1.value.value.stops.count }
            + ofComponents
    }
}

extension ComponentDescriptor {
    fileprivate var count: Int {
        dimensions.count + colors.values.map(\.count).reduce(0, +)
    }
}

extension Table {
    fileprivate func count(besides other: Table) -> Int {
        names.count { !other.contains($0) }
    }
}
