// The namespaces of elements and attributes.
//
// Source: Selectors 4, §5.3.
extension StyleSelectorParser {
    /// The type of an element with a namespace, `*|a`, `|a` or `svg|*`; nil where none is named.
    mutating func typeInNamespace() throws(Invalid) -> StyleSelector.Part? {
        guard let prefix = try namespace() else { return nil }
        let isUniversal = scalars.first == "*"
        if isUniversal { scalars.removeFirst() }
        let type = isUniversal ? "*" : try name().lowercased()
        switch prefix {
        case "*": return isUniversal ? .universal : .element(type)
        // The elements of HTML and SVG all have a namespace.
        case "": return .any([], isWeightless: false)
        default: return .element("\(prefix)|\(type)")
        }
    }

    /// The prefix in front of a bar: a star, nothing, or a name that a rule `@namespace` may declare.
    mutating func namespace() throws(Invalid) -> String? {
        guard scalars.contains("|") else { return nil }
        var rest = self
        var prefix = ""
        if rest.scalars.first == "*" {
            rest.scalars.removeFirst()
            prefix = "*"
        } else if let name = try? rest.name() {
            prefix = name
        } else {
            rest = self
        }
        guard rest.scalars.popFirst() == "|", let next = rest.scalars.first,
            !"=|".unicodeScalars.contains(next)
        else { return nil }
        if prefix != "*", !prefix.isEmpty, names != .all { throw Invalid() }
        scalars = rest.scalars
        return prefix
    }
}
