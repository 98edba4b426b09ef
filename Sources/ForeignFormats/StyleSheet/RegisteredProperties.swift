import ColorScience
import SourceTrees

/// The custom properties that have a value where no rule sets one: those of `@property`, and the colours of Tailwind CSS.
///
/// Source: CSS Properties and Values API 1, §2.
struct RegisteredProperties {
    private var registrations: [String: PropertyRegistration] = [:]
    /// The registered properties that elements do not take from the one around them.
    private var uninherited: Set<String> = []
    private let palette: [String: String]

    init(_ root: SourceNode, palette: [String: String] = [:]) {
        self.palette = palette
        for rule in root["$css"]?.items ?? [] { readRule(rule) }
    }

    /// A rule without a syntax, `inherits` or a fitting initial value registers nothing.
    private mutating func readRule(_ rule: SourceNode) {
        let preludes = rule.preludes
        let words = preludes.last?.split(whereSeparator: \.isWhitespace) ?? []
        let properties = rule["properties"]
        guard words.count == 2, words[0].lowercased() == "@property",
            !preludes.contains(where: { $0.hasPrefix("@media") }),
            let inherits = properties?["inherits"]?.text?.lowercased(),
            ["true", "false"].contains(inherits),
            let syntax = Self.syntax(properties?["syntax"]?.text),
            let registration = PropertyRegistration(
                syntax: syntax,
                initialValue: properties?["initial-value"]?.text
            )
        else { return }
        let name = String(words[1])
        registrations[name] = registration
        if inherits == "false" {
            uninherited.insert(name)
        } else {
            uninherited.remove(name)
        }
    }

    private static func syntax(_ text: String?) -> PropertySyntax? {
        guard let text, let quote = text.first, quote == "\"" || quote == "'", text.count > 1,
            text.last == quote
        else { return nil }
        return PropertySyntax(String(text.dropFirst().dropLast()))
    }

    /// The elements below the rule that sets the property have its initial value.
    func staysAtRoot(_ name: String) -> Bool { uninherited.contains(name) }

    /// The property may have values of one kind alone.
    func isTyped(_ name: String) -> Bool { registrations[name]?.syntax.isUniversal == false }

    /// The value of an element that does not inherit the property.
    func initialValue(of name: String) -> String? { registrations[name]?.initialValue }

    /// The meaning of a property that a rule sets to `text`, or that none does; nil for one without a value.
    func meaning(of name: String, set text: String?) -> ColorDefinition? {
        var text = text
        if let word = text?.lowercased(), ContextualKeyword.isOfCascade(word) { text = nil }
        text = text ?? palette[name]
        // Of a property that may have any value, one that leads nowhere is invalid as if it were not registered.
        if let text, !isTyped(name) { return .text(text) }
        return registrations[name].map { .registered(text, $0) }
    }
}
