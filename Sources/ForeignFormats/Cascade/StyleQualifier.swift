import SourceText

/// A class, attribute or state of an element.
struct StyleQualifier: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case name
        case attribute
        case id
        /// `:hover`, `:has(…)` and all others that no file tells.
        case state
    }

    let kind: Kind
    /// The name of the class, attribute or state.
    let name: String
    /// The value of an attribute.
    var value = ""
    /// The selector says that the element is one of whole pages.
    var isOfPage = false

    /// The part of a selector that asks for a qualifier.
    struct Test: Sendable {
        enum Comparison: String, Sendable {
            case presence = ""
            case equal = "="
            case word = "~="
            case language = "|="
            case start = "^="
            case end = "$="
            case part = "*="
        }

        let kind: Kind
        let name: String
        var value = ""
        var comparison = Comparison.presence
        /// Capital and small letters are the same.
        var ignoresCase = false
        /// The weight of a state by what is in its brackets.
        var weight = Specificity(classes: 1)
    }
}

extension StyleQualifier.Test {
    var specificity: Specificity {
        kind == .id ? Specificity(ids: 1) : weight
    }

    /// A qualifier with which the test holds.
    var example: StyleQualifier {
        StyleQualifier(kind: kind, name: name, value: value)
    }

    func holds(for qualifiers: [StyleQualifier]) -> Bool {
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
