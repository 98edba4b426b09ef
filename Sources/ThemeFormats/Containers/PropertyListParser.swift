/// Reads property lists in XML.
///
/// Only the five entities of XML and numbers are replaced, so none can multiply; document types are not read.
struct PropertyListParser {
    private var scanner: TextScanner

    static func parse(_ text: String, file: String) throws(YAMLParsingError) -> SourceNode? {
        var parser = PropertyListParser(scanner: TextScanner(text, file: file))
        while let name = try parser.tag() {
            if name.hasPrefix("plist") { continue }
            return try parser.value(in: name, depth: 0)
        }
        return nil
    }

    /// Goes behind the next tag that is no comment, declaration or document type; nil at the end.
    private mutating func tag() throws(YAMLParsingError) -> String? {
        while true {
            scanner.skip { $0.isSpace }
            if scanner.isAtEnd { return nil }
            if scanner.begins(with: "<!--") {
                guard scanner.take(to: "-->") != nil else {
                    throw scanner.error("a comment does not end")
                }
                continue
            }
            guard scanner.skip("<") else { throw scanner.error("a tag is missing") }
            guard let name = scanner.take(to: ">") else {
                throw scanner.error("a tag does not end")
            }
            if name.hasPrefix("!"), name.contains("[") {
                throw scanner.error(
                    "the document type has declarations",
                    help: "take them out: they are not read"
                )
            }
            if !name.hasPrefix("?") && !name.hasPrefix("!") { return name.trimmed }
        }
    }

    private mutating func value(in tag: String, depth: Int) throws(YAMLParsingError) -> SourceNode {
        try scanner.checkDepth(depth)
        let location = scanner.location
        switch tag {
        case "dict": return try scanner.node(.mapping(members(depth: depth)), at: location)
        case "array": return try scanner.node(.sequence(items(depth: depth)), at: location)
        case "dict/", "dict /": return try scanner.node(.mapping([]), at: location)
        case "array/", "array /": return try scanner.node(.sequence([]), at: location)
        case "true/", "false/":
            return try scanner.node(.scalar(String(tag.dropLast()), .plain), at: location)
        case "string", "real", "integer", "date", "data", "key":
            return try scanner.node(.scalar(try text(in: tag), .quoted), at: location)
        default:
            if tag.hasSuffix("/") { return try scanner.node(.scalar("", .quoted), at: location) }
            throw scanner.error("'<\(tag.prefix(40))>' is not a value of a property list")
        }
    }

    private mutating func members(
        depth: Int
    ) throws(YAMLParsingError) -> [(key: SourceNode, value: SourceNode)] {
        var draft = MappingDraft()
        while let name = try tag(), name != "/dict" {
            guard name == "key" else { throw scanner.error("a key is missing") }
            let key = try value(in: name, depth: depth + 1)
            guard let next = try tag() else { break }
            draft.set(key, key.text ?? "", to: try value(in: next, depth: depth + 1))
        }
        return draft.pairs
    }

    private mutating func items(depth: Int) throws(YAMLParsingError) -> [SourceNode] {
        var items: [SourceNode] = []
        while let name = try tag(), name != "/array" {
            items.append(try value(in: name, depth: depth + 1))
        }
        return items
    }

    private mutating func text(in tag: String) throws(YAMLParsingError) -> String {
        guard let raw = scanner.take(to: "</\(tag)>") else {
            throw scanner.error("'<\(tag)>' does not end")
        }
        return raw.withoutEntities
    }
}
