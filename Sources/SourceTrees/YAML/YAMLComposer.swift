import SourceText

/// A builder of nodes from events; nodes that aliases repeat count towards the limits.
struct YAMLComposer: ~Copyable {
    private struct Anchored {
        let node: SourceNode
        let nodes: Int
        let bytes: Int
        let levels: Int
    }

    private let events: YAMLEvents
    private var anchors: [String: Anchored] = [:]
    private var nodes = TreeLimits.nodes
    private var bytes: Int
    /// The greatest depth within the value that is being read.
    private var deepest = 0

    init(_ events: consuming YAMLEvents, bytes: Int) {
        self.events = events
        self.bytes = bytes
    }

    mutating func document() throws(SyntaxError) -> SourceNode? {
        guard case .document = try events.next().kind else { return nil }
        let root = try node(at: events.next(), depth: 0)
        _ = try events.next()
        let next = try events.next()
        guard case .endOfText = next.kind else {
            throw SyntaxError(
                message: "there is more than one document",
                location: next.location
            )
        }
        return root
    }

    private mutating func node(at event: YAMLEvents.Event, depth: Int) throws(SyntaxError)
        -> SourceNode
    {
        if case .alias(let name) = event.kind {
            return try aliased(name, at: event.location, depth: depth)
        }
        let before = (nodes: nodes, bytes: bytes, deepest: deepest)
        try count(nodes: 1, bytes: 0, at: event.location)
        deepest = 0
        try reach(depth, at: event.location)
        let node = SourceNode(
            content: try content(at: event, depth: depth),
            location: event.location
        )
        if let anchor = event.anchor {
            anchors[anchor] = Anchored(
                node: node,
                nodes: before.nodes - nodes,
                bytes: before.bytes - bytes,
                levels: deepest - depth
            )
        }
        deepest = max(deepest, before.deepest)
        return node
    }

    private mutating func content(
        at event: YAMLEvents.Event,
        depth: Int
    ) throws(SyntaxError) -> SourceNode.Content {
        switch event.kind {
        case .scalar(let text, let style):
            try count(nodes: 0, bytes: text.utf8.count, at: event.location)
            return .scalar(text, style)
        case .sequence: return .sequence(try items(depth: depth))
        case .mapping: return .mapping(try pairs(depth: depth))
        case .alias, .end, .document, .endOfText: return .scalar("", .plain)
        }
    }

    private mutating func items(depth: Int) throws(SyntaxError) -> [SourceNode] {
        var items: [SourceNode] = []
        while let event = try nextMember() {
            items.append(try node(at: event, depth: depth + 1))
        }
        return items
    }

    private mutating func pairs(
        depth: Int
    ) throws(SyntaxError) -> [(key: SourceNode, value: SourceNode)] {
        var pairs: [(key: SourceNode, value: SourceNode)] = []
        var lines: [String: Int] = [:]
        while let event = try nextMember() {
            let key = try node(at: event, depth: depth + 1)
            if case .scalar(let text, _) = key.content,
                let line = lines.updateValue(event.location.line, forKey: text)
            {
                throw SyntaxError(
                    message: "the key '\(text.prefix(60))' is there twice, first on line \(line)",
                    help: "leave one of them out",
                    location: event.location
                )
            }
            pairs.append((key, try node(at: events.next(), depth: depth + 1)))
        }
        return pairs
    }

    private func nextMember() throws(SyntaxError) -> YAMLEvents.Event? {
        let event = try events.next()
        if case .end = event.kind { return nil }
        return event
    }

    /// Returns the anchored node itself, so findings point at the anchor.
    private mutating func aliased(
        _ name: String,
        at location: SourceLocation,
        depth: Int
    ) throws(SyntaxError) -> SourceNode {
        guard let anchored = anchors[name] else {
            throw SyntaxError(
                message: "there is no '&\(name.prefix(60))' before this alias",
                help: "put it in quotes if it is no alias",
                location: location
            )
        }
        try count(nodes: anchored.nodes, bytes: anchored.bytes, at: location)
        try reach(depth + anchored.levels, at: location)
        return anchored.node
    }

    /// Limits nesting, through aliases too, because all readers recurse.
    private mutating func reach(_ depth: Int, at location: SourceLocation) throws(SyntaxError) {
        guard depth <= TreeLimits.depth else {
            throw SyntaxError(
                message: "values are nested more than \(TreeLimits.depth) deep",
                help: "look for brackets that are not closed",
                location: location
            )
        }
        deepest = max(deepest, depth)
    }

    private mutating func count(nodes: Int, bytes: Int, at location: SourceLocation)
        throws(SyntaxError)
    {
        self.nodes -= nodes
        self.bytes -= bytes
        if self.nodes < 0 {
            throw SyntaxError(
                message: "with its aliases the file has more than \(TreeLimits.nodes) values",
                help: "write fewer, or fewer aliases",
                location: location
            )
        }
        if self.bytes < 0 {
            throw SyntaxError(
                message:
                    "with this one, aliases repeat more than \(YAMLParser.aliasedTextLimit >> 20) MiB of text",
                help: "write fewer, or a shorter text",
                location: location
            )
        }
    }
}
