import SourceTrees
import ThemeModel

// Values of tokens that are no aliases: texts of CSS, some of them functions with aliases in them.
extension TokenColors {
    mutating func literal(_ node: SourceNode, _ path: String) -> Located<ColorExpression>? {
        colors.color(reading(of: node), of: path, at: node)
    }

    private func reading(of node: SourceNode) -> ColorReading {
        if node.isNull { return .misunderstood(.empty) }
        if let value = IrregularValue(node) { return reading(of: value) }
        if node.text == nil { return reading(ofObject: node) }
        let reading = ColorReading(css: node)
        guard case .misunderstood = reading, !reading.isOfPlace, let text = node.text,
            text.contains("(")
        else { return reading }
        // Style Dictionary passes functions with aliases on.
        return computed(text) ?? reading
    }

    private func reading(of value: IrregularValue) -> ColorReading {
        switch value.kind {
        case .absent: .elsewhere(.mode, value.text)
        case .unknown: .elsewhere(Self.isName(value.text) ? .code : .computation, value.text)
        case .function: computed(value.text) ?? .elsewhere(.computation, value.text)
        }
    }

    private static func isName(_ code: String) -> Bool {
        code.allSatisfy { $0.isLetter || $0.isNumber || "._$".contains($0) }
    }
}

// MARK: - Functions

extension TokenColors {
    /// A function of CSS with aliases of this file; nil where it has no value that is known.
    func computed(_ text: String) -> ColorReading? {
        let css = Self.withAlpha(withPlaces(text))
        guard var expression = try? ColorExpression(parsing: css) else { return nil }
        expression.written = nil
        return .understood(expression)
    }

    /// The text with the places of colours for their paths, and the values of other tokens for theirs.
    private func withPlaces(_ text: String) -> String {
        text.replacing(/\{([^{}]+)\}/) { match in
            let path = TokenFile.withoutValue(String(match.1))
            if let place = places[path] { return "{\(place)}" }
            let value = tokens.tokens[path].flatMap { tokens.value(of: $0.value)?.text }
            return value ?? String(match.0)
        }
    }

    /// Tokens Studio writes an alpha as `rgba({ink}, {opacity.half})` or `rgba(#101820, 0.5)`.
    private static func withAlpha(_ css: String) -> String {
        let translucent = /^rgba?\(\s*(\{[^{}]+\}|#[0-9A-Fa-f]+)\s*[,\/]\s*([^()]+)\)$/
        return css.replacing(translucent) { match in
            "alpha(from \(match.1) / \(match.2))"
        }
    }
}
