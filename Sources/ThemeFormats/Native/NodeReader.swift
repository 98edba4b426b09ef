package import Findings
package import SourceText
package import SourceTrees
package import ThemeModel

/// Reads nodes as values of a type, and collects what is wrong with them.
package struct NodeReader {
    package private(set) var findings: [Finding] = []
    /// The severity of unknown keys and wrong types.
    private let severity: Severity

    /// Files of other tools get warnings where the native format gets errors.
    package init(severity: Severity = .error) { self.severity = severity }

    /// Calls `visit` for each of `keys` in a mapping; for an empty value only if the key is in `emptyKeys`.
    ///
    /// A key that begins with `x-` is the user's own, such as one that holds anchors.
    /// Any other key is a finding; its help is from `advice`, or else the nearest key. With `takesNearest` its value is that
    /// of the nearest key, if that is missing: what would follow from the mistake says nothing new.
    package mutating func readMapping(
        _ node: SourceNode,
        _ what: String,
        keys: [String],
        emptyKeys: [String] = [],
        advice: [String: String] = [:],
        takesNearest: Bool = false,
        _ visit: (inout NodeReader, String, SourceNode) -> Void
    ) {
        for (key, value) in entries(of: node, what) {
            if keys.contains(key.value) {
                if !value.isNull || emptyKeys.contains(key.value) { visit(&self, key.value, value) }
                continue
            }
            if key.value.hasPrefix("x-") { continue }
            let nearest = takesNearest ? closestMatch(to: key.value, among: keys) : nil
            let other = nearest.flatMap { name in
                node[name] == nil ? nil : didYouMean(name) + " It is there, too, and counts alone"
            }
            unknownKey(key, in: what, keys: keys, advice: advice[key.value] ?? other)
            guard advice[key.value] == nil, !value.isNull, let nearest, node[nearest] == nil else {
                continue
            }
            visit(&self, nearest, value)
        }
    }

    package mutating func entries(of node: SourceNode, _ what: String) -> [(
        key: Located<String>, value: SourceNode
    )] {
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

    package mutating func items(of node: SourceNode, _ what: String) -> [SourceNode] {
        guard case .sequence(let items) = node.content else {
            if !node.isNull { wrongType(node, what, expected: "a list") }
            return []
        }
        return items
    }

    /// Refuses a text of more characters (Unicode scalars) than `limit`: a site repeats texts on many pages.
    package mutating func text(
        _ node: SourceNode,
        _ what: String,
        limit: Int = TextLimits.text
    ) -> Located<String>? {
        guard let text = node.text else {
            wrongType(node, what, expected: "a single value")
            return nil
        }
        guard text.unicodeScalars.count <= limit else {
            let message =
                "\(what) has \(text.unicodeScalars.count) characters, above the limit of \(limit)"
            refuse(message, help: "shorten it", at: node.location)
            return nil
        }
        return Located(text, at: node.location)
    }

    package mutating func number(_ node: SourceNode, _ what: String, in range: ClosedRange<Double>)
        -> Located<Double>?
    {
        guard let text = text(node, what) else { return nil }
        guard let number = Double(text.value), range.contains(number) else {
            wrongType(
                node,
                what,
                expected: "a number from \(bound(range.lowerBound)) to \(bound(range.upperBound))"
            )
            return nil
        }
        return Located(number, at: node.location)
    }

    package mutating func choice<Choice>(_ node: SourceNode, _ what: String) -> Located<Choice>?
    where Choice: RawRepresentable<String> & CaseIterable {
        guard let text = text(node, what) else { return nil }
        if let choice = Choice(rawValue: text.value) { return Located(choice, at: node.location) }
        let words = Choice.allCases.map(\.rawValue)
        let guess = closestMatch(to: text.value, among: words).map(didYouMean)
        add(
            Finding(
                .wrongType,
                severity,
                "\(what) is '\(text.value.excerpt)', and not one of \(words.joined(separator: ", "))",
                help: guess ?? "write one of these words",
                at: node.location
            )
        )
        return nil
    }

    private func bound(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }
}

extension NodeReader {
    package mutating func add(_ finding: Finding) { findings.append(finding) }

    package mutating func unknownKey(
        _ key: Located<String>,
        in what: String,
        keys: [String],
        advice: String? = nil
    ) {
        let guess = closestMatch(to: key.value, among: keys).map(didYouMean)
        add(
            Finding(
                .unknownKey,
                severity,
                "'\(key.value.prefix(60))' is not a key of \(what)",
                help: key.mergeAdvice ?? advice ?? guess
                    ?? "the keys are \(keys.joined(separator: ", "))",
                at: key.location
            )
        )
    }

    /// Adds an error about a value of the right type that cannot be taken.
    package mutating func refuse(_ message: String, help: String, at location: SourceLocation?) {
        add(Finding(.wrongType, .error, message, help: help, at: location))
    }

    package mutating func wrongType(
        _ node: SourceNode,
        _ what: String,
        expected: String,
        help: String? = nil
    ) {
        let found = node.text.map { "'\($0.prefix(40))'" } ?? node.kind
        let quoted = node.unquotedAlias.map { "put the alias in quotes: \"\($0)\"" }
        add(
            Finding(
                .wrongType,
                severity,
                "\(what) is \(found), where \(expected) is expected",
                help: help ?? quoted ?? "write \(expected)",
                at: node.location
            )
        )
    }

    package mutating func expression<Value>(
        _ node: SourceNode,
        _ what: String,
        rule: RuleID,
        help: String? = nil,
        _ parse: (String) throws(ExpressionError) -> Value
    ) -> Located<Value>? {
        guard let text = text(node, what) else { return nil }
        do throws(ExpressionError) {
            return Located(try parse(text.value), at: node.location)
        } catch {
            add(
                Finding(
                    rule,
                    .error,
                    "\(what): \(error.message)",
                    help: error.suggestion.map(didYouMean) ?? help,
                    at: node.location(ofColumn: error.column)
                )
            )
            return nil
        }
    }
}

extension Located<String> {
    /// The help for `<<`, the merge key that YAML 1.2 removed; nil for any other key.
    package var mergeAdvice: String? {
        value == "<<" ? "merge keys are not read: write the values out, or use 'extends'" : nil
    }
}
