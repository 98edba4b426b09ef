import ThemeModel

/// The appearances of a theme on a system that asks for light or dark, and for more contrast.
struct ConditionedAppearances {
    struct Condition: Hashable {
        var scheme: Scheme?
        var contrast: ContrastPreference?
    }

    private var appearances: [Condition: Appearance] = [:]

    mutating func setRole(
        _ name: String,
        to color: Located<ColorExpression>,
        in condition: Condition
    ) {
        appearances[condition, default: Appearance()].colors[name] = color
    }

    mutating func setPalette(
        _ name: String,
        to color: Located<ColorExpression>,
        in condition: Condition
    ) {
        appearances[condition, default: Appearance()].palette[name] = color
    }

    /// Gives a document the usual appearance, and a mode for each other one that is there.
    func fill(_ document: inout ThemeDocument) {
        let light = appearances[Condition(scheme: .light)] ?? Appearance()
        let usual = appearances[Condition()] ?? Appearance()
        document.appearance = usual.merging(light)
        document.appearance.scheme = Located(.light)
        let dark = appearances[Condition(scheme: .dark)]
        let more = appearances[Condition(contrast: .more)]
        let darkMore = appearances[Condition(scheme: .dark, contrast: .more)]
        if let dark {
            document.modes["dark"] = Self.mode([dark], .dark)
        }
        if let more {
            document.modes["high-contrast"] = Self.mode([more], .light, .more)
        }
        if darkMore != nil || more != nil && dark != nil {
            let parts = [dark, more, darkMore].compactMap(\.self)
            document.modes["dark-high-contrast"] = Self.mode(parts, .dark, .more)
        }
    }

    private static func mode(
        _ parts: [Appearance],
        _ scheme: Scheme,
        _ contrast: ContrastPreference? = nil
    ) -> Appearance {
        var appearance = parts.reduce(Appearance()) { $0.merging($1) }
        appearance.scheme = Located(scheme)
        appearance.contrast = contrast.map { Located($0) }
        return appearance
    }
}
