/// What theme files are written in; each becomes the same tree of nodes with their places.
enum Container: Equatable {
    case yaml, toml, propertyList, markup, lines, styleSheet

    /// The container of a file, by its ending, or else by how its text begins.
    init(of text: String, file: String, _ formats: MappingSet = .builtIn) {
        let ending = Self.ending(of: file)
        if let own = formats.own(ending: ending) {
            self = Self.all.first { $0.name == own.container } ?? .yaml
            return
        }
        switch ending {
        case "toml": self = .toml
        case "conf", "ini", "colorscheme", "xresources", "xdefaults", nil: self = .lines
        case "theme": self = text.hasPrefix("{") ? .yaml : .lines
        case "css": self = .styleSheet
        case "itermcolors", "plist", "tmtheme", "xccolortheme": self = .propertyList
        case "xml", "icls": self = .markup
        default:
            self =
                ["<?xml", "<!DOCTYPE", "<plist"].contains(where: text.hasPrefix)
                ? .propertyList : .yaml
        }
    }

    /// The one value of a file; nil when it is empty.
    func parse(
        _ text: String,
        file: String,
        _ formats: MappingSet = .builtIn
    ) throws(YAMLParsingError) -> SourceNode? { try located(text, file: file, formats).root }

    /// The one value of a file, and whether its places are counted as YAML counts lines: else only a line feed ends one.
    func located(
        _ text: String,
        file: String,
        _ formats: MappingSet = .builtIn
    ) throws(YAMLParsingError) -> (root: SourceNode?, countsAsYAML: Bool) {
        switch self {
        case .yaml: try Self.parseYAML(text, file: file, formats)
        case .toml: (try TOMLParser.parse(text, file: file), false)
        case .propertyList: (try PropertyListParser.parse(text, file: file), false)
        case .markup: (try MarkupParser.parse(text, file: file), false)
        case .lines: (try LineParser.parse(text, file: file), false)
        case .styleSheet: (try StyleSheetParser.parse(text, file: file), false)
        }
    }

    private static let all: [Container] = [
        .yaml, .toml, .propertyList, .markup, .lines, .styleSheet,
    ]

    /// The name in tables of formats; JSON is read as YAML.
    var name: String {
        switch self {
        case .yaml: "yaml"
        case .toml: "toml"
        case .propertyList: "plist"
        case .markup: "xml"
        case .lines: "lines"
        case .styleSheet: "css"
        }
    }

    var title: String {
        switch self {
        case .yaml: "YAML"
        case .toml: "TOML"
        case .propertyList: "a property list"
        case .markup: "XML"
        case .lines: "lines of keys and values"
        case .styleSheet: "CSS"
        }
    }

    /// JSON is read as YAML; what YAML does not take may still be JSON with comments or trailing commas.
    private static func parseYAML(
        _ text: String,
        file: String,
        _ formats: MappingSet
    ) throws(YAMLParsingError) -> (root: SourceNode?, countsAsYAML: Bool) {
        if hasComment(text), let root = foreignJSON(text, file: file, formats) {
            return (root, false)
        }
        do throws(YAMLParsingError) {
            return (try YAMLParser.parse(text, file: file), true)
        } catch {
            guard let root = foreignJSON(text, file: file, formats) else { throw error }
            return (root, false)
        }
    }

    /// Whether a text that begins as JSON has a comment of JavaScript: to YAML it is text, perhaps part of a key.
    private static func hasComment(_ text: String) -> Bool {
        let start = text.utf8.first { $0 > UInt8(ascii: " ") }
        guard let start, "{[/".utf8.contains(start) else { return false }
        var isQuoted = false
        var last = UInt8(ascii: " ")
        for byte in text.utf8 {
            if !isQuoted, last == UInt8(ascii: "/"), byte == last || byte == UInt8(ascii: "*") {
                return true
            }
            let isEscaped = isQuoted && last == UInt8(ascii: "\\")
            if byte == UInt8(ascii: "\""), !isEscaped { isQuoted.toggle() }
            // A backslash that is escaped escapes nothing.
            last = isEscaped ? UInt8(ascii: " ") : byte
        }
        return false
    }

    /// Nil for JSON of our own, which has no comments, and for other text.
    private static func foreignJSON(_ text: String, file: String, _ formats: MappingSet)
        -> SourceNode?
    {
        guard let root = try? JSONParser.parse(text, file: file),
            ForeignReaders.reader(of: root, formats) != nil || UnknownFormat.settings(root) != nil
        else {
            return nil
        }
        return root
    }

    /// What a text is called, and what is wrong with it: that of JSON in the words of JSON.
    func problem(_ error: YAMLParsingError, in text: String, file: String) -> (
        title: String, YAMLParsingError
    ) {
        guard self == .yaml, ["json", "jsonc"].contains(Self.ending(of: file)) else {
            return (title, error)
        }
        do throws(YAMLParsingError) {
            _ = try JSONParser.parse(text, file: file)
            return ("JSON", error)
        } catch {
            return ("JSON", error)
        }
    }

    /// The ending of a file's name, in lower case; nil where it has none.
    static func ending(of file: String) -> String? {
        let name = file.utf8.split(separator: UInt8(ascii: "/")).last ?? file.utf8[...]
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
            return nil
        }
        return Substring(name[name.index(after: dot)...]).lowercased()
    }
}
