import Findings

/// What theme files are written in; each becomes the same tree of nodes with their places.
enum Container {
    case yaml, toml, propertyList, lines, styleSheet

    /// The container of a file, by its ending, or else by how its text begins.
    init(of text: String, file: String) {
        switch Self.ending(of: file) {
        case "toml": self = .toml
        case "conf", "ini", "colorscheme", nil: self = .lines
        case "css": self = .styleSheet
        case "itermcolors", "plist", "tmtheme": self = .propertyList
        default: self = ["<?xml", "<!DOCTYPE", "<plist"].contains(where: text.hasPrefix) ? .propertyList : .yaml
        }
    }

    /// The one value of a file; nil when it is empty.
    func parse(_ text: String, file: String) throws(YAMLParsingError) -> SourceNode? {
        switch self {
        case .yaml: try Self.parseYAML(text, file: file)
        case .toml: try TOMLParser.parse(text, file: file)
        case .propertyList: try PropertyListParser.parse(text, file: file)
        case .lines: try LineParser.parse(text, file: file)
        case .styleSheet: try StyleSheetParser.parse(text, file: file)
        }
    }

    var title: String {
        switch self {
        case .yaml: "YAML"
        case .toml: "TOML"
        case .propertyList: "a property list"
        case .lines: "lines of keys and values"
        case .styleSheet: "CSS"
        }
    }

    /// JSON is read as YAML; what YAML does not take may still be JSON with comments or trailing commas.
    private static func parseYAML(_ text: String, file: String) throws(YAMLParsingError) -> SourceNode? {
        // To YAML, a comment at the beginning is text.
        let start = text.utf8.first { $0 > UInt8(ascii: " ") }
        if start == UInt8(ascii: "/"), let root = foreignJSON(text, file: file) { return root }
        do throws(YAMLParsingError) {
            return try YAMLParser.parse(text, file: file)
        } catch {
            guard let root = foreignJSON(text, file: file) else { throw error }
            return root
        }
    }

    /// Nil for JSON of our own, which has no comments, and for other text.
    private static func foreignJSON(_ text: String, file: String) -> SourceNode? {
        guard let root = try? JSONParser.parse(text, file: file), ForeignReaders.reader(of: root) != nil else {
            return nil
        }
        return root
    }

    /// The ending of a file's name, in lower case; nil where it has none.
    static func ending(of file: String) -> String? {
        let name = file.utf8.split(separator: UInt8(ascii: "/")).last ?? file.utf8[...]
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return nil }
        return Substring(name[name.index(after: dot)...]).lowercased()
    }
}
