import SourceText

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
        style.add(property, text(of: value, property, mayNotApply))
    }

    private func text(of value: Range<Int>, _ property: String, _ mayNotApply: Bool) -> String {
        if !mayNotApply, let text = text(of: value) ?? number(value, property) { return text }
        return unknownText(of: value, property)
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
        let isComputed = key.hasPrefix("[")
        if isComputed { key = key.dropFirst().dropLast() }
        if let quote = key.first, "\"'`".contains(quote) {
            key = key.dropFirst().prefix { $0 != quote }
            if key.hasPrefix("--") { return String(key.prefix { $0 != "{" }) }
        } else if isComputed {
            return ""
        }
        return StyleAttribute.property(ofKey: key)
    }
}
