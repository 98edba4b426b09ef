import SourceText

/// The harmless attributes and styles of an image in SVG.
enum SVGRules {
    private static let pixels = ["png", "jpeg", "jpg", "gif", "webp"]

    /// The problem of an attribute; nil for a harmless one.
    static func problem(ofAttribute name: String, _ value: String) -> String? {
        switch name {
        case "xmlns", "xmlns:svg":
            return problem(ofSpace: value, besides: ["http://www.w3.org/2000/svg"])
        case "xmlns:xlink":
            return problem(ofSpace: value, besides: ["http://www.w3.org/1999/xlink"])
        case "href", "xlink:href":
            return isHarmless(address: value) ? nil : "the address '\(value.excerpt)'"
        default:
            break
        }
        if name.hasPrefix("xmlns:"), !name.hasPrefix("xmlns:xml") {
            return problem(ofSpace: value, besides: SVGNames.inertSpaces)
        }
        if ["aria-", "data-"].contains(where: name.hasPrefix) { return nil }
        if SVGNames.texts.contains(name) { return nil }
        guard SVGNames.attributes.contains(name) else { return "the attribute '\(name.excerpt)'" }
        return problem(inCSS: value)
    }

    private static func problem(ofSpace space: String, besides known: Set<String>) -> String? {
        known.contains(space) ? nil : "the namespace '\(space.excerpt)'"
    }

    /// An element of the same image, or an image in pixels that the address itself holds.
    private static func isHarmless(address: String) -> Bool {
        if address.hasPrefix("#") { return true }
        return pixels.contains { address.hasPrefix("data:image/\($0);base64,") }
    }
}

// MARK: - Styles

extension SVGRules {
    /// The problem of CSS or of the value of a property; nil where all its functions load nothing.
    static func problem(inCSS text: String) -> String? {
        guard let text = resolved(text) else { return "a reference to a character" }
        let bytes = Array(text.lowercased().utf8)
        for (index, byte) in bytes.enumerated() {
            let problem: String?
            switch byte {
            case UInt8(ascii: "\\"):
                problem = "a '\\' in CSS"
            case UInt8(ascii: "@"):
                problem = self.problem(ofRule: bytes[(index + 1)...])
            case UInt8(ascii: "("):
                problem = self.problem(ofFunction: bytes[..<index], bytes[(index + 1)...])
            default:
                continue
            }
            if let problem { return problem }
        }
        return nil
    }

    private static func problem(ofRule name: ArraySlice<UInt8>) -> String? {
        let isHarmless = ["media", "supports"].contains { name.starts(with: $0.utf8) }
        return isHarmless ? nil : "a rule with '@'"
    }

    private static func problem(
        ofFunction before: ArraySlice<UInt8>,
        _ arguments: ArraySlice<UInt8>
    ) -> String? {
        let gap = before.lastIndex { !isOfName($0) }
        let name = before[(gap.map { $0 + 1 } ?? before.startIndex)...]
        if name.isEmpty { return nil }
        let function = String(decoding: name, as: UTF8.self)
        guard SVGNames.functions.contains(function) else {
            return "the function '\(function.excerpt)()'"
        }
        if function == "url", !isFragment(arguments) { return "an address in 'url()'" }
        return nil
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-")
    }

    private static func isFragment(_ argument: ArraySlice<UInt8>) -> Bool {
        let text = argument.drop(while: \.isSpace)
        let isQuoted = text.first == UInt8(ascii: "\"") || text.first == UInt8(ascii: "'")
        return text.dropFirst(isQuoted ? 1 : 0).first == UInt8(ascii: "#")
    }
}

// MARK: - References

extension SVGRules {
    private static let references: KeyValuePairs = [
        "quot;": "\"",
        "apos;": "'",
        "amp;": "&",
        "lt;": "<",
        "gt;": ">",
        "#10;": "\n",
        "#xA;": "\n",
        "#9;": "\t",
    ]

    /// The text with its references to characters resolved; nil for one that XML does not know by itself.
    private static func resolved(_ text: String) -> String? {
        let pieces = text.split(separator: "&", omittingEmptySubsequences: false)
        var result = String(pieces[0])
        for piece in pieces.dropFirst() {
            let reference = references.first { piece.hasPrefix($0.key) }
            guard let (name, value) = reference else { return nil }
            result += value + piece.dropFirst(name.count)
        }
        return result
    }
}
