import SourceText

// Texts and numbers that are the values of properties.
extension StyleObject {
    /// The properties whose numbers have no unit.
    private static let plainNumbers: Set<String> = ["opacity", "font-weight", "zoom", "scale"]

    /// The text in quotes, with a computed part for each expression in it; nil for any other expression.
    func text(of range: Range<Int>) -> String? {
        guard let quote = script.bytes[range].first, "\"'`".utf8.contains(quote),
            script.end(ofTextAt: range.lowerBound, before: range.upperBound) == range.upperBound
        else { return nil }
        let inner = range.dropFirst().dropLast()
        if quote != UInt8(ascii: "`") { return script.text(inner) }
        return template(inner)
    }

    private func template(_ range: Range<Int>) -> String {
        var text = ""
        var rest = range
        while let hole = script.bytes[rest].start(of: "${") {
            text += script.text(rest.lowerBound..<hole) + StyleAttribute.computed
            let end = script.bracketEnd(of: hole + 1, before: rest.upperBound)
            rest = min(end + 1, rest.upperBound)..<rest.upperBound
        }
        return text + script.text(rest)
    }

    func number(_ range: Range<Int>, _ property: String) -> String? {
        let text = script.text(range)
        guard let number = Double(text), number.isFinite else { return nil }
        return Self.plainNumbers.contains(property) ? text : text + "px"
    }
}
