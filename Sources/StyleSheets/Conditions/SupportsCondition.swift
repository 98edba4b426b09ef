import ColorScience
import SourceTrees

/// The conditions of `@supports`.
///
/// Source: CSS Conditional 4, §2.
package enum SupportsCondition {
    package static func condition(in text: String) -> StyleCondition {
        parser.condition(in: text)
    }

    private static let parser = ConditionParser(
        leaf: leaf,
        function: function,
        negated: negated
    )
    private static let colors: Set<String> = [
        "color",
        "background",
        "background-color",
        "border-color",
        "outline-color",
        "fill",
        "stroke",
        "accent-color",
        "caret-color",
    ]
    /// Declarations that every browser of today has, and style sheets ask for.
    private static let common: Set<String> = [
        "display: grid",
        "display: flex",
        "display: contents",
        "position: sticky",
        "color-scheme: dark",
        "color-scheme: light",
        "color-scheme: light dark",
        "backdrop-filter: none",
        "gap: 1px",
        "inset: 0",
        "aspect-ratio: 1",
    ]

    private static func leaf(_ text: String) -> StyleCondition {
        let words = text.lowercased()
        if words.contains("display-p3") || words.contains("rec2020") {
            return .wideDisplay
        }
        let parts = text.split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else {
            return .feature("@supports (\(text))")
        }
        let name = parts[0].trimmed.lowercased()
        let value = String(parts[1].trimmed)
        if isKnown(name, value) {
            return .constant(true)
        }
        return .feature("@supports (\(name): \(value))")
    }

    /// Every browser of today takes the declaration.
    private static func isKnown(_ name: String, _ value: String) -> Bool {
        if name.hasPrefix("--") { return true }
        if colors.contains(name), isColor(value) { return true }
        if name.hasSuffix("backdrop-filter"), value.hasPrefix("blur(") {
            return true
        }
        return common.contains("\(name): \(value.lowercased())")
    }

    /// `selector(…)`; nothing tells of other functions, nor of a declaration without brackets, which makes no condition.
    private static func function(_ text: String) -> StyleCondition {
        let isSelector =
            text.lowercased().hasPrefix("selector(") && text.hasSuffix(")")
        return isSelector ? selector(text) : .feature("@supports \(text)")
    }

    /// No browser of today takes rules for those without wide colours.
    private static func negated(_ condition: StyleCondition) -> StyleCondition {
        if case .wideDisplay = condition { return .constant(false) }
        return .not(condition)
    }

    private static let lenient = [":is(", ":where(", ":-webkit-"]

    private static func selector(_ text: String) -> StyleCondition {
        let inner = String(text.dropFirst("selector(".count).dropLast())
        // Names of one browser, and those in a list of which a rule may have wrong ones, must be known here.
        let name = inner.lowercased()
        let isLenient = lenient.contains { name.contains($0) }
        let list = try? StyleSelectorParser.list(inner, in: nil)
        if !isLenient, list?.count == 1 {
            return .constant(true)
        }
        return .feature("@supports \(text)")
    }

    private static func isColor(_ text: String) -> Bool {
        if text.lowercased() == "currentcolor" { return true }
        let scope = ColorScope(isDark: false) { _ in nil }
        return (try? Color(computing: text, in: scope)) != nil
    }
}
