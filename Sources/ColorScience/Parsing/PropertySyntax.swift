/// The registration of a custom property by `@property`.
///
/// Source: CSS Properties and Values API 1, §2.
package struct PropertyRegistration: Hashable, Sendable {
    /// The values that the property may have.
    package let syntax: PropertySyntax
    /// The value where nothing else sets one; nil only where any value may be set.
    package let initialValue: String?

    /// Nil where the rule registers nothing: its initial value is missing, has a name in it, or does not fit.
    package init?(syntax: PropertySyntax, initialValue: String?) {
        self.syntax = syntax
        self.initialValue = initialValue
        guard let initialValue else {
            if syntax.isUniversal { return }
            return nil
        }
        let hasName = initialValue.keyword.contains("var(")
        guard !hasName, syntax.allows(initialValue) else { return nil }
    }
}

/// The syntax of a registered property, such as `<color>` or `<length> | auto`.
///
/// Source: CSS Properties and Values API 1, §5. Of lists and of types that no colour is made of, any value is allowed.
package struct PropertySyntax: Hashable, Sendable {
    private let types: [String]

    /// Reads the text in the descriptor, without its quotes; nil for an empty one.
    package init?(_ text: String) {
        types = text.split(separator: "|").map { type in
            String(type.split(whereSeparator: \.isWhitespace).joined(separator: " "))
        }
        if types.isEmpty { return nil }
    }

    /// Any value may be set, as for a property that is not registered.
    package var isUniversal: Bool { types == ["*"] }

    /// A value without names in it fits.
    func allows(_ text: String) -> Bool {
        var expanded = ExpandedText()
        expanded.append(original: Array(text.utf8)[...], at: 0)
        return allows(expanded, from: 0, in: ColorScope(isDark: false))
    }

    /// The value from a position to the end of an expanded text fits.
    func allows(_ text: ExpandedText, from start: Int, in scope: ColorScope) -> Bool {
        types.contains { type in
            guard type == "<color>" else {
                return Self.allows(ByteScanner(bytes: text.bytes[start...]), type)
            }
            return Self.isColor(text, from: start, in: scope)
        }
    }

    /// A colour of an element, such as `currentcolor`, is one, too.
    private static func isColor(_ text: ExpandedText, from start: Int, in scope: ColorScope) -> Bool
    {
        var parser = ColorParser(text, in: scope)
        parser.scanner.position = start
        do throws(ParsingFailure) {
            _ = try parser.parse()
            return true
        } catch {
            return error.kind == .noFixedValue
        }
    }
}

extension PropertySyntax {
    /// The types of numbers; the units that each may have are not told apart.
    private static let numeric: Set = [
        "<number>", "<integer>", "<percentage>", "<angle>", "<length>", "<length-percentage>",
        "<time>", "<resolution>",
    ]

    private static func allows(_ value: ByteScanner, _ type: String) -> Bool {
        var scanner = value
        guard (try? scanner.skipBlanks()) != nil else { return false }
        if numeric.contains(type) {
            return isNumber(&scanner, type)
        }
        guard !type.hasPrefix("<"), type != "*" else { return true }
        let name = scanner.name()
        return name == type && (try? scanner.skipBlanks()) != nil && scanner.isAtEnd
    }

    private static func isNumber(_ scanner: inout ByteScanner, _ type: String) -> Bool {
        guard scanner.isAtNumber else {
            let function = scanner.name().keyword
            let isCalculation = function == "calc" || MathFunction(rawValue: function) != nil
            return isCalculation && scanner.isAt("(")
        }
        let start = scanner.position
        let number = scanner.number()
        let digits = scanner.bytes[start..<scanner.position]
        let hasUnit = scanner.isAtName
        if hasUnit { _ = scanner.name() }
        let isPercentage = !hasUnit && scanner.consume("%")
        guard (try? scanner.skipBlanks()) != nil, scanner.isAtEnd else { return false }
        switch type {
        case "<number>":
            return !hasUnit && !isPercentage
        case "<integer>":
            return !hasUnit && !isPercentage && !digits.contains(UInt8(ascii: "."))
        case "<percentage>":
            return isPercentage
        case "<length>":
            return hasUnit || number == 0 && !isPercentage
        case "<length-percentage>":
            return hasUnit || number == 0 || isPercentage
        default:
            return hasUnit
        }
    }
}
