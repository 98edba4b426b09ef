package enum Derivation: Hashable, Sendable {
    /// A theme must have it.
    case required
    /// Another role's colour, perhaps with an alpha.
    case same(as: Role, alpha: Double?)
    /// Whichever of text and background has the higher contrast on a role.
    case readable(on: Role)

    package var phrase: String {
        switch self {
        case .required: "required"
        case .same(let role, nil): "as \(role)"
        case .same(let role, let alpha?): "\(role) at \(Int(alpha * 100)) %"
        case .readable(let role): "the better of text and background on \(role)"
        }
    }
}

extension Role {
    /// The roles every theme has, in the order in which they are shown, with what they are derived from.
    package static let vocabulary: [(role: Role, derivation: Derivation)] =
        surfaces + texts + lines + fills + marks + syntaxes

    private static let surfaces: [(role: Role, derivation: Derivation)] = [
        (.background, .required),
        (.surface, same(.background)),
        (.surfaceRaised, same(.surface)),
    ]

    private static let texts: [(role: Role, derivation: Derivation)] = [
        (.text, .required),
        (.heading, same(.text)),
        (.textMuted, same(.text)),
        (.textDisabled, same(.textMuted, alpha: 0.6)),
        (.placeholder, same(.textMuted)),
        (.link, same(.primary)),
        (.linkVisited, same(.link)),
    ]

    private static let lines: [(role: Role, derivation: Derivation)] = [
        (.border, same(.text, alpha: 0.2)),
        (.borderStrong, same(.textMuted)),
        (.focus, same(.primary)),
    ]

    private static let fills: [(role: Role, derivation: Derivation)] = [
        (.primary, same(.text)), (.primary.on, .readable(on: .primary)),
        (.secondary, same(.primary)), (.secondary.on, .readable(on: .secondary)),
        (.accent, same(.primary)), (.accent.on, .readable(on: .accent)),
        (.success, same(.accent)), (.success.on, .readable(on: .success)),
        (.warning, same(.accent)), (.warning.on, .readable(on: .warning)),
        (.danger, same(.accent)), (.danger.on, .readable(on: .danger)),
        (.info, same(.accent)), (.info.on, .readable(on: .info)),
    ]

    private static let marks: [(role: Role, derivation: Derivation)] = [
        (.highlight, same(.accent, alpha: 0.3)), (.highlight.on, .readable(on: .highlight)),
        (.selection, same(.accent, alpha: 0.3)), (.selection.on, .readable(on: .selection)),
        (.codeBackground, same(.surface)),
        (.code, same(.text)),
    ]

    private static let syntaxes: [(role: Role, derivation: Derivation)] = [
        "comment", "keyword", "string", "number", "constant", "type", "function", "variable",
        "operator", "punctuation",
        "tag", "attribute", "inserted", "deleted",
    ].map { (.syntax($0), same(.code)) }

    package static let derivations: Table<Derivation> = vocabulary.reduce(into: [:]) {
        table,
        entry in
        table[entry.role.rawValue] = entry.derivation
    }

    private static func same(_ role: Role, alpha: Double? = nil) -> Derivation {
        .same(as: role, alpha: alpha)
    }
}
