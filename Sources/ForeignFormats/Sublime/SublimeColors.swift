import ColorScience
import SourceText
import SourceTrees
import ThemeModel

/// Computes the colours of Sublime Text: `var(name)`, and `color(var(name) alpha(0.5))` with what it adjusts.
struct SublimeColors {
    private let variables: [String: String]
    private let scope: ColorScope

    init(_ variables: SourceNode?) {
        var texts: [String: String] = [:]
        for (key, value) in variables?.pairs ?? [] {
            if let name = key.text { texts[name] = value.text }
        }
        self.variables = texts
        var scope = ColorScope(dialect: SublimeAdjusters.dialect) { [texts] name in
            guard case .variable(let name) = name else { return nil }
            return texts[name].map { .text($0) }
        }
        scope.longest = Self.longest
        scope.hasAliases = false
        self.scope = scope
    }

    /// A scheme may have thousands of variables that lead to one long text.
    private static let longest = 8_000

    /// The reading of a colour in a rule, which may be a variable.
    func reading(ofRule node: SourceNode) -> ColorReading {
        guard let name = node.text.flatMap(Self.name) else { return reading(ofVariable: node) }
        guard variables[name] != nil else {
            var problem = ColorProblem("no variable is called '\(name.excerpt)'")
            let guess = closestMatch(to: name, among: variables.keys.sorted())
            problem.suggestion = guess.map { "var(\($0))" }
            return .misunderstood(problem)
        }
        if let color = color(of: node.text ?? ""), color.alpha == 0 { return .absent }
        return TokenName.isValid(name)
            ? .reference(to: "palette.\(name)") : reading(ofVariable: node)
    }

    /// The reading of a colour by itself, with all that it adjusts computed.
    func reading(ofVariable node: SourceNode) -> ColorReading {
        guard let text = node.text, text.contains("(") else { return ColorReading(css: node) }
        if let color = color(of: text) {
            return .understood(ColorExpression(.literal(color)))
        }
        if Self.name(in: text) != nil {
            return .misunderstood(ColorProblem("'\(text.excerpt)' leads to no colour"))
        }
        let isAdjusted = Self.inside("color", text) != nil
        return isAdjusted ? .elsewhere(.computation, text) : ColorReading(css: node)
    }

    func color(of text: String) -> Color? { try? Color(computing: text, in: scope) }

    /// The name in `var(name)`; nil for any other text.
    static func name(in text: String) -> String? { inside("var", text)?.trimmed }

    private static func inside(_ function: String, _ text: String) -> String? {
        let text = text.trimmed
        guard text.hasPrefix("\(function)("), text.hasSuffix(")") else { return nil }
        let inside = text.dropFirst(function.count + 1).dropLast()
        return function == "var" && inside.contains("(") ? nil : String(inside)
    }
}
