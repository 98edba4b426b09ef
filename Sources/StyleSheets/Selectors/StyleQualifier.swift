import SourceText

/// A class, attribute or state of an element.
package struct StyleQualifier: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case name
        case attribute
        case id
        /// `:hover`, `:has(…)` and all others that no file tells.
        case state
    }

    package let kind: Kind
    /// The name of the class, attribute or state.
    package let name: String
    /// The value of an attribute.
    package var value = ""
    /// The selector says that the element is one of whole pages.
    package var isOfPage = false

    /// The part of a selector that asks for a qualifier.
    package struct Test: Sendable {
        package enum Comparison: String, Sendable {
            case presence = ""
            case equal = "="
            case word = "~="
            case language = "|="
            case start = "^="
            case end = "$="
            case part = "*="
        }

        package let kind: Kind
        package let name: String
        package var value = ""
        package var comparison = Comparison.presence
        /// Capital and small letters are the same.
        var ignoresCase = false
        /// The weight of a state by what is in its brackets.
        var weight = Specificity(classes: 1)

        package init(
            kind: Kind,
            name: String,
            value: String = "",
            comparison: Comparison = .presence
        ) {
            self.kind = kind
            self.name = name
            self.value = value
            self.comparison = comparison
        }
    }
}

extension StyleQualifier.Test {
    package var specificity: Specificity {
        kind == .id ? Specificity(ids: 1) : weight
    }

    /// A qualifier with which the test holds.
    package var example: StyleQualifier {
        StyleQualifier(kind: kind, name: name, value: value)
    }

    package func holds(for qualifiers: [StyleQualifier]) -> Bool {
        qualifiers.contains { qualifier in
            guard qualifier.kind == kind, qualifier.name == name else { return false }
            return kind != .attribute || holds(forValue: qualifier.value)
        }
    }

    private func holds(forValue written: String) -> Bool {
        let held = ignoresCase ? written.lowercased() : written
        let value = ignoresCase ? self.value.lowercased() : self.value
        switch comparison {
        case .presence: return true
        case .equal: return held == value
        case .word: return held.split(separator: " ").contains { $0 == value }
        case .language: return held == value || held.hasPrefix(value + "-")
        case .start: return !value.isEmpty && held.hasPrefix(value)
        case .end: return !value.isEmpty && held.hasSuffix(value)
        case .part: return !value.isEmpty && held.contains(value)
        }
    }
}
