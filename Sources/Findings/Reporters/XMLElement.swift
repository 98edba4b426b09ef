import SourceText

struct XMLElement {
    let name: String
    let attributes: [(name: String, value: String)]
    var content = ""
    var children: [XMLElement] = []

    init(_ name: String, _ attributes: [(name: String, value: String)] = []) {
        self.name = name
        self.attributes = attributes
    }

    func markup(indentation: String = "") -> String {
        var markup = "\(indentation)<\(name)"
        for (name, value) in attributes {
            markup += " \(name)=\"\(Self.escaped(value, isAttribute: true))\""
        }
        if content.isEmpty && children.isEmpty { return markup + "/>\n" }
        markup += ">" + Self.escaped(content, isAttribute: false)
        if !children.isEmpty {
            markup += "\n"
            for child in children {
                markup += child.markup(indentation: indentation + "  ")
            }
            markup += indentation
        }
        return markup + "</\(name)>\n"
    }

    /// Text with markup escaped, and with U+FFFD for characters that XML cannot hold (section 2.2).
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
            default: result.unicodeScalars.append(scalar.isControl ? "\u{FFFD}" : scalar)
            }
        }
    }
}
