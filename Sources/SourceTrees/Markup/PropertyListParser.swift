/// A parser of property lists in XML.
///
/// Only the five entities of XML and numbers are replaced, so none can multiply; document types are not read.
struct PropertyListParser {
    private var scanner: TextScanner
    private var repeated: [RepeatedKeys.Entry] = []

    static func parse(
        _ text: String,
        file: String
    ) throws(SyntaxError) -> SourceNode? {
        var parser = PropertyListParser(scanner: TextScanner(text, file: file))
        return try parser.root()
    }

    /// The keys that a dictionary has twice.
    static func repeatedKeys(
        in text: String,
        file: String
    ) throws(SyntaxError) -> [RepeatedKeys.Entry] {
        var parser = PropertyListParser(scanner: TextScanner(text, file: file))
        _ = try parser.root()
        return parser.repeated
    }

    private mutating func root() throws(SyntaxError) -> SourceNode? {
        while let name = try tag() {
            if name.hasPrefix("plist") { continue }
            return try value(in: name, depth: 0)
        }
        return nil
    }

    /// The next tag that is no comment, declaration or document type, which is skipped; nil at the end.
    private mutating func tag() throws(SyntaxError) -> String? {
        while true {
            scanner.skip(while: \.isSpace)
            if scanner.isAtEnd { return nil }
            if scanner.begins(with: "<!--") {
                guard scanner.take(to: "-->") != nil else {
                    throw scanner.error("unterminated comment")
                }
                continue
            }
            guard scanner.skip("<") else { throw scanner.error("missing tag") }
            guard let name = scanner.take(to: ">") else {
                throw scanner.error("unterminated tag")
            }
            if name.hasPrefix("!"), name.contains("[") {
                throw scanner.error(
                    "the document type has declarations",
                    help: "take them out: they are not read"
                )
            }
            if !name.hasPrefix("?"), !name.hasPrefix("!") { return name.trimmed }
        }
    }

    private mutating func value(
        in tag: String,
        depth: Int
    ) throws(SyntaxError) -> SourceNode {
        try scanner.checkDepth(depth)
        let location = scanner.location
        switch tag {
        case "dict":
            return try scanner.node(.mapping(members(depth: depth)), at: location)
        case "array":
            return try scanner.node(.sequence(items(depth: depth)), at: location)
        case "dict/", "dict /":
            return try scanner.node(.mapping([]), at: location)
        case "array/", "array /":
            return try scanner.node(.sequence([]), at: location)
        case "true/", "false/":
            let word = String(tag.dropLast())
            return try scanner.node(.scalar(word, .plain), at: location)
        case "string", "real", "integer", "date", "data", "key":
            return try scanner.verbatim(try text(in: tag), at: location)
        case _ where tag.hasSuffix("/"):
            return try scanner.quoted("", at: location)
        default:
            throw scanner.error("'<\(tag.prefix(40))>' is not a value of a property list")
        }
    }

    private mutating func members(
        depth: Int
    ) throws(SyntaxError) -> [(key: SourceNode, value: SourceNode)] {
        var draft = MappingDraft()
        while let name = try tag(), name != "/dict" {
            guard name == "key" else { throw scanner.error("missing key") }
            let key = try value(in: name, depth: depth + 1)
            guard let next = try tag() else { break }
            let value = try value(in: next, depth: depth + 1)
            let replaced = draft.set(key, key.text ?? "", to: value)
            repeated.add(key, value, after: replaced)
        }
        return draft.pairs
    }

    private mutating func items(depth: Int) throws(SyntaxError) -> [SourceNode] {
        var items: [SourceNode] = []
        while let name = try tag(), name != "/array" {
            items.append(try value(in: name, depth: depth + 1))
        }
        return items
    }

    private mutating func text(in tag: String) throws(SyntaxError) -> String {
        guard let raw = scanner.take(to: "</\(tag)>") else {
            throw scanner.error("unterminated '<\(tag)>'")
        }
        return raw.withoutEntities
    }
}
