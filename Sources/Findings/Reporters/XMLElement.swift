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

    func text(indentation: String = "") -> String {
        let attributes = attributes.map {
            " \($0.name)=\"\(Self.escaped($0.value, isAttribute: true))\""
        }.joined()
        let start = "\(indentation)<\(name)\(attributes)"
        if content.isEmpty && children.isEmpty { return start + "/>\n" }
        let inner = children.map { $0.text(indentation: indentation + "  ") }.joined()
        return start + ">" + Self.escaped(content, isAttribute: false)
            + (children.isEmpty ? "" : "\n" + inner + indentation) + "</\(name)>\n"
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
