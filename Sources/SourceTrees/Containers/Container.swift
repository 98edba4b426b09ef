import SourceText

/// A notation of trees; JSON is read as YAML, and Markdown has YAML in it.
package enum Container: String, CaseIterable, Sendable {
    case yaml
    case toml
    case propertyList = "plist"
    case markup = "xml"
    case lines
    case styleSheet = "css"
    case script
    case swift
    case markdown

    /// The container of a file, by its ending, or else by how its text begins.
    package init(of text: String, file: String) {
        switch Self.ending(of: file) {
        case "toml": self = .toml
        case "conf", "ini", "colorscheme", "xresources", "xdefaults", "xrdb", "ghostty", nil:
            self = .lines
        case "theme": self = text.hasPrefix("{") ? .yaml : .lines
        case "css", "scss": self = .styleSheet
        case "ts", "tsx", "mts", "cts", "js", "jsx", "mjs", "cjs": self = .script
        case "swift": self = .swift
        case "itermcolors", "plist", "tmtheme", "xccolortheme": self = .propertyList
        case "xml", "icls": self = .markup
        case "md", "markdown": self = .markdown
        default:
            let starts = ["<?xml", "<!DOCTYPE", "<plist"]
            self = starts.contains(where: text.hasPrefix) ? .propertyList : .yaml
        }
    }

    /// The ending of a file's name, in lower case; nil where it has none.
    package static func ending(of file: String) -> String? {
        let name = file.utf8.split(separator: UInt8(ascii: "/")).last ?? file.utf8[...]
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
            return nil
        }
        return Substring(name[name.index(after: dot)...]).lowercased()
    }

    package static func isJSON(_ file: String) -> Bool {
        ["json", "jsonc"].contains(ending(of: file))
    }

    /// The name of the notation of a file in messages.
    package func title(of file: String) -> String {
        switch self {
        case .yaml: Self.isJSON(file) ? "JSON" : "YAML"
        case .toml: "TOML"
        case .propertyList: "a property list"
        case .markup: "XML"
        case .lines: "lines of keys and values"
        case .styleSheet: "CSS"
        case .script: "constants of JavaScript"
        case .swift: "Swift"
        case .markdown: "Markdown with YAML"
        }
    }
}

extension Container {
    /// The tree of a file; nil when it is empty.
    ///
    /// JSON with comments or trailing commas is no YAML: it is read where `acceptsLooseJSON` says that the file is of a
    /// program that writes it so.
    package func parse(
        _ text: String,
        file: String,
        acceptsLooseJSON: (SourceNode) -> Bool = { _ in false }
    ) throws(SyntaxError) -> SourceTree? {
        if self == .yaml {
            return try Self.parseYAML(text, file: file, acceptsLooseJSON)
        }
        guard let root = try parseOther(text, file: file) else { return nil }
        return SourceTree(root: root, countsLinesAsYAML: false)
    }

    /// The keys that a text has twice in one place, of which the last counts; none where that is an error, or all may count.
    package func repeatedKeys(in text: String, file: String) -> [RepeatedKeys.Entry] {
        do throws(SyntaxError) {
            switch self {
            case .lines: return try LineParser.repeatedKeys(in: text, file: file)
            case .propertyList: return try PropertyListParser.repeatedKeys(in: text, file: file)
            case .markup: return try MarkupParser.repeatedKeys(in: text, file: file)
            case .yaml where text.first == "{" || Self.isJSON(file):
                return RepeatedKeys.all(in: Array(text.utf8), file: file)
            case .yaml, .toml, .styleSheet, .script, .swift, .markdown: return []
            }
        } catch {
            return []
        }
    }

    private func parseOther(
        _ text: String,
        file: String
    ) throws(SyntaxError) -> SourceNode? {
        switch self {
        case .yaml: try YAMLParser.parse(text, file: file)
        case .toml: try TOMLParser.parse(text, file: file)
        case .propertyList: try PropertyListParser.parse(text, file: file)
        case .markup: try MarkupParser.parse(text, file: file)
        case .lines: try LineParser.parse(text, file: file)
        case .script: try ScriptParser.parse(text, file: file)
        case .swift: CodeTree.node(text, file: file)
        case .markdown: try MarkdownParser.parse(text, file: file)
        case .styleSheet:
            try StyleSheetParser.parse(text, file: file, isSass: Self.ending(of: file) == "scss")
        }
    }

    private static func parseYAML(
        _ text: String,
        file: String,
        _ acceptsLooseJSON: (SourceNode) -> Bool
    ) throws(SyntaxError) -> SourceTree? {
        if ScriptComment.isPresent(in: text),
            let tree = looseJSON(text, file: file, acceptsLooseJSON)
        {
            return tree
        }
        do throws(SyntaxError) {
            guard let root = try YAMLParser.parse(text, file: file) else { return nil }
            return SourceTree(root: root, countsLinesAsYAML: true)
        } catch {
            if let tree = looseJSON(text, file: file, acceptsLooseJSON) { return tree }
            if isJSON(file), text.contains("\\u"),
                let json = try? JSONParser.parse(text, file: file), !json.isLoose
            {
                // YAML has no pairs of surrogates.
                return SourceTree(root: json.root, countsLinesAsYAML: false)
            }
            // The fault of a JSON file in the words of JSON.
            if isJSON(file) { _ = try JSONParser.parse(text, file: file) }
            throw error
        }
    }

    private static func looseJSON(
        _ text: String,
        file: String,
        _ accepts: (SourceNode) -> Bool
    ) -> SourceTree? {
        guard let json = try? JSONParser.parse(text, file: file), accepts(json.root) else {
            return nil
        }
        return SourceTree(root: json.root, countsLinesAsYAML: false)
    }
}
