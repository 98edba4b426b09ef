import SourceText

// The entries of an object, and the texts that are their values.
extension StyleObject {
    mutating func readEntry(_ range: Range<Int>, _ mayNotApply: Bool, _ depth: Int) {
        let range = script.trimmed(range)
        if range.isEmpty { return }
        if script.bytes[range].starts(with: "...".utf8) {
            return read(range.dropFirst(3), mayNotApply: mayNotApply, depth: depth + 1)
        }
        let colon = colon(in: range)
        let property = property(ofKey: script.trimmed(range.lowerBound..<colon))
        let value = script.trimmed(min(colon + 1, range.upperBound)..<range.upperBound)
        let text = mayNotApply ? nil : self.text(of: value) ?? number(value, property)
        style.add(property, text ?? unknownText(of: value, property))
    }

    /// The colon after the key; the end of the range where none is.
    private func colon(in range: Range<Int>) -> Int {
        var colon = range.upperBound
        script.scan(range) { index, byte in
            if byte == UInt8(ascii: ":") { colon = index }
            return colon == range.upperBound
        }
        return colon
    }

    /// An element that may have no box counts as one without.
    private func unknownText(of value: Range<Int>, _ property: String) -> String {
        let mayBeBoxless =
            property == "display" && script.text(value).includes("contents")
        return mayBeBoxless ? "contents" : StyleAttribute.computed
    }

    /// Empty for a key that is computed.
    private func property(ofKey range: Range<Int>) -> String {
        var key = script.text(range)[...]
        // `["--x" as string]`
        if key.hasPrefix("[") { key = key.dropFirst().dropLast() }
        guard let quote = key.first, "\"'`".contains(quote) else {
            return script[range.lowerBound] == UInt8(ascii: "[")
                ? "" : StyleAttribute.property(ofKey: key)
        }
        key = key.dropFirst().prefix { $0 != quote }
        if !key.hasPrefix("--") { return StyleAttribute.property(ofKey: key) }
        return String(key.prefix { $0 != "{" })
    }

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
        var index = range.lowerBound
        while index < range.upperBound {
            let start = index
            while index < range.upperBound, script.bytes[index] != UInt8(ascii: "$") {
                index += 1
            }
            text += script.text(start..<index)
            guard index < range.upperBound else { break }
            let isHole = script[index + 1] == UInt8(ascii: "{")
            if isHole { index = script.bracketEnd(of: index + 1, before: range.upperBound) }
            text += isHole ? StyleAttribute.computed : "$"
            index += 1
        }
        return text
    }

    /// The properties whose numbers have no unit.
    private static let plainNumbers: Set<String> = ["opacity", "font-weight", "zoom", "scale"]

    private func number(_ range: Range<Int>, _ property: String) -> String? {
        let text = script.text(range)
        guard let number = Double(text), number.isFinite else { return nil }
        return Self.plainNumbers.contains(property) ? text : text + "px"
    }
}
