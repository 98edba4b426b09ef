import ColorScience
import SourceText
import SourceTrees
import ThemeModel

// Values with a colour space, components and an alpha.
//
// Source: Design Tokens Color Module, 2025.10. Its spaces are those of CSS.
extension TokenColors {
    func reading(ofObject node: SourceNode) -> ColorReading {
        if let color = color(of: node) { return .understood(ColorExpression(.literal(color))) }
        return .misunderstood(Self.problem(of: node))
    }

    private static func problem(of node: SourceNode) -> ColorProblem {
        let space = node["colorSpace"]?.text ?? ""
        if space.isEmpty || ColorSpace(rawValue: space) != nil {
            return ColorProblem(
                "a colour has 'colorSpace', three 'components', and an 'alpha' from 0 to 1"
            )
        }
        var problem = ColorProblem("'\(space.excerpt)' is no colour space")
        problem.suggestion = closestMatch(to: space, among: ColorSpace.allCases.map(\.rawValue))
        return problem
    }

    private func color(of node: SourceNode) -> Color? {
        guard let alpha = alpha(of: node) else { return nil }
        guard let space = part("colorSpace", of: node)?.text, ColorSpace(rawValue: space) != nil,
            let items = part("components", of: node)?.items, items.count == 3
        else { return hexColor(of: node, alpha) }
        let components = items.compactMap(component)
        guard components.count == 3 else { return nil }
        let css = ColorObject.css(in: space, components, alpha: "\(alpha)")
        return try? Color(parsing: css)
    }

    /// The value of a member, which may be an alias.
    private func part(_ key: String, of node: SourceNode) -> SourceNode? {
        node[key].flatMap { tokens.value(of: $0) }
    }

    private func component(_ item: SourceNode) -> String? {
        guard let text = tokens.value(of: item)?.text else { return nil }
        if text == "none" { return text }
        guard let number = Double(text), number.isFinite else { return nil }
        return "\(number)"
    }

    /// Nil where it is no number from 0 to 1; a missing one is 1.
    private func alpha(of node: SourceNode) -> Double? {
        guard node["alpha"] != nil else { return 1 }
        guard let alpha = part("alpha", of: node)?.text.flatMap(Double.init),
            (0...1).contains(alpha)
        else { return nil }
        return alpha
    }

    /// The colour that a token has for tools that do not know its space.
    private func hexColor(of node: SourceNode, _ alpha: Double) -> Color? {
        guard let hex = node["hex"]?.text, let color = try? Color(parsing: hex) else { return nil }
        return color.withAlpha(min(color.alpha, alpha))
    }
}
