import ThemeModel

/// What one mode writes, and when.
struct ModeStyle: Sendable {
    let name: String
    let scheme: Scheme
    let isDefault: Bool
    /// The media condition under which the system asks for it; nil where only the attribute does.
    let condition: String?
    /// Its properties, a declaration a line.
    let declarations: [UInt8]
    /// The same for displays that show more than sRGB, where that differs.
    let wideDeclarations: [UInt8]

    private init(_ mode: Mode, _ declarations: (all: [UInt8], wide: [UInt8]), isDefault: Bool, condition: String?) {
        name = mode.name
        scheme = mode.scheme
        self.isDefault = isDefault
        self.condition = condition
        (self.declarations, wideDeclarations) = declarations
    }

    /// A theme's modes in the order in which they are written: a later one wins where several conditions hold.
    ///
    /// Each further mode writes every property in which any mode differs from the default one, so that two of them
    /// never mix.
    static func styles(of theme: Theme, prefix: String, references: Bool) -> [ModeStyle] {
        let all = theme.modes.map { $0.customProperties(prefix: prefix, references: references) }
        let varying = all.count == 1 ? [] : all[0].names(alteredIn: all.dropFirst())
        var taken: Set<String> = []
        let further = zip(theme.modes, all).dropFirst().map { mode, properties in
            let condition = condition(of: mode, default: theme.defaultMode).flatMap {
                taken.insert($0).inserted ? $0 : nil
            }
            return ModeStyle(mode, properties.declarations(of: varying), isDefault: false, condition: condition)
        }
        let first = ModeStyle(theme.defaultMode, all[0].declarations(), isDefault: true, condition: nil)
        return [first] + further.sorted { rank($0.condition) < rank($1.condition) }
    }

    private static func condition(of mode: Mode, default base: Mode) -> String? {
        var parts: [String] = []
        if mode.scheme != base.scheme { parts.append("(prefers-color-scheme: \(mode.scheme.rawValue))") }
        if mode.contrast == .more && base.contrast != .more { parts.append("(prefers-contrast: more)") }
        return parts.isEmpty ? nil : parts.joined(separator: " and ")
    }

    /// Colour scheme alone, then contrast alone, then both; modes without a condition keep their place behind these.
    private static func rank(_ condition: String?) -> Int {
        guard let condition else { return 3 }
        if condition.contains(" and ") { return 2 }
        return condition.contains("contrast") ? 1 : 0
    }
}
