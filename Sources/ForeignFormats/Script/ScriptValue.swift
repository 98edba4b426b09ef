import ColorScience
import SourceTrees

/// What a single value of an object is.
enum ScriptValue: Equatable {
    case color
    /// The keys that lead to another value of the file.
    case reference([String])
    /// A text that is meant as a colour, and is none.
    case broken
    /// A text that is no colour.
    case text
    /// A number, a function.
    case other
    /// A value that only the program computes.
    case computed

    init(_ node: SourceNode) {
        guard let text = node.text else {
            self = .other
            return
        }
        if case .scalar(_, .quoted) = node.content {
            self = Self.quoted(text)
        } else {
            self = Self.expression(text)
        }
    }

    /// The functions of CSS that give a colour.
    static let functions: Set<Substring> = [
        "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix",
        "light-dark",
    ]

    private static func quoted(_ text: String) -> ScriptValue {
        if (try? Color(parsing: text)) != nil { return .color }
        if text.contains("var(") { return .computed }
        let isMeant = text.first == "#" || functions.contains(text.prefix { $0 != "(" })
        return isMeant ? .broken : .text
    }

    private static func expression(_ text: String) -> ScriptValue {
        let start = text.split(separator: " as ", maxSplits: 1).first ?? ""
        if let keys = keys(of: start) { return .reference(keys) }
        let isCode =
            text.contains("=>") || text.hasSuffix("}") || text.hasPrefix("function")
            || text.hasPrefix("new ") || text.hasPrefix("/")
        return isCode || isPlain(text) ? .other : .computed
    }

    /// A number, or a word for no value.
    private static func isPlain(_ text: String) -> Bool {
        let words: Set = ["true", "false", "null", "undefined", "!0", "!1"]
        return words.contains(text) || Double(text.replacing("_", with: "")) != nil
    }

    /// The keys of `palette.blue[500]`; nil for what is no chain of names.
    private static func keys(of text: Substring) -> [String]? {
        guard let first = text.unicodeScalars.first, !("0"..."9").contains(first),
            text.unicodeScalars.allSatisfy(isOfChain)
        else { return nil }
        let keys = text.split { ".[]'\"?!".contains($0) }.map(String.init)
        let words: Set = ["true", "false", "null", "undefined"]
        return keys.isEmpty || words.contains(keys[0]) ? nil : keys
    }

    private static func isOfChain(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            || "_$-.[]'\"?!".unicodeScalars.contains(scalar)
    }
}
