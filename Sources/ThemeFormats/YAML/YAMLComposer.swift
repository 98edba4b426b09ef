import Findings

/// Puts what is found in a text together to nodes, counting what aliases come to.
struct YAMLComposer: ~Copyable {
    /// A value that other places stand for.
    private struct Anchored {
        let node: SourceNode
        let nodes: Int
        let bytes: Int
        /// How many lists and mappings stand in one another below it.
        let levels: Int
    }

    private let events: YAMLEvents
    private var anchors: [String: Anchored] = [:]
    /// How many nodes the document may still come to.
    private var nodes = YAMLParser.nodeLimit
    /// How many bytes its texts may still come to; those of a file without aliases never come to twice its size.
    private var bytes: Int
    /// The depth of the deepest value that was read of the innermost one that is still open.
    private var deepest = 0

    /// Begins with the first piece of a text, whose texts may come to so many bytes.
    init(_ events: consuming YAMLEvents, bytes: Int) {
        self.events = events
        self.bytes = bytes
    }

    /// The one document of the text; nil where there is none.
    mutating func document() throws(YAMLParsingError) -> SourceNode? {
        guard case .document = try events.next().kind else { return nil }
        let root = try node(at: events.next(), depth: 0)
        // The document's end.
        _ = try events.next()
        let next = try events.next()
        guard case .endOfText = next.kind else {
            throw YAMLParsingError(message: "there is more than one document", location: next.location)
        }
        return root
    }

    private mutating func node(at event: YAMLEvents.Event, depth: Int) throws(YAMLParsingError) -> SourceNode {
        if case .alias(let name) = event.kind { return try aliased(name, at: event.location, depth: depth) }
        let before = (nodes: nodes, bytes: bytes, deepest: deepest)
        try count(nodes: 1, bytes: 0, at: event.location)
        deepest = 0
        try reach(depth, at: event.location)
        let node = SourceNode(content: try content(at: event, depth: depth), location: event.location)
        if let anchor = event.anchor {
            anchors[anchor] = Anchored(
                node: node, nodes: before.nodes - nodes, bytes: before.bytes - bytes, levels: deepest - depth)
        }
        deepest = max(deepest, before.deepest)
        return node
    }

    private mutating func content(
        at event: YAMLEvents.Event, depth: Int
    ) throws(YAMLParsingError) -> SourceNode.Content {
        switch event.kind {
        case .scalar(let text, let style):
            try count(nodes: 0, bytes: text.utf8.count, at: event.location)
            return .scalar(text, style)
        case .sequence: return .sequence(try items(depth: depth))
        case .mapping: return .mapping(try pairs(depth: depth))
        case .alias, .end, .document, .endOfText: return .scalar("", .plain)
        }
    }

    private mutating func items(depth: Int) throws(YAMLParsingError) -> [SourceNode] {
        var items: [SourceNode] = []
        while let event = try nextMember() { items.append(try node(at: event, depth: depth + 1)) }
        return items
    }

    private mutating func pairs(depth: Int) throws(YAMLParsingError) -> [(key: SourceNode, value: SourceNode)] {
        var pairs: [(key: SourceNode, value: SourceNode)] = []
        var lines: [String: Int] = [:]
        while let event = try nextMember() {
            let key = try node(at: event, depth: depth + 1)
            if case .scalar(let text, _) = key.content, let line = lines.updateValue(event.location.line, forKey: text)
            {
                throw YAMLParsingError(
                    message: "the key '\(text.prefix(60))' is there twice, first on line \(line)",
                    help: "leave one of them out", location: event.location)
            }
            pairs.append((key, try node(at: events.next(), depth: depth + 1)))
        }
        return pairs
    }

    /// What stands next in a list or a mapping; nil where that ends.
    private func nextMember() throws(YAMLParsingError) -> YAMLEvents.Event? {
        let event = try events.next()
        if case .end = event.kind { return nil }
        return event
    }

    /// The value that an alias stands for, which lies where that lies.
    private mutating func aliased(
        _ name: String, at location: SourceLocation, depth: Int
    ) throws(YAMLParsingError) -> SourceNode {
        guard let anchored = anchors[name] else {
            throw YAMLParsingError(
                message: "there is no '&\(name.prefix(60))' before this for the alias to stand for",
                help: "put it in quotes if it is no alias", location: location)
        }
        try count(nodes: anchored.nodes, bytes: anchored.bytes, at: location)
        try reach(depth + anchored.levels, at: location)
        return anchored.node
    }

    /// Throws where values are nested too deep, by aliases too: what looks at them goes as deep.
    private mutating func reach(_ depth: Int, at location: SourceLocation) throws(YAMLParsingError) {
        guard depth <= YAMLParser.depthLimit else {
            throw YAMLParsingError(
                message: "values are nested more than \(YAMLParser.depthLimit) deep",
                help: "look for brackets that are not closed", location: location)
        }
        deepest = max(deepest, depth)
    }

    /// Throws where a value is too much with those before it.
    private mutating func count(nodes: Int, bytes: Int, at location: SourceLocation) throws(YAMLParsingError) {
        self.nodes -= nodes
        self.bytes -= bytes
        if self.nodes < 0 {
            throw YAMLParsingError(
                message: "the file comes to more than \(YAMLParser.nodeLimit) values",
                help: "write fewer, or fewer aliases", location: location)
        }
        if self.bytes < 0 {
            throw YAMLParsingError(
                message: "aliases stand for more than \(YAMLParser.aliasedTextLimit >> 20) MiB of text, with this one",
                help: "write fewer, or a shorter text", location: location)
        }
    }
}
