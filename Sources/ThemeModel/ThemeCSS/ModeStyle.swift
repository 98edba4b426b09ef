/// The rules of one mode.
struct ModeStyle: Sendable {
    let name: String
    let scheme: Scheme
    let isDefault: Bool
    /// The media condition for the mode; nil where only the attribute chooses it.
    let condition: String?
    let declarations: (all: [UInt8], wide: [UInt8])

    /// A theme's modes in the order in which they are written: where several conditions hold, the last one wins.
    ///
    /// Each further mode writes every property in which any mode differs from the default, so that two modes never mix.
    static func styles(of theme: Theme, prefix: String, references: Bool) -> [ModeStyle] {
        let base = (mode: theme.defaultMode, condition: String?.none)
        let modes = [base] + furtherModes(of: theme)
        let all = modes.map { $0.mode.customProperties(references: references) }
        let varying = all[0].names(alteredIn: all.dropFirst())
        return modes.indices.map { index in
            let (mode, condition) = modes[index]
            let isDefault = index == 0
            let written = all[index].filter { property in
                isDefault || varying.contains(property.name)
            }
            return ModeStyle(
                name: mode.name,
                scheme: mode.scheme,
                isDefault: isDefault,
                condition: condition,
                declarations: written.declarations(prefix: prefix)
            )
        }
    }

    static func furtherModes(of theme: Theme) -> [(mode: Mode, condition: String?)] {
        var taken: Set<String> = []
        var modes: [(mode: Mode, condition: String?)] = []
        for mode in theme.modes.dropFirst() {
            var condition = condition(of: mode, default: theme.defaultMode)
            if let known = condition, !taken.insert(known).inserted {
                condition = nil
            }
            modes.append((mode, condition))
        }
        return modes.sorted { rank($0.condition) < rank($1.condition) }
    }

    private static func condition(of mode: Mode, default base: Mode) -> String? {
        var parts: [String] = []
        if mode.scheme != base.scheme {
            parts.append("(prefers-color-scheme: \(mode.scheme.rawValue))")
        }
        if mode.contrast == .more && base.contrast != .more {
            parts.append("(prefers-contrast: more)")
        }
        return parts.isEmpty ? nil : parts.joined(separator: " and ")
    }

    /// Colour scheme alone, then contrast alone, then both, then modes without a condition.
    private static func rank(_ condition: String?) -> Int {
        guard let condition else { return 3 }
        if condition.contains(" and ") { return 2 }
        return condition.contains("contrast") ? 1 : 0
    }

    func addRules(_ selector: String, to css: inout [UInt8]) {
        addRule(selector, to: &css)
        addWideRule(selector, condition: nil, to: &css)
    }

    func addRule(_ selector: String, to css: inout [UInt8]) {
        css += "\(selector) {\n  color-scheme: \(scheme.rawValue);\n".utf8
        css += declarations.all
        css += "}\n".utf8
    }

    /// Adds the rule for displays that show more than sRGB; nothing where all values are the same on them.
    func addWideRule(_ selector: String, condition: String?, to css: inout [UInt8]) {
        guard !declarations.wide.isEmpty else { return }
        let conditions = ["(color-gamut: p3)", condition].compactMap(\.self)
        css += "@media \(conditions.joined(separator: " and ")) {\n\(selector) {\n".utf8
        css += declarations.wide
        css += "}\n}\n".utf8
    }
}
