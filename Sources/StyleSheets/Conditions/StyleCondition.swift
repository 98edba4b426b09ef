package import ThemeModel

/// A condition of `@media`, `@supports` or `@import`.
package indirect enum StyleCondition: Sendable {
    case constant(Bool)
    case scheme(Scheme)
    case moreContrast
    case wideDisplay
    /// A condition of which the file does not tell whether it holds.
    case feature(String)
    case not(StyleCondition)
    case all([StyleCondition])
    case any([StyleCondition])

    package func holds(in environment: StyleEnvironment) -> Bool {
        switch self {
        case .constant(let isTrue): isTrue
        case .scheme(let scheme): environment.scheme == scheme
        case .moreContrast: environment.contrast == .more
        case .wideDisplay: environment.isWide
        case .feature(let text): environment.features.contains(text)
        case .not(let inner): !inner.holds(in: environment)
        case .all(let parts): parts.allSatisfy { $0.holds(in: environment) }
        case .any(let parts): parts.contains { $0.holds(in: environment) }
        }
    }

    /// The parts that are no combinations of others, each with true where it must not hold.
    package var leaves: [(leaf: StyleCondition, isNegated: Bool)] {
        switch self {
        case .not(let inner):
            inner.leaves.map { ($0.leaf, !$0.isNegated) }
        case .all(let parts), .any(let parts):
            parts.flatMap(\.leaves)
        default:
            [(self, false)]
        }
    }

    package var asksForScheme: Bool {
        leaves.contains { entry in
            if case .scheme = entry.leaf { true } else { false }
        }
    }

    package var asksForContrast: Bool {
        leaves.contains { entry in
            if case .moreContrast = entry.leaf { true } else { false }
        }
    }

    /// The sets of features with which all that the condition asks for can hold, and can fail to hold.
    package var features: [Set<String>] {
        var asked: Set<String> = []
        var excluded: Set<String> = []
        for entry in leaves {
            guard case .feature(let text) = entry.leaf else { continue }
            if entry.isNegated {
                excluded.insert(text)
            } else {
                asked.insert(text)
            }
        }
        return [asked, asked.union(excluded)].filter { !$0.isEmpty }
    }
}
