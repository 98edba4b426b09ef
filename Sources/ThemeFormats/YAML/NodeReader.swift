package import Findings
package import ThemeModel

/// Reads one mapping key by key, and collects what is wrong with it.
///
/// A key that nobody asked for is a finding at the end, with what was probably meant.
package struct NodeReader {
    /// What has been found so far.
    package private(set) var findings: [Finding] = []
    /// How unknown keys and wrong types are judged.
    private let severity: Severity

    /// Makes a reader; other tools' files are read with warnings where ours are with errors.
    package init(severity: Severity = .error) { self.severity = severity }

    /// Hands the keys of a mapping that are among `keys` to `visit`; one without a value only where `emptyKeys` has it.
    ///
    /// `advice` is what is said of other keys, where there is more to say than what the keys are.
    package mutating func readMapping(
        _ node: SourceNode, _ what: String, keys: [String], emptyKeys: [String] = [], advice: [String: String] = [:],
        _ visit: (inout NodeReader, String, SourceNode) -> Void
    ) {
        for (key, value) in entries(of: node, what) {
            if keys.contains(key.value) {
                if !value.isNull || emptyKeys.contains(key.value) { visit(&self, key.value, value) }
            } else {
                unknownKey(key, in: what, keys: keys, advice: advice[key.value])
            }
        }
    }

    /// The named members of a mapping; anything else is a finding and has none.
    package mutating func entries(of node: SourceNode, _ what: String) -> [(key: Located<String>, value: SourceNode)] {
        guard case .mapping(let pairs) = node.content else {
            if !node.isNull { wrongType(node, what, expected: "a mapping") }
            return []
        }
        return pairs.compactMap { key, value in
            guard let text = key.text else {
                wrongType(key, "a key of \(what)", expected: "a name")
                return nil
            }
            return (Located(text, at: key.location), value)
        }
    }

    /// The items of a list.
    package mutating func items(of node: SourceNode, _ what: String) -> [SourceNode] {
        guard case .sequence(let items) = node.content else {
            if !node.isNull { wrongType(node, what, expected: "a list") }
            return []
        }
        return items
    }

    /// The text of a single value.
    package mutating func text(_ node: SourceNode, _ what: String) -> Located<String>? {
        guard let text = node.text else {
            wrongType(node, what, expected: "a single value")
            return nil
        }
        return Located(text, at: node.location)
    }

    /// A number within a range.
    package mutating func number(_ node: SourceNode, _ what: String, in range: ClosedRange<Double>) -> Located<Double>?
    {
        guard let text = text(node, what) else { return nil }
        guard let number = Double(text.value), range.contains(number) else {
            wrongType(node, what, expected: "a number from \(bound(range.lowerBound)) to \(bound(range.upperBound))")
            return nil
        }
        return Located(number, at: node.location)
    }

    /// One of the words of an enumeration.
    package mutating func choice<Choice>(_ node: SourceNode, _ what: String) -> Located<Choice>?
    where Choice: RawRepresentable<String> & CaseIterable {
        guard let text = text(node, what) else { return nil }
        if let choice = Choice(rawValue: text.value) { return Located(choice, at: node.location) }
        let words = Choice.allCases.map(\.rawValue)
        let guess = closestMatch(to: text.value, among: words).map(didYouMean)
        add(
            Finding(
                .wrongType, severity,
                "\(what) is '\(text.value.excerpt)', and not one of \(words.joined(separator: ", "))",
                help: guess ?? "write one of these words", at: node.location))
        return nil
    }

    private func bound(_ number: Double) -> String { number == number.rounded() ? String(Int(number)) : String(number) }
}

extension NodeReader {
    /// Adds a finding.
    package mutating func add(_ finding: Finding) { findings.append(finding) }

    /// Says that a key is not part of the format.
    package mutating func unknownKey(_ key: Located<String>, in what: String, keys: [String], advice: String? = nil) {
        let guess = closestMatch(to: key.value, among: keys).map(didYouMean)
        add(
            Finding(
                .unknownKey, severity, "'\(key.value.prefix(60))' is not a key of \(what)",
                help: key.mergeAdvice ?? advice ?? guess ?? "the keys are \(keys.joined(separator: ", "))",
                at: key.location))
    }

    /// Says that a value has another type than its key asks for.
    package mutating func wrongType(_ node: SourceNode, _ what: String, expected: String, help: String? = nil) {
        let found = node.text.map { "'\($0.prefix(40))'" } ?? node.kind
        let quoted = node.unquotedAlias.map { "put the alias in quotes: \"\($0)\"" }
        add(
            Finding(
                .wrongType, severity, "\(what) is \(found), where \(expected) is expected",
                help: help ?? quoted ?? "write \(expected)", at: node.location))
    }

    /// Reads an expression with `parse`, and says what is wrong with it otherwise.
    package mutating func expression<Value>(
        _ node: SourceNode, _ what: String, rule: RuleID, _ parse: (String) throws(ExpressionError) -> Value
    ) -> Located<Value>? {
        guard let text = text(node, what) else { return nil }
        do throws(ExpressionError) {
            return Located(try parse(text.value), at: node.location)
        } catch {
            add(
                Finding(
                    rule, .error, "\(what): \(error.message)",
                    help: error.suggestion.map(didYouMean),
                    at: node.place(ofColumn: error.column)))
            return nil
        }
    }
}

extension Located<String> {
    /// What is said of YAML 1.1's key for merging, which YAML 1.2 has no more; nil for any other.
    var mergeAdvice: String? { value == "<<" ? "merge keys are not read: write the values out, or use 'extends'" : nil }
}

extension SourceNode {
    /// Where a column of a scalar's text lies in the file; the scalar's own place where that cannot be told.
    package func place(ofColumn column: Int) -> SourceLocation {
        switch content {
        case .scalar(_, .plain): location.advanced(by: column - 1)
        case .scalar(_, .quoted): location.advanced(by: column)
        default: location
        }
    }
}
