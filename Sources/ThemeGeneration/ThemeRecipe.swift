package import ColorScience
package import Findings

/// The input of a generated theme: one to three brand colours, a level of contrast, and modes.
package struct ThemeRecipe: Hashable, Sendable {
    /// The brand's colours, one to three: `primary`, then `secondary`, then `accent`.
    package let brand: [SRGB8]
    /// The name that people see.
    package var name: String
    /// The level that every pair of a mode of standard contrast passes at; modes of high contrast pass at AAA.
    package var level: ContrastLevel
    /// The modes; the first is the default mode.
    package let modes: [GeneratedMode]

    /// - Throws: ``RecipeError`` for no or too many colours, and for modes that no theme can have.
    package init(
        brand: [SRGB8],
        name: String = "Generated",
        level: ContrastLevel = .aa,
        modes: [GeneratedMode] = [.light, .dark]
    ) throws(RecipeError) {
        guard (1...Self.mostColors).contains(brand.count) else {
            throw .colors(brand.count)
        }
        guard let first = modes.first, !first.hasMoreContrast else {
            throw .firstMode
        }
        if let twice = modes.first(where: { mode in modes.filter { $0 == mode }.count > 1 }) {
            throw .twice(twice)
        }
        self.brand = brand
        self.name = name
        self.level = level
        self.modes = modes
    }

    /// The most colours that a recipe takes.
    package static let mostColors = 3
}

/// A mode of a generated theme.
package enum GeneratedMode: String, CaseIterable, Hashable, Sendable {
    /// Dark text on light surfaces.
    case light
    /// Light text on dark surfaces.
    case dark
    /// Light, with every text at AAA and strong lines.
    case lightContrast = "light-contrast"
    /// Dark, with every text at AAA and strong lines.
    case darkContrast = "dark-contrast"

    var isDark: Bool {
        self == .dark || self == .darkContrast
    }
    var hasMoreContrast: Bool {
        self == .lightContrast || self == .darkContrast
    }
}

/// The reason why a recipe is refused.
package enum RecipeError: Error, Hashable, CustomStringConvertible {
    /// A theme has one to three colours of a brand, not this many.
    case colors(Int)
    /// There is no mode, or the first one is of high contrast.
    case firstMode
    /// A mode is given twice.
    case twice(GeneratedMode)

    /// The problem and its fix.
    package var description: String {
        switch self {
        case .colors(let count):
            "a theme is generated from 1 to \(ThemeRecipe.mostColors) colours, not from \(count)"
        case .firstMode: "the first mode is the default one: name light or dark first"
        case .twice(let mode): "the mode '\(mode.rawValue)' is given twice"
        }
    }
}
