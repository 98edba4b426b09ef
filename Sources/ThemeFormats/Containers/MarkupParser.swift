import SourceText

/// Reads XML into the tree that all containers become.
///
/// An element is its text, its attribute `value` where it has nothing else, or a mapping of its attributes and of the elements in
/// it. Those with an attribute `name` are members of a mapping by these names, below their tag: `color/accent` for
/// `<color name="accent">`. Of others with one tag the last counts. Document types are not read, so that no entity can
/// multiply.
struct MarkupParser {
    private var scanner: TextScanner

    /// An element between its start and its end.
    private struct Element {
        let tag: String
        var name: String?
        var attributes = MappingDraft()
        /// The members of each tag, with the place of the first; nil for those without names.
        var children = MappingDraft()
        var named: [String: MappingDraft] = [:]
        var text: (text: String, location: SourceLocation)?
    }

    static func parse(_ text: String, file: String) throws(YAMLParsingError) -> SourceNode? {
        var parser = MarkupParser(scanner: TextScanner(text, file: file))
        try parser.skipProlog()
        if parser.scanner.isAtEnd { return nil }
        let location = parser.scanner.location
        guard parser.scanner.skip("<") else { throw parser.scanner.error("a tag is missing") }
        let element = try parser.element(depth: 0)
        let root = try parser.node(of: element, at: location, isRoot: true)
        let key = try parser.scanner.node(.scalar(element.tag, .quoted), at: location)
        return try parser.scanner.node(.mapping([(key, root)]), at: location)
    }

    /// Passes over blanks, comments, and what stands before the first element.
    private mutating func skipProlog() throws(YAMLParsingError) {
        while true {
            scanner.skip { $0.isSpace }
            if try skipAside() { continue }
            guard scanner.skip("<!") else { return }
            guard let declaration = scanner.take(to: ">") else {
                throw scanner.error("a tag does not end")
            }
            if declaration.contains("[") {
                throw scanner.error(
                    "the document type has declarations",
                    help: "take them out: they are not read"
                )
            }
        }
    }

    /// Passes over a comment or a processing instruction; false where none begins here.
    private mutating func skipAside() throws(YAMLParsingError) -> Bool {
        for (start, end) in [("<!--", "-->"), ("<?", "?>")] where scanner.skip(start) {
            guard scanner.take(to: end) != nil else {
                throw scanner.error("a '\(start)' does not end")
            }
            return true
        }
        return false
    }

    /// The element whose `<` was read.
    private mutating func element(depth: Int) throws(YAMLParsingError) -> Element {
        try scanner.checkDepth(depth)
        var element = Element(tag: scanner.take { !$0.isSpace && $0 != ">" && $0 != "/" })
        if element.tag.isEmpty { throw scanner.error("a tag has no name") }
        while true {
            scanner.skip { $0.isSpace }
            if scanner.skip("/>") { return element }
            if scanner.skip(">") { break }
            try readAttribute(into: &element)
        }
        try readContent(of: &element, depth: depth)
        return element
    }

    private mutating func readAttribute(into element: inout Element) throws(YAMLParsingError) {
        let place = scanner.location
        let name = scanner.take { !$0.isSpace && !"=>/".unicodeScalars.contains($0) }
        scanner.skip { $0.isSpace }
        guard !name.isEmpty, scanner.skip("=") else {
            throw scanner.error("an attribute has no value")
        }
        scanner.skip { $0.isSpace }
        guard let quote = ["\"", "'"].first(where: { scanner.begins(with: $0) }),
            scanner.skip(quote)
        else {
            throw scanner.error("the value of '\(name.prefix(40))' has no quotes")
        }
        let location = scanner.location
        guard let text = scanner.take(to: quote) else { throw scanner.error("a quote is missing") }
        let value = try scanner.node(.scalar(text.withoutEntities, .quoted), at: location)
        element.attributes.set(try scanner.node(.scalar(name, .quoted), at: place), name, to: value)
        if name == "name" { element.name = value.text }
    }

    private mutating func readContent(of element: inout Element, depth: Int)
        throws(YAMLParsingError)
    {
        while !scanner.isAtEnd {
            if element.text == nil { scanner.skip { $0.isSpace } }
            let location = scanner.location
            if try skipAside() { continue }
            if scanner.skip("<![CDATA[") {
                guard let text = scanner.take(to: "]]>") else {
                    throw scanner.error("a '<![CDATA[' does not end")
                }
                element.text = (
                    (element.text?.text ?? "") + text, element.text?.location ?? location
                )
            } else if scanner.skip("</") {
                guard let tag = scanner.take(to: ">"), tag.trimmed == element.tag else {
                    throw scanner.error("'<\(element.tag.prefix(40))>' is not closed here")
                }
                return
            } else if scanner.skip("<") {
                try add(try self.element(depth: depth + 1), to: &element, at: location)
            } else {
                let text = scanner.take { $0 != "<" }.withoutEntities
                element.text = (
                    (element.text?.text ?? "") + text, element.text?.location ?? location
                )
            }
        }
        throw scanner.error("'<\(element.tag.prefix(40))>' does not end")
    }

    private mutating func add(
        _ child: Element,
        to parent: inout Element,
        at location: SourceLocation
    ) throws(YAMLParsingError) {
        let value = try node(of: child, at: location, isRoot: false)
        let tag = try scanner.node(.scalar(child.tag, .quoted), at: location)
        guard let name = child.name else { return parent.children.set(tag, child.tag, to: value) }
        parent.named[child.tag, default: MappingDraft()].set(
            try scanner.node(.scalar(name, .quoted), at: location),
            name,
            to: value
        )
        if parent.children[child.tag] == nil { parent.children.set(tag, child.tag, to: value) }
    }

    private mutating func node(
        of element: Element,
        at location: SourceLocation,
        isRoot: Bool
    ) throws(YAMLParsingError) -> SourceNode {
        let attributes = element.attributes.pairs.filter { isRoot || $0.key.text != "name" }
        if !isRoot, element.children.pairs.isEmpty {
            if let text = element.text {
                return try scanner.node(.scalar(text.text.spaceless, .quoted), at: text.location)
            }
            if let only = attributes.first, attributes.count == 1, only.key.text == "value" {
                return only.value
            }
        }
        let children = element.children.pairs.map { key, value in
            let named = key.text.flatMap { element.named[$0] }
            return (
                key: key,
                value: named.map {
                    SourceNode(content: .mapping($0.pairs), location: value.location)
                } ?? value
            )
        }
        return try scanner.node(.mapping(attributes + children), at: location)
    }
}

extension String {
    /// Without blanks and ends of lines around it.
    fileprivate var spaceless: String { trimming(\.isSpace) }

    /// With the five entities of XML, and numbers, replaced by what they stand for.
    var withoutEntities: String {
        guard utf8.contains(UInt8(ascii: "&")) else { return self }
        let parts = split(separator: "&", omittingEmptySubsequences: false)
        return parts[0] + parts.dropFirst().map(Self.unescaped).joined()
    }

    /// A text behind `&`, with the entity that it begins with replaced.
    private static func unescaped(_ text: Substring) -> String {
        guard let end = text.firstIndex(of: ";") else { return "&\(text)" }
        let rest = text[text.index(after: end)...]
        let name = text[..<end]
        if let character = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"][name] {
            return character + rest
        }
        let number =
            name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
        guard name.hasPrefix("#"), let scalar = number.flatMap(Unicode.Scalar.init) else {
            return "&\(text)"
        }
        return String(Character(scalar)) + rest
    }
}
