import SourceText

/// A parser of XML.
///
/// An element is its text, its attribute `value` where it has nothing else, or a mapping of its attributes and of the
/// elements in it. Those with an attribute `name` are members of a mapping by these names, below their tag:
/// `color/accent` for `<color name="accent">`. Of others with one tag the last counts. Document types are not read, so
/// that no entity can multiply.
struct MarkupParser {
    private var scanner: TextScanner
    private var repeated: [RepeatedKeys.Entry] = []

    /// An element between its start and its end.
    private struct Element {
        let tag: String
        var name: String?
        var attributes = MappingDraft()
        /// The first element with a name of each tag, and the last of those without.
        var children = MappingDraft()
        var named: [String: MappingDraft] = [:]
        var text: (text: String, location: SourceLocation)?

        mutating func append(_ more: String, at location: SourceLocation) {
            text = ((text?.text ?? "") + more, text?.location ?? location)
        }
    }

    static func parse(
        _ text: String,
        file: String
    ) throws(SyntaxError) -> SourceNode? {
        var parser = MarkupParser(scanner: TextScanner(text, file: file))
        return try parser.root()
    }

    /// The names that several elements of one tag in an element have.
    static func repeatedKeys(
        in text: String,
        file: String
    ) throws(SyntaxError) -> [RepeatedKeys.Entry] {
        var parser = MarkupParser(scanner: TextScanner(text, file: file))
        _ = try parser.root()
        return parser.repeated
    }

    private mutating func root() throws(SyntaxError) -> SourceNode? {
        try skipProlog()
        if scanner.isAtEnd { return nil }
        let location = scanner.location
        guard scanner.skip("<") else { throw scanner.error("missing tag") }
        let element = try element(depth: 0)
        let root = try node(of: element, at: location, isRoot: true)
        let key = try scanner.quoted(element.tag, at: location)
        return try scanner.node(.mapping([(key, root)]), at: location)
    }

    /// Skips blanks, comments, and all else before the first element.
    private mutating func skipProlog() throws(SyntaxError) {
        while true {
            scanner.skip(while: \.isSpace)
            if try skipAside() { continue }
            guard scanner.skip("<!") else { return }
            guard let declaration = scanner.take(to: ">") else {
                throw scanner.error("unterminated tag")
            }
            if declaration.contains("[") {
                throw scanner.error(
                    "the document type has declarations",
                    help: "take them out: they are not read"
                )
            }
        }
    }

    /// Skips a comment or a processing instruction; false where none begins here.
    private mutating func skipAside() throws(SyntaxError) -> Bool {
        for (start, end) in [("<!--", "-->"), ("<?", "?>")] where scanner.skip(start) {
            guard scanner.take(to: end) != nil else {
                throw scanner.error("unterminated '\(start)'")
            }
            return true
        }
        return false
    }

    /// The element whose `<` was read.
    private mutating func element(depth: Int) throws(SyntaxError) -> Element {
        try scanner.checkDepth(depth)
        let tag = scanner.take { !$0.isSpace && $0 != ">" && $0 != "/" }
        if tag.isEmpty { throw scanner.error("tag without a name") }
        var element = Element(tag: tag)
        while true {
            scanner.skip(while: \.isSpace)
            if scanner.skip("/>") { return element }
            if scanner.skip(">") { break }
            try readAttribute(of: &element)
        }
        try readContent(of: &element, depth: depth)
        return element
    }

    private mutating func readAttribute(
        of element: inout Element
    ) throws(SyntaxError) {
        let start = scanner.location
        let name = scanner.take { !$0.isSpace && !"=>/".unicodeScalars.contains($0) }
        scanner.skip(while: \.isSpace)
        guard !name.isEmpty, scanner.skip("=") else {
            throw scanner.error("attribute without a value")
        }
        scanner.skip(while: \.isSpace)
        let quote = ["\"", "'"].first { scanner.begins(with: $0) }
        guard let quote, scanner.skip(quote) else {
            throw scanner.error("the value of '\(name.prefix(40))' has no quotes")
        }
        let location = scanner.location
        guard let text = scanner.take(to: quote) else {
            throw scanner.error("missing closing quote")
        }
        let key = try scanner.quoted(name, at: start)
        let value = try scanner.verbatim(text.withoutEntities, at: location)
        element.attributes.set(key, name, to: value)
        if name == "name" { element.name = value.text }
    }

    private mutating func readContent(
        of element: inout Element,
        depth: Int
    ) throws(SyntaxError) {
        while !scanner.isAtEnd {
            if element.text == nil { scanner.skip(while: \.isSpace) }
            let location = scanner.location
            if try skipAside() { continue }
            if scanner.skip("<![CDATA[") {
                guard let text = scanner.take(to: "]]>") else {
                    throw scanner.error("unterminated '<![CDATA['")
                }
                element.append(text, at: location)
            } else if scanner.skip("</") {
                guard let tag = scanner.take(to: ">"), tag.trimmed == element.tag else {
                    throw scanner.error("'<\(element.tag.prefix(40))>' is not closed here")
                }
                return
            } else if scanner.skip("<") {
                let child = try self.element(depth: depth + 1)
                try place(child, in: &element, at: location)
            } else {
                element.append(scanner.take { $0 != "<" }.withoutEntities, at: location)
            }
        }
        throw scanner.error("unterminated '<\(element.tag.prefix(40))>'")
    }
}

// MARK: - Nodes

extension MarkupParser {
    private mutating func place(
        _ child: Element,
        in parent: inout Element,
        at location: SourceLocation
    ) throws(SyntaxError) {
        let value = try node(of: child, at: location, isRoot: false)
        let tag = try scanner.quoted(child.tag, at: location)
        guard let name = child.name else {
            parent.children.set(tag, child.tag, to: value)
            return
        }
        let key = try scanner.quoted(name, at: location)
        let replaced = parent.named[child.tag, default: MappingDraft()]
            .set(key, name, to: value)
        repeated.add(key, value, after: replaced)
        if parent.children[child.tag] == nil {
            parent.children.set(tag, child.tag, to: value)
        }
    }

    private mutating func node(
        of element: Element,
        at location: SourceLocation,
        isRoot: Bool
    ) throws(SyntaxError) -> SourceNode {
        let attributes = element.attributes.pairs.filter { key, _ in
            isRoot || key.text != "name"
        }
        if !isRoot, element.children.pairs.isEmpty {
            if let text = element.text {
                return try scanner.verbatim(text.text.trimming(\.isSpace), at: text.location)
            }
            if attributes.count == 1, attributes[0].key.text == "value" {
                return attributes[0].value
            }
        }
        let children = element.children.pairs.map { key, value in
            guard let tag = key.text, let named = element.named[tag] else {
                return (key: key, value: value)
            }
            return (key: key, value: SourceNode(pairs: named.pairs, at: value))
        }
        return try scanner.node(.mapping(attributes + children), at: location)
    }
}
