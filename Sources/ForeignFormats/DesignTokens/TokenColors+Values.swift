import ColorScience
import SourceText
import SourceTrees
import ThemeModel

// Values of tokens that are no aliases: texts and functions of CSS, and objects with a colour space.
extension TokenColors {
    mutating func literal(_ node: SourceNode, _ path: String) -> Located<ColorExpression>? {
        if node.isNull {
            let problem = ColorProblem("a colour is missing")
            return colors.color(.misunderstood(problem), of: path, at: node)
        }
        if let text = node[LegacyToken.missing]?.items.first?.text {
            return colors.color(.elsewhere(.mode, text), of: path, at: node)
        }
        if let text = node[LegacyToken.uncomputed]?.items.first?.text {
            let isName = text.allSatisfy { $0.isLetter || $0.isNumber || "._$".contains($0) }
            let owner: ColorReading.Owner = isName ? .code : .computation
            return colors.color(.elsewhere(owner, text), of: path, at: node)
        }
        if let text = node[LegacyToken.computed]?.items.first?.text {
            let reading = computed(text) ?? .elsewhere(.computation, text)
            return colors.color(reading, of: path, at: node)
        }
        return colors.color(reading(of: node), of: path, at: node)
    }

    /// A function of CSS with aliases of this file; nil where it has no value that is known.
    func computed(_ text: String) -> ColorReading? {
        let whole = text.replacing(/\{([^{}]+)\}/) { match in
            let name = match.1.hasSuffix(".value") ? match.1.dropLast(".value".count) : match.1
            guard let path = tokens.token(at: String(name)) else { return String(match.0) }
            if let place = places[path] { return "{\(place)}" }
            return tokens.tokens[path].flatMap { tokens.value(of: $0.value)?.text } ?? ""
        }
        // Tokens Studio writes an alpha as `rgba({ink}, {opacity.half})` or `rgba(#101820, 0.5)`.
        let translucent = /^rgba?\(\s*(\{[^{}]+\}|#[0-9A-Fa-f]+)\s*[,\/]\s*([^()]+)\)$/
        let css = whole.replacing(translucent) { match in
            "alpha(from \(match.1) / \(match.2))"
        }
        guard var expression = try? ColorExpression(parsing: css) else { return nil }
        expression.written = nil
        return .understood(expression)
    }

    private func reading(of node: SourceNode) -> ColorReading {
        if let text = node.text { return reading(ofCSS: text, node) }
        if let color = color(of: node) { return .understood(ColorExpression(.literal(color))) }
        let space = node["colorSpace"]?.text ?? ""
        let names = ColorSpace.allCases.map(\.rawValue)
        guard ColorSpace(rawValue: space) == nil, !space.isEmpty else {
            let form = "a colour has 'colorSpace', three 'components', and an 'alpha' from 0 to 1"
            return .misunderstood(ColorProblem(form))
        }
        var problem = ColorProblem("'\(space.excerpt)' is no colour space")
        problem.suggestion = closestMatch(to: space, among: names)
        return .misunderstood(problem)
    }

    /// A text of CSS, which Style Dictionary also passes on where it is a function with aliases.
    private func reading(ofCSS text: String, _ node: SourceNode) -> ColorReading {
        let reading = ColorReading(css: node)
        guard case .misunderstood = reading, !reading.isOfPlace, text.contains("(") else {
            return reading
        }
        return computed(text) ?? reading
    }

    /// A colour in one of the spaces of the module, which are those of CSS.
    private func color(of node: SourceNode) -> Color? {
        func part(_ key: String) -> SourceNode? { node[key].flatMap { tokens.value(of: $0) } }
        guard let alpha = alpha(of: node) else { return nil }
        guard let space = part("colorSpace")?.text,
            case .sequence(let items)? = part("components")?.content,
            items.count == 3, ColorSpace(rawValue: space) != nil
        else { return hexColor(of: node, alpha) }
        let components = items.compactMap { item -> String? in
            guard let text = tokens.value(of: item)?.text else { return nil }
            if text == "none" { return text }
            return Double(text).flatMap { $0.isFinite ? "\($0)" : nil }
        }
        guard components.count == 3 else { return nil }
        let css = ColorObject.css(in: space, components, alpha: "\(alpha)")
        return try? Color(parsing: css)
    }

    /// Nil where it is no number from 0 to 1; a missing one is 1.
    private func alpha(of node: SourceNode) -> Double? {
        guard let written = node["alpha"] else { return 1 }
        let alpha = tokens.value(of: written)?.text.flatMap(Double.init)
        return alpha.flatMap { (0...1).contains($0) ? $0 : nil }
    }

    /// The colour that a token has for tools that do not know its space.
    private func hexColor(of node: SourceNode, _ alpha: Double) -> Color? {
        guard let hex = node["hex"]?.text, let color = try? Color(parsing: hex) else { return nil }
        return color.withAlpha(min(color.alpha, alpha))
    }
}
