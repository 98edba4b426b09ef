/// An element to be written as XML 1.0.
struct XMLElement {
    let name: String
    let attributes: [(name: String, value: String)]
    var text = ""
    var children: [XMLElement] = []

    init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:]) {
        self.name = name
        self.attributes = attributes.map { ($0.key, $0.value) }
    }

    /// Writes the element, two spaces a level, with a line break at the end.
    func write(to result: inout String, indentation: Int = 0) {
        let blank = String(repeating: "  ", count: indentation)
        result += "\(blank)<\(name)"
        for attribute in attributes {
            result += " \(attribute.name)=\"\(Self.escaped(attribute.value, isAttribute: true))\""
        }
        if text.isEmpty && children.isEmpty {
            result += "/>\n"
            return
        }
        result += ">" + Self.escaped(text, isAttribute: false)
        if !children.isEmpty {
            result += "\n"
            for child in children { child.write(to: &result, indentation: indentation + 1) }
            result += blank
        }
        result += "</\(name)>\n"
    }

    /// Text without what XML reads as markup, and without the characters that it cannot hold (section 2.2).
    private static func escaped(_ text: String, isAttribute: Bool) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += isAttribute ? "&#10;" : "\n"
            case "\t": result += isAttribute ? "&#9;" : "\t"
            case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default:
                let isControl = scalar.properties.generalCategory == .control
                result.unicodeScalars.append(isControl ? "\u{FFFD}" : scalar)
            }
        }
    }
}
