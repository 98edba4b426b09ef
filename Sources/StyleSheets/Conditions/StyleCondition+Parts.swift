import ThemeModel

extension StyleCondition {
    /// The condition without parts that always or never hold.
    package var simplified: StyleCondition {
        switch self {
        case .not(let inner):
            switch inner.simplified {
            case .constant(let isTrue): return .constant(!isTrue)
            case .not(let inner): return inner
            case .any(let parts): return StyleCondition.all(parts.map { .not($0) }).simplified
            case let inner: return .not(inner)
            }
        case .all(let parts):
            let parts = parts.map(\.simplified)
            if parts.contains(where: { $0.constant == false }) { return .constant(false) }
            let open = parts.filter { $0.constant == nil }
            if open.isEmpty { return .constant(true) }
            return open.count == 1 ? open[0] : .all(open)
        case .any(let parts):
            let parts = parts.map(\.simplified)
            if parts.contains(where: { $0.constant == true }) { return .constant(true) }
            let open = parts.filter { $0.constant == nil }
            if open.isEmpty { return .constant(false) }
            return open.count == 1 ? open[0] : .any(open)
        default:
            return self
        }
    }

    private var constant: Bool? {
        if case .constant(let isTrue) = self { return isTrue }
        return nil
    }

    /// The conditions that must all hold.
    package var conjuncts: [StyleCondition] {
        if case .all(let parts) = self { return parts.flatMap(\.conjuncts) }
        return [self]
    }

    /// The condition as a query has it.
    package var text: String {
        switch self {
        case .constant(let isTrue): isTrue ? "all" : "not all"
        case .scheme(let scheme): "(prefers-color-scheme: \(scheme.rawValue))"
        case .moreContrast: "(prefers-contrast: more)"
        case .wideDisplay: "(color-gamut: p3)"
        case .feature(let text): text
        case .not(let inner): "not \(inner.text)"
        case .all(let parts): "(\(parts.map(\.text).joined(separator: " and ")))"
        case .any(let parts): "(\(parts.map(\.text).joined(separator: " or ")))"
        }
    }
}
