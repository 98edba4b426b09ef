import SourceText
import SourceTrees

// The attributes and pseudo-classes of selectors.
extension StyleSelectorParser {
    mutating func attribute() throws(Invalid) -> StyleQualifier.Test {
        scalars.removeFirst()
        skipSpaces()
        let prefix = try namespace() ?? ""
        var attribute = try name().lowercased()
        if !prefix.isEmpty, prefix != "*" { attribute = "\(prefix)|\(attribute)" }
        skipSpaces()
        let sign = scalars.prefix { "=~|^$*".unicodeScalars.contains($0) }
        scalars = scalars.dropFirst(sign.count)
        guard
            let comparison = StyleQualifier.Test.Comparison(
                rawValue: String(String.UnicodeScalarView(sign))
            )
        else { throw Invalid() }
        skipSpaces()
        var test = StyleQualifier.Test(kind: .attribute, name: attribute, comparison: comparison)
        if comparison != .presence {
            test.value = try value()
            skipSpaces()
            if let flag = scalars.first, "iIsS".unicodeScalars.contains(flag) {
                test.ignoresCase = flag == "i" || flag == "I"
                scalars.removeFirst()
                skipSpaces()
            }
        }
        guard scalars.popFirst() == "]" else { throw Invalid() }
        return attribute == "class" ? Self.name(asIn: test) : test
    }

    /// `[class~="dark"]` is `.dark`, and so is `[class="dark"]` on a page without other classes.
    private static func name(asIn test: StyleQualifier.Test) -> StyleQualifier.Test {
        guard !test.value.isEmpty else { return test }
        return StyleQualifier.Test(kind: .name, name: test.value, comparison: test.comparison)
    }

    private mutating func value() throws(Invalid) -> String {
        guard let quote = scalars.first, quote == "\"" || quote == "'" else { return try name() }
        scalars.removeFirst()
        var value = String.UnicodeScalarView()
        while let scalar = scalars.popFirst() {
            if scalar == quote { return String(value) }
            if scalar == "\\", let escaped = scalars.popFirst() {
                value.append(escaped)
            } else {
                value.append(scalar)
            }
        }
        throw Invalid()
    }

    mutating func pseudo(
        _ namesParent: inout Bool
    ) throws(Invalid) -> StyleSelector.Part {
        scalars.removeFirst()
        let isElement = scalars.first == ":"
        if isElement { scalars.removeFirst() }
        let name = try name().lowercased()
        let inner = try brackets()
        if isElement || inner == nil && PseudoClasses.legacyElements.contains(name) {
            let isKnown = PseudoClasses.elements.contains(name) || name.hasPrefix("-webkit-")
            guard isKnown || takes(name), !isArgument else { throw Invalid() }
            return .pseudoElement(name)
        }
        if let inner, Self.mayName(inner) { namesParent = true }
        switch (name, inner) {
        case ("scope", nil) where namesParent: return .scope
        case ("root", nil), ("scope", nil): return .root
        case ("host", nil): return .host([])
        case ("host", let inner?): return .host(try list(inner))
        case ("host-context", let inner?): return .around(try list(inner))
        case ("is", let inner?), ("-webkit-any", let inner?):
            return .any(try forgivingList(inner), isWeightless: false)
        case ("where", let inner?):
            return .any(try forgivingList(inner), isWeightless: true)
        case ("not", let inner?): return .not(try list(inner))
        case (let name, let inner?)
        where names != .ofBrowsers && PseudoClasses.wrappers.contains(name):
            let list = try forgivingList(inner, isArgument: isArgument)
            return list.isEmpty ? .universal : .any(list, isWeightless: false)
        default: return .qualifier(try state(name, inner))
        }
    }

    /// The name is one that a tool may replace, or any.
    private func takes(_ name: String) -> Bool {
        switch names {
        case .ofBrowsers: false
        case .ofTools: PseudoClasses.isOfTools(name)
        case .all: true
        }
    }

    private static func mayName(_ inner: String) -> Bool { inner.contains("&") }

    /// A state that no file tells, with all that is in its brackets.
    private func state(_ name: String, _ inner: String?) throws(Invalid) -> StyleQualifier.Test {
        guard let inner else {
            guard PseudoClasses.simple.contains(name) || takes(name) else { throw Invalid() }
            return StyleQualifier.Test(kind: .state, name: name)
        }
        guard PseudoClasses.functions.contains(name) || takes(name) else { throw Invalid() }
        var test = StyleQualifier.Test(kind: .state, name: "\(name)(\(inner.trimmed))")
        if name == "has" {
            test.weight = try relativeList(inner).map(\.specificity).max() ?? test.weight
        }
        return test
    }

    /// The text in brackets, where some follow.
    private mutating func brackets() throws(Invalid) -> String? {
        guard scalars.first == "(" else { return nil }
        guard let end = BracketNesting.closing(in: scalars) else { throw Invalid() }
        let inner = String(String.UnicodeScalarView(scalars[(scalars.startIndex + 1)..<end]))
        scalars = scalars[(end + 1)...]
        return inner
    }
}
