import ColorScience
import Findings
import SourceText

extension ColorResolver {
    /// Computed colours that are made of each other are resolved by recursion.
    private static let computedDepthLimit = 64

    /// The colour of a function with aliases in it; nil where one of them is unknown, which has a finding of its own.
    mutating func computedColor(_ text: String, at place: TokenPlace) -> ThemeColor? {
        guard computedDepth < Self.computedDepthLimit else {
            let limit = Self.computedDepthLimit
            reportUncomputed(place, "more than \(limit) computed colours are made of each other")
            return nil
        }
        computedDepth += 1
        defer { computedDepth -= 1 }
        var colors: [String: Color] = [:]
        for path in ColorExpression.references(in: text) {
            guard let color = color(at: path, askedFrom: place.location), color.isKnown else {
                return nil
            }
            colors[path] = color.color
        }
        let isDark = appearance.scheme?.value == .dark
        let scope = ColorExpression.scope(isDark: isDark) { [colors] path in colors[path] }
        do throws(ColorParsingError) {
            let color = try Color(computing: text, in: scope)
            return ThemeColor(color, origin: .declared, location: place.location, source: .builtIn)
        } catch {
            reportUncomputed(place, error.message)
            return nil
        }
    }

    /// The tokens that computed colours are made of, with all that these refer to or are derived from.
    static func ingredients(of appearance: Appearance) -> Set<String> {
        var queue: [String] = []
        for colors in [appearance.palette, appearance.colors] {
            for (_, expression) in colors {
                guard case .computed(let text) = expression.value.source else { continue }
                queue += ColorExpression.references(in: text)
            }
        }
        var ingredients: Set<String> = []
        while let path = queue.popLast() {
            guard ingredients.insert(path).inserted else { continue }
            if let declaration = appearance.declaration(of: path) {
                if case .reference(let target) = declaration.value.source { queue.append(target) }
            } else if let derivation = roleName(at: path).flatMap({ Role.derivations[$0] }) {
                queue += derivation.sources.map { "colors.\($0.rawValue)" }
            }
        }
        return ingredients
    }

    private mutating func reportUncomputed(_ place: TokenPlace, _ reason: String) {
        findings.add(
            Finding(
                .invalidColor,
                .error,
                "'\(place.path.excerpt)': \(reason)",
                help: "what needs it is unknown until it has a colour of its own",
                at: place.location
            )
        )
    }
}

extension Appearance {
    func declaration(of path: String) -> Located<ColorExpression>? {
        if let name = path.suffix(after: "palette.") { return palette[name] }
        if let name = path.suffix(after: "colors.") { return colors[name] }
        return nil
    }
}

extension Derivation {
    /// The roles that a derived colour is made of.
    fileprivate var sources: [Role] {
        switch self {
        case .required: []
        case .same(let role, _): [role]
        case .readable(let role): [role, .text, .background]
        }
    }
}
