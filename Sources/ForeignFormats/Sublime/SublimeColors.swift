import ColorScience
import SourceText
import SourceTrees
import ThemeModel

/// Computes the colours of Sublime Text: `var(name)`, and `color(var(name) alpha(0.5))` with what it adjusts.
struct SublimeColors {
    private let variables: [String: String]

    /// The most names and functions in each other.
    private static let depthLimit = 16
    /// The longest text of a colour, in bytes.
    private static let longest = 400

    init(_ variables: SourceNode?) {
        self.variables = (variables?.pairs ?? []).reduce(into: [:]) { variables, pair in
            if let name = pair.key.text { variables[name] = pair.value.text }
        }
    }

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

    func color(of text: String, depth: Int = 0) -> Color? {
        guard text.utf8.count <= Self.longest, depth < Self.depthLimit else { return nil }
        if let name = Self.name(in: text) {
            return variables[name].flatMap { color(of: $0, depth: depth + 1) }
        }
        guard let inside = Self.inside("color", text) else { return try? Color(parsing: text) }
        var parts = Self.words(inside)[...]
        guard let base = parts.popFirst().flatMap({ color(of: $0, depth: depth + 1) }) else {
            // `color(srgb 1 0 0)` is of CSS.
            return try? Color(parsing: text)
        }
        return parts.reduce(base) { color, part in color.flatMap { Self.adjusted($0, by: part) } }
    }

    /// The name in `var(name)`; nil for any other text.
    static func name(in text: String) -> String? { inside("var", text)?.trimmed }

    private static func inside(_ function: String, _ text: String) -> String? {
        let text = text.trimmed
        guard text.hasPrefix("\(function)("), text.hasSuffix(")") else { return nil }
        let inside = text.dropFirst(function.count + 1).dropLast()
        return function == "var" && inside.contains("(") ? nil : String(inside)
    }

    /// The parts with blanks between them, brackets kept whole.
    private static func words(_ text: String) -> [String] {
        var words: [String] = [""]
        var depth: Int = 0
        for character in text {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if character.isWhitespace, depth == 0 {
                words.append("")
            } else {
                words[words.count - 1].append(character)
            }
        }
        return words.filter { !$0.isEmpty }
    }

    /// A colour with its alpha, lightness or saturation set, or more or less of it; nil for any other adjustment.
    private static func adjusted(_ color: Color, by adjustment: String) -> Color? {
        guard let bracket = adjustment.firstIndex(of: "("), adjustment.hasSuffix(")") else {
            return nil
        }
        let value = adjustment[adjustment.index(after: bracket)...].dropLast()
        if ["alpha", "a"].contains(adjustment[..<bracket]) {
            return changed(color.alpha, by: value).map { color.withAlpha($0) }
        }
        let isOfLightness = ["lightness", "l"].contains(adjustment[..<bracket])
        guard isOfLightness || ["saturation", "s"].contains(adjustment[..<bracket]),
            changed(0, by: value) != nil
        else {
            return nil
        }
        func change(_ share: Double) -> Double { changed(share, by: value) ?? share }
        return color.adjusted(
            saturation: { isOfLightness ? $0 : change($0) },
            lightness: { isOfLightness ? change($0) : $0 }
        )
    }

    /// `0.5` and `50%` set a share, `+ 10%`, `- 10%` and `* 50%` change it.
    private static func changed(_ share: Double, by text: Substring) -> Double? {
        let text = text.trimmed
        let sign = text.first.flatMap { "+-*".contains($0) ? $0 : nil }
        let digits = (sign == nil ? text[...] : text.dropFirst()).trimmed
        guard let number = Double(digits.hasSuffix("%") ? String(digits.dropLast()) : digits),
            number.isFinite
        else {
            return nil
        }
        let amount = digits.hasSuffix("%") ? number / 100 : number
        let result: Double =
            switch sign {
            case "+": share + amount
            case "-": share - amount
            case "*": share * amount
            default: amount
            }
        return min(max(result, 0), 1)
    }
}
