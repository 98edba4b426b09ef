import ThemeModel

/// What a theme has in each appearance of a system that asks for light or dark, and for more contrast.
struct ConditionedAppearances {
    struct Condition: Hashable {
        var scheme: Scheme?
        var contrast: ContrastPreference?
    }

    private var appearances: [Condition: Appearance] = [:]

    subscript(condition: Condition) -> Appearance {
        get { appearances[condition] ?? Appearance() }
        set { appearances[condition] = newValue }
    }

    /// Gives a document the usual appearance, and a mode for each other one that is there.
    func fill(_ document: inout ThemeDocument) {
        document.appearance = self[Condition()].merging(self[Condition(scheme: .light)])
        document.appearance.scheme = Located(.light)
        let dark = appearances[Condition(scheme: .dark)]
        let more = appearances[Condition(contrast: .more)]
        let darkMore = appearances[Condition(scheme: .dark, contrast: .more)]
        func add(
            _ name: String,
            _ parts: [Appearance?],
            _ scheme: Scheme,
            _ contrast: ContrastPreference?
        ) {
            var appearance = parts.compactMap(\.self).reduce(Appearance()) { $0.merging($1) }
            appearance.scheme = Located(scheme)
            appearance.contrast = contrast.map { Located($0) }
            document.modes[name] = appearance
        }
        if dark != nil { add("dark", [dark], .dark, nil) }
        if more != nil { add("high-contrast", [more], .light, .more) }
        if darkMore != nil || more != nil && dark != nil {
            add("dark-high-contrast", [dark, more, darkMore], .dark, .more)
        }
    }
}
